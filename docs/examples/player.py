"""Sits down at a table and plays at random to the end: python player.py http://localhost:4273 CODE."""

import json
import random
import sys
import time
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def merge(old, patch):  # JSON Merge Patch, RFC 7396
    if not isinstance(patch, dict):
        return patch
    merged = old | {key: merge(old.get(key) or {}, value) for key, value in patch.items()}
    return {key: value for key, value in merged.items() if value is not None}


def choose(may, hand, places):  # by nothing but what the table says this seat may do
    if may.get("tell"):
        return {"do": "give_clue", "text": "Almost home", "card": hand[0] if may["tell"]["with_card"] else None}
    if may.get("give"):
        return {"do": "give_cards", "cards": random.sample(hand, may["give"])}
    if may.get("vote"):
        vote = random.choice([place for place in places if place not in may["vote"]["forbidden"]])
        red = random.choice([place for place in places if place != vote]) if may["vote"]["red"] else None
        return {"do": "cast_ballot", "votes": [vote], "red": red}
    return {"do": "claim_first_turn" if may.get("claim") else "be_ready"}


url = "{}/api/tables/{}".format(*sys.argv[1:])
join = b'{"name": "Robin", "bearer": true}'
me = json.load(urlopen(Request(f"{url}/people", join, {"Content-Type": "application/json"})))
table, attempts = {}, 0
while table.get("phase") != "end":
    try:
        with connect(f"ws{url[4:]}/socket", additional_headers={"Authorization": f"Bearer {me['secret']}"}) as socket:
            view, attempts = {}, 0  # the first frame has the whole view, and so what came of every request
            for message in map(json.loads, socket):
                view = merge(view, message.get("view", {}))
                table, own = view["table"], view.get("own")
                if table["phase"] == "end":
                    break
                if own and own["seat"] in table["awaited"] and "frame" in message:
                    action = choose(own["may"], own.get("hand"), range(1, len(table["images"]) + 1))
                    action |= {key: table[key] for key in ("game", "turn", "phase")}
                    socket.send(json.dumps({"id": uuid4().hex, "action": action}))
    except (OSError, WebSocketException) as lost:  # the server restarts, for example
        if getattr(getattr(lost, "rcvd", None), "code", 0) in (4401, 4403, 4404, 4410):
            raise  # not let in any more
        time.sleep(min(2**attempts, 30) * random.uniform(1, 2))
        attempts += 1
print("I won." if me["seat"] in table["winners"] else f"Seat {table['winners'][0]} won.")
