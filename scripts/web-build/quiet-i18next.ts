import type { Plugin } from 'vite';
import { isNode, type Node, nodesIn } from '../check/syntax.ts';

const LIBRARY = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;

const WARNINGS: readonly unknown[] = ['warn', 'error', 'log', 'once', 'deprecate'];

/** What the library calls of its loader of texts, where there is no backend to load from. */
const NO_LOADER = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, done) { done(); }
}`;

/**
 * The texts that i18next logs are for those who write a program: here the compiler checks the keys, and a test each
 * screen. Its loader is not used either: `web/app/language.ts` adds what has been loaded. Without the two every first
 * view is 3 kB lighter.
 */
export const quietI18next: Plugin = {
  name: 'rokade-quiet-i18next',
  apply: 'build',
  transform: {
    filter: { id: LIBRARY },
    handler: (source, id) => withoutWarnings(id, withoutLoader(id, source)),
  },
};

/** The source without calls such as `this.logger.warn(...)`; none of them is within another one. */
export const withoutWarnings = (file: string, source: string): string =>
  replaced(source, nodesIn(file, source).filter(isWarning), 'void 0');

/** The source with a loader of texts that has nothing to load. */
export function withoutLoader(file: string, source: string): string {
  const loader = nodesIn(file, source).filter(isLoader);
  if (loader.length !== 1) throw new Error(`${file} has no class Connector`);
  return replaced(source, loader, NO_LOADER);
}

const replaced = (source: string, nodes: readonly Node[], by: string): string =>
  [...nodes]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}${by}${text.slice(Number(end))}`, source);

function isWarning({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  const isLogger = isNode(object) && isNode(object.property) && object.property.name === 'logger';
  return isLogger && isNode(property) && WARNINGS.includes(property.name);
}

const isLoader = ({ type, id }: Node): boolean => type === 'ClassDeclaration' && isNode(id) && id.name === 'Connector';
