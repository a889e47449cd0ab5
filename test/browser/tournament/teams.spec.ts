import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { BYE } from '../../../contract/http/codes.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { asId, type TeamId } from '../../../domain/kernel/ids.ts';
import { LINE_UP_MINUTES } from '../../../domain/kernel/limits.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { enter, logIn, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const ID = 'clubs-match';
const [HOME, AWAY] = CLUBS;
const HOST = HOME?.manager.id ?? '';
const GUEST = AWAY?.manager.id ?? '';
const MEMBERS = AWAY?.players.slice(0, 3) ?? [];
const CAPTAIN = AWAY?.players[4]?.id ?? '';
/** The line-ups close up to two and a half minutes after they have been asked for. */
const DEADLINE_MS = 160_000;
/** The round is paired at the next whole minute. */
const PAIRED_MS = 90_000;
const STRANGER = HOME?.players[3]?.id ?? '';
const [HOME_TEAM, AWAY_TEAM] = ['Fjellsiden Rooks', 'Elvebakken Knights'];

test('the organiser adds teams of two clubs, the captain orders the boards, and a stranger is refused', async ({
  browser,
  page,
}) => {
  const away = await test.step('two clubs have teams, one of them a captain', async () => {
    const guest = (await newVisitor(browser)).request;
    await enter(guest, GUEST);
    const team = await newTeam(guest, AWAY?.id ?? '', AWAY_TEAM);
    for (const { id } of MEMBERS) await callApi(guest, calls.addTeamMember, { id: team, account: id });
    await makeCaptain(guest, AWAY?.id ?? '', team, CAPTAIN);
    await enter(page.request, HOST);
    await newTeam(page.request, HOME?.id ?? '', HOME_TEAM);
    await callApi(page.request, calls.buildTournament, { body: TOURNAMENT });
    return team;
  });

  await test.step('the organiser adds both teams, club by club', async () => {
    await page.goto(`/tournament/players/${ID}`);
    await page.getByRole('button', { name: en.manage.teams.add }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('region', { name: HOME?.name ?? '' })).toBeVisible();
    for (const name of [HOME_TEAM, AWAY_TEAM]) {
      await dialog.getByRole('textbox').fill(name);
      await dialog.getByRole('button', { name: `Add ${name}` }).click();
      await expect(dialog.getByRole('button', { name: `Add ${name}` })).toBeHidden();
    }
    await page.keyboard.press('Escape');
    const table = page.getByRole('table', { name: en.manage.teams.title });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(page.getByText(en.manage.players.guestTitle)).toBeHidden();
  });

  const captain = await newVisitor(browser);
  await test.step('the captain comes from the page of the tournament and adds three players', async () => {
    await logIn(captain, CAPTAIN, `/tournament/view/${ID}`);
    await captain.getByRole('link', { name: `Manage ${AWAY_TEAM}` }).click();
    await expect(captain.getByRole('heading', { level: 1, name: AWAY_TEAM })).toBeVisible();
    for (const { first, last } of MEMBERS) {
      await captain.getByRole('button', { name: `Add ${first} ${last}` }).click();
      await expect(seats(captain).filter({ hasText: last })).toBeVisible();
    }
    await expect(seats(captain)).toHaveText(MEMBERS.map(({ last }) => new RegExp(last)));
  });

  await test.step('and puts the third to the first board by the keyboard', async () => {
    const [first, second, third] = MEMBERS.map(({ last }) => last);
    await captain.getByRole('button', { name: new RegExp(`Move .*${third}`) }).focus();
    await moveByKeys(captain, ['Space', 'ArrowUp', 'ArrowUp', 'Space']);
    const order = [third, first, second].map((name) => new RegExp(name ?? ''));
    await expect(seats(captain)).toHaveText(order);
    await captain.reload();
    await expect(seats(captain)).toHaveText(order);
    const { participants } = await viewOf(captain.request, ID);
    const bySeed = participants.filter(({ team }) => team === away).sort((a, b) => a.seed - b.seed);
    expect(bySeed.map(({ lastName }) => lastName)).toEqual([third, first, second]);
  });

  await test.step('and back by dragging', async () => {
    const [first, , third] = MEMBERS.map(({ last }) => last);
    const handle = captain.getByRole('button', { name: new RegExp(`Move .*${third}`) });
    const [from, to] = await Promise.all([handle.boundingBox(), seats(captain).nth(1).boundingBox()]);
    if (from === null || to === null) throw new Error('the handle and its neighbour are on the page');
    await captain.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await captain.mouse.down();
    await captain.mouse.move(from.x + from.width / 2, to.y + to.height - 2, { steps: 8 });
    await captain.mouse.up();
    await expect(seats(captain).first()).toHaveText(new RegExp(first ?? ''));
  });

  await test.step('somebody else is refused', async () => {
    const stranger = await newVisitor(browser);
    await logIn(stranger, STRANGER, `/tournament/view/${ID}`);
    await expect(stranger.getByRole('link', { name: `Manage ${AWAY_TEAM}` })).toBeHidden();
    await stranger.goto(`/tournament/manage-team/${ID}/${away}`);
    await expect(stranger.getByRole('main').getByText(en.errors.forbidden)).toBeVisible();
    const path = pathTo(calls.seatMember, { id: ID, team: away, account: MEMBERS[1]?.id ?? '', place: 1 });
    expect((await stranger.request.put(path, { data: {} })).status()).toBe(403);
  });

  await test.step('the organiser takes a team out with its players', async () => {
    await page.reload();
    await page.getByRole('button', { name: `Remove ${AWAY_TEAM}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: en.manage.players.remove }).click();
    await expect(page.getByRole('table', { name: en.manage.teams.title }).getByRole('row')).toHaveCount(2);
    const { participants, teams } = await viewOf(page.request, ID);
    expect([teams.map(({ name }) => name), participants]).toEqual([[HOME_TEAM], []]);
  });
});

test('in a team Swiss captains hand in line-ups, and the deadline closes the others', {
  tag: '@long',
}, async ({ browser, page }) => {
  test.setTimeout(300_000);
  const id = 'six-teams';
  await enter(page.request, HOST);
  await test.step('six teams of four enter, and meet in a round that begins soon', async () => {
    await callApi(page.request, calls.buildTournament, {
      body: { ...TOURNAMENT, ...soon(), id, name: 'Six Teams', perTeam: 4, rounds: 2 },
    });
    for (const name of ['Askim', 'Bodø', 'Drammen', 'Elverum', 'Fana', 'Gjøvik'])
      await enterGuests(page.request, id, name, 4);
    await callApi(page.request, calls.startTournament, { id });
    await callApi(page.request, calls.pairNextRound, { id, button: 'pairings' });
  });
  const { matches = [], teams } = await viewOf(page.request, id);
  const [first, second] = matches;
  if (first === undefined || second === undefined) throw new Error('three matches were to be paired');
  const [one = '', two = '', three = ''] = HOME?.players.slice(6, 9).map((player) => player.id) ?? [];
  for (const [team, captain] of [
    [first.white, one],
    [first.black, two],
    [second.white, three],
  ] as const)
    await makeCaptain(page.request, HOME?.id ?? '', team, captain);
  const early = (await newVisitor(browser)).request;
  await enter(early, three);
  const ofSecond = { id, round: 1, team: asId<TeamId>(second.white) };
  const [, ...players] = (await callApi(early, calls.readLineUp, ofSecond)).available;
  await callApi(early, calls.handInLineUp, { ...ofSecond, body: { players: players.map((player) => asId(player)) } });

  const captain = await newVisitor(browser);
  await test.step('a captain leaves the second player out', async () => {
    await logIn(captain, one, `/tournament/manage-team/${id}/${first.white}`);
    await expect(form(captain).getByText(en.manage.lineUp.notHandedIn)).toBeVisible();
    await leaveOut(captain, 1);
    await expect(form(captain).getByRole('listitem').nth(3)).toContainText('Board 3');
    await form(captain).getByRole('button', { name: en.manage.lineUp.handIn }).press('Enter');
    await expect(form(captain).getByText(en.manage.lineUp.isHandedIn)).toBeVisible();
  });

  await test.step('the other one sees nothing of it, hands in too, and the boards are there', async () => {
    const other = await newVisitor(browser);
    await logIn(other, two, `/tournament/manage-team/${id}/${first.black}`);
    expect((await viewOf(other.request, id)).pairings).toEqual([]);
    const foreign = pathTo(calls.readLineUp, { id, round: 1, team: asId(first.white) });
    expect((await other.request.get(foreign)).status()).toBe(403);
    await form(other).getByRole('button', { name: en.manage.lineUp.handIn }).click();
    await expect(form(other)).toBeHidden();
    await captain.reload();
    await expect(captain.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form(captain)).toBeHidden();
  });

  await test.step('in another match one captain says nothing: the deadline makes the boards', async () => {
    await page.goto(`/tournament/view/${id}?tab=pairings`);
    await expect(page.getByRole('table')).toHaveCount(1);
    await expect(page.getByRole('table')).toHaveCount(3, { timeout: DEADLINE_MS });
  });

  await test.step('who was left out plays nowhere, and empty chairs are lost on the last boards', async () => {
    const { pairings, participants } = await viewOf(page.request, id);
    const playing = new Set(pairings.flatMap(({ white, black }) => [white, black]));
    const outOf = (team: string) => participants.filter((row) => row.team === team && !playing.has(row.account));
    const out = teams.map(({ teamId }) => [teamId, outOf(teamId).map(({ firstName }) => firstName)] as const);
    expect(new Map(out.filter(([, names]) => names.length > 0))).toEqual(
      new Map([
        [first.white, ['Player 2']],
        [second.white, ['Player 1']],
      ]),
    );
    const chairs = pairings.filter(({ black }) => black === BYE).map(({ match, board }) => [match, board]);
    expect(chairs).toEqual([
      [first.match, 4],
      [second.match, 4],
    ]);
  });
});

test('a team of four plays with its substitute, and the arbiter enters the match by keys', { tag: '@long' }, async ({
  browser,
  page,
}) => {
  const id = 'fours';
  await enter(page.request, HOST);
  const fours = { ...TOURNAMENT, id, name: 'Fours', kind: 6, perTeam: 4 };
  await callApi(page.request, calls.buildTournament, { body: fours });
  const home = await enterGuests(page.request, id, 'Hamar', 5);
  await enterGuests(page.request, id, 'Lillehammer', 4);

  await test.step('the fourth player is ill: the captain lines up the substitute instead', async () => {
    const captain = HOME?.players[9]?.id ?? '';
    await makeCaptain(page.request, HOME?.id ?? '', home, captain);
    const visitor = await newVisitor(browser);
    await logIn(visitor, captain, `/tournament/manage-team/${id}/${home}`);
    await expect(seats(visitor).last()).toContainText(en.manage.lineUp.substitute);
    await visitor.getByRole('button', { name: /Move .*Player 5/ }).focus();
    await moveByKeys(visitor, ['Space', 'ArrowUp', 'Space']);
    await expect(seats(visitor).last()).toContainText('Player 4');
  });

  await test.step('four results by four keys make the score of the match', async () => {
    await callApi(page.request, calls.editTournament, { id, body: { ...fours, ...inTime(10_000) } });
    await callApi(page.request, calls.startTournament, { id });
    await page.goto(`/tournament/manage/${id}`);
    const boards = page.locator('tr[data-board]');
    await expect(boards).toHaveCount(4, { timeout: PAIRED_MS });
    await expect(boards.last()).toContainText('Player 5 Hamar');
    await boards.first().focus();
    for (const key of ['1', '0', '1', '=']) await page.keyboard.press(key);
    await expect(page.getByRole('rowheader')).toContainText('3½–½');
  });
});

test('in a cup of four teams legs are entered by keys, a level tie goes on, and the bracket follows', async ({
  browser,
  page,
}) => {
  const id = 'cup-of-teams';
  await enter(page.request, HOST);
  await test.step('four teams of two are paired', async () => {
    const cup = {
      ...TOURNAMENT,
      ...inTime(-120_000),
      id,
      name: 'Cup of Teams',
      kind: 2,
      perTeam: 2,
      rounds: undefined,
    };
    await callApi(page.request, calls.buildTournament, { body: cup });
    for (const name of ['Ås', 'Bryne', 'Cella', 'Dal']) await enterGuests(page.request, id, name, 2);
    await callApi(page.request, calls.startTournament, { id });
  });
  const { matches = [], teams } = await viewOf(page.request, id);
  const nameOf = (team: string | undefined) => teams.find(({ teamId }) => teamId === team)?.name ?? '';
  const [winner, loser] = [nameOf(matches[0]?.white), nameOf(matches[0]?.black)];
  const spectator = await newVisitor(browser);
  await spectator.goto(`/tournament/view/${id}?tab=bracket`);

  await test.step('two legs are level, and the third decides', async () => {
    await page.goto(`/tournament/manage/${id}`);
    const rows = page.locator('tr[data-board^="1."]');
    for (const [leg, keys] of ['11', '11', '1='].entries()) {
      await expect(rows).toHaveCount(2 * (leg + 1));
      for (const [board, key] of [...keys].entries()) {
        await page.locator(`tr[data-board="1.${board + 1}"][data-game="${leg + 1}"]`).focus();
        await page.keyboard.press(key);
      }
    }
    await expect(page.getByRole('rowheader').filter({ hasText: winner }).first()).toContainText('3½–2½');
    await expect(spectator.locator('s').filter({ hasText: loser })).toBeVisible();
  });

  await test.step('the other match is played, and the winners meet', async () => {
    await playLegs(page.request, id, 1, 2);
    await expect.poll(async () => (await viewOf(page.request, id)).rounds[1]?.paired).toBe(true);
    await expect(spectator.getByText(winner, { exact: true })).toHaveCount(2);
    await playLegs(page.request, id, 2, 1);
    await expect
      .poll(async () => (await viewOf(page.request, id)).teams.map(({ rank }) => rank).sort())
      .toEqual([1, 2, 3, 3]);
  });
});

/** Two legs of a match, both won on every board by the team that has White on the first. */
async function playLegs(request: APIRequestContext, id: string, round: number, match: number): Promise<void> {
  const { pairings } = await viewOf(request, id);
  const boards = pairings.filter((one) => one.round === round && one.match === match);
  for (const { board, white, black } of boards) {
    const result = board === 1 ? '1' : '-1';
    const back = board === 1 ? '-1' : '1';
    await callApi(request, calls.setResult, { id, round, white, black, result });
    await callApi(request, calls.setResult, { id, round, white: black, black: white, result: back });
  }
}

const form = (of: Page): Locator => of.getByRole('region', { name: /^Round 1: line-up/ });

/** From 0, in the order of the list. */
async function leaveOut(page: Page, place: number): Promise<void> {
  const box = form(page).getByRole('checkbox').nth(place);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
}

/** The next whole minute that leaves captains a minute and a half before the line-ups close. */
const soon = () => inTime(LINE_UP_MINUTES.default * 60_000 + 90_000);

/** The first whole minute that is so far away, as the form sends it. */
function inTime(ms: number) {
  const at = new Date(Math.ceil((Date.now() + ms) / 60_000) * 60_000).toISOString();
  const [day, clock] = [at.slice(0, 10), at.slice(11, 16)];
  return { startDate: day, endDate: day, firstPairingDate: day, firstPairingTime: clock };
}

/** A team whose players have no accounts: Player 1, Player 2, ... */
async function enterGuests(request: APIRequestContext, id: string, name: string, players: number): Promise<string> {
  const team = await newTeam(request, HOME?.id ?? '', name);
  await callApi(request, calls.addTournamentTeam, { id, team: asId(team) });
  for (let place = 1; place <= players; place += 1) {
    const guest = {
      firstName: `Player ${place}`,
      lastName: name,
      fideRating: 2000 - place,
      team: asId<TeamId>(team),
    };
    await callApi(request, calls.addGuest, { id, body: guest });
  }
  return team;
}

/** A team Swiss of two boards, some years ahead. */
const TOURNAMENT = {
  id: ID,
  name: 'Clubs Match',
  kind: 3,
  perTeam: 3,
  rounds: 1,
  startDate: '2031-05-10',
  endDate: '2031-05-10',
  firstPairingDate: '2031-05-10',
  firstPairingTime: '09:00',
  organiser: HOME?.id ?? '',
  organiserType: 'club',
} as const;

const seats = (page: Page): Locator =>
  page.getByRole('region', { name: en.manage.lineUp.playing, exact: true }).getByRole('listitem');

async function newTeam(request: APIRequestContext, club: string, name: string): Promise<string> {
  return (await callApi(request, calls.addTeam, { id: club, body: { name } })).id;
}

const makeCaptain = (request: APIRequestContext, club: string, team: string, account: string) =>
  callApi(request, calls.grantClubRole, { account, body: { powers: [`team:captain:${team}`], id: club } });

/** Moves what has the focus in a list, each key pressed when a screen reader has been told of the one before. */
async function moveByKeys(page: Page, keys: readonly string[]): Promise<void> {
  const announcement = page.locator('[id^="DndLiveRegion"]');
  for (const key of keys) {
    const before = (await announcement.textContent()) ?? '';
    await expect(async () => {
      if (((await announcement.textContent()) ?? '') === before) await page.keyboard.press(key);
      await expect(announcement).not.toHaveText(before, { timeout: 1000 });
    }).toPass();
  }
}
