import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pictures from 'country-flag-icons/string/3x2';
import type { Plugin } from 'vite';
import { countryOf } from '../../domain/countries.ts';
import { FEDERATIONS } from '../../domain/federations.ts';
import { hasFlag } from '../../domain/flags.ts';
import { root } from '../environment.ts';

/** The package's name of a country's flag; a part of a kingdom is written with an underline. */
const flagOf = (country = ''): string =>
  (pictures as Readonly<Record<string, string>>)[country.replace('-', '_')] ?? '';

/** The flags that are served, by the federation's letters. */
export const flagFiles = (): ReadonlyMap<string, string> =>
  new Map(FEDERATIONS.filter(hasFlag).map((federation) => [federation, flagOf(countryOf(federation))]));

/** Puts the flags beside the web, a small picture each, so that a page loads those that it shows. */
export const flags: Plugin = {
  name: 'rokade-flags',
  apply: 'build',
  generateBundle() {
    for (const [federation, source] of flagFiles()) {
      this.emitFile({ type: 'asset', fileName: `flags/${federation}.svg`, source });
    }
    const licence = readFileSync(join(root, 'node_modules/country-flag-icons/LICENSE'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'flags/LICENSE.txt', source: licence });
  },
};
