// The same turn with boardgame.io's own engine: tell, give, vote, count, refill, 12 turns with 6 players.
// Prints one JSON line: games and steps per CPU second. Run by bench/rules.py, which installs boardgame.io.
process.env.NODE_ENV = 'production'
const { Client } = require('boardgame.io/client')
const { INVALID_MOVE } = require('boardgame.io/core')

const seats = [0, 1, 2, 3, 4, 5]
const nothing = () => seats.map(() => null)

const game = {
  setup: ({ random }) => {
    const cards = random.Shuffle([...Array(84).keys()])
    return {
      hands: seats.map((seat) => cards.slice(seat * 6, seat * 6 + 6)),
      pile: cards.slice(36),
      given: nothing(),
      votes: nothing(),
      scores: seats.map(() => 0),
      phase: 'clue',
      turn: 0,
      storyteller: 0,
      clue: '',
    }
  },
  turn: { activePlayers: { all: 'play' } },
  moves: {
    clue: ({ G, playerID }, card, clue) => {
      const seat = +playerID
      const at = G.hands[seat].indexOf(card)
      if (G.phase !== 'clue' || seat !== G.storyteller || at < 0) return INVALID_MOVE
      G.hands[seat].splice(at, 1)
      G.given[seat] = card
      G.clue = clue
      G.phase = 'give'
    },
    give: ({ G, playerID }, card) => {
      const seat = +playerID
      const at = G.hands[seat].indexOf(card)
      if (G.phase !== 'give' || seat === G.storyteller || G.given[seat] !== null || at < 0) return INVALID_MOVE
      G.hands[seat].splice(at, 1)
      G.given[seat] = card
      if (!G.given.includes(null)) G.phase = 'vote'
    },
    vote: ({ G, playerID }, card) => {
      const seat = +playerID
      const owner = G.given.indexOf(card)
      if (G.phase !== 'vote' || seat === G.storyteller || owner < 0 || owner === seat) return INVALID_MOVE
      G.votes[seat] = owner
      if (G.votes.filter((vote) => vote === null).length > 1) return
      const voters = seats.filter((other) => other !== G.storyteller)
      const found = voters.filter((voter) => G.votes[voter] === G.storyteller)
      const some = found.length > 0 && found.length < voters.length
      if (some) G.scores[G.storyteller] += 3
      for (const voter of some ? found : voters) G.scores[voter] += some ? 3 : 2
      for (const voter of voters) if (G.votes[voter] !== G.storyteller) G.scores[G.votes[voter]] += 1
      G.phase = 'reveal'
    },
    next: ({ G }) => {
      if (G.phase !== 'reveal') return INVALID_MOVE
      for (const seat of seats) if (G.pile.length) G.hands[seat].push(G.pile.pop())
      G.given = nothing()
      G.votes = nothing()
      G.phase = 'clue'
      G.turn += 1
      G.storyteller = (G.storyteller + 1) % 6
    },
  },
}

const any = (list) => list[Math.floor(Math.random() * list.length)]

function play(turns) {
  const client = Client({ game, numPlayers: 6, debug: false })
  client.start()
  let steps = 0
  const as = (seat, move, ...what) => {
    client.updatePlayerID(String(seat))
    client.moves[move](...what)
    steps += 1
  }
  while (client.getState().G.turn < turns) {
    const teller = client.getState().G.storyteller
    as(teller, 'clue', any(client.getState().G.hands[teller]), 'moon')
    for (const seat of seats) if (seat !== teller) as(seat, 'give', any(client.getState().G.hands[seat]))
    for (const seat of seats)
      if (seat !== teller) as(seat, 'vote', any(client.getState().G.given.filter((_, owner) => owner !== seat)))
    as(teller, 'next')
  }
  client.stop()
  return steps
}

// As many turns as the pile lasts, so that both engines always have full hands.
const turns = 8
for (let warm = 0; warm < 5; warm += 1) play(turns)
const seconds = +process.argv[2]
const began = process.cpuUsage()
let steps = 0
let games = 0
const used = () => {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1e6
}
while (used() < seconds) {
  steps += play(turns)
  games += 1
}
console.log(JSON.stringify({ games: games / used(), microseconds_a_step: (1e6 * used()) / steps, steps: steps / games }))
