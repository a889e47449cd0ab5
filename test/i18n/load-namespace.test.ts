import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { loadNamespace } from '../../i18n/load-namespace.ts';
import { type Namespace, SERVER_NAMESPACES } from '../../i18n/namespaces.ts';

/** The files of a language that list others. */
const LISTS = ['frame.ts', 'index.ts'];

const isOfBrowser = (name: string): name is Namespace => !SERVER_NAMESPACES.some((one) => one === name);

describe.each(LANGUAGES)('texts of %s', (language) => {
  const catalogue = CATALOGUES[language];

  test.each(Object.keys(catalogue).filter(isOfBrowser))('the browser loads the namespace %s', async (name) => {
    expect(await loadNamespace(name, language)).toBe(catalogue[name]);
  });

  test('every file of a language is in its list', () => {
    const files = readdirSync(join(import.meta.dirname, '../../i18n', language));
    expect(Object.keys(catalogue).map(fileOf).sort()).toEqual(files.filter((file) => !LISTS.includes(file)).sort());
  });
});

/** league-desk.ts for leagueDesk */
const fileOf = (name: string): string => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
