import type { Catalogue } from './i18n.ts';
import type { Language } from './languages.ts';

/** The areas that a browser shows; letters, notifications, print-outs and previews of pages are written by the server. */
export type Area = Exclude<keyof Catalogue, 'mail' | 'preview' | 'printout' | 'push'>;

/** Each language of an area is a file of its own, loaded by the pages that say something of it. */
export type WordsOf<Name extends Area> = Readonly<Record<Language, () => Promise<Catalogue[Name]>>>;

/** What every page says, and those that people come to from outside. */
const FIRST_AREAS = {
  chess: {
    en: () => import('./en/frame.ts').then((words) => words.chess),
    no: () => import('./no/frame.ts').then((words) => words.chess),
  },
  common: {
    en: () => import('./en/frame.ts').then((words) => words.common),
    no: () => import('./no/frame.ts').then((words) => words.common),
  },
  errors: {
    en: () => import('./en/frame.ts').then((words) => words.errors),
    no: () => import('./no/frame.ts').then((words) => words.errors),
  },
  game: {
    en: () => import('./en/game.ts').then((words) => words.game),
    no: () => import('./no/game.ts').then((words) => words.game),
  },
  home: {
    en: () => import('./en/home.ts').then((words) => words.home),
    no: () => import('./no/home.ts').then((words) => words.home),
  },
  nav: {
    en: () => import('./en/frame.ts').then((words) => words.nav),
    no: () => import('./no/frame.ts').then((words) => words.nav),
  },
  tournament: {
    en: () => import('./en/tournament.ts').then((words) => words.tournament),
    no: () => import('./no/tournament.ts').then((words) => words.tournament),
  },
  ui: {
    en: () => import('./en/frame.ts').then((words) => words.ui),
    no: () => import('./no/frame.ts').then((words) => words.ui),
  },
} satisfies { readonly [Name in Area]?: WordsOf<Name> };

export type FurtherArea = Exclude<Area, keyof typeof FIRST_AREAS>;

/** The words of an area in a language. Where those of the other areas are is known when the first of them is wanted. */
export async function wordsOf(area: Area, language: Language): Promise<Catalogue[Area]> {
  if (isFirst(area)) return FIRST_AREAS[area][language]();
  const { FURTHER_AREAS } = await import('./further-areas.ts');
  return FURTHER_AREAS[area][language]();
}

const isFirst = (area: Area): area is keyof typeof FIRST_AREAS => area in FIRST_AREAS;
