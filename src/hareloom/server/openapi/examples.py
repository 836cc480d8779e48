"""One example of everything that is sent and answered, for the OpenAPI document. Tests hold them to the schema."""

from __future__ import annotations

from typing import Any

CODE = "amberottervelvet"
SECRET = "Zs1x0hO5yq0yX8m2rD6aVfYkq3bWJc9tLrPe7NgUw4E"
LINK = f"https://hareloom.example.org/t/{CODE}"
REPLAY = f"https://hareloom.example.org/r/{CODE}/9f2c4e61a0b7d835/1"
OWN = "own-k3vq7pza2mxw5tdr"
MOMENT = {"game": 1, "turn": 2, "phase": "give"}
CARDS = ["0de0b6b3a7640000002a", "0de0b6b3a76400000007", "0de0b6b3a76400000051"]

BODIES: dict[str, dict[str, Any]] = {
    "open_table": {
        "a program that plays": {"name": "Robin", "bearer": True},
        "a short game in French": {
            "name": "Léa",
            "language": "fr",
            "edition": "classic",
            "house": {"target_score": 15},
            "bearer": True,
        },
    },
    "join_table": {
        "to play": {"name": "Tom", "hare": 3, "bearer": True},
        "to watch": {"name": "Ana", "seat": False, "bearer": True},
    },
    "enter_table": {"a phone": {"secret": SECRET, "bearer": True}},
    "make_own_deck": {
        "for a table": {"name": "Holidays", "reach": "table", "table": CODE},
        "for friends": {"name": "Vacances", "reach": "link", "language": "fr"},
    },
    "change_own_deck": {"ready": {"state": "ready"}, "another name": {"name": "Summer", "author": "Robin"}},
    "open_own_deck": {"by its link": {"link": SECRET}},
    "bring_own_deck": {"to this table": {"table": CODE}},
    "report_own_card": {"a picture": {"card": "0f3a9c1be2d47a65c801", "note": "This is a picture of me."}},
    "describe_own_card": {"a line": {"description": "A door stands ajar in a field of snow."}},
    "rename": {"shorter": {"name": "Bo"}},
    "change_hare": {"the one with the key": {"hare": 5}},
    "be_unnamed": {"no name in the storybook": {"unnamed": True}},
    "call_device": {
        "a telephone": {
            "endpoint": "https://push.example.org/wpush/v2/gAAAAABlY3",
            "keys": {
                "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
                "auth": "tBHItJI5svbpez7KI4CCXg",
            },
            "language": "fr",
        }
    },
    "set_mail": {"an address": {"address": "robin@example.org", "language": "en"}},
    "confirm_mail": {"by the link": {"token": SECRET}},
    "stop_mail": {"by the link": {"token": SECRET}},
    "set_webhook": {
        "of Discord": {"url": "https://discord.com/api/webhooks/1234/a-secret"},
        "of Mattermost": {"url": "https://chat.example.org/hooks/a-secret", "kind": "mattermost"},
    },
    "set_hours": {
        "quiet at night": {"zone": "Europe/Paris", "quiet": {"start": 1320, "end": 480}},
        "no quiet": {"zone": "America/Montreal", "quiet": None},
    },
    "set_vacation": {"back": {"until": None}},
    "saw": {"the third turn": {"game": 1, "turn": 3, "remark": 12}},
    "make_report": {"a remark": {"kind": "remark", "remark": 7, "note": "Not at this table, please."}},
    "act": {
        "before a game": {"id": "robin-1", "action": {"do": "add_bot", "character": "otto"}},
        "start": {"id": "robin-2", "action": {"do": "start_game"}},
        "tell": {
            "id": "robin-3",
            "action": {"do": "give_clue", **MOMENT, "phase": "clue", "text": "Almost home", "card": CARDS[0]},
        },
        "sing": {
            "id": "robin-8",
            "action": {
                "do": "give_clue",
                **MOMENT,
                "phase": "clue",
                "form": "song",
                "card": CARDS[0],
                "recording": "c41f0a7be9d26385",
                "keep": True,
            },
        },
        "give": {"id": "robin-4", "action": {"do": "give_cards", **MOMENT, "cards": CARDS[1:2]}},
        "vote": {"id": "robin-5", "action": {"do": "cast_ballot", **MOMENT, "phase": "vote", "votes": [3]}},
        "speak": {"id": "robin-7", "action": {"do": "say", "text": "Good evening!"}},
        "enough seen": {"id": "robin-6", "action": {"do": "be_ready", **MOMENT, "phase": "reveal"}},
    },
}

