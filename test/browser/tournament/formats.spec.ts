import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import type { PairingView } from '../../../contract/tournament/tournaments.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { FORMATS, type FormatName } from '../../../domain/tournament/value/formats.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { BUILD_PATH, buildInForm, type FormatForm } from '../../support/browser/format-form.ts';
import { logIn, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

/**
 * Every format over the board, from the menu that builds it to the final table, without waiting for a clock: the arbiter
 * does what the desk offers, and enters results by the keyboard.
 */

const [CLUB] = CLUBS;
const HOST = CLUB?.manager.id ?? '';

interface Course extends FormatForm {
  /** Players, or teams of so many members. */
  readonly entries: number;
  readonly members?: number;
  readonly rounds: number;
}

const { rounds, meetings, perTeam, maxMeetings } = en.build.format;

const COURSES: readonly Course[] = [
  { kind: 'SwissDutch', fields: { [rounds]: 2 }, entries: 4, rounds: 2 },
  { kind: 'RoundRobin', fields: { [meetings]: 1 }, entries: 3, rounds: 3 },
  { kind: 'Knockout', fields: {}, entries: 4, rounds: 2 },
  { kind: 'TeamKnockout', fields: { [perTeam]: 1 }, entries: 2, members: 1, rounds: 1 },
  { kind: 'TeamSwissDutch', fields: { [rounds]: 2, [perTeam]: 2 }, entries: 4, members: 2, rounds: 2 },
  { kind: 'TeamRoundRobin', fields: { [meetings]: 1, [perTeam]: 1 }, entries: 3, members: 1, rounds: 3 },
  { kind: 'LimitedPlayerTeam', fields: { [rounds]: 2 }, entries: 4, members: 4, rounds: 2 },
  { kind: 'TeamMonrad', fields: { [rounds]: 2 }, entries: 2, members: 2, rounds: 2 },
  { kind: 'TeamKonrad', fields: { [rounds]: 2 }, entries: 2, members: 2, rounds: 2 },
  { kind: 'Monrad', fields: { [rounds]: 2 }, entries: 7, rounds: 2 },
  { kind: 'Konrad', fields: { [rounds]: 2, [maxMeetings]: 3 }, entries: 3, rounds: 2 },
];

/** One of players and one of teams; the others are for the long run. */
const OFTEN: readonly FormatName[] = ['SwissDutch', 'TeamMonrad'];

for (const format of COURSES) {
  const title = `a ${en.chess.kinds[format.kind]} over the board is built, started and played to its final table`;
  test(title, { tag: OFTEN.includes(format.kind) ? [] : ['@long'] }, async ({ page }) => {
    const id = await test.step('it is built', () => built(page, format));
    const teams = await test.step('entrants come', () => enterAll(page.request, id, format));
    await start(page, id);
    if (FORMATS[format.kind].attendanceRule === 'ifHere') {
      if (teams.length === 0) await markForAllRounds(page.request, id);
      for (const name of teams) {
        await page.getByRole('button', { name: en.manage.attendance.allHereOf.replace('{{name}}', name) }).click();
      }
    }
    await playOn(page, id, format);
    await test.step('the table is final', async () => {
      const { tournament, participants } = await viewOf(page.request, id);
      expect(tournament.finished).toBe(true);
      expect(participants.every(({ rank }) => rank !== null && rank > 0)).toBe(true);
      await page.goto(`/tournament/view/${id}`);
      await expect(page.getByRole('main')).toContainText(teams[0] ?? 'Gro Format');
      await expect(page.getByRole('main')).not.toContainText(/online/i, { useInnerText: true });
    });
  });
}

test('a tournament of pairings by hand over the board is built, paired and shown with its table', {
  tag: '@long',
}, async ({ page }) => {
  const format = { kind: 'ManualPairing', fields: {}, entries: 2, rounds: 1 } as const;
  const id = await built(page, format);
  await enterAll(page.request, id, format);
  await start(page, id);
  await page.getByRole('button', { name: 'Add round 1' }).click();
  const form = page.getByRole('region', { name: en.manage.pair.title });
  for (const [field, name] of [
    [en.manage.pair.white, 'Format A'],
    [en.manage.pair.black, 'Format B'],
  ] as const) {
    await form.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: new RegExp(name) }).click();
  }
  await form.getByRole('button', { name: en.manage.pair.add }).click();
  await boardRows(page).first().focus();
  await page.keyboard.press('1');
  await expect.poll(async () => (await openBoards(page.request, id)).length).toBe(0);
  await page.goto(`/tournament/view/${id}?tab=standings`);
  await expect(page.getByRole('row', { name: /Gro Format A/ })).toContainText('1');
});

