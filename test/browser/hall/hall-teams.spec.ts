import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { FORMAT_CODES } from '../../../contract/http/codes.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { DAY } from '../../../domain/kernel/time.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { enter, logIn, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

/** The first round is planned for tomorrow, and nobody waits for it: the arbiter closes line-ups, starts and enters. */

const [CLUB] = CLUBS;
const HOST = CLUB?.manager.id ?? '';

test('a team round robin of three in the hall names an empty team, and closes line-ups with the start', async ({
  page,
}) => {
  const id = await begin(page.request);
  const teams: string[] = [];
  for (const name of ['Hall North', 'Hall South', 'Hall West']) {
    const team = await callApi(page.request, calls.addTeam, { id: CLUB?.id ?? '', body: { name } });
    teams.push(team.id);
    await callApi(page.request, calls.addTournamentTeam, { id, team: asId(team.id) });
    if (name !== 'Hall West') await enterGuests(page.request, id, 2, team.id);
  }
  await test.step('the desk says which team is empty, and leads to it', async () => {
    await logIn(page, HOST, `/tournament/manage/${id}`);
    const start = page.getByRole('button', { name: en.tournament.actions.start });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: 'Manage Hall West' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hall West' })).toBeVisible();
    await enterGuests(page.request, id, 2, teams[2]);
    await page.goto(`/tournament/manage/${id}`);
  });
  await pressStart(page);
  await hasNoOnlineWord(page);
  await test.step('the line-ups of one match are closed by its menu', async () => {
    await page.getByRole('button', { name: 'More for match 1' }).click();
    await page.getByRole('menuitem', { name: en.manage.matches.closeLineUps }).click();
    await expect(boardRows(page)).toHaveCount(2);
  });
  for (let round = 1; round <= 3; round += 1) {
    const start = primary(page, en.manage.next.startNow, round);
    if (round > 1 || (await start.isVisible())) await start.click();
    await expect(page.getByRole('tab', { name: `Round ${round}`, selected: true })).toBeVisible();
    await expect(boardRows(page)).toHaveCount(2);
    await boardRows(page).first().focus();
    for (let board = 0; board < 2; board += 1) await page.keyboard.press('1');
    await expect.poll(() => openBoards(page.request, id, round)).toBe(0);
  }
  await isFinished(page, id);
});

async function begin(request: APIRequestContext): Promise<string> {
  await enter(request, HOST);
  const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
  const body = {
    name: 'Hall League',
    kind: FORMAT_CODES.TeamRoundRobin,
    defaultGameLocation: 0 as const,
    startDate: tomorrow,
    endDate: tomorrow,
    firstPairingDate: tomorrow,
    firstPairingTime: '10:00',
    perTeam: 2,
    organiser: CLUB?.id ?? '',
    organiserType: 'club' as const,
  };
  return (await callApi(request, calls.buildTournament, { body })).id;
}

async function enterGuests(request: APIRequestContext, id: string, count: number, team?: string): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const guest = { firstName: 'Gro', lastName: `Hall${number}`, fideRating: 1900 - number };
    await callApi(request, calls.addGuest, { id, body: { ...guest, ...(team !== undefined && { team: asId(team) }) } });
  }
}

async function pressStart(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.tournament.actions.start }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.tournament.actions.start }).click();
  await expect(page.getByText(en.tournament.done.started)).toBeVisible();
}

const hasNoOnlineWord = async (page: Page): Promise<void> =>
  expect(page.getByRole('main')).not.toContainText(/online/i, { useInnerText: true });

const primary = (page: Page, text: string, round: number) =>
  page.getByRole('button', { name: text.replace('{{round}}', String(round)) });

const boardRows = (page: Page) => page.locator('tr[data-board]');

async function openBoards(request: APIRequestContext, id: string, round: number): Promise<number> {
  const { pairings } = await viewOf(request, id);
  return pairings.filter((one) => one.round === round && one.black !== 'bye' && one.result === null).length;
}

async function isFinished(page: Page, id: string): Promise<void> {
  await expect(page.getByText(en.manage.missing.finished)).toBeVisible();
  const { tournament } = await viewOf(page.request, id);
  expect(tournament.finished).toBe(true);
}
