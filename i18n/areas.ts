import type { Catalogue } from './i18n.ts';
import type { Language } from './languages.ts';

/** The areas that a browser shows; letters, print-outs and previews of pages are written by the server. */
export type Area = Exclude<keyof Catalogue, 'mail' | 'preview' | 'printout'>;

/** Each area of each language is a file of its own, loaded by the pages that say something of it. */
export const AREAS: { readonly [Name in Area]: Readonly<Record<Language, () => Promise<Catalogue[Name]>>> } = {
  account: {
    en: () => import('./en/account.ts').then((words) => words.account),
    no: () => import('./no/account.ts').then((words) => words.account),
  },
  build: {
    en: () => import('./en/build.ts').then((words) => words.build),
    no: () => import('./no/build.ts').then((words) => words.build),
  },
  chess: {
    en: () => import('./en/frame.ts').then((words) => words.chess),
    no: () => import('./no/frame.ts').then((words) => words.chess),
  },
  clubs: {
    en: () => import('./en/clubs.ts').then((words) => words.clubs),
    no: () => import('./no/clubs.ts').then((words) => words.clubs),
  },
  common: {
    en: () => import('./en/frame.ts').then((words) => words.common),
    no: () => import('./no/frame.ts').then((words) => words.common),
  },
  errors: {
    en: () => import('./en/frame.ts').then((words) => words.errors),
    no: () => import('./no/frame.ts').then((words) => words.errors),
  },
  explain: {
    en: () => import('./en/explain.ts').then((words) => words.explain),
    no: () => import('./no/explain.ts').then((words) => words.explain),
  },
  game: {
    en: () => import('./en/game.ts').then((words) => words.game),
    no: () => import('./no/game.ts').then((words) => words.game),
  },
  home: {
    en: () => import('./en/home.ts').then((words) => words.home),
    no: () => import('./no/home.ts').then((words) => words.home),
  },
  inbox: {
    en: () => import('./en/inbox.ts').then((words) => words.inbox),
    no: () => import('./no/inbox.ts').then((words) => words.inbox),
  },
  invite: {
    en: () => import('./en/invite.ts').then((words) => words.invite),
    no: () => import('./no/invite.ts').then((words) => words.invite),
  },
  league: {
    en: () => import('./en/league.ts').then((words) => words.league),
    no: () => import('./no/league.ts').then((words) => words.league),
  },
  manage: {
    en: () => import('./en/manage.ts').then((words) => words.manage),
    no: () => import('./no/manage.ts').then((words) => words.manage),
  },
  nav: {
    en: () => import('./en/frame.ts').then((words) => words.nav),
    no: () => import('./no/frame.ts').then((words) => words.nav),
  },
  profile: {
    en: () => import('./en/profile.ts').then((words) => words.profile),
    no: () => import('./no/profile.ts').then((words) => words.profile),
  },
  settings: {
    en: () => import('./en/settings.ts').then((words) => words.settings),
    no: () => import('./no/settings.ts').then((words) => words.settings),
  },
  people: {
    en: () => import('./en/people.ts').then((words) => words.people),
    no: () => import('./no/people.ts').then((words) => words.people),
  },
  tournament: {
    en: () => import('./en/tournament.ts').then((words) => words.tournament),
    no: () => import('./no/tournament.ts').then((words) => words.tournament),
  },
  ui: {
    en: () => import('./en/frame.ts').then((words) => words.ui),
    no: () => import('./no/frame.ts').then((words) => words.ui),
  },
};
