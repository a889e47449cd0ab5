import { parseArgs } from 'node:util';
import { bareBoards } from './bare-boards.ts';
import { liveBoards } from './live-boards.ts';
import { liveServer } from './live-server.ts';
import { type Board, type Load, type Measured, measure, measureInTurns, type Way } from './relay.ts';
import { profile } from './support/profile.ts';
import { residentMb } from './support/servers.ts';

/**
 * The latency of moves in games on a separate server, alternating with minimal objects on the same machine.
 *
 *   npm run bench:live -- --games 15,100,400 --rate 1 --seconds 20 --crowd 1000
 *
 * For each number of games, at this many moves per second in each: milliseconds until the sender has the response, and
 * until the opponent's socket has the move; before that the same for the first moves, while code is still being
 * compiled. Then the maximum throughput of 200 games without pauses (a socket with more than ten messages a second for
 * long is closed), and a large number of games with one move per ten seconds each. Moves are sent on the games'
 * sockets, or with `--way call` by separate calls; `--profile` prints a CPU profile of the Worker for each measurement.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '15,100,400' },
    rate: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
    crowd: { type: 'string', default: '1000' },
    way: { type: 'string', default: 'socket' },
    profile: { type: 'boolean', default: false },
  },
});

const SATURATED = 200;
const PROFILED = 80;
const SATURATED_SECONDS = 20;
const CROWD_SECONDS = 60;
/** The minimum total, while code is still being compiled and the memory of the log-ins is being freed. */
const FIRST_MOVES = { perSecond: 100, seconds: 25 } as const;

const sizes = values.games.split(',').map(Number);
const crowd = Number(values.crowd);
const way: Way = values.way === 'call' ? 'call' : 'socket';
const load: Load = { rate: Number(values.rate), seconds: Number(values.seconds) };
const server = await liveServer(2 * Math.max(crowd, SATURATED, ...sizes));

console.log('| boards | moves/s | answer p50 | answer p99 | relay p50 | relay p99 | lost |');
console.log('|---|--:|--:|--:|--:|--:|--:|');
for (const size of sizes) await compare(size, load, '');
await compare(SATURATED, { rate: null, seconds: SATURATED_SECONDS }, ', always to move');
if (crowd > 0) await manyGames(crowd);
await server.stop();
process.exit(0);

interface Side {
  readonly name: string;
  readonly boards: readonly Board[];
}

/** The same load on minimal objects and on games, alternating. */
async function compare(count: number, load: Load, how: string): Promise<void> {
  const games = await liveBoards(await server.games(count), way);
  const bare = await bareBoards(count, way);
  const first: Load = { rate: Math.max(1, FIRST_MOVES.perSecond / count), seconds: FIRST_MOVES.seconds };
  const sides: readonly Side[] = [
    { name: `${count} x bare object`, boards: bare.boards },
    { name: `${count} x Rokade`, boards: games },
  ];
  await rows(sides, first, ', first moves');
  const stop = values.profile ? await profile(server.inspector) : null;
  await rows(sides, load, how);
  for (const { name, self, whole } of (await stop?.())?.slice(0, PROFILED) ?? [])
    console.log(`  ${whole.toFixed(0).padStart(6)} ms, ${self.toFixed(0).padStart(6)} ms itself: ${name}`);
  await bare.stop();
  leave(games);
}

async function rows(sides: readonly Side[], load: Load, how: string): Promise<void> {
  const found = await measureInTurns(
    sides.map(({ boards }) => boards),
    load,
  );
  for (const [index, measured] of found.entries()) row(`${sides[index]?.name}${how}`, measured);
}

async function manyGames(count: number): Promise<void> {
  const before = residentMb();
  const boards = await liveBoards(await server.games(count), way);
  const open = residentMb();
  row(`${count} x Rokade, a move in 10 s`, await measure(boards, { rate: 0.1, seconds: CROWD_SECONDS }));
  console.log(
    `\n${count} games: ${before.toFixed(0)} MB before, ${open.toFixed(0)} MB open, ${residentMb().toFixed(0)} MB after`,
  );
  leave(boards);
}

function leave(boards: readonly Board[]): void {
  for (const board of boards) board.close();
}

function row(name: string, { answer, relay, movesPerSecond, lost }: Measured): void {
  const times = [answer.quantile(0.5), answer.quantile(0.99), relay.quantile(0.5), relay.quantile(0.99)];
  console.log(`| ${[name, movesPerSecond.toFixed(1), ...times.map((ms) => ms.toFixed(2)), lost].join(' | ')} |`);
}
