/** Every screen of the product as `look.spec.ts` looks at it: in the demo world, with what a screen needs made on the way. */
import type { APIRequestContext, Page } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { CHIEF, CLUBS, ORGANIZATION } from '../../../scripts/seed/people.ts';
import { aGroup, linkMailedTo, makeEvent } from './events.ts';
import { enter, finishedGame, viewOf } from './people.ts';
import { callApi } from './requests.ts';

interface Screen {
  readonly name: string;
  /** Who looks; nobody: a visitor, or whoever the path is for. */
  readonly as?: string;
  readonly path: string | ((page: Page) => Promise<string>);
  /** What the user does on it to see all of it. */
  readonly seesAll?: (page: Page) => Promise<void>;
}

const CHAMPIONSHIP = '/tournament/view/fjord-championship';
const CUP = '/tournament/view/autumn-cup';

export const SCREENS_OF_THE_PRODUCT: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-organiser', as: 'ragnhild', path: '/' },
  { name: 'tournaments', path: '/tournaments' },
  { name: 'tournament-upcoming', as: 'oystein', path: '/tournament/view/winter-open' },
  { name: 'tournament-running', as: 'ragnhild', path: CHAMPIONSHIP },
  { name: 'tournament-boards', path: `${CHAMPIONSHIP}?tab=pairings&boards=true` },
  { name: 'tournament-standings', path: `${CUP}?tiebreaks=true&size=50` },
  { name: 'tournament-pairings', path: `${CUP}?tab=pairings&round=3` },
  { name: 'tournament-cross-table', path: `${CUP}?tab=cross` },
  { name: 'tournament-stats', path: `${CUP}?tab=stats` },
  { name: 'tournament-printable', path: `${CHAMPIONSHIP}/pairings/2` },
  { name: 'tournament-manage', as: 'ragnhild', path: '/tournament/manage/fjord-championship' },
  { name: 'tournament-manage-played', as: 'ragnhild', path: '/tournament/manage/autumn-cup' },
  { name: 'tournament-players', as: 'magnhild', path: '/tournament/players/winter-open' },
  { name: 'tournament-build', as: 'ragnhild', path: '/tournament/build' },
  { name: 'tournament-build-review', as: 'ragnhild', path: '/tournament/build?mode=custom' },
  { name: 'tournament-find', as: 'ragnhild', path: '/tournament/find' },
  { name: 'tournament-search', path: '/tournament/search?q=cup' },
  { name: 'tournament-edit', as: 'magnhild', path: '/tournament/edit/winter-open' },
  { name: 'tournament-edit-reduced', as: 'ragnhild', path: '/tournament/edit/fjord-championship' },
  { name: 'browse', as: 'nora', path: '/browse' },
  { name: 'club', path: '/club/view/fjellsiden' },
  { name: 'organization', path: '/organization/view/fjordsjakk' },
  { name: 'league', path: '/league/view/fjordserien?season=last-year' },
  { name: 'league-build', as: 'solveig', path: '/league/build' },
  { name: 'league-seasons', as: 'solveig', path: '/league/manage/fjordserien' },
  { name: 'league-categories', as: 'solveig', path: '/league/manage/fjordserien?tab=categories' },
  { name: 'league-tournaments', as: 'solveig', path: '/league/manage/fjordserien?tab=tournaments' },
  { name: 'league-end', as: 'solveig', path: '/league/manage/fjordserien?end=this-year' },
  { name: 'club-details', as: 'ragnhild', path: '/club/manage' },
  { name: 'club-statistics', as: 'ragnhild', path: '/club/manage?tab=statistics' },
  { name: 'club-members', as: 'ragnhild', path: '/club/manage?tab=members' },
  { name: 'club-powers', as: 'magnhild', path: '/club/manage?id=elvebakken&tab=powers' },
  { name: 'organization-manage', as: 'solveig', path: '/organization/manage?tab=statistics' },
  { name: 'check-in', path: '/t/konrad-nights/here' },
  { name: 'events', path: '/events' },
  { name: 'event', path: async (page) => `/event/view/${(await eventWithEntry(page)).id}` },
  {
    name: 'event-sign-up',
    path: async (page) => `/event/sign-up/${(await eventWithEntry(page)).id}`,
    seesAll: seeEntryDetails,
  },
  { name: 'event-entry', path: async (page) => (await eventWithEntry(page)).link },
  { name: 'rating-lists', as: 'admin', path: '/rating-lists' },
  { name: 'organization-create', as: 'admin', path: '/registration/organization' },
  { name: 'invite', as: 'solveig', path: '/registration/generate/invitation' },
  { name: 'create-accounts', as: 'ragnhild', path: '/account/create' },
  { name: 'tools', path: '/tools' },
  { name: 'user-guide', path: '/user-guide' },
  { name: 'contact', path: '/contact' },
  { name: 'user-agreement', path: '/user-agreement' },
  { name: 'login', path: '/login' },
  { name: 'recover', path: '/account/recover' },
  { name: 'new-password', path: '/account/recover/bm90LWEtY29kZQ' },
  { name: 'lobby-waiting', as: 'nora', path: '/calendar' },
  { name: 'lobby-empty', as: 'solveig', path: '/calendar' },
  {
    name: 'game-play',
    as: 'eirik',
    path: async ({ request }) => `/game/play/${await gameOf(request, 'eirik')}`,
  },
  { name: 'game-watch', path: async ({ request }) => `/game/play/${await gameOf(request, 'dusan')}` },
  {
    name: 'game-view',
    path: async ({ request }) => `/game/view/${await finishedGame(request, 'played')}?ply=20`,
    seesAll: seeAfterGame,
  },
  { name: 'not-found', path: '/nowhere' },
  { name: 'hall-screen', path: '/tournament/screen/autumn-cup?show=standings' },
  { name: 'team-fixtures', path: '/tournament/view/city-match?tab=fixtures' },
  {
    name: 'team-match',
    as: 'ragnhild',
    path: async ({ request }) =>
      `/tournament/match/city-match/1/${(await viewOf(request, 'city-match')).matches?.[0]?.white}`,
  },
  { name: 'inbox', as: 'nora', path: '/inbox' },
  { name: 'memberships', as: 'nora', path: '/account/memberships' },
  { name: 'team-view', path: async ({ request }) => `/team/view/${await teamOf(request, 'city-match')}` },
  {
    name: 'team-manage',
    as: CHIEF.id,
    path: async ({ request }) => `/team/manage/${await teamOf(request, 'city-match')}`,
  },
  {
    name: 'line-up',
    as: CHIEF.id,
    path: async ({ request }) =>
      `/tournament/manage-team/team-championship/${await teamOf(request, 'team-championship')}`,
  },
  { name: 'teams-table', path: '/tournament/view/team-championship?tab=teams&tiebreaks=true' },
  { name: 'bracket', path: '/tournament/view/cup-of-eight?tab=bracket' },
  { name: 'bracket-of-teams', path: '/tournament/view/team-cup?tab=bracket' },
  { name: 'school-classes', as: CHIEF.id, path: '/tournament/view/school-day?tab=teams' },
  { name: 'school-desk', as: CHIEF.id, path: '/tournament/manage/school-day' },
  { name: 'team-desk', as: CHIEF.id, path: '/tournament/manage/team-championship' },
  { name: 'team-match-sheets', path: '/tournament/view/team-championship/pairings/2?sheets=true' },
  { name: 'konrad-desk', as: CHIEF.id, path: '/tournament/manage/club-night' },
  { name: 'manual-desk', as: CHIEF.id, path: '/tournament/manage/thursday-blitz' },
  { name: 'tournament-log', as: CHIEF.id, path: '/tournament/log/team-championship' },
  { name: 'profile', as: 'nora', path: '/profile/eirik' },
  { name: 'settings', as: 'nora', path: '/account/settings' },
  { name: 'invitation-of-a-club', path: (page) => invitationOfClub(page, 0) },
  { name: 'invitation-fide-number', path: (page) => invitationOfClub(page, 1) },
  { name: 'invitation-registration', path: (page) => invitationOfClub(page, 2) },
  { name: 'invitation-of-an-organization', path: (page) => invitationOfOrganization(page, 0) },
  { name: 'invitation-founding', path: (page) => invitationOfOrganization(page, 1) },
  { name: 'first-password', path: firstPassword },
  { name: 'setup', path: setup },
  { name: 'about', path: '/about' },
  { name: 'faqs', path: '/faqs' },
  { name: 'privacy-notice', path: '/privacy-notice' },
  {
    name: 'game-log',
    as: 'ragnhild',
    path: async ({ request }) => `/game/log/${await finishedGame(request, 'played')}`,
  },
  { name: 'fair-play', as: 'ragnhild', path: '/tournament/fair-play/fjord-championship?round=2' },
  { name: 'health', as: 'admin', path: '/health' },
  { name: 'event-build', as: 'ragnhild', path: '/event/build' },
  { name: 'event-entries', as: 'magnhild', path: '/event/entries/winter-open' },
];

