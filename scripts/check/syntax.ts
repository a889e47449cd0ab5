import { parseSync } from 'oxc-parser';

/** A node of the syntax tree, whose parts are not typed further. */
export interface Node {
  readonly [part: string]: unknown;
  readonly type: string;
  readonly start: number;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return isNode(value) ? [value, ...inside] : inside;
}

/** All nodes of a file's source text. */
export const nodesIn = (file: string, source: string): Node[] => nodesOf(parseSync(file, source).program);
