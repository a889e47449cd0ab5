import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { root } from '../environment.ts';
import { isNode, type Node, nodesIn } from './syntax.ts';

/** The only file of each folder that may read the clock of its machine, if any may. */
const CLOCKS: Readonly<Record<string, string | null>> = {
  web: 'web/time/server-time.ts',
  services: 'services/platform/clock.ts',
  worker: null,
  'durable-objects': null,
  db: null,
  contract: null,
  domain: null,
};

/**
 * The places that read the clock by themselves, one per line: the web app has the server's time, and the server has a
 * clock that tests set.
 */
export const clockReads = (): string[] =>
  Object.entries(CLOCKS).flatMap(([folder, clock]) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
      .filter((file) => file !== clock)
      .flatMap((file) => readsIn(file, readFileSync(join(root, file), 'utf8'))),
  );

/** The same for one file. */
export const readsIn = (file: string, source: string): string[] =>
  nodesIn(file, source)
    .filter(readsClock)
    .map(({ start }) => `${file}:${source.slice(0, start).split('\n').length} reads the clock`);

const isDate = (value: unknown): boolean => isNode(value) && value.type === 'Identifier' && value.name === 'Date';

/** Whether a node is `Date.now`, `new Date()` or `Date()`. */
function readsClock(node: Node): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return isDate(node.object) && isNode(node.property) && node.property.name === 'now';
    case 'NewExpression':
      return isDate(node.callee) && Array.isArray(node.arguments) && node.arguments.length === 0;
    case 'CallExpression':
      return isDate(node.callee);
    default:
      return false;
  }
}
