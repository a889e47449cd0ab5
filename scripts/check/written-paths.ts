import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import type { Description } from '../../contract/calls/description.ts';
import { CALLS } from '../../contract/http/described-calls.ts';
import { pathOf } from '../../contract/http/request.ts';
import { root } from '../environment.ts';
import { MAY_IMPORT } from './import-table.ts';

/** The only file that may contain the paths of calls. */
const WRITTEN_IN = 'contract/calls.ts';

/** The constant beginning of every path, up to the first parameter. */
const STARTS: readonly string[] = [
  ...new Set(Object.values<Description>(CALLS).map(({ at }) => pathOf(at).replace(/:.*/, ''))),
];

/** Literal paths in the source code that should come from `pathTo` or `requestOf`, one per line. */
export const writtenPaths = (): string[] =>
  ['*.ts', ...Object.keys(MAY_IMPORT).map((folder) => `${folder}/**/*.{ts,tsx}`)]
    .flatMap((files) => globSync(files, { cwd: root }))
    .filter((file) => file !== WRITTEN_IN)
    .flatMap((file) => pathsIn(file, readFileSync(join(root, file), 'utf8')));

/** The same for one file. */
export const pathsIn = (file: string, source: string): string[] =>
  textsOf(parseSync(file, source).program)
    .filter(({ text }) => STARTS.some((start) => isWritten(text, start)))
    .map(({ text, at }) => `${file}:${source.slice(0, at).split('\n').length} writes the path of a call: ${text}`);

/** Whether a text begins with `start`, or has it after a host, and `start` ends at a part boundary; not a file name. */
function isWritten(text: string, start: string): boolean {
  const at = text.indexOf(start);
  if (at < 0) return false;
  const [before, behind] = [text.slice(0, at), text.slice(at + start.length)];
  return /^(?:[\w:?/]|$)/.test(behind) && (before.includes('://') || !/[\w.]$/.test(before));
}

interface Text {
  readonly text: string;
  readonly at: number;
}

/** Every string and template part of a program. */
function textsOf(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, value } = node as Readonly<Record<string, unknown>>;
  if (type === 'Literal') return typeof value === 'string' ? [{ text: value, at: Number(start) }] : [];
  if (type === 'TemplateElement') return [{ text: (value as { cooked: string }).cooked, at: Number(start) }];
  return Object.values(node).flatMap(textsOf);
}
