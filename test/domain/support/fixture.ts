import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON file of `test/fixtures`, read as the shape that the test expects of it. */
export const fixture = <Shape>(path: string): Shape =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../fixtures', path), 'utf8')) as Shape;
