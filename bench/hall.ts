import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/http/request.ts';
import { seedPlayers } from './live-server.ts';
import { eventFigures, type Spectated } from './spectator-figures.ts';
import { benchServer, importTournament } from './support/bench-server.ts';
import { processorMs, residentMb } from './support/servers.ts';
import { manyTimes, openStreams, SpectatorStream } from './support/streams.ts';

/**
 * Many logged-in listeners of one tournament, each with an account and an address of their own, and as many visitors:
 * how fast streams open, what they cost, how long an event takes to the last of them, and how long their pages take.
 *
 *   npm run bench:hall -- --listeners 2000 --players 500
 */
const { values } = parseArgs({
  options: { listeners: { type: 'string', default: '2000' }, players: { type: 'string', default: '500' } },
});
const [listeners, players] = [Number(values.listeners), Number(values.players)];
const SESSION_MS = 30 * 24 * 60 * 60_000;
const STREAMS_AT_ONCE = 16;
const PAGES = 200;
const SETTLE_MS = 5_000;

const server = await benchServer();
const ids = Array.from({ length: listeners }, (_, index) => `listener${index + 1}`);
const database = await server.database();
await seedPlayers(database, ids);
const cookies = await seedSessions();
const id = await importTournament(server.arbiter, players);
const spectated = await spectatedOf(id);

console.log('| listeners | opened a second | memory more, MB | event to the middle, ms | to the last, ms | page, ms |');
console.log('|---|---:|---:|---:|---:|---:|');
await measured(`${listeners} logged in`, () =>
  manyTimes(listeners, STREAMS_AT_ONCE, (index) =>
    SpectatorStream.open(spectated.stream, index + 1, spectated.event, cookies[index]),
  ),
);
await measured(
  `${listeners} visitors`,
  async () => (await openStreams(spectated.stream, listeners + 1, listeners, spectated.event)).streams,
);
await server.stop();
process.exit(0);

async function measured(name: string, open: () => Promise<readonly SpectatorStream[]>): Promise<void> {
  await sleep(SETTLE_MS);
  const [memory, began] = [residentMb(), performance.now()];
  const streams = await open();
  const perSecond = (1_000 * streams.length) / (performance.now() - began);
  await sleep(SETTLE_MS);
  const events = await eventFigures(spectated, streams);
  const more = residentMb() - memory;
  const worked = processorMs();
  const from = performance.now();
  await manyTimes(PAGES, STREAMS_AT_ONCE, async (index) => {
    const cookie = name.endsWith('logged in') ? { cookie: cookies[index] ?? '' } : {};
    await (await fetch(spectated.page, { headers: cookie })).arrayBuffer();
  });
  const page = (performance.now() - from) / PAGES;
  const times = ['event to the middle listener, ms', 'event to the last listener, ms'].map((figure) => events[figure]);
  const figures = [perSecond, more, ...times, page].map((figure) => figure?.toFixed(1));
  console.log(`| ${[name, ...figures].join(' | ')} |`);
  console.log(`  processor for the pages, ms each: ${((processorMs() - worked) / PAGES).toFixed(1)}`);
  for (const stream of streams) stream.close();
}

/** Sessions as a log-in stores them: hashing a password for each would take longer than everything else. */
async function seedSessions(): Promise<readonly string[]> {
  const row = database.prepare(
    "INSERT INTO sessions (token_hash, account, device, created_at, expires_at) VALUES (?, ?, '', ?, ?)",
  );
  const tokens = ids.map(() => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  const now = Date.now();
  await database.batch(ids.map((account, index) => row.bind(hashes[index], account, now, now + SESSION_MS)));
  return tokens.map((token) => `rokade_session=${token}`);
}

/** Enters results on the boards of the last round in turn. */
async function spectatedOf(tournament: string): Promise<Spectated> {
  const { pairings } = await server.arbiter.page(tournament);
  const round = Math.max(...pairings.map((pairing) => pairing.round));
  const boards = pairings.filter((pairing) => pairing.round === round && pairing.black !== 'bye');
  let entered = 0;
  return {
    page: new URL(pathTo(calls.viewTournament, { id: tournament }), server.base),
    stream: new URL(pathTo(calls.listenToTournament, { id: tournament }), server.base),
    event: 'changed',
    result: async () => {
      const board = boards[entered % boards.length];
      const result = Math.floor(entered / boards.length) % 2 === 0 ? 1 : -1;
      entered += 1;
      if (board === undefined) throw new Error('nobody plays');
      await server.arbiter.ask(calls.setResult, {
        id: tournament,
        round,
        white: board.white,
        black: board.black,
        result,
      });
    },
  };
}
