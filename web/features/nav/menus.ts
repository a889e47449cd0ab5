import type { LinkProps } from '@tanstack/react-router';
import type { Actor } from '../../../domain/access/actor.ts';
import { editsClubs, editsOrganizations, isTopLevel, manages, organises } from '../../../domain/access/anywhere.ts';

type Path = Extract<
  LinkProps['to'],
  | '/calendar'
  | '/tournaments'
  | '/events'
  | '/tournament/build'
  | '/event/hosted'
  | '/league/build'
  | '/browse'
  | '/club/manage'
  | '/organization/manage'
  | '/account/create'
  | '/rating-lists'
  | '/health'
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
    | 'events'
    | 'buildTournament'
    | 'ownEvents'
    | 'buildLeague'
    | 'browse'
    | 'manageClub'
    | 'manageOrganization'
    | 'createAccounts'
    | 'invite'
    | 'createOrganization'
    | 'ratingLists'
    | 'health'
    | 'about'
    | 'guide'
    | 'tools'
    | 'contact';
  readonly to: Path;
  readonly seenBy: (actor: Actor) => boolean;
}

interface Menu {
  readonly text: 'tournaments' | 'organizations' | 'accounts' | 'info';
  readonly entries: readonly Entry[];
}

const everybody = () => true;
const loggedIn = (actor: Actor): boolean => actor.kind === 'person';

/** The menus of the header, limited to existing pages. */
const MENUS: readonly Menu[] = [
  {
    text: 'tournaments',
    entries: [
      { text: 'myCalendar', to: '/calendar', seenBy: loggedIn },
      { text: 'allTournaments', to: '/tournaments', seenBy: everybody },
      { text: 'events', to: '/events', seenBy: everybody },
      { text: 'buildTournament', to: '/tournament/build', seenBy: organises },
      { text: 'ownEvents', to: '/event/hosted', seenBy: organises },
      { text: 'buildLeague', to: '/league/build', seenBy: organises },
      { text: 'ratingLists', to: '/rating-lists', seenBy: isTopLevel },
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
      { text: 'createAccounts', to: '/account/create', seenBy: manages },
      { text: 'invite', to: '/registration/generate/invitation', seenBy: manages },
      { text: 'createOrganization', to: '/registration/organization', seenBy: isTopLevel },
    ],
  },
  {
    text: 'info',
    entries: [
      { text: 'about', to: '/about', seenBy: everybody },
      { text: 'guide', to: '/user-guide', seenBy: everybody },
      { text: 'contact', to: '/contact', seenBy: everybody },
      { text: 'health', to: '/health', seenBy: isTopLevel },
    ],
  },
];

export const menusFor = (actor: Actor): readonly Menu[] =>
  MENUS.map(({ text, entries }) => ({ text, entries: entries.filter(({ seenBy }) => seenBy(actor)) })).filter(
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
