import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/http/request.ts';
import { Board } from '../scripts/crash/boards.ts';
import { liveServer } from './live-server.ts';
import { Latencies } from './support/latencies.ts';
import { residentMb } from './support/servers.ts';
import { openStreams, type SpectatorStream } from './support/streams.ts';

/**
 * A round of many games at once with premoves and repeated requests, followed by spectators, with the server killed in
 * the middle and at the end. Each time every game is compared with what was acknowledged and received before.
 *
 *   npm run bench:evening -- --games 200 --spectators 1000 --minutes 10 --rate 0.2
 *
 * `--rate` is half-moves per second on each board. Ends with 1 if anything was lost.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    spectators: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '0.2' },
  },
});
const games = Number(values.games);
const spectators = Number(values.spectators);
const rate = Number(values.rate);
const HALF_MS = 30_000 * Number(values.minutes);
/** Far from the addresses of the players. */
const FIRST_ADDRESS = 1_000_000;
const faults: string[] = [];
const memory: number[] = [];
let ended = 0;

const server = await liveServer(2 * games);
const round = await server.round(games);
const boards = round.games.map((game) => new Board(game.id, game));
await Promise.all(boards.map((board) => board.connect()));
const stream = new URL(pathTo(calls.listenToTournament, { id: round.tournament }), server.base);
let streams: readonly SpectatorStream[] = (await openStreams(stream, FIRST_ADDRESS, spectators, 'progress')).streams;

console.log(`${boards.length} games, ${streams.length} spectators, ${values.minutes} minutes`);
const away = await halfUntilCrash();
const before = acknowledged();
streams = (await openStreams(stream, FIRST_ADDRESS, spectators, 'progress')).streams;
const awayAtEnd = await halfUntilCrash();
const relay = new Latencies();
for (const ms of boards.flatMap((board) => board.relayTimes())) relay.add(ms);
for (const fault of faults) console.error(fault);
console.log(
  `${acknowledged()} moves acknowledged, ${before} of them before the first crash; ${faults.length} faults; away for ${away} and ${awayAtEnd} ms`,
);
console.log(
  `relay ms: p50 ${relay.quantile(0.5).toFixed(1)}, p95 ${relay.quantile(0.95).toFixed(1)}, p99 ${relay.quantile(0.99).toFixed(1)}`,
);
console.log(
  `${ended} of ${2 * spectators} streams of spectators ended before a crash; memory ${memory.map(Math.round).join(' and ')} MB`,
);
await server.stop();
process.exit(faults.length > 0 ? 1 : 0);

/** Plays for half the time and kills the server, then compares every game, and connects its players again. */
async function halfUntilCrash(): Promise<number> {
  const play = boards.map((board) => board.run({ random: Math.random, rate }));
  await sleep(HALF_MS);
  ended += streams.filter(({ isClosed }) => isClosed).length;
  memory.push(residentMb());
  const killedAt = Date.now();
  const awayMs = await server.crash();
  await Promise.all(play);
  for (const board of boards) faults.push(...(await board.faults(killedAt)));
  return awayMs;
}

function acknowledged(): number {
  return boards.reduce((sum, board) => sum + board.acknowledged, 0);
}