_ENTERED = {"code": CODE, "link": LINK, "person": "1c7e0a93b24d5f68", "seat": 1, "host": True, "secret": SECRET}

_TABLE: dict[str, Any] = {
    "edition": "odyssey",
    "house": [],
    "decks": ["hareloom"],
    "needs": [{"players": 3, "cards": 26}, {"players": 4, "cards": 28}],
    "phase": "lobby",
    "game": 0,
    "turn": 0,
    "rules": None,
    "order": [1, 2],
    "seats": {"1": {"no": 1}, "2": {"no": 2, "bot": "otto", "unit": 1}},
    "storyteller": 0,
    "clue": None,
    "images": [],
    "awaited": [],
    "closing": False,
    "pile": 0,
    "discard": 0,
    "reveal": None,
    "winners": [],
    "pace": {"name": "none", "seconds": None, "days": None},
    "wishes": [],
    "time_asked": [],
    "reactions": [],
    "history": [],
}
_OWN: dict[str, Any] = {"seat": 1, "hand": [], "given": [], "ballot": None, "positions": [], "may": {}}
_PEOPLE = {_ENTERED["person"]: {"name": "Robin", "hare": 0, "seat": 1, "host": True, "here": False}}

_DECK = {
    "id": "hareloom",
    "name": {"en": "Hareloom", "fr": "Hareloom"},
    "author": "Hareloom",
    "licence": "CC-BY-4.0",
    "languages": ["en", "fr"],
    "fan": ["c801a65d47be29c1f3a0", "0f3a9c1be2d47a65c801", "71b2d09e4c5a8f36e2d4"],
    "bots": "full",
}

_OWN_DECK = {
    "id": OWN,
    "name": "Holidays",
    "reach": "link",
    "state": "draft",
    "author": "",
    "licence": "",
    "language": "en",
    "cards": [{"card": "0f3a9c1be2d47a65c801", "sent": "9c" * 32, "description": "", "position": 0}],
    "bytes": 171204,
    "limits": {"cards": 500, "bytes_a_picture": 16000000, "bytes": 150000000},
}

