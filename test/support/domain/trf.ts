import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TrfFile } from '../../../domain/trf/convert/to-tournament.ts';
import type { TrfDocument } from '../../../domain/trf/document.ts';
import { readTrf } from '../../../domain/trf/read/read.ts';

/** The file of a text that must be readable. */
export function trfFileOf(text: string): TrfFile {
  const reading = readTrf(text);
  if (!reading.ok) throw new Error(`line ${reading.errors[0]?.line}: ${reading.key}`);
  return reading.value;
}

export const documentOf = (text: string): TrfDocument => trfFileOf(text).document;

/** Each finding as `line:column key`, which is how the tests name them. */
export function findingsOf(text: string): { readonly errors: string[]; readonly warnings: string[] } {
  const reading = readTrf(text);
  const places = (issues: readonly { line: number; column: number; key: string }[]) =>
    issues.map(({ line, column, key }) => `${line}:${column} ${key}`);
  return reading.ok
    ? { errors: [], warnings: places(reading.value.warnings) }
    : { errors: places(reading.errors), warnings: places(reading.warnings) };
}

export { playerLine } from './player-line.ts';

const VECTORS = join(import.meta.dirname, '../../../shared/vectors');

/** Files that are not part of the repository: null where they are not at hand. */
export const vectorPath = (path: string): string | null => {
  const full = join(VECTORS, path);
  return existsSync(full) ? full : null;
};

/** The objects of a JSON lines file, gzipped or not. */
export function jsonLines<Shape>(path: string): Shape[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Shape);
}
