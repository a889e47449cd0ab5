import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { root } from '../environment.ts';
import { isNode, type Node, nodesIn } from './syntax.ts';

/** What a person's rights follow from; only the policy in `domain/access/` and the codec read these. */
const SOURCES: readonly unknown[] = ['level', 'powers', 'captainOf'];

/** The places in the web app that decide rights by themselves instead of asking the policy, one per line. */
export const rightsReads = (): string[] =>
  globSync('web/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => readsIn(file, readFileSync(join(root, file), 'utf8')));

/** The same for one file. */
export const readsIn = (file: string, source: string): string[] =>
  nodesIn(file, source)
    .filter(readsSource)
    .map(({ start }) => `${file}:${source.slice(0, start).split('\n').length} reads rights without the policy`);

/** Whether a node is `person.level`, or takes `level` out of a person; style sheets may have a class of that name. */
function readsSource(node: Node): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return (
        node.computed === false && isNode(node.object) && node.object.name !== 'classes' && isSource(node.property)
      );
    case 'ObjectPattern':
      return Array.isArray(node.properties) && node.properties.some((part) => isNode(part) && isSource(part.key));
    default:
      return false;
  }
}

const isSource = (name: unknown): boolean => isNode(name) && SOURCES.includes(name.name);
