import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { root } from '../environment.ts';
import { nodesIn } from './syntax.ts';

/** Folders whose code has names of its own. Fields of the wire are renamed by `contract/codec/`. */
const FOLDERS = ['web', 'service-worker', 'services', 'worker', 'durable-objects', 'db', 'cli', 'domain', 'scripts'];

/** Files with the names of FIDE's list, of payment providers, of D1, of the environment, and of words that are replaced. */
const OTHER_NOTATIONS =
  /^(domain|services)\/fide-list\/|^db\/read\/health\.ts$|^services\/payment\/(stripe|vipps)\/formats\.ts$|^scripts\/(stop|check\/replaced-words)\.ts$/;

const SNAKE_CASE = /^[a-z][a-z\d]*(_[a-z\d]+)+$/;

/** The names in snake case, one per line. */
export const wireNames = (): string[] =>
  FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !OTHER_NOTATIONS.test(file))
    .flatMap((file) => namesIn(file, readFileSync(join(root, file), 'utf8')));

/** The same for one file. */
export const namesIn = (file: string, source: string): string[] =>
  nodesIn(file, source)
    .filter(({ type, name }) => type === 'Identifier' && typeof name === 'string' && SNAKE_CASE.test(name))
    .map(({ start, name }) => `${file}:${source.slice(0, start).split('\n').length} ${String(name)}`);
