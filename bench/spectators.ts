import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Session } from '../cli/session.ts';
import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/http/request.ts';
import { bareServer } from './bare-spectators.ts';
import { eventFigures, type Figures, figuresOf, type Spectated } from './spectator-figures.ts';
import { benchServer, importTournament } from './support/bench-server.ts';
import { residentMb } from './support/servers.ts';
import { openStreams, type SpectatorStream } from './support/streams.ts';

/**
 * A tournament with many spectators on a separate server, compared with a minimal object on the same machine: the cost
 * of a page, a stream, a result and an event by number of players, the time to explain a round, and the maximum number
 * of listeners.
 *
 *   npm run bench:spectators -- --players 100,500,2000 --listeners 9000
 *
 * The runtime uses two file descriptors per connection, so `ulimit -n` limits the number of listeners.
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '100,500,2000' },
    listeners: { type: 'string', default: '9000' },
  },
});
const sizes = values.players.split(',').map(Number);
const PAGE_BYTES = 70_000;

const columns = new Map<string, Figures>([['bare object', await bareFigures()]]);
const server = await benchServer();
let nextClient = 1;
let crowded: Spectated | undefined;
for (const players of sizes) {
  const id = await importTournament(server.arbiter, players);
  const spectated = await spectatedOf(server.base, server.arbiter, id);
  const before = await server.rows();
  for (let count = 0; count < 10; count += 1) await spectated.result();
  const after = await server.rows();
  const figures = await figuresOf(spectated, nextClient);
  nextClient += 2_000;
  columns.set(`${players} players`, {
    ...figures,
    'D1 rows read, each result': (after.read - before.read) / 10,
    'D1 rows written, each result': (after.written - before.written) / 10,
  });
  if (crowded === undefined || players <= 500) crowded = spectated;
}
print(columns);
await explanations(1_000);
if (crowded !== undefined && Number(values.listeners) > 0) await crowd(crowded, Number(values.listeners));
await server.stop();
process.exit(0);

async function bareFigures(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rokade-bare-'));
  const { base, stop } = await bareServer(PAGE_BYTES, dataDir);
  const spectated: Spectated = {
    page: new URL('/page', base),
    stream: new URL('/listen', base),
    event: 'changed',
    result: async () => (await fetch(new URL('/result', base), { method: 'POST' })).arrayBuffer(),
  };
  const figures = await figuresOf(spectated, 1);
  await stop();
  rmSync(dataDir, { recursive: true });
  return figures;
}

/** Enters results on the boards of the last round in turn: White wins on each of them, then Black, then White again. */
async function spectatedOf(base: string, arbiter: Session, id: string): Promise<Spectated> {
  const { pairings } = await arbiter.page(id);
  const round = Math.max(...pairings.map((pairing) => pairing.round));
  const boards = pairings.filter((pairing) => pairing.round === round && pairing.black !== 'bye');
  let entered = 0;
  return {
    page: new URL(pathTo(calls.viewTournament, { id }), base),
    stream: new URL(pathTo(calls.listenToTournament, { id }), base),
    event: 'changed',
    result: async () => {
      const board = boards[entered % boards.length];
      const result = Math.floor(entered / boards.length) % 2 === 0 ? 1 : -1;
      entered += 1;
      if (board === undefined) throw new Error('nobody plays');
      await arbiter.ask(calls.setResult, { id, round, white: board.white, black: board.black, result });
    },
  };
}

function print(table: ReadonlyMap<string, Figures>): void {
  const names = [...new Set([...table.values()].flatMap((figures) => Object.keys(figures)))];
  console.log(`| | ${[...table.keys()].join(' | ')} |`);
  console.log(`|---|${[...table.keys()].map(() => '---:|').join('')}`);
  for (const name of names) {
    const cells = [...table.values()].map((figures) => figures[name]?.toFixed(1) ?? '');
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

/** The time to explain round 2 of a Swiss, with half of the players in one bracket, requested twice. */
async function explanations(players: number): Promise<void> {
  const id = await importTournament(server.arbiter, players);
  const took = async (): Promise<string> => {
    const began = performance.now();
    await server.arbiter.ask(calls.explainRound, { id, round: 2 });
    return (performance.now() - began).toFixed(0);
  };
  console.log(
    `\nwhy round 2 of ${players} was paired so, ms: ${await took()}; asked again: ${await took()}, ${await took()}`,
  );
}

/** Opens as many streams as wanted, a thousand at a time, and broadcasts a result. */
async function crowd(spectated: Spectated, wanted: number): Promise<void> {
  await sleep(3_000);
  const before = residentMb();
  const streams: SpectatorStream[] = [];
  console.log('\n| listeners | opened a second | memory more, MB | event to the middle, ms | to the last, ms |');
  console.log('|---:|---:|---:|---:|---:|');
  while (streams.length < wanted) {
    const some = await openStreams(
      spectated.stream,
      nextClient,
      Math.min(1_000, wanted - streams.length),
      spectated.event,
    );
    nextClient += 1_000;
    streams.push(...some.streams);
    const events = await eventFigures(spectated, streams);
    const more = residentMb() - before;
    const times = ['event to the middle listener, ms', 'event to the last listener, ms'].map((name) => events[name]);
    console.log(
      `| ${[streams.length, some.perSecond, more, ...times].map((figure) => figure?.toFixed(0)).join(' | ')} |`,
    );
  }
  for (const stream of streams) stream.close();
}
