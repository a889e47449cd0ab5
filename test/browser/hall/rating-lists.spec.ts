import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { ORGANISER } from '../../support/browser/hall.ts';
import { enter, logIn, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';
import { nationalList } from '../../support/national-list.ts';

const [CLUB] = CLUBS;
const words = en.ratingLists;
const PLAYERS = 12;
const START = '2031-05-10';

/** A Swiss that is seeded by the list of a federation which no other test has, and its players by their ids. */
const EVENT = {
  name: 'National Cup',
  kind: 1,
  defaultGameLocation: 0,
  startDate: START,
  endDate: START,
  firstPairingDate: START,
  firstPairingTime: '10:00',
  initialTime: 90,
  increment: 30,
  rounds: 3,
  seedingList: { source: 'national', kinds: null, month: null },
  officialData: { federation: 'ISL' },
  organiser: CLUB?.id ?? '',
  organiserType: 'club',
} as const;

const NOVEMBER = nationalList(PLAYERS, (number) => 1500 + number);
/** Three players have gained a hundred points. */
const DECEMBER = nationalList(PLAYERS, (number) => (number <= 3 ? 1600 : 1500) + number);
/** Of the same month, with a fault in line 3. */
const FAULTY = DECEMBER.replace(';1602;', ';16o2;');

const guests = Array.from({ length: PLAYERS }, (_, at) => ({
  firstName: `Per ${'abcdefghijkl'[at]}`,
  lastName: 'Hansen',
  nationalId: String(at + 1),
  federation: 'ISL',
}));

test('the desk takes over the ratings of a new list until round 1 is paired (ENTRY-20)', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const admin = await newVisitor(browser);
  await logIn(admin, 'admin', '/rating-lists');
  await enter(page.request, ORGANISER);
  const { id } = await callApi(page.request, calls.buildTournament, {
    body: { ...EVENT, id: `national-${randomUUID().slice(0, 8)}` },
  });

  await test.step('an administrator imports the list of November', async () => {
    await importList('isl-2026-11.csv', NOVEMBER);
    await expect(admin.getByRole('row', { name: /National, ISL November 2026/ })).toBeVisible();
  });

  await test.step('the players are seeded by it, and nothing has changed', async () => {
    await callApi(page.request, calls.addEntrants, { id, body: { guests } });
    expect(await ratings()).toEqual(guests.map((_, at) => 1501 + at));
    await page.goto(`/tournament/manage/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: words.changes.show })).toHaveCount(0);
  });

  await test.step('a faulty list of December is refused by line, and then the mended one is in place', async () => {
    await choose('isl-2026-12.csv', FAULTY);
    await expect(admin.getByRole('alert', { name: 'The file has 1 fault' })).toContainText(
      'Line 3, rating: "16o2" is not a rating.',
    );
    await importList('isl-2026-12.csv', DECEMBER);
    await expect(admin.getByRole('row', { name: /National, ISL December 2026/ })).toBeVisible();
  });

  await test.step('the desk says what has changed, and takes over two of three', async () => {
    await page.reload();
    await expect(page.getByText('3 ratings have changed in the December 2026 list')).toBeVisible();
    await page.getByRole('button', { name: words.changes.show }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: /Per a Hansen.* 1501 1601 National standard/ })).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Take over for Per c Hansen' }).uncheck();
    await dialog.getByRole('button', { name: 'Take over 2 ratings' }).click();
    await expect(page.getByText('1 rating has changed in the December 2026 list')).toBeVisible();
    expect((await ratings()).slice(0, 4)).toEqual([1601, 1602, 1503, 1504]);
  });

  await test.step('once round 1 is paired the notice is gone', async () => {
    await callApi(page.request, calls.startTournament, { id });
    await callApi(page.request, calls.pairNextRound, { id, button: 'pairings' });
    await expect(page.getByRole('button', { name: words.changes.show })).toHaveCount(0);
    await page.goto(`/tournament/view/${id}`);
    await page.getByText(en.tournament.description, { exact: true }).click();
    await expect(page.getByText('National list (ISL), standard, December 2026')).toBeVisible();
  });

  async function choose(name: string, text: string): Promise<void> {
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
    await admin.locator('input[type=file]').setInputFiles(file);
  }

  async function importList(name: string, text: string): Promise<void> {
    const federation = admin.getByRole('combobox', { name: words.import.federation });
    await federation.click();
    await federation.fill('ISL');
    await admin.getByRole('option', { name: /ISL/ }).click();
    await choose(name, text);
    await expect(admin.getByText('12 players in the file.')).toBeVisible();
    await admin.getByRole('button', { name: words.import.do, exact: true }).click();
    await expect(admin.getByText('12 players imported.').first()).toBeVisible();
  }

  /** Ratings by the ids of the players. */
  async function ratings(): Promise<readonly (number | null | undefined)[]> {
    const { participants } = await viewOf(page.request, id);
    return guests.map(({ firstName }) => participants.find((one) => one.firstName === firstName)?.fideRating);
  }
});