/** The desk marks players of one round; `club-evenings.spec.ts` does. */
async function markForAllRounds(request: APIRequestContext, id: string): Promise<void> {
  const { participants } = await viewOf(request, id);
  const accounts = participants.map(({ account }) => account);
  await callApi(request, calls.markAttendance, { id, body: { accounts, attendance: 'here' } });
}

async function built(page: Page, { kind, fields }: Course): Promise<string> {
  await logIn(page, HOST, BUILD_PATH);
  return buildInForm(page, { name: `Every ${en.chess.kinds[kind]}`, kind, fields });
}

async function start(page: Page, id: string): Promise<void> {
  await page.goto(`/tournament/manage/${id}`);
  await page.getByRole('button', { name: en.tournament.actions.start }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.tournament.actions.start }).click();
  await expect(page.getByText(en.tournament.done.started)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/online/i, { useInnerText: true });
}

/** Guests, in new teams where teams take part; the names of the teams. */
async function enterAll(request: APIRequestContext, id: string, { kind, entries, members }: Course): Promise<string[]> {
  const letters = [...'ABCDEFG'].slice(0, entries);
  if (members === undefined) {
    for (const letter of letters) await enterGuest(request, id, `Format ${letter}`);
    return [];
  }
  const names = letters.map((letter) => `${kind} ${letter}`);
  for (const name of names) {
    const team = await callApi(request, calls.addTeam, { id: CLUB?.id ?? '', body: { name } });
    await callApi(request, calls.addTournamentTeam, { id, team: asId(team.id) });
    for (const letter of [...'ABCD'].slice(0, members)) await enterGuest(request, id, `${name} ${letter}`, team.id);
  }
  return names;
}

async function enterGuest(request: APIRequestContext, id: string, lastName: string, team?: string): Promise<void> {
  const guest = { firstName: 'Gro', lastName, ...(team !== undefined && { team: asId(team) }) };
  await callApi(request, calls.addGuest, { id, body: guest });
}

const boardRows = (page: Page) => page.locator('tr[data-board]');

async function openBoards(request: APIRequestContext, id: string): Promise<readonly PairingView[]> {
  const { pairings } = await viewOf(request, id);
  return pairings.filter(({ black, result }) => black !== 'bye' && result === null);
}

/** What the desk offers next, until it has nothing more to offer. */
async function playOn(page: Page, id: string, { rounds: count }: Course): Promise<void> {
  const finished = page.getByText(en.manage.missing.finished);
  const { pairings, challenges, pairNow, startNow } = en.manage.next;
  const texts = [pairings, challenges, pairNow, startNow].map((text) => text.replace('{{round}}', '\\d+'));
  const action = page.getByRole('button', { name: new RegExp(`^(${texts.join('|')})$`), disabled: false });
  for (let round = 1; round <= count; round += 1) {
    await test.step(`round ${round}`, async () => {
      // A round may be paired and then started, or come by itself with the results of the one before.
      await expect(async () => {
        const isOpen = (await openBoards(page.request, id)).some((board) => board.round === round);
        if (isOpen && (await boardRows(page).count()) > 0 && (await isShown(page, round))) return;
        if (await action.isVisible()) await action.click({ timeout: 2_000 });
        else await page.getByRole('tab', { name: `Round ${round}` }).click({ timeout: 2_000 });
        throw new Error(`round ${round} has no boards yet`);
      }).toPass();
      await expect(async () => {
        const open = (await openBoards(page.request, id)).filter((board) => board.round === round);
        if (open.length === 0) return;
        for (const row of await boardRows(page).all()) {
          if ((await row.getByRole('button', { pressed: true }).count()) > 0) continue;
          await row.focus();
          // In the second game of a match the colours are switched, and the same player wins.
          await page.keyboard.press(Number((await row.getAttribute('data-game')) ?? 1) % 2 === 1 ? '1' : '0');
        }
        throw new Error(`${open.length} boards of round ${round} are open`);
      }).toPass();
    });
  }
  await expect(finished).toBeVisible();
}

const isShown = (page: Page, round: number): Promise<boolean> =>
  page.getByRole('tab', { name: `Round ${round}`, selected: true }).isVisible();