/** The game that somebody plays in the running tournament of the demo. */
async function gameOf(request: APIRequestContext, player: string): Promise<string> {
  const { games } = await viewOf(request, 'fjord-championship');
  const found = Object.values(games)
    .flat()
    .find(({ white, black, finished }) => !finished && [white, black].includes(player));
  return found?.id ?? '';
}

/** The times of a game that is over, with their table. */
async function seeAfterGame(page: Page): Promise<void> {
  await page.getByRole('tab').nth(2).click();
  await page.locator('svg[role="img"] ~ details > summary').click();
}

/** The first team of a tournament. */
const teamOf = async (request: APIRequestContext, id: string): Promise<string> =>
  (await viewOf(request, id)).teams[0]?.teamId ?? '';

/** A link of a club as somebody opens it who has no account. */
async function invitationOfClub(page: Page, step: number): Promise<string> {
  const [, { id = '', manager } = {}] = CLUBS;
  await enter(page.request, manager?.id ?? '');
  const invitation = await callApi(page.request, calls.makeInvitation, {
    entity: asId(id),
    body: { invitertype: 1, registerertype: 2 },
  });
  await page.context().clearCookies();
  return `/invitation/${invitation.id}?step=${step}`;
}

/** A link of the organisation as the manager of a club opens it. */
async function invitationOfOrganization(page: Page, step: number): Promise<string> {
  await enter(page.request, CHIEF.id);
  const invitation = await callApi(page.request, calls.makeInvitation, {
    entity: asId(ORGANIZATION.id),
    body: { invitertype: 0, registerertype: 2 },
  });
  await enter(page.request, CLUBS[0]?.manager.id ?? '');
  return `/invitation/${invitation.id}?step=${step}`;
}

