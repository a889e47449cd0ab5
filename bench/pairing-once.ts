// One position in its own process, like in a fresh Worker: reads a PairingInput as JSON from a file, and prints the
// times of seven calls, the first of them cold, and the peak memory of the process.
import { readFileSync } from 'node:fs';
import type { PairingInput } from '../domain/pairing/pairing.ts';
import { pairSwissDutch } from '../domain/pairing/swiss-dutch/pair.ts';

export interface Measurement {
  readonly times: readonly number[];
  /** Megabytes of the whole process, including Node: the peak, and the value before the first call. */
  readonly peak: number;
  readonly before: number;
}

const CALLS = 7;
const KILOBYTES_PER_MEGABYTE = 1024;

const stored = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const input: PairingInput = { ...stored, virtualPoints: new Map(stored.virtualPoints) };
const megabytes = (): number => Math.round(process.resourceUsage().maxRSS / KILOBYTES_PER_MEGABYTE);

const before = megabytes();
const times = Array.from({ length: CALLS }, () => {
  const start = performance.now();
  const pairing = pairSwissDutch(input);
  const time = performance.now() - start;
  if (!pairing.ok) throw new Error(pairing.key);
  return time;
});
console.log(JSON.stringify({ times, peak: megabytes(), before } satisfies Measurement));
