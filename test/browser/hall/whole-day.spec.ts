import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { printResults } from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { byRank } from '../../../contract/tournament/page-delta.ts';
import { en } from '../../../i18n/en.ts';
import { root } from '../../../scripts/environment.ts';
import { openCard } from '../../support/browser/cards.ts';
import { logIn, newVisitor, viewOf } from '../../support/browser/people.ts';

const { build, manage, tournament } = en;
const ROUNDS = 7;
const PLAYERS = 40;
const LATE = { first: 'Sent', last: 'Ankomst' };

/** Forty lines as a club has them in a spreadsheet, the strongest first. */
const LAST = ['Aasbu', 'Bergset', 'Dahlum', 'Eidnes', 'Fossmo', 'Granby', 'Holmvik', 'Isdal'];
const FIRST = ['Anne', 'Bjarne', 'Cato', 'Dina', 'Espen'];
const LIST = LAST.flatMap((last, family) =>
  FIRST.map((first, at) => `${last}, ${first}; ${2200 - 25 * (family * FIRST.length + at)}; Fjellsiden; ; ; 1990`),
);
const nameOf = (place: number): string => {
  const [last = '', first = ''] = LIST[place]?.split(/[,;] /) ?? [];
  return `${first} ${last}`;
};

interface Hand {
  readonly clicks: number;
  readonly keys: number;
}

/**
 * What a hand does on a page, counted by the page itself: presses of the mouse, and keys but for those that are held
 * while another is pressed. It outlives a page that is loaded anew.
 */
function countHand(): void {
  const add = (what: string) => sessionStorage.setItem(what, String(Number(sessionStorage.getItem(what)) + 1));
  // At the document: Playwright holds a press back at the window while its target moves, and presses again.
  document.addEventListener('pointerdown', () => add('clicks'), { capture: true });
  const held = ['Control', 'Shift', 'Meta', 'Alt'];
  document.addEventListener('keydown', ({ key }) => held.includes(key) || add('keys'), { capture: true });
}

const handOf = (page: Page): Promise<Hand> =>
  page.evaluate(() => ({
    clicks: Number(sessionStorage.getItem('clicks')),
    keys: Number(sessionStorage.getItem('keys')),
  }));

/** The table of the organisers' guide: what a step of the day asks of the hand. */
function guideSteps(): ReadonlyMap<string, Hand> {
  const guide = readFileSync(join(root, 'docs/organisers.md'), 'utf8');
  const day = guide.split('## The whole day')[1]?.split('\n## ')[0] ?? '';
  const rows = [...day.matchAll(/^\| (?<step>[^|]+?) *\| +(?<clicks>\d+) \| +(?<keys>\d+) \|$/gm)];
  return new Map(
    rows.map(({ groups }) => [groups?.step ?? '', { clicks: Number(groups?.clicks), keys: Number(groups?.keys) }]),
  );
}

