// Measures the team Swiss's time for the next round: npm run bench:team-swiss. Random tournaments of nine rounds, with
// odd and even fields, with simple and with strong and mild preferences. An uncounted tournament runs first, so that
// the process is warm.
import { teamSwiss } from '../domain/pairing/team-swiss/team-swiss.ts';
import { Latencies } from './support/latencies.ts';
import { playRandomTournament } from './support/pairing-positions.ts';

const SIZES = [50, 100, 200, 400];
const TOURNAMENTS = 10;
const SEED = 20260201;
/** The target for the slowest round of 200 teams in milliseconds, on one core. */
const TARGET = { teams: 200, slowest: 20 };

const ms = (time: number): string => time.toFixed(time < 10 ? 1 : 0);
const row = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padStart(8)).join('');

function timesByRound(teams: number, tournaments: number): Map<number, Latencies> {
  const byRound = new Map<number, Latencies>();
  for (let index = 0; index < tournaments; index++) {
    const pair = teamSwiss({ preferences: index % 4 < 2 ? 'A' : 'B' });
    playRandomTournament('ordinary', teams + (index % 2), SEED + index, (input) => {
      const start = performance.now();
      const pairing = pair({ ...input, gamePoints: new Map() });
      const times = byRound.get(input.round) ?? new Latencies();
      byRound.set(input.round, times);
      times.add(performance.now() - start);
      return pairing;
    });
  }
  return byRound;
}

console.log(`Next round: median and slowest of ${TOURNAMENTS} tournaments, in ms\n`);
timesByRound(Math.max(...SIZES), 1);
for (const teams of SIZES) {
  const rounds = [...timesByRound(teams, TOURNAMENTS)].sort(([one], [other]) => one - other);
  console.log(row([`${teams}`, ...rounds.map(([round]) => `round ${round}`)]));
  console.log(row(['median', ...rounds.map(([, times]) => ms(times.quantile(0.5)))]));
  console.log(row(['slowest', ...rounds.map(([, times]) => ms(times.quantile(1)))]));
}
console.log(`\nTarget for the slowest round of ${TARGET.teams} teams: ${TARGET.slowest} ms.`);
