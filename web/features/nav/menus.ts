import type { LinkProps } from '@tanstack/react-router';
import type { AuthInfo } from '../../../contract/accounts.ts';

type Path = Extract<LinkProps['to'], '/calendar' | '/tournaments' | '/tournament/build'>;

interface Entry {
  readonly text: 'myCalendar' | 'allTournaments' | 'buildTournament';
  readonly to: Path;
  readonly seenBy: (reader: AuthInfo) => boolean;
}

interface Menu {
  readonly text: 'tournaments';
  readonly entries: readonly Entry[];
}

const everybody = () => true;
const loggedIn = (reader: AuthInfo): boolean => reader.authenticated;

/** Level above 0, or power of manager or arbiter over some club or organisation (specification, section 6). */
export function mayBuild({ info }: AuthInfo): boolean {
  if (info === null) return false;
  const { organization_all, club_all, organization_arbiter, club_arbiter } = info.powers;
  return info.level > 0 || [organization_all, club_all, organization_arbiter, club_arbiter].some((of) => of.length > 0);
}

/** The menus of the header, of the pages that there are. */
const MENUS: readonly Menu[] = [
  {
    text: 'tournaments',
    entries: [
      { text: 'myCalendar', to: '/calendar', seenBy: loggedIn },
      { text: 'allTournaments', to: '/tournaments', seenBy: everybody },
      { text: 'buildTournament', to: '/tournament/build', seenBy: mayBuild },
    ],
  },
];

export const menusFor = (reader: AuthInfo): readonly Menu[] =>
  MENUS.map(({ text, entries }) => ({ text, entries: entries.filter(({ seenBy }) => seenBy(reader)) })).filter(
    ({ entries }) => entries.length > 0,
  );

/** In the menu of somebody who is logged in, above the way out. */
export const USER_ENTRIES = [
  { text: 'inbox', to: '/inbox' },
  { text: 'memberships', to: '/account/memberships' },
  { text: 'settings', to: '/account/settings' },
] as const;
