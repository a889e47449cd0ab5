import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import * as calls from '../../contract/calls.ts';
import { BYE } from '../../contract/codes.ts';
import { pathTo } from '../../contract/request.ts';
import { en } from '../../i18n/en.ts';
import { CLUBS } from '../../scripts/seed/people.ts';
import { enter, logIn, newVisitor, viewOf } from './people.ts';

const ID = 'clubs-match';
const [HOME, AWAY] = CLUBS;
const HOST = HOME?.manager.id ?? '';
const GUEST = AWAY?.manager.id ?? '';
const MEMBERS = AWAY?.players.slice(0, 3) ?? [];
const CAPTAIN = AWAY?.players[4]?.id ?? '';
const STRANGER = HOME?.players[3]?.id ?? '';
const [HOME_TEAM, AWAY_TEAM] = ['Fjellsiden Rooks', 'Elvebakken Knights'];

test('teams of two clubs: the organiser adds them, the captain orders the boards, a stranger is refused', async ({
  browser,
  page,
}) => {
  const away = await test.step('two clubs have teams, one of them a captain', async () => {
    const guest = (await newVisitor(browser)).request;
    await enter(guest, GUEST);
    const team = await newTeam(guest, AWAY?.id ?? '', AWAY_TEAM);
    for (const { id } of MEMBERS) await done(guest, calls.addTeamMember, { id: team, account: id });
    await done(guest, calls.grantClubPower, { account: CAPTAIN }, { powers: [`team:captain:${team}`], id: AWAY?.id });
    await enter(page.request, HOST);
    await newTeam(page.request, HOME?.id ?? '', HOME_TEAM);
    await done(page.request, calls.buildTournament, {}, TOURNAMENT);
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
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) {
      await captain.keyboard.press(key);
      await captain.waitForTimeout(300);
    }
    const order = [third, first, second].map((name) => new RegExp(name ?? ''));
    await expect(seats(captain)).toHaveText(order);
    await captain.reload();
    await expect(seats(captain)).toHaveText(order);
    const { participants } = await viewOf(captain.request, ID);
    const bySeed = participants.filter(({ team }) => team === away).sort((a, b) => a.seed - b.seed);
    expect(bySeed.map(({ last_name }) => last_name)).toEqual([third, first, second]);
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

test('line-ups of a match: a captain hands in by the keyboard, the other by pointer, and the boards are there', async ({
  browser,
  page,
}) => {
  const id = 'captains-match';
  const [one, two] = HOME?.players.slice(6, 8).map((player) => player.id) ?? [];
  await enter(page.request, HOST);
  const [ours, theirs] = await test.step('two teams of a club meet in a round to come', async () => {
    const club = HOME?.id ?? '';
    const teams = [await newTeam(page.request, club, 'Captains 1'), await newTeam(page.request, club, 'Captains 2')];
    await done(page.request, calls.buildTournament, {}, { ...TOURNAMENT, id, name: 'Captains Match' });
    for (const [index, team] of teams.entries()) {
      await done(page.request, calls.addTournamentTeam, { id, team });
      const captain = { powers: [`team:captain:${team}`], id: club };
      await done(page.request, calls.grantClubPower, { account: [one, two][index] ?? '' }, captain);
      for (const { id: account } of HOME?.players.slice(3 * index, 3 * index + 3) ?? []) {
        await done(page.request, calls.addTeamMember, { id: team, account });
        await done(page.request, calls.addParticipant, { id, account, query: { team } });
      }
    }
    await done(page.request, calls.startTournament, { id });
    await done(page.request, calls.pairNextRound, { id, button: 'pairings' });
    return teams;
  });

  const captain = await newVisitor(browser);
  const form = (of: Page): Locator => of.getByRole('region', { name: /^Round 1: line-up/ });
  await test.step('the captain leaves the second player out', async () => {
    await logIn(captain, one ?? '', `/tournament/manage-team/${id}/${ours}`);
    await expect(form(captain).getByText(en.manage.lineUp.notHandedIn)).toBeVisible();
    await expect(form(captain).getByRole('checkbox', { checked: true })).toHaveCount(3);
    await form(captain).getByRole('checkbox').nth(1).focus();
    await captain.keyboard.press('Space');
    await expect(form(captain).getByRole('listitem').nth(2)).toContainText('Board 2');
    await form(captain).getByRole('button', { name: en.manage.lineUp.handIn }).press('Enter');
    await expect(form(captain).getByText(en.manage.lineUp.isHandedIn)).toBeVisible();
  });

  await test.step('the other one sees nothing of it, and hands in too', async () => {
    const other = await newVisitor(browser);
    await logIn(other, two ?? '', `/tournament/manage-team/${id}/${theirs}`);
    expect((await viewOf(other.request, id)).pairings).toEqual([]);
    const foreign = pathTo(calls.readLineUp, { id, round: 1, team: ours ?? '' } as never);
    expect((await other.request.get(foreign)).status()).toBe(403);
    await form(other).getByRole('button', { name: en.manage.lineUp.handIn }).click();
    await expect(form(other)).toBeHidden();
  });

  await test.step('the boards are made, and both forms are gone', async () => {
    await captain.reload();
    await expect(captain.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form(captain)).toBeHidden();
    const { pairings } = await viewOf(page.request, id);
    expect(pairings.filter(({ black }) => black !== BYE).map(({ board }) => board)).toEqual([1, 2]);
  });
});

/** A team Swiss of two boards, some years ahead. */
const TOURNAMENT = {
  id: ID,
  name: 'Clubs Match',
  kind: 3,
  per_team: 3,
  rounds: 1,
  start_date: '2031-05-10',
  end_date: '2031-05-10',
  first_pairing_date: '2031-05-10',
  first_pairing_time: '09:00',
  organiser: HOME?.id,
  organiser_type: 'club',
};

const seats = (page: Page): Locator =>
  page.getByRole('region', { name: en.manage.lineUp.playing, exact: true }).getByRole('listitem');

async function newTeam(request: APIRequestContext, club: string, name: string): Promise<string> {
  return (await done(request, calls.addTeam, { id: club }, { name })).id;
}

/** A call that must not be refused; its answer. */
async function done(
  request: APIRequestContext,
  call: Parameters<typeof pathTo>[0],
  path: Readonly<Record<string, unknown>>,
  data: object = {},
): Promise<{ readonly id: string }> {
  const answer = await request.post(pathTo(call, path as never), { data });
  expect(answer.status(), `${call}: ${await answer.text()}`).toBe(200);
  return answer.json();
}
