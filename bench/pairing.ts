// Measures the Swiss engine's time for the next round: npm run bench:pairing [-- --quick]. Every position has its own
// process; the first of its seven calls is cold and is shown separately.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PairingInput } from '../domain/pairing/pairing.ts';
import { pairSwissDutch } from '../domain/pairing/swiss-dutch/pair.ts';
import type { Measurement } from './pairing-once.ts';
import { Latencies } from './support/latencies.ts';
import { median } from './support/median.ts';
import { FIELDS, type FieldKind, playRandomTournament, positionsAfter } from './support/pairing-positions.ts';

const quick = process.argv.includes('--quick');
const SIZES = quick ? [50, 200, 1000] : [50, 100, 200, 500, 1000, 2000, 5000];
const PLAYED = [1, 4, 8];
const SEED = 20260201;
/** The target median in milliseconds, on one core. */
const TARGETS: Readonly<Record<number, number>> = { 200: 5, 500: 20, 1000: 40, 2000: 150, 5000: 1000 };
const TARGET_SLOWEST = 1000;
/** Megabytes: the memory limit of a Worker. */
const TARGET_MEMORY = 128;
/** A heap of 96 + 3 x 8 MB, including the input and the program: a position that needs more ends its process. */
const HEAP = ['--max-old-space-size=96', '--max-semi-space-size=8'];

const kinds = Object.keys(FIELDS) as FieldKind[];
const ms = (time: number): string => time.toFixed(time < 10 ? 1 : 0);
const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(15) : String(cell).padStart(9))).join('');

/** Median of the seven calls, and the first call, of every position of a size. */
interface SizeResult {
  readonly medians: Latencies;
  readonly firsts: Latencies;
  peak: number;
  added: number;
}

function measure(input: PairingInput): Measurement {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-bench-'));
  try {
    const file = join(folder, 'input.json');
    writeFileSync(file, JSON.stringify({ ...input, virtualPoints: [...input.virtualPoints] }));
    const child = join(import.meta.dirname, 'pairing-once.ts');
    return JSON.parse(execFileSync(process.execPath, [...HEAP, child, file], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function printPositions(): Map<number, SizeResult> {
  console.log(
    'Next round: median of 7 calls in a fresh process (first call), in ms; peak memory of the process in MB\n',
  );
  console.log(row(['field', 'players', ...PLAYED.flatMap((played) => [`after ${played}`, '(first)']), 'peak']));
  const results = new Map<number, SizeResult>();
  for (const kind of kinds) {
    for (const size of SIZES) {
      const result = results.get(size) ?? { medians: new Latencies(), firsts: new Latencies(), peak: 0, added: 0 };
      results.set(size, result);
      for (const players of [size, size + 1]) console.log(row([kind, players, ...measureField(kind, players, result)]));
    }
  }
  return results;
}

function measureField(kind: FieldKind, players: number, result: SizeResult): (string | number)[] {
  const cells: string[] = [];
  let peakHere = 0;
  for (const [, input] of positionsAfter(PLAYED, kind, players, SEED + players)) {
    const { times, peak, before } = measure(input);
    const first = times[0] ?? Number.NaN;
    result.medians.add(median(times));
    result.firsts.add(first);
    result.peak = Math.max(result.peak, peak);
    result.added = Math.max(result.added, peak - before);
    peakHere = Math.max(peakHere, peak);
    cells.push(ms(median(times)), `(${ms(first)})`);
  }
  return [...cells, peakHere];
}

function printGrowth(results: ReadonlyMap<number, SizeResult>): void {
  console.log('\nBy size, over all fields and rounds (growth: exponent of the size, from one row to the next)\n');
  console.log(row(['players', 'median', 'slowest', 'first', 'target', 'growth', 'peak MB', 'added MB']));
  let previous: { size: number; time: number } | null = null;
  for (const [size, { medians, firsts, peak, added }] of results) {
    const time = medians.quantile(0.5);
    const growth =
      previous === null ? '' : (Math.log(time / previous.time) / Math.log(size / previous.size)).toFixed(2);
    const first = firsts.quantile(0.5);
    console.log(row([size, ms(time), ms(medians.quantile(1)), ms(first), TARGETS[size] ?? '', growth, peak, added]));
    previous = { size, time };
  }
  console.log(
    `\nEvery process had a heap of less than ${TARGET_MEMORY} MB; "added" is what pairing adds to Node and the input.`,
  );
}

function printTournaments(): void {
  const tournaments = quick ? 20 : 200;
  const players = 1000;
  console.log(`\n${tournaments} random tournaments of ${players} players, every round paired once\n`);
  console.log(row(['after', 'median', '90 %', '99 %', 'slowest']));
  const byRound = new Map<number, Latencies>();
  const all = new Latencies();
  for (let seed = 1; seed <= tournaments; seed++) {
    playRandomTournament(kinds[seed % kinds.length] ?? 'ordinary', players, SEED + seed, (input) => {
      const start = performance.now();
      const pairing = pairSwissDutch(input);
      const time = performance.now() - start;
      const latencies = byRound.get(input.round) ?? new Latencies();
      byRound.set(input.round, latencies);
      latencies.add(time);
      all.add(time);
      return pairing;
    });
  }
  const quantiles = (latencies: Latencies) => [0.5, 0.9, 0.99, 1].map((part) => ms(latencies.quantile(part)));
  for (const [round, latencies] of byRound) console.log(row([`${round - 1} rounds`, ...quantiles(latencies)]));
  console.log(row(['all', ...quantiles(all)]));
  console.log(`\nTarget for the slowest: ${TARGET_SLOWEST} ms.`);
}

const results = printPositions();
printGrowth(results);
printTournaments();
