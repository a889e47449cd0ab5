import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as pictures from 'country-flag-icons/string/3x2';
import type { Plugin } from 'vite';
import { countryOf } from '../../domain/people/countries.ts';
import { FEDERATIONS } from '../../domain/people/federations.ts';
import { hasFlag } from '../../domain/people/flags.ts';
import { root } from '../environment.ts';

/** The flag of a country in the package, whose keys use underscores for the parts of a kingdom. */
const flagOf = (country = ''): string =>
  (pictures as Readonly<Record<string, string>>)[country.replace('-', '_')] ?? '';

/** The flags by federation code. */
export const flagFiles = (): ReadonlyMap<string, string> =>
  new Map(FEDERATIONS.filter(hasFlag).map((federation) => [federation, flagOf(countryOf(federation))]));

/** Adds each flag as a separate file, so that pages only load those that they show. */
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
