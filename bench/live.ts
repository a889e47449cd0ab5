import { parseArgs } from 'node:util';
import { bareBoards } from './bare-boards.ts';
import { liveBoards } from './live-boards.ts';
import { type Board, type Load, measure, type Way } from './relay.ts';

/**
 * How fast a move reaches the opponent: games on a running server, beside bare objects on the same machine.
 *
 *   npm run bench:live -- --base http://localhost:8787 --admin admin --password rokade-demo --games 10 --rate 1 --seconds 20
 *
 * Moves are sent on the games' sockets, or with `--way call` by calls of their own.
 * Prints one row of a table for each: moves per second, and the times in milliseconds until the sender has his answer
 * and until the opponent's socket has the move.
 */
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:8787' },
    admin: { type: 'string', default: 'admin' },
    password: { type: 'string', default: 'rokade-demo' },
    games: { type: 'string', default: '10' },
    rate: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
    way: { type: 'string', default: 'socket' },
    'bare-only': { type: 'boolean', default: false },
  },
});

const games = Number(values.games);
const way: Way = values.way === 'call' ? 'call' : 'socket';
const load: Load = { rate: Number(values.rate), seconds: Number(values.seconds) };

console.log('| boards | moves/s | answer p50 | answer p99 | relay p50 | relay p99 | lost |');
console.log('|---|---|---|---|---|---|---|');
if (!values['bare-only']) {
  await report('Rokade', await liveBoards(values, games, way));
}
const bare = await bareBoards(games, way);
await report('bare object', bare.boards);
await bare.stop();
process.exit(0);

async function report(name: string, boards: readonly Board[]): Promise<void> {
  const { answer, relay, movesPerSecond, lost } = await measure(boards, load);
  const times = [answer.quantile(0.5), answer.quantile(0.99), relay.quantile(0.5), relay.quantile(0.99)];
  const cells = [`${boards.length} x ${name}`, movesPerSecond.toFixed(1), ...times.map((ms) => ms.toFixed(1)), lost];
  console.log(`| ${cells.join(' | ')} |`);
}
