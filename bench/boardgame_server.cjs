// boardgame.io's own server with the same workload: six seats, secret hands, a view for each after every move.
// The move is lighter than ours (no phases, no counting) and nothing is written to a disk. Run by bench/server.py.
process.env.NODE_ENV = 'production'
const { Server } = require('boardgame.io/server')

const seats = [0, 1, 2, 3, 4, 5]
const card = (number) => number.toString(16).padStart(20, '0')

const game = {
  name: 'evening',
  setup: () => ({
    phase: 'vote',
    turn: 3,
    clue: 'A quiet storm in a glass',
    players: seats.map((seat) => ({ seat, name: `Guest ${seat}`, score: 3 * seat, cards: 6, given: true, voted: false })),
    hands: seats.map((seat) => seats.map((at) => card(seat * 10 + at))),
    images: seats.map((at) => card(900 + at)),
    pile: 42,
    discard: 30,
    votes: {},
    rules: { hand_size: 6, cards_given: 1, tokens: 1, bonus_cap: 3, target_score: 30, clue_forms: ['text', 'aloud'] },
  }),
  turn: { activePlayers: { all: 'play' } },
  playerView: ({ G, playerID }) => {
    const { hands, votes, ...open } = G
    return { ...open, own: { seat: +playerID, hand: hands[playerID] ?? [], vote: votes[playerID] ?? null } }
  },
  moves: {
    vote: ({ G, playerID }, place) => {
      if (typeof place !== 'number') return
      G.votes[playerID] = place
      G.players[playerID].voted = !G.players[playerID].voted
      G.players[playerID].score += 1
    },
  },
}

Server({ games: [game], origins: ['*'] }).run({ port: +process.argv[2], lobbyConfig: undefined }, () => {})