test('forty players play seven rounds over the board, from the wizard to the printed final standings', {
  tag: '@long',
}, async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(countHand);
  const counted = new Map<string, Hand>();
  const step = async (name: string, done: () => Promise<unknown>) => {
    const before = await handOf(page);
    await test.step(name, done);
    const after = await handOf(page);
    counted.set(name, { clicks: after.clicks - before.clicks, keys: after.keys - before.keys });
  };
  await logIn(page, 'ragnhild', '/tournament/build');

  await step('Build the tournament', () => buildOpen(page));
  await expect(page).toHaveURL(/\/tournament\/view\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const hall = await newVisitor(browser);
  await hall.goto(`/tournament/view/${id}`);

  await step('Enter forty players', async () => {
    await link(page, tournament.actions.players).click();
    await button(page, manage.list.open).click();
    await page.evaluate((list) => navigator.clipboard.writeText(list), LIST.join('\n'));
    await page.keyboard.press('ControlOrMeta+V');
    await button(page, `Add ${PLAYERS} players`).click();
    await expect(page.getByText(`${PLAYERS} players added.`)).toBeVisible();
  });
  await expect(hall.getByRole('row', { name: new RegExp(nameOf(0)) })).toBeVisible();

  await step('Start it', async () => {
    await link(page, manage.toTournament)
      .or(page.getByRole('link', { name: 'Whole Day Open' }))
      .click();
    await button(page, tournament.actions.start).click();
    await page.getByRole('dialog').getByRole('button', { name: tournament.actions.start }).click();
    await link(page, tournament.actions.manage).click();
    await expect(pairButton(page, 1)).toBeVisible();
  });
  await step('Pair a round', () => pair(page, 1, 20));
  await step('Enter twenty results', () => enterAll(page, 20));
  await expectToFollow(hall, id);

  await step('Enter somebody late', async () => {
    await link(page, tournament.actions.players).click();
    await expectArrival(page, manage.players.title);
    await page.getByRole('textbox', { name: manage.players.firstName }).click();
    await page.keyboard.type(LATE.first);
    await page.keyboard.press('Tab');
    await page.keyboard.type(LATE.last);
    await page.keyboard.press('Enter');
    // The form is empty again when the list has the player: until then, leaving would lose what was typed.
    await expect(page.getByRole('textbox', { name: manage.players.lastName })).toHaveValue('');
    await link(page, tournament.actions.manage).click();
    await expectArrival(page, 'Whole Day Open');
  });
  await step('Book two half-point byes', async () => {
    const byes = await openCard(page, manage.booked.title);
    await byes.getByRole('combobox', { name: manage.booked.player, exact: true }).click();
    await addRequestedBye(byes, nameOf(9), 2);
    // The form is at its first field again.
    await addRequestedBye(byes, nameOf(19), 3);
  });

  // Of 41 one has asked for a bye: twenty boards.
  await pair(page, 2, 20);
  await step('Take a round back and pair it again', async () => {
    await button(page, manage.moreOfRounds).click();
    await page.getByRole('menuitem', { name: manage.round.delete.replace('{{number}}', '2') }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete round 2' }).click();
    await expect(page.locator('tr[data-board]')).toHaveCount(0);
    await pair(page, 2, 20);
  });
  await enterAll(page, 20);
  await pair(page, 3, 20);

  await step('Correct a result of an earlier round', async () => {
    await page.getByRole('tab', { name: 'Round 2' }).click();
    await goToBoard(page, 7);
    await page.keyboard.press('0');
    await page.getByRole('dialog').getByRole('button', { name: manage.results.change }).click();
    await expect(row(page, 7).getByRole('button', { pressed: true })).toHaveText('0–1');
  });
  await step('See the correction in the log', async () => {
    await link(page, manage.log).click();
    await page.getByRole('switch', { name: en.log.onlyCorrections }).click();
    await expect(page.getByRole('row', { name: /corrected to/ })).toHaveCount(1);
  });
  await link(page, manage.title).click();
  await page.getByRole('tab', { name: 'Round 3' }).click();
  await goToBoard(page, 1);
  await step('Enter twenty results in one go', () => typeAll(page, 20, (text) => page.keyboard.type(text)));

  await step('Withdraw a player', async () => {
    await link(page, tournament.actions.players).click();
    await button(page, manage.players.withdrawFor.replace('{{name}}', nameOf(11))).click();
    await page.getByRole('dialog').getByRole('button', { name: manage.players.withdraw }).click();
    await expect(page.getByText(`${nameOf(11)} has been withdrawn.`)).toBeVisible();
    await link(page, tournament.actions.manage).click();
  });
  for (let round = 4; round <= ROUNDS; round += 1) {
    await pair(page, round, 20);
    // What a keystroke does has been seen.
    await typeAll(page, 20, (text) => page.keyboard.insertText(text));
  }
  await expect(page.getByText(manage.missing.finished)).toBeVisible();
  await expectToFollow(hall, id);

  await page.goto(pathTo(printResults, { id, query: { by: 'standings' } }));
  await step('Print the final standings', () => page.keyboard.press('ControlOrMeta+P'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('tbody tr:visible')).toHaveCount(PLAYERS + 1);
  expect((await page.pdf()).length).toBeGreaterThan(10_000);

  const { participants, pairings } = await viewOf(page.request, id);
  expect(participants).toHaveLength(PLAYERS + 1);
  expect(pairings.filter(({ result }) => result === null)).toEqual([]);
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(guideSteps()));
});

/** A spectator's page has the leader first, with their points, without a reload. */
async function expectToFollow(hall: Page, id: string): Promise<void> {
  const [leader] = (await viewOf(hall.request, id)).participants.sort(byRank);
  const first = hall.getByRole('table', { name: tournament.tabs.standings }).locator('tbody tr').first();
  await expect(first).toContainText(`${leader?.firstName} ${leader?.lastName}`);
  await expect(first).toContainText(String(leader?.score));
}

/** Of the preset of a rapid day, with seven rounds in place of six, over the board. */
async function buildOpen(page: Page): Promise<void> {
  await page.getByRole('radio', { name: build.template.presets.rapid }).click();
  await button(page, build.wizard.nextWithTemplate).click();
  await page.getByRole('textbox', { name: build.about.name, exact: true }).click();
  await page.keyboard.type('Whole Day Open');
  await button(page, build.wizard.reviewAll).click();
  await page.getByText(en.chess.overTheBoard, { exact: true }).click();
  await page.getByRole('textbox', { name: build.format.rounds, exact: true }).click();
  await page.keyboard.press('Backspace');
  await page.keyboard.type(String(ROUNDS));
  await button(page, build.create).click();
  await expect(page).toHaveURL(/\/tournament\/view\//);
}

/** By the button; the first board of the new round is then the one that a key is for. */
async function pair(page: Page, round: number, boards: number): Promise<void> {
  await pairButton(page, round).click();
  await expect(page.getByRole('table', { name: `Results of round ${round}` }).locator('tr[data-board]')).toHaveCount(
    boards,
  );
  await expect(row(page, 1)).toBeFocused();
}

/** One key a board: the stronger one wins, but for a draw on every fourth board. */
const keyOf = (board: number): string => (board % 4 === 0 ? '5' : board % 2 === 0 ? '0' : '1');

async function enterAll(page: Page, boards: number): Promise<void> {
  for (let board = 1; board <= boards; board += 1) {
    await expect(row(page, board)).toBeFocused();
    await page.keyboard.press(keyOf(board));
  }
  await expectComplete(page);
}

async function typeAll(page: Page, boards: number, write: (text: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('t');
  const field = page.getByRole('textbox', { name: manage.typed.label });
  await expect(field).toBeFocused();
  await write(Array.from({ length: boards }, (_, at) => `${at + 1} ${keyOf(at + 1)}`).join(','));
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expectComplete(page);
}

/** Nothing is missing, and nothing is on its way. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole('complementary').getByText(/Nothing is missing|is finished/)).toBeVisible();
  await expect(page.locator('tr[data-unsent]')).toHaveCount(0);
}

async function addRequestedBye(byes: Locator, name: string, round: number): Promise<void> {
  const { keyboard } = byes.page();
  await expect(byes.getByRole('combobox', { name: manage.booked.player, exact: true })).toBeFocused();
  await keyboard.type(name.split(' ')[1] ?? '');
  await byes
    .page()
    .getByRole('option', { name: new RegExp(name) })
    .click();
  await byes.getByRole('textbox', { name: manage.booked.round, exact: true }).click();
  await keyboard.press('Backspace');
  await keyboard.type(String(round));
  await keyboard.press('Enter');
  await expect(byes.getByRole('row', { name: new RegExp(name) })).toBeVisible();
}

/** A page is there when its title has the focus, which it gets last. */
const expectArrival = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeFocused();

const goToBoard = (page: Page, board: number): Promise<void> => row(page, board).locator('td').first().click();
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const row = (page: Page, board: number): Locator => page.locator(`tr[data-board="${board}"]`);
const pairButton = (page: Page, round: number): Locator => button(page, `Pair round ${round}`);
