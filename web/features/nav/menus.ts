import type { LinkProps } from '@tanstack/react-router';
import type { AuthInfo } from '../../../contract/accounts/accounts.ts';
import { mayBuild } from '../../app/session.ts';

type Path = Extract<
  LinkProps['to'],
  | '/calendar'
  | '/tournaments'
  | '/tournament/build'
  | '/league/build'
  | '/browse'
  | '/club/manage'
  | '/organization/manage'
  | '/account/create'
  | '/registration/organization'
  | '/registration/generate/invitation'
  | '/about'
  | '/user-guide'
  | '/tools'
  | '/contact'
>;

interface Entry {
  readonly text:
    | 'myCalendar'
    | 'allTournaments'
    | 'buildTournament'
    | 'buildLeague'
    | 'browse'
    | 'manageClub'
    | 'manageOrganization'
    | 'createAccounts'
    | 'invite'
    | 'createOrganization'
    | 'about'
    | 'guide'
    | 'tools'
    | 'contact';
  readonly to: Path;
  readonly seenBy: (user: AuthInfo) => boolean;
}

interface Menu {
  readonly text: 'tournaments' | 'organizations' | 'accounts' | 'info';
  readonly entries: readonly Entry[];
}

const everybody = () => true;
const loggedIn = (user: AuthInfo): boolean => user.authenticated;

const levelOf = ({ info }: AuthInfo): number => info?.level ?? 0;
const holdsAllOf = ({ info }: AuthInfo, of: 'organization_all' | 'club_all'): boolean =>
  info !== null && info.powers[of].length > 0;

/** */
const managesClubs = (user: AuthInfo): boolean =>
  levelOf(user) > 0 || holdsAllOf(user, 'organization_all') || holdsAllOf(user, 'club_all');
/** R-569, checklist D-31. */
const managesOrganizations = (user: AuthInfo): boolean => levelOf(user) >= 2 || holdsAllOf(user, 'organization_all');
/** Editors of the texts of a club or an organisation find it as its managers do. */
const editsClubs = (user: AuthInfo): boolean => managesClubs(user) || (user.info?.powers.club_editor ?? []).length > 0;
const editsOrganizations = (user: AuthInfo): boolean =>
  managesOrganizations(user) || (user.info?.powers.organization_editor ?? []).length > 0;
/** R-571, checklist D-31. */
const createsOrganizations = (user: AuthInfo): boolean => levelOf(user) === 3;

/** The menus of the header, limited to existing pages. */
const MENUS: readonly Menu[] = [
  {
    text: 'tournaments',
    entries: [
      { text: 'myCalendar', to: '/calendar', seenBy: loggedIn },
      { text: 'allTournaments', to: '/tournaments', seenBy: everybody },
      { text: 'buildTournament', to: '/tournament/build', seenBy: mayBuild },
      { text: 'buildLeague', to: '/league/build', seenBy: mayBuild },
      { text: 'tools', to: '/tools', seenBy: everybody },
    ],
  },
  {
    text: 'organizations',
    entries: [
      { text: 'browse', to: '/browse', seenBy: everybody },
      { text: 'manageClub', to: '/club/manage', seenBy: editsClubs },
      { text: 'manageOrganization', to: '/organization/manage', seenBy: editsOrganizations },
    ],
  },
  {
    text: 'accounts',
    entries: [
      { text: 'createAccounts', to: '/account/create', seenBy: managesClubs },
      { text: 'invite', to: '/registration/generate/invitation', seenBy: managesClubs },
      { text: 'createOrganization', to: '/registration/organization', seenBy: createsOrganizations },
    ],
  },
  {
    text: 'info',
    entries: [
      { text: 'about', to: '/about', seenBy: everybody },
      { text: 'guide', to: '/user-guide', seenBy: everybody },
      { text: 'contact', to: '/contact', seenBy: everybody },
    ],
  },
];

export const menusFor = (user: AuthInfo): readonly Menu[] =>
  MENUS.map(({ text, entries }) => ({ text, entries: entries.filter(({ seenBy }) => seenBy(user)) })).filter(
    ({ entries }) => entries.length > 0,
  );

/** In the menu of a logged-in user, above the log-out. */
export const USER_ENTRIES = [
  { text: 'inbox', to: '/inbox' },
  { text: 'memberships', to: '/account/memberships' },
  { text: 'settings', to: '/account/settings' },
] as const;

/** Below every page, for everybody. */
export const FOOTER_ENTRIES = [
  { text: 'about', to: '/about' },
  { text: 'guide', to: '/user-guide' },
  { text: 'tools', to: '/tools' },
  { text: 'faqs', to: '/faqs' },
  { text: 'contact', to: '/contact' },
  { text: 'agreement', to: '/user-agreement' },
  { text: 'privacy', to: '/privacy-notice' },
] as const;