ANSWERS: dict[str, dict[str, Any]] = {
    "healthz": {"well": {"status": "ok", "version": "0.1.0"}},
    "readyz": {"ready": {"status": "ok", "version": "0.1.0", "details": []}},
    "open_table": {"the host, with a bearer secret": _ENTERED},
    "my_tables": {
        "one table": [
            {
                "code": CODE,
                "edition": "odyssey",
                "phase": "vote",
                "people": ["Ana", "Tom"],
                "bots": 0,
                "name": "Robin",
                "hare": 0,
                "host": True,
                "awaited": True,
                "here": 2,
                "active_at": 1767225600000,
                "games": 1,
            }
        ]
    },
    "look_at_door": {
        "a game is on": {
            "code": CODE,
            "words": ["amber", "otter", "velvet"],
            "link": LINK,
            "language": "en",
            "edition": "odyssey",
            "phase": "vote",
            "seats": 5,
            "people": 4,
            "bots": 1,
            "hares_taken": [0, 2, 3, 4],
            "inside": False,
        }
    },
    "join_table": {"a guest": {**_ENTERED, "seat": 2, "host": False}},
    "enter_table": {"the same person on another device": _ENTERED},
    "list_turns": {"nothing was missed": {"game": 1, "turns": []}},
    "list_devices": {
        "a laptop and a telephone": {
            "devices": [
                {
                    "id": "5f0c3a9be1d2774a",
                    "browser": "Firefox",
                    "system": "Linux",
                    "since": 1767225600000,
                    "by_link": False,
                    "here": True,
                    "this": True,
                },
                {
                    "id": "b81e60d4c29f7735",
                    "browser": "Safari",
                    "system": "iPhone",
                    "since": 1767229200000,
                    "by_link": True,
                    "here": False,
                    "this": False,
                },
            ],
            "link": True,
        }
    },
    "show_calls": {
        "with mail": {
            "push_key": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "mail": True,
        }
    },
    "is_device_called": {"it is": {"this": True}},
    "export_me": {
        "one table": {
            "tables": [
                {
                    "code": CODE,
                    "name": "Robin",
                    "hare": 0,
                    "host": True,
                    "joined_at": 1767225600000,
                    "remarks": [{"text": "Good evening!", "at": 1767225700000}],
                    "clues": ["Almost home"],
                    "hearts": 3,
                    "heard": [1204981, 93022],
                    "mail": "robin@example.org",
                    "pushes": 1,
                    "recordings": [
                        {
                            "game": 1,
                            "turn": 3,
                            "kind": "sound",
                            "type": "audio/webm",
                            "seconds": 12.3,
                            "at": 1767225800000,
                            "file": f"/api/tables/{CODE}/recordings/c41f0a7be9d26385",
                        }
                    ],
                }
            ]
        }
    },
    "erase_me": {"everywhere": {"tables": 2, "left": 0, "decks": 1}},
    "list_reports": {
        "one": [
            {"kind": "remark", "what": "...", "who": "Tom", "note": "Not at this table, please.", "at": 1767225600000}
        ]
    },
    "make_link": {"keep it to yourself": {"link": f"{LINK}#me={SECRET}"}},
    "view_table": {
        "before the first game": {
            "table": _TABLE,
            "people": _PEOPLE,
            "settings": {"locked": False, "approve": False, "chat": True, "watchers": True, "takeover": True},
            "remarks": {"1": {"person": _ENTERED["person"], "text": "Good evening!", "at": 1767225600000}},
            "clock": None,
            "you": {"person": _ENTERED["person"], "host": True},
            "own": _OWN,
            "screens": 0,
            "tally": {"games": 0, "people": {}, "bots": {}},
            "records": True,
        }
    },
    "list_decks": {"ours": [{**_DECK, "described": 84, "cards": 84, "fan": CARDS, "bots": "full"}]},
    "show_deck": {
        "ours": {
            **_DECK,
            "described": 1,
            "cards": [{"id": "0f3a9c1be2d47a65c801", "description": {"en": "The door is ajar."}}],
        }
    },
    "draft_description": {
        "a draft": {
            "description": "A door stands ajar in a field of snow.",
            "tags": ["invitation", "winter"],
            "inventory": ["door", "snow", "light"],
        }
    },
    "own_limits": {
        "uploads are on": {
            "on": True,
            "server_reach": False,
            "cards": 500,
            "bytes_a_picture": 16000000,
            "bytes": 150000000,
            "decks_left_today": 9,
            "heic": True,
            "describer": "localhost:11434",
        }
    },
    "make_own_deck": {"a draft": {"id": OWN, "key": SECRET, "link": SECRET[::-1]}},
    "show_own_deck": {"a draft with one card": _OWN_DECK},
    "change_own_deck": {"ready now": {**_OWN_DECK, "state": "ready"}},
    "open_own_deck": {"a friend's": {"id": OWN, "mine": False}},
    "send_picture": {
        "a card": {"card": "0f3a9c1be2d47a65c801", "sent": "9c" * 32, "same_as": None},
    },
    "send_recording": {
        "a song": {"id": "c41f0a7be9d26385", "kind": "sound", "type": "audio/webm", "seconds": 12.3},
    },
    "act": {"done, and kept": {"ack": "robin-4"}},
    "list_replays": {"one game": {"links": [REPLAY]}},
    "show_replay": {
        "the first steps": {
            "game": 1,
            "players": {"1": {"name": "Robin", "hare": 0}},
            "steps": [
                {
                    "at": 1767225600000,
                    "view": {"table": {**_TABLE, "phase": "claim", "game": 1, "turn": 1, "pile": 72}, "own": None},
                },
                {"at": 1767225604321, "view": {"table": {"phase": "clue", "storyteller": 2, "awaited": [2]}}},
            ],
        }
    },
}
