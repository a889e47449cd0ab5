import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Session } from '../cli/session.ts';
import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/request.ts';
import { bareHall } from './bare-hall.ts';
import { eventFigures, type Figures, figuresOf, type Hall } from './hall-figures.ts';
import { hallServer, importHall } from './hall-server.ts';
import { residentMb } from './servers.ts';
import { openStreams, type SpectatorStream } from './streams.ts';

/**
 * A hall with many watching, on a server of its own, beside a bare object on the same machine: what a page, a stream, a
 * result and an event take with so many players, how long a round takes to explain, and how many listeners one tournament
 * has.
 *
 *   npm run bench:hall -- --players 100,500,2000 --listeners 9000
 *
 * The runtime takes two files for each connection, so `ulimit -n` says how many listeners there can be.
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
const server = await hallServer();
let comers = 1;
let crowded: Hall | undefined;
for (const players of sizes) {
  const id = await importHall(server.arbiter, players);
  const hall = await hallOf(server.base, server.arbiter, id);
  const before = await server.rows();
  for (let count = 0; count < 10; count += 1) await hall.result();
  const after = await server.rows();
  const figures = await figuresOf(hall, comers);
  comers += 2_000;
  columns.set(`${players} players`, {
    ...figures,
    'D1 rows read, each result': (after.read - before.read) / 10,
    'D1 rows written, each result': (after.written - before.written) / 10,
  });
  if (crowded === undefined || players <= 500) crowded = hall;
}
print(columns);
await explanations(1_000);
if (crowded !== undefined && Number(values.listeners) > 0) await crowd(crowded, Number(values.listeners));
await server.stop();
process.exit(0);

async function bareFigures(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rokade-bare-'));
  const { base, stop } = await bareHall(PAGE_BYTES, dataDir);
  const hall: Hall = {
    page: new URL('/page', base),
    stream: new URL('/listen', base),
    event: 'changed',
    result: async () => (await fetch(new URL('/result', base), { method: 'POST' })).arrayBuffer(),
  };
  const figures = await figuresOf(hall, 1);
  await stop();
  rmSync(dataDir, { recursive: true });
  return figures;
}

/** Results go round the boards of the last round: White wins on each of them, then Black, then White again. */
async function hallOf(base: string, arbiter: Session, id: string): Promise<Hall> {
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

/** Round 2 of a Swiss, in which half of the players stand in one bracket: why it was paired so, asked twice. */
async function explanations(players: number): Promise<void> {
  const id = await importHall(server.arbiter, players);
  const took = async (): Promise<string> => {
    const began = performance.now();
    await server.arbiter.ask(calls.explainRound, { id, round: 2 });
    return (performance.now() - began).toFixed(0);
  };
  console.log(
    `\nwhy round 2 of ${players} was paired so, ms: ${await took()}; asked again: ${await took()}, ${await took()}`,
  );
}

/** Opens as many streams as are wanted, a thousand after the other, and tells them of a result. */
async function crowd(hall: Hall, wanted: number): Promise<void> {
  await sleep(3_000);
  const before = residentMb();
  const streams: SpectatorStream[] = [];
  console.log('\n| listeners | opened a second | memory more, MB | event to the middle, ms | to the last, ms |');
  console.log('|---:|---:|---:|---:|---:|');
  while (streams.length < wanted) {
    const some = await openStreams(hall.stream, comers, Math.min(1_000, wanted - streams.length), hall.event);
    comers += 1_000;
    streams.push(...some.streams);
    const events = await eventFigures(hall, streams);
    const more = residentMb() - before;
    const times = ['event to the middle listener, ms', 'event to the last listener, ms'].map((name) => events[name]);
    console.log(
      `| ${[streams.length, some.perSecond, more, ...times].map((figure) => figure?.toFixed(0)).join(' | ')} |`,
    );
  }
  for (const stream of streams) stream.close();
}
