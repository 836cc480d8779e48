#!/bin/sh
# Plays a whole game with three bots, by curl alone; python3 only picks values out of JSON.
#   sh play.sh http://localhost:4273
set -eu
server=${1:-http://localhost:4273}
secret=
number=0

# pick EXPRESSION...: reads JSON as `it`, and prints the value of each expression, on one line.
pick() { python3 -c 'import json, sys; it = json.load(sys.stdin); print(*map(eval, sys.argv[1:]))' "$@"; }

# ask METHOD PATH [JSON]: sends one request. A refusal is an answer with a code and a sentence.
ask() {
    curl --silent --show-error --request "$1" "$server$2" ${secret:+--header "Authorization: Bearer $secret"} \
        ${3:+--header 'Content-Type: application/json' --data "$3"}
}

# act ACTION [FIELDS]: requests an action, each time with a new id.
act() {
    number=$((number + 1))
    echo "$1: $(ask POST "/api/tables/$code/actions" "{\"id\": \"sh-$number\", \"action\": {\"do\": \"$1\"${2:-}}}")"
}

echo '--- open a table'
entered=$(ask POST /api/tables '{"name": "Shelly", "house": {"rounds_per_player": 1}, "bearer": true}')
set -- $(echo "$entered" | pick 'it["code"]' 'it["secret"]' 'it["link"]')
code=$1 secret=$2
echo "the link for friends: $3"

echo '--- three bots sit down, and the game starts'
act add_bot ', "character": "otto"'
act add_bot ', "character": "nell"'
act add_bot ', "character": "cosmo"'
act start_game

while :; do
    view=$(ask GET "/api/tables/$code/view")
    set -- $(echo "$view" | pick 'it["table"]["phase"]' 'it["table"]["game"]' 'it["table"]["turn"]' \
        'it["own"]["seat"] in it["table"]["awaited"]' 'it["own"]["hand"][0]' \
        '[place for place, card in enumerate(it["table"]["images"], 1) if place not in it["own"]["positions"]]')
    phase=$1 awaited=$4 card=$5
    # Every move says the game, turn and phase it is meant for.
    moment=", \"game\": $2, \"turn\": $3, \"phase\": \"$phase\""
    shift 5
    places=$* # where other people's pictures lie, as a list: [1, 3, 4]
    if [ "$phase" = end ]; then
        break
    elif [ "$awaited" = False ]; then
        sleep "${PATIENCE:-1}" # for the other players; a socket would be faster
        continue
    fi
    case $phase in
    claim) act claim_first_turn "$moment" ;;
    clue) act give_clue "$moment, \"text\": \"Almost home\", \"card\": \"$card\"" ;;
    give) act give_cards "$moment, \"cards\": [\"$card\"], \"settled\": true" ;;
    vote) act cast_ballot "$moment, \"votes\": $(echo "$places" | pick 'it[:1]'), \"settled\": true" ;;
    reveal)
        echo "$view" | pick '"turn %(turn)s, told by seat %(storyteller)s, scores %(scores)s" % it["table"]["reveal"]'
        act be_ready "$moment"
        ;;
    esac
done

echo '--- the end'
echo "won by seat $(echo "$view" | pick 'it["table"]["winners"]')"
replay=$(ask GET "/api/tables/$code/replays" | pick 'it["links"][0].partition("/r/")[2]')
echo "its replay has $(ask GET "/api/replays/$replay" | pick 'len(it["steps"])') steps"
ask DELETE "/api/tables/$code" # with everything that belongs to it
