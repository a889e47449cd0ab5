import * as calls from '../contract/calls.ts';
import { pathTo } from '../contract/request.ts';
import type { Area } from '../i18n/areas.ts';

/** Every page with what it is made of: its file, and the words that it says beside those of every page. */
export const PAGES = {
  home: { words: ['home'], load: () => import('./routes/home.tsx') },
  tournaments: { words: ['home'], load: () => import('./routes/tournaments.tsx') },
  tournamentView: { words: ['tournament'], load: () => import('./routes/tournament-view.tsx') },
  printableRound: { words: ['tournament'], load: () => import('./routes/printable-round.tsx') },
  tournamentManage: {
    words: ['manage', 'tournament', 'explain'],
    load: () => import('./routes/tournament-manage.tsx'),
  },
  tournamentPlayers: { words: ['manage', 'tournament'], load: () => import('./routes/tournament-players.tsx') },
  lineUp: { words: ['manage', 'tournament'], load: () => import('./routes/line-up.tsx') },
  tournamentBuild: { words: ['build', 'home'], load: () => import('./routes/tournament-build.tsx') },
  browse: { words: ['clubs'], load: () => import('./routes/browse.tsx') },
  clubView: { words: ['clubs'], load: () => import('./routes/club-view.tsx') },
  organizationView: { words: ['clubs'], load: () => import('./routes/organization-view.tsx') },
  leagueView: { words: ['league'], load: () => import('./routes/league-view.tsx') },
  teamView: { words: ['clubs'], load: () => import('./routes/team-view.tsx') },
  clubManage: { words: ['clubs'], load: () => import('./routes/club-manage.tsx') },
  organizationManage: { words: ['clubs'], load: () => import('./routes/organization-manage.tsx') },
  organizationCreate: { words: ['clubs'], load: () => import('./routes/organization-create.tsx') },
  teamManage: { words: ['clubs'], load: () => import('./routes/team-manage.tsx') },
  tournamentSearch: { words: ['home'], load: () => import('./routes/tournament-search.tsx') },
  tournamentFind: { words: ['home'], load: () => import('./routes/tournament-find.tsx') },
  tournamentEdit: { words: ['build', 'manage'], load: () => import('./routes/tournament-edit.tsx') },
  invite: { words: ['invite'], load: () => import('./routes/invite.tsx') },
  invitation: { words: ['invite', 'clubs'], load: () => import('./routes/invitation.tsx') },
  createAccounts: { words: ['people'], load: () => import('./routes/create-accounts.tsx') },
  login: { words: ['account'], load: () => import('./routes/login.tsx') },
  recover: { words: ['account'], load: () => import('./routes/recover.tsx') },
  newPassword: { words: ['account'], load: () => import('./routes/new-password.tsx') },
  profile: { words: ['profile'], load: () => import('./routes/profile.tsx') },
  setup: { words: ['account'], load: () => import('./routes/setup.tsx') },
  settings: { words: ['settings'], load: () => import('./routes/settings.tsx') },
  firstPassword: { words: ['settings'], load: () => import('./routes/first-password.tsx') },
  calendar: { words: ['game', 'profile'], load: () => import('./routes/calendar.tsx') },
  inbox: { words: ['inbox'], load: () => import('./routes/inbox.tsx') },
  memberships: { words: ['inbox'], load: () => import('./routes/memberships.tsx') },
  gamePlay: { words: ['game'], load: () => import('./routes/game-play.tsx') },
  gameView: { words: ['game'], load: () => import('./routes/game-view.tsx') },
} as const satisfies Record<string, Page>;

interface Page {
  readonly words: readonly Area[];
  readonly load: () => Promise<unknown>;
}

/** The pages that people come to from outside, with the one call that their first rows are made from. */
const FIRST_VIEWS: readonly { at: RegExp; page: Page; data: (id: string) => string }[] = [
  { at: /^\/$/, page: PAGES.home, data: () => pathTo(calls.findTournaments) },
  {
    at: /^\/tournament\/view\/([^/]+)$/,
    page: PAGES.tournamentView,
    data: (id) => pathTo(calls.viewTournament, { id }),
  },
  { at: /^\/game\/view\/([^/]+)$/, page: PAGES.gameView, data: (id) => pathTo(calls.viewGame, { id }) },
  { at: /^\/game\/play\/([^/]+)$/, page: PAGES.gamePlay, data: (id) => pathTo(calls.openGame, { id }) },
];

/** The first view at an address, and the call that it waits for. */
export function firstViewAt(pathname: string): { readonly page: Page; readonly data: string } | undefined {
  for (const { at, page, data } of FIRST_VIEWS) {
    const match = at.exec(pathname);
    if (match !== null) return { page, data: data(decodeURIComponent(match[1] ?? '')) };
  }
  return undefined;
}
