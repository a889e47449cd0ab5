import type { LinkProps } from '@tanstack/react-router';
import type { AuthInfo } from '../../../contract/accounts.ts';
import { mayBuild } from '../../session.ts';

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
  readonly seenBy: (reader: AuthInfo) => boolean;
}

interface Menu {
  readonly text: 'tournaments' | 'organizations' | 'accounts' | 'info';
  readonly entries: readonly Entry[];
}

const everybody = () => true;
const loggedIn = (reader: AuthInfo): boolean => reader.authenticated;

const levelOf = ({ info }: AuthInfo): number => info?.level ?? 0;
const holdsAllOf = ({ info }: AuthInfo, of: 'organization_all' | 'club_all'): boolean =>
  info !== null && info.powers[of].length > 0;

/** */
const managesClubs = (reader: AuthInfo): boolean =>
  levelOf(reader) > 0 || holdsAllOf(reader, 'organization_all') || holdsAllOf(reader, 'club_all');
/** R-569, checklist D-31. */
const managesOrganizations = (reader: AuthInfo): boolean =>
  levelOf(reader) >= 2 || holdsAllOf(reader, 'organization_all');
/** Whoever edits the texts of a club or of an organisation finds it as its managers do. */
const editsClubs = (reader: AuthInfo): boolean =>
  managesClubs(reader) || (reader.info?.powers.club_editor ?? []).length > 0;
const editsOrganizations = (reader: AuthInfo): boolean =>
  managesOrganizations(reader) || (reader.info?.powers.organization_editor ?? []).length > 0;
/** R-571, checklist D-31. */
const createsOrganizations = (reader: AuthInfo): boolean => levelOf(reader) === 3;

/** The menus of the header, of the pages that there are. */
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

/** Under every page, for everybody. */
export const FOOTER_ENTRIES = [
  { text: 'about', to: '/about' },
  { text: 'guide', to: '/user-guide' },
  { text: 'tools', to: '/tools' },
  { text: 'faqs', to: '/faqs' },
  { text: 'contact', to: '/contact' },
  { text: 'agreement', to: '/user-agreement' },
  { text: 'privacy', to: '/privacy-notice' },
] as const;
