import type { LazyNamespace, NamespaceLoaders } from './namespaces.ts';

/** The namespaces of pages that are not landing pages. */
export const LAZY_NAMESPACES: { readonly [Name in LazyNamespace]: NamespaceLoaders<Name> } = {
  account: {
    en: () => import('./en/account.ts').then((words) => words.account),
    no: () => import('./no/account.ts').then((words) => words.account),
  },
  arbiter: {
    en: () => import('./en/arbiter.ts').then((words) => words.arbiter),
    no: () => import('./no/arbiter.ts').then((words) => words.arbiter),
  },
  asking: {
    en: () => import('./en/asking.ts').then((words) => words.asking),
    no: () => import('./no/asking.ts').then((words) => words.asking),
  },
  build: {
    en: () => import('./en/build.ts').then((words) => words.build),
    no: () => import('./no/build.ts').then((words) => words.build),
  },
  clubs: {
    en: () => import('./en/clubs.ts').then((words) => words.clubs),
    no: () => import('./no/clubs.ts').then((words) => words.clubs),
  },
  errors: {
    en: () => import('./en/errors.ts').then((words) => words.errors),
    no: () => import('./no/errors.ts').then((words) => words.errors),
  },
  explain: {
    en: () => import('./en/explain.ts').then((words) => words.explain),
    no: () => import('./no/explain.ts').then((words) => words.explain),
  },
  fairPlay: {
    en: () => import('./en/fair-play.ts').then((words) => words.fairPlay),
    no: () => import('./no/fair-play.ts').then((words) => words.fairPlay),
  },
  fileErrors: {
    en: () => import('./en/file-errors.ts').then((words) => words.fileErrors),
    no: () => import('./no/file-errors.ts').then((words) => words.fileErrors),
  },
  gameLog: {
    en: () => import('./en/game-log.ts').then((words) => words.gameLog),
    no: () => import('./no/game-log.ts').then((words) => words.gameLog),
  },
  guide: {
    en: () => import('./en/guide.ts').then((words) => words.guide),
    no: () => import('./no/guide.ts').then((words) => words.guide),
  },
  inbox: {
    en: () => import('./en/inbox.ts').then((words) => words.inbox),
    no: () => import('./no/inbox.ts').then((words) => words.inbox),
  },
  info: {
    en: () => import('./en/info.ts').then((words) => words.info),
    no: () => import('./no/info.ts').then((words) => words.info),
  },
  invite: {
    en: () => import('./en/invite.ts').then((words) => words.invite),
    no: () => import('./no/invite.ts').then((words) => words.invite),
  },
  league: {
    en: () => import('./en/league.ts').then((words) => words.league),
    no: () => import('./no/league.ts').then((words) => words.league),
  },
  leagueDesk: {
    en: () => import('./en/league-desk.ts').then((words) => words.leagueDesk),
    no: () => import('./no/league-desk.ts').then((words) => words.leagueDesk),
  },
  legal: {
    en: () => import('./en/legal.ts').then((words) => words.legal),
    no: () => import('./no/legal.ts').then((words) => words.legal),
  },
  log: {
    en: () => import('./en/log.ts').then((words) => words.log),
    no: () => import('./no/log.ts').then((words) => words.log),
  },
  manage: {
    en: () => import('./en/manage.ts').then((words) => words.manage),
    no: () => import('./no/manage.ts').then((words) => words.manage),
  },
  playing: {
    en: () => import('./en/playing.ts').then((words) => words.playing),
    no: () => import('./no/playing.ts').then((words) => words.playing),
  },
  prizes: {
    en: () => import('./en/prizes.ts').then((words) => words.prizes),
    no: () => import('./no/prizes.ts').then((words) => words.prizes),
  },
  profile: {
    en: () => import('./en/profile.ts').then((words) => words.profile),
    no: () => import('./no/profile.ts').then((words) => words.profile),
  },
  reports: {
    en: () => import('./en/reports.ts').then((words) => words.reports),
    no: () => import('./no/reports.ts').then((words) => words.reports),
  },
  review: {
    en: () => import('./en/review.ts').then((words) => words.review),
    no: () => import('./no/review.ts').then((words) => words.review),
  },
  screen: {
    en: () => import('./en/screen.ts').then((words) => words.screen),
    no: () => import('./no/screen.ts').then((words) => words.screen),
  },
  settings: {
    en: () => import('./en/settings.ts').then((words) => words.settings),
    no: () => import('./no/settings.ts').then((words) => words.settings),
  },
  match: {
    en: () => import('./en/match.ts').then((words) => words.match),
    no: () => import('./no/match.ts').then((words) => words.match),
  },
  offline: {
    en: () => import('./en/offline.ts').then((words) => words.offline),
    no: () => import('./no/offline.ts').then((words) => words.offline),
  },
  people: {
    en: () => import('./en/people.ts').then((words) => words.people),
    no: () => import('./no/people.ts').then((words) => words.people),
  },
  tools: {
    en: () => import('./en/tools.ts').then((words) => words.tools),
    no: () => import('./no/tools.ts').then((words) => words.tools),
  },
  tiebreaks: {
    en: () => import('./en/tiebreaks.ts').then((words) => words.tiebreaks),
    no: () => import('./no/tiebreaks.ts').then((words) => words.tiebreaks),
  },
};
