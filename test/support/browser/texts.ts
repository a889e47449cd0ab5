import type { Page } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { LANGUAGES, type Language } from '../../../i18n/languages.ts';
import { no } from '../../../i18n/no.ts';

/** Every text of a catalogue by its key. */
function leaves(catalogue: object, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    return typeof value === 'string' ? [[path, value]] : leaves(value, path);
  });
}

const CATALOGUES = { en: new Map(leaves(en)), no: new Map(leaves(no)) } as const;

/** Keys that cannot be words of a text: they have a point or a capital in the middle. */
const KEYS = new Set(
  [...CATALOGUES.en.keys()].flatMap((path) => {
    const [, ...inside] = path.split('.');
    return [path, inside.join('.')].filter((key) => /\w\.\w|[a-z][A-Z]/.test(key));
  }),
);

/** Sentences of one language that the other one has not: out of place on its pages. Names in both are no matter. */
function foreignTo(language: Language): Set<string> {
  const own = new Set(CATALOGUES[language].values());
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => [...CATALOGUES[other].values()]);
  return new Set(others.filter((text) => text.length > 3 && !text.includes('{{') && !own.has(text)));
}

const FOREIGN = { en: foreignTo('en'), no: foreignTo('no') } as const;

/** What among the texts of a page is a bare key, an unfilled gap, or of the other language. */
export const untranslated = (texts: readonly string[], language: Language): string[] =>
  texts.filter((text) => KEYS.has(text) || /\{\{|\}\}/.test(text) || FOREIGN[language].has(text));

/** Every text that a page shows, reads aloud or hints at. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('style, script') === null) found.push(textContent?.trim() ?? '');
    }
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? '');
    }
    return found.filter((text) => text !== '');
  });
