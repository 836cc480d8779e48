// Written by scripts/write_types.py from the server's types. Change those, and run it again.

export const EDITIONS = {
  "classic": {
    "players": [
      3,
      4,
      5,
      6
    ],
    "house": [
      "hand_size",
      "cards_given",
      "solo_finder_4",
      "bonus_cap",
      "two_votes_from",
      "single_vote_bonus_when_all_found",
      "target_score",
      "rounds_per_player",
      "on_empty_pile",
      "first_storyteller",
      "clue_forms"
    ],
    "says": {
      "hand_size": 6,
      "cards_given": 1,
      "solo_finder_4": false,
      "bonus_cap": null,
      "two_votes_from": null,
      "single_vote_bonus_when_all_found": true,
      "target_score": null,
      "rounds_per_player": null,
      "on_empty_pile": "end_game",
      "first_storyteller": "claim",
      "clue_forms": [
        "text",
        "aloud"
      ]
    }
  },
  "revised": {
    "players": [
      3,
      4,
      5,
      6
    ],
    "house": [
      "hand_size",
      "cards_given",
      "solo_finder_4",
      "bonus_cap",
      "two_votes_from",
      "single_vote_bonus_when_all_found",
      "target_score",
      "rounds_per_player",
      "on_empty_pile",
      "first_storyteller",
      "clue_forms"
    ],
    "says": {
      "hand_size": 6,
      "cards_given": 1,
      "solo_finder_4": false,
      "bonus_cap": null,
      "two_votes_from": null,
      "single_vote_bonus_when_all_found": true,
      "target_score": 30,
      "rounds_per_player": null,
      "on_empty_pile": "reshuffle",
      "first_storyteller": "claim",
      "clue_forms": [
        "text",
        "aloud"
      ]
    }
  },
  "odyssey": {
    "players": [
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
      11,
      12
    ],
    "house": [
      "hand_size",
      "cards_given",
      "solo_finder_4",
      "bonus_cap",
      "two_votes_from",
      "single_vote_bonus_when_all_found",
      "target_score",
      "rounds_per_player",
      "on_empty_pile",
      "first_storyteller",
      "clue_forms"
    ],
    "says": {
      "hand_size": 6,
      "cards_given": 1,
      "solo_finder_4": false,
      "bonus_cap": 3,
      "two_votes_from": 7,
      "single_vote_bonus_when_all_found": true,
      "target_score": 30,
      "rounds_per_player": null,
      "on_empty_pile": "reshuffle",
      "first_storyteller": "claim",
      "clue_forms": [
        "text",
        "aloud"
      ]
    }
  },
  "party": {
    "players": [
      6,
      7,
      8,
      9,
      10,
      11,
      12
    ],
    "house": [
      "hand_size",
      "target_score",
      "rounds_per_player",
      "on_empty_pile",
      "party_red_green_distinct",
      "party_hide_all_until_clue",
      "first_storyteller",
      "clue_forms"
    ],
    "says": {
      "hand_size": 5,
      "target_score": null,
      "rounds_per_player": 1,
      "on_empty_pile": "reshuffle",
      "party_red_green_distinct": false,
      "party_hide_all_until_clue": false,
      "first_storyteller": "claim",
      "clue_forms": [
        "text",
        "aloud"
      ]
    }
  },
  "team": {
    "players": [
      6,
      8,
      10,
      12
    ],
    "house": [
      "hand_size",
      "solo_finder_4",
      "bonus_cap",
      "target_score",
      "rounds_per_player",
      "on_empty_pile",
      "team_image",
      "teammate_decoy_scores",
      "team_blind_vote",
      "first_storyteller",
      "clue_forms"
    ],
    "says": {
      "hand_size": 4,
      "solo_finder_4": false,
      "bonus_cap": 3,
      "target_score": null,
      "rounds_per_player": 1,
      "on_empty_pile": "reshuffle",
      "team_image": "own_plus_teammate",
      "teammate_decoy_scores": true,
      "team_blind_vote": false,
      "first_storyteller": "claim",
      "clue_forms": [
        "text",
        "aloud"
      ]
    }
  }
} as const;

export const RANGES = {
  "hand_size": {
    "kind": "number",
    "least": 3,
    "most": 10,
    "or_none": false,
    "choices": []
  },
  "cards_given": {
    "kind": "number",
    "least": 1,
    "most": 3,
    "or_none": false,
    "choices": []
  },
  "solo_finder_4": {
    "kind": "yes_no",
    "least": 0,
    "most": 0,
    "or_none": false,
    "choices": []
  },
  "bonus_cap": {
    "kind": "number",
    "least": 0,
    "most": 12,
    "or_none": true,
    "choices": []
  },
  "two_votes_from": {
    "kind": "number",
    "least": 4,
    "most": 12,
    "or_none": true,
    "choices": []
  },
  "single_vote_bonus_when_all_found": {
    "kind": "yes_no",
    "least": 0,
    "most": 0,
    "or_none": false,
    "choices": []
  },
  "target_score": {
    "kind": "number",
    "least": 5,
    "most": 200,
    "or_none": true,
    "choices": []
  },
  "rounds_per_player": {
    "kind": "number",
    "least": 1,
    "most": 10,
    "or_none": true,
    "choices": []
  },
  "on_empty_pile": {
    "kind": "choice",
    "least": 0,
    "most": 0,
    "or_none": false,
    "choices": [
      "reshuffle",
      "end_game"
    ]
  },
  "team_image": {
    "kind": "choice",
    "least": 0,
    "most": 0,
    "or_none": false,
    "choices": [
      "own_plus_teammate",
      "teammate_only"
    ]
  },
  "teammate_decoy_scores": {
    "kind": "yes_no",
    "least": 0,
    "most": 0,
    "or_none": false,
    "choices": []
  },
  "team_blind_vote": {
    "kind": "yes_no",
    "least": 0,
    "most": 0,
    "or_none": false,
    "choices": []
  },
  "party_red_green_distinct": {
    "kind": "yes_no",
    "least": 0,
    "most": 0,
    "or_none": false,
    "choices": []
  },
  "party_hide_all_until_clue": {
    "kind": "yes_no",
    "least": 0,
    "most": 0,
    "or_none": false,
    "choices": []
  },
  "first_storyteller": {
    "kind": "choice",
    "least": 0,
    "most": 0,
    "or_none": false,
    "choices": [
      "claim",
      "random",
      "host_choice"
    ]
  },
  "clue_forms": {
    "kind": "choices",
    "least": 0,
    "most": 0,
    "or_none": false,
    "choices": [
      "text",
      "aloud",
      "song",
      "mime"
    ]
  }
} as const;

export const BOT_TRAITS = {
  "pip": {
    "temper": "gossip",
    "strength": "clever"
  },
  "juniper": {
    "temper": "dreamer",
    "strength": "clever"
  },
  "otto": {
    "temper": "literal",
    "strength": "gentle"
  },
  "marguerite": {
    "temper": "poet",
    "strength": "cunning"
  },
  "bertil": {
    "temper": "sage",
    "strength": "clever"
  },
  "nell": {
    "temper": "joker",
    "strength": "clever"
  },
  "ambrose": {
    "temper": "sage",
    "strength": "cunning"
  },
  "lumi": {
    "temper": "dreamer",
    "strength": "gentle"
  },
  "tobias": {
    "temper": "joker",
    "strength": "gentle"
  },
  "ines": {
    "temper": "poet",
    "strength": "clever"
  },
  "wanda": {
    "temper": "gossip",
    "strength": "cunning"
  },
  "cosmo": {
    "temper": "literal",
    "strength": "cunning"
  }
} as const;