/** Whoever has a password that was given out chooses one first. */
async function firstPassword({ request }: Page): Promise<string> {
  await enter(request, CHIEF.id);
  const { id, password } = await callApi(request, calls.createAccount, {
    body: {
      username: `pupil-${crypto.randomUUID().slice(0, 8)}`,
      firstName: 'Ny',
      lastName: 'Elev',
      birthDate: '2014-05-05',
    },
  });
  const answer = await request.post(pathTo(calls.logIn), { data: { id, password } });
  if (!answer.ok()) throw new Error(`${id} was to be logged in: ${answer.status()}`);
  return '/account/first-password';
}

/** The page of a server that has no account yet; that of the tests has many. */
async function setup(page: Page): Promise<string> {
  await page.route(pathTo(calls.setupState), (route) => route.fulfill({ json: { open: true } }));
  return '/setup';
}

/** An event of two groups with somebody entered, as a stranger sees it, and the link of that entry. */
async function eventWithEntry(page: Page): Promise<{ readonly id: string; readonly link: string }> {
  const groups = [aGroup('Elite', { places: 10 }), aGroup('Talents', { places: 1 })];
  const id = await makeEvent(page.request, groups);
  const address = `${id}@example.org`;
  await callApi(page.request, calls.addEntries, {
    id,
    body: {
      entries: [
        {
          group: asId('Talents'),
          player: { firstName: 'Åse', lastName: 'Østby', birthYear: 1985, club: 'Fjellsiden Sjakklubb', rating: 1650 },
          contact: { email: address, language: 'en' },
        },
      ],
      sendsMail: true,
    },
  });
  await page.context().clearCookies();
  return { id, link: await linkMailedTo(page.request, address, 'You are entered') };
}

/** The second step, of a child. */
async function seeEntryDetails(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('Nora Nilsen');
  await page.locator('[data-step] button').last().click();
  await page.locator('fieldset input').nth(2).fill('2022');
  await page.locator('fieldset').nth(3).waitFor();
}
