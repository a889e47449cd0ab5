import type { Plugin } from 'vite';
import { isNode, type Node, nodesIn } from '../check/syntax.ts';

const LIBRARY = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;

const WARNINGS: readonly unknown[] = ['warn', 'error', 'log', 'once', 'deprecate'];

/**
 * The texts that i18next logs are for those who write a program: here the compiler checks the keys, and a test each
 * screen. Without them every first view is 2 kB lighter.
 */
export const quietI18next: Plugin = {
  name: 'rokade-quiet-i18next',
  apply: 'build',
  transform: {
    filter: { id: LIBRARY },
    handler: (source, id) => withoutWarnings(id, source),
  },
};

/** The source without calls such as `this.logger.warn(...)`; none of them is within another one. */
export const withoutWarnings = (file: string, source: string): string =>
  nodesIn(file, source)
    .filter(isWarning)
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}void 0${text.slice(Number(end))}`, source);

function isWarning({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  const isLogger = isNode(object) && isNode(object.property) && object.property.name === 'logger';
  return isLogger && isNode(property) && WARNINGS.includes(property.name);
}
