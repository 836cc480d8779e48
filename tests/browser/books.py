"""Replays for the storybook's tests: whole games as the server tells them, with as many turns as a test needs."""

from __future__ import annotations

import random
from typing import Any

NAMES = ("Mira", "Tom", "Léa", "Maximiliane Abendroth-Lan", "Bea", "Noor", "نور", "Eli", "Juno", "Ana", "Kofi", "Pia")
CLUES = (
    "What the tide forgot to take back",
    "Almost home",
    "שלום לכל מי שעוד ער",
    "🌙🐇 …",
    "Grandfather never told us where he went in summer",
    "Everyone was there except me, and when I came at last there was nobody left who could have told me what it had "
    "been like, so I sat down on the stairs and waited for the next time, which is why I know.",
)
AT = 1_794_000_000_000


def _seat(no: int, score: int, bot: str) -> dict[str, Any]:
    return {"no": no, "bot": bot, "unit": no - 1, "score": score, "cards": 6}


def turn(dice: random.Random, number: int, players: int, cards: list[str], scores: list[int]) -> dict[str, Any]:
    """One turn as a reveal shows it: told in turn, guessed by chance, and counted as Odyssey counts."""
    teller = (number - 1) % players + 1
    owners = dice.sample(range(1, players + 1), players)
    target = owners.index(teller) + 1
    ballots, awards = [], []
    for seat in range(1, players + 1):
        if seat != teller:
            vote = dice.choice([target, *(at for at, owner in enumerate(owners, 1) if owner != seat)])
            ballots.append({"seat": seat, "ballot": {"votes": [vote], "red": None}})
    found = [cast["seat"] for cast in ballots if cast["ballot"]["votes"] == [target]]
    reason = "some_found_it" if 0 < len(found) < len(ballots) else "all_found_it" if found else "nobody_found_it"
    awards.append({"seat": teller, "points": 3 if reason == "some_found_it" else 0, "reason": reason, "positions": [target]})
    awards += [{"seat": seat, "points": 3, "reason": "found_it", "positions": [target]} for seat in found]
    for at, owner in enumerate(owners, 1):
        fooled = [cast["seat"] for cast in ballots if cast["ballot"]["votes"] == [at]]
        if owner != teller and fooled:
            lure = {"seat": owner, "points": len(fooled), "reason": "votes_on_your_card"}
            awards.append({**lure, "positions": [at], "thanks_to": fooled})
    for award in awards:
        scores[award["seat"] - 1] += award["points"]
    hearts = [{"seat": seat, "position": dice.choice([0, target]), "kind": "heart"} for seat in found]
    return {
        "turn": number,
        "storyteller": teller,
        "clue": {"form": "song"} if number % 9 == 0 else {"form": "text", "text": CLUES[(number - 1) % len(CLUES)]},
        "laid": [{"card": dice.choice(cards), "owner": owner} for owner in owners],
        "ballots": ballots,
        "awards": awards,
        "scores": list(scores),
        "target": target,
        "stood_in": [2] if number == 4 else [],
        "reactions": hearts,
        "spoken": [{"seat": players, "text": "I saw a whale in it."}] if number % 3 == 0 else [],
    }


def replay(cards: list[str], turns: int, players: int = 6, *, stopped: bool = False) -> dict[str, Any]:
    """A game of that many turns: the last player is a bot, one has no name, one deleted their data."""
    dice = random.Random(turns)
    scores = [0] * players
    history = [turn(dice, number, players, cards, scores) for number in range(1, turns + 1)]
    order = list(range(1, players + 1))
    table = {
        "edition": "odyssey",
        "house": [],
        "decks": ["hareloom"],
        "needs": [],
        "phase": "lobby" if stopped else "end",
        "game": 1,
        "turn": turns,
        "rules": {"target_score": 30, "counting": "find", "teams": False},
        "order": order,
        "seats": {str(no): _seat(no, scores[no - 1], "otto" if no == players else "") for no in order},
        "storyteller": 1,
        "images": [],
        "awaited": [],
        "closing": False,
        "pile": 0,
        "discard": 0,
        "winners": [] if stopped else [no for no in order if scores[no - 1] == max(scores)],
        "pace": {"name": "none"},
        "wishes": [],
        "reactions": [],
        "reveal": history[-1],
        "history": [] if stopped else history,
    }
    names: list[str | None] = [*NAMES]
    names[1] = None
    people = {str(no): {"name": names[no - 1], "hare": no - 1} for no in order[:-1] if no != 3}
    steps = [{"at": AT + number, "view": {"table": {**table, "reveal": each}}} for number, each in enumerate(history)]
    return {"game": 1, "players": people, "steps": steps if stopped else steps[-1:], "decks": []}
