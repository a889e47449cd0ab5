// Measures the check of a report file as `rokade check` does it: npm run bench:trf-check. Reading, pairing every round
// again, and the standings, in a warm process; then the whole command in processes of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRounds, differs } from '../domain/checker/check-round.ts';
import { checkStandings } from '../domain/checker/check-standings.ts';
import { pointSystem } from '../domain/kernel/points.ts';
import { seededRandom } from '../domain/simulation/random.ts';
import { randomTournament } from '../domain/simulation/report.ts';
import { readTrf } from '../domain/trf/read/read.ts';
import { writeTrf } from '../domain/trf/write/write.ts';
import { median } from './support/median.ts';

const SIZES = [250, 500, 1000, 2000];
const ROUNDS = 9;
const SEED = 20260201;
const WARM_UP = 15;
const RUNS = 5;
/** The target for the whole check of a file in a warm process, in milliseconds. */
const TARGET = { players: 1000, whole: 250 };

const row = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padStart(11)).join('');
const ms = (times: readonly number[]): string => median(times).toFixed(0);

/** The same file in each run: byes, forfeits, withdrawals, unrated players, and the ranks of its tie-breaks. */
function reportFile(players: number): string {
  const shares = { halfPointByes: 0.02, forfeits: 0.01, withdrawals: 0.01, lateEntries: 0, unrated: 0.1 };
  const options = { ...shares, players, rounds: ROUNDS, points: pointSystem(), accelerated: false };
  return writeTrf(randomTournament('Open', options, 'TRF26', { random: seededRandom(SEED) }).document);
}

interface Times {
  readonly read: number;
  readonly rounds: number;
  readonly standings: number;
  readonly whole: number;
}

/** A difference would mean that the engine and the checker disagree, and the times would be of something else. */
function check(text: string): Times {
  const begun = performance.now();
  const reading = readTrf(text);
  if (!reading.ok) throw new Error(reading.key);
  const read = performance.now();
  const rounds = checkRounds(reading.value.tournament);
  const paired = performance.now();
  const { differences } = checkStandings(reading.value);
  const ranked = performance.now();
  if (!rounds.ok || rounds.value.some(differs) || differences.length > 0) throw new Error('the file differs');
  return { read: read - begun, rounds: paired - read, standings: ranked - paired, whole: ranked - begun };
}

function printWarm(files: ReadonlyMap<number, string>): void {
  console.log(`Check of ${ROUNDS} rounds in a warm process: median of ${RUNS}, in ms\n`);
  console.log(row(['players', 'read', 'rounds', 'standings', 'whole']));
  for (const [players, text] of files) {
    for (let run = 0; run < WARM_UP; run += 1) check(text);
    const times = Array.from({ length: RUNS }, () => check(text));
    const parts = (['read', 'rounds', 'standings', 'whole'] as const).map((part) => ms(times.map((one) => one[part])));
    console.log(row([players, ...parts]));
  }
  console.log(`\nTarget for ${TARGET.players} players: ${TARGET.whole} ms.`);
}

function printCommand(files: ReadonlyMap<number, string>): void {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-bench-'));
  const command = join(import.meta.dirname, '../cli/rokade.ts');
  console.log(`\n\`rokade check\` in a process of its own, with its start: median of ${RUNS}, in ms\n`);
  console.log(row(['players', 'whole']));
  try {
    for (const [players, text] of files) {
      const file = join(folder, `${players}.trf`);
      writeFileSync(file, text);
      const times = Array.from({ length: RUNS }, () => {
        const begun = performance.now();
        const { status } = spawnSync(process.execPath, [command, 'check', file]);
        if (status !== 0) throw new Error(`rokade check ended with ${status}`);
        return performance.now() - begun;
      });
      console.log(row([players, ms(times)]));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const files = new Map(SIZES.map((players) => [players, reportFile(players)]));
printWarm(files);
printCommand(files);
