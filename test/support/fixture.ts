import { readFileSync } from 'node:fs';

/** A JSON file of `test/fixtures`, read as the shape that the test expects of it. */
export const fixture = <Shape>(path: string): Shape =>
  JSON.parse(readFileSync(new URL(`../fixtures/${path}`, import.meta.url), 'utf8')) as Shape;
