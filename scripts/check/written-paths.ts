import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import type { Description } from '../../contract/calls/description.ts';
import { CALLS } from '../../contract/described-calls.ts';
import { pathOf } from '../../contract/request.ts';
import { root } from '../environment.ts';
import { MAY_IMPORT } from './import-table.ts';

/** The one file in which the paths of calls are written. */
const WRITTEN_IN = 'contract/calls.ts';

/** What every path of a call begins with, up to what is filled in. */
const STARTS: readonly string[] = [
  ...new Set(Object.values<Description>(CALLS).map(({ at }) => pathOf(at).replace(/:.*/, ''))),
];

/** Every place where a path is written out that `pathTo` or `requestOf` would make, a line each. */
export const writtenPaths = (): string[] =>
  ['*.ts', ...Object.keys(MAY_IMPORT).map((folder) => `${folder}/**/*.{ts,tsx}`)]
    .flatMap((files) => globSync(files, { cwd: root }))
    .filter((file) => file !== WRITTEN_IN)
    .flatMap((file) => pathsIn(file, readFileSync(join(root, file), 'utf8')));

/** The same of one file. */
export const pathsIn = (file: string, source: string): string[] =>
  textsOf(parseSync(file, source).program)
    .filter(({ text }) => STARTS.some((start) => isWritten(text, start)))
    .map(({ text, at }) => `${file}:${source.slice(0, at).split('\n').length} writes the path of a call: ${text}`);

/** A path goes on where it was cut, or ends there. It stands at the beginning or behind a host, not among files. */
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

/** Every text of a program, and every piece of a template. */
function textsOf(node: unknown): Text[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, value } = node as Readonly<Record<string, unknown>>;
  if (type === 'Literal') return typeof value === 'string' ? [{ text: value, at: Number(start) }] : [];
  if (type === 'TemplateElement') return [{ text: (value as { cooked: string }).cooked, at: Number(start) }];
  return Object.values(node).flatMap(textsOf);
}
