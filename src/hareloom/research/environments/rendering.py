"""The table in words, for people: what everybody may know, and nothing else."""

from hareloom.game.view_types import Public


def in_words(table: Public) -> str:
    """Some lines about the table."""
    lines = [f"{table.edition}, turn {table.turn}, {table.phase}: {_waiting(table)}"]
    if table.clue is not None and table.phase in ("give", "vote"):
        lines.append(f"{_name(table.storyteller)} tells: {table.clue.text or table.clue.form}")
    lines += [f"  {position}. {card}" for position, card in enumerate(table.images, 1)]
    lines += [f"{_name(no)}: {seat.score} points" for no, seat in table.seats.items()]
    if table.winners:
        lines.append(f"Won by {', '.join(map(_name, table.winners))}.")
    return "\n".join(lines)


def _waiting(table: Public) -> str:
    return f"waits for {', '.join(map(_name, table.awaited))}" if table.awaited else "waits for nobody"


def _name(no: int) -> str:
    return f"player_{no - 1}"
