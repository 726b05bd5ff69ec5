// A boardgame.io server with a trick-taking game of Iyadosu's size: node server.cjs [FOLDER]
// Without a folder it stores nothing; with one, boardgame.io's file store writes there. It prints its ports for sockets and for HTTP.

const { createServer } = require("node:net");
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const CARDS = 60; // four colours of fifteen
const RANKS = 15;
const HAND = 12;
const colour = (card) => Math.floor(card / RANKS);

function deal(random) {
  const cards = random.Shuffle([...Array(CARDS).keys()]);
  return [0, 1, 2, 3].map((seat) => cards.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b));
}

function winner(trick) {
  const lead = colour(trick[0].card);
  const following = trick.filter(({ card }) => colour(card) === lead);
  return following.reduce((best, one) => (one.card > best.card ? one : best)).seat;
}

function play({ G, ctx, events, random, playerID }, card) {
  const hand = G.hands[playerID];
  const lead = G.trick.length === 0 || G.trick.length === 4 ? null : colour(G.trick[0].card);
  const follows = lead === null || colour(card) === lead || hand.every((other) => colour(other) !== lead);
  if (!hand.includes(card) || !follows) return INVALID_MOVE;
  if (G.trick.length === 4) G.trick = [];
  hand.splice(hand.indexOf(card), 1);
  G.played[playerID].push(card);
  G.trick.push({ seat: Number(playerID), card });
  let next = (Number(playerID) + 1) % 4;
  if (G.trick.length === 4) {
    next = winner(G.trick);
    G.tricks[next] += 1;
    if (G.hands.every((one) => one.length === 0)) {
      G.tricks.forEach((won, seat) => (G.scores[seat] += won));
      G.hands = deal(random);
      G.played = [[], [], [], []];
      G.tricks = [0, 0, 0, 0];
      G.trick = [];
      G.round += 1;
    }
  }
  events.endTurn({ next: String(next) });
}

const Tricks = {
  name: "tricks",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ random }) => ({
    hands: deal(random),
    played: [[], [], [], []],
    trick: [],
    tricks: [0, 0, 0, 0],
    scores: [0, 0, 0, 0],
    round: 1,
  }),
  moves: { play: { move: play, client: false } },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
};

const folder = process.argv[2];
const server = Server({
  games: [Tricks],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});

// The HTTP side gets a port of its own: the socket's server keeps the handlers that it had when it was made.
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

freePort()
  .then((apiPort) => server.run({ port: 0, lobbyConfig: { apiPort } }))
  .then(({ apiServer, appServer }) => console.log("listening", appServer.address().port, apiServer.address().port));
