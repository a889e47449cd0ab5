import type { Catalogue } from './i18n.ts';
import type { Language } from './languages.ts';

/**
 * The namespaces of the browser; the server uses the others for e-mails, notifications, print-outs and page previews.
 */
export type Namespace = Exclude<keyof Catalogue, 'mail' | 'preview' | 'printout' | 'push'>;

/** Loaders of a namespace: one file per language, imported by the pages that use it. */
export type NamespaceLoaders<Name extends Namespace> = Readonly<Record<Language, () => Promise<Catalogue[Name]>>>;

/** The namespaces of the frame and of the landing pages. */
export const ENTRY_NAMESPACES = {
  chess: {
    en: () => import('./en/frame.ts').then((words) => words.chess),
    no: () => import('./no/frame.ts').then((words) => words.chess),
  },
  common: {
    en: () => import('./en/frame.ts').then((words) => words.common),
    no: () => import('./no/frame.ts').then((words) => words.common),
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
} satisfies { readonly [Name in Namespace]?: NamespaceLoaders<Name> };

export type LazyNamespace = Exclude<Namespace, keyof typeof ENTRY_NAMESPACES>;
