import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { snakeKeys } from '../../../contract/codec/case.ts';
import type { EnteredResult } from '../../../contract/http/path-parts.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { DAY } from '../../../domain/kernel/time.ts';
import { en } from '../../../i18n/en.ts';
import { enter, logIn, logOut, newVisitor, viewOf } from '../../support/browser/people.ts';

const ID = 'hall-of-six';
const DESK = `/tournament/manage/${ID}`;
const PLAYERS = ['henrik', 'lars', 'yusuf', 'astrid', 'mikael', 'katrin'];

const { unsent, results } = en.manage;
const row = (page: Page, board: number) => page.locator(`tr[data-board="${board}"]`);
const pressed = (page: Page, board: number) => row(page, board).getByRole('button', { pressed: true });
const marked = (page: Page) => page.getByText(unsent.mark, { exact: true });
const waiting = (page: Page, boards: string) =>
  page.getByText(unsent.waiting_other.replace('{{boards}}', boards), { exact: true });
const anyWaiting = (page: Page) => page.getByText(/^Not sent yet/);

async function resultOf(request: APIRequestContext, board: number): Promise<string | null> {
  const { pairings } = await viewOf(request, ID);
  return pairings.find((pairing) => pairing.board === board)?.result ?? null;
}

async function enterAsAnother(request: APIRequestContext, board: number, result: EnteredResult): Promise<void> {
  const { pairings } = await viewOf(request, ID);
  const { round = 0, white = '', black = '' } = pairings.find((pairing) => pairing.board === board) ?? {};
  const path = pathTo(calls.setResult, { id: ID, round, white, black, result });
  const answer = await request.post(path, { data: {} });
  expect(answer.status()).toBe(200);
}

async function pairSix(request: APIRequestContext): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const post = async (path: string, data: object = {}) => {
    const answer = await request.post(path, { data: snakeKeys(data) });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  };
  await post(pathTo(calls.buildTournament), {
    id: ID,
    name: 'Hall of Six',
    kind: 'SwissDutch',
    organiser: 'fjellsiden',
    organiserType: 'club',
    defaultOtb: true,
    startDate: today,
    // The day of the tournament's time zone may be over before it is in UTC.
    endDate: new Date(Date.now() + DAY).toISOString().slice(0, 10),
    firstPairingDate: today,
    firstPairingTime: '23:59',
    rounds: 3,
    initialTime: 90,
    increment: 30,
  });
  for (const account of PLAYERS) await post(pathTo(calls.addParticipant, { id: ID, account }));
  await post(pathTo(calls.startTournament, { id: ID }));
  await post(pathTo(calls.pairNextRound, { id: ID, button: 'pairings' }));
}

test('results typed while the server is away are marked, kept through a reload, and sent when it is back', async ({
  browser,
  request,
}) => {
  await enter(request, 'ragnhild');
  await pairSix(request);
  const page = await newVisitor(browser);
  await logIn(page, 'ragnhild', DESK);
  // What the desk loads last is there too: this is about results, not about files that have not come.
  await expect(page.getByRole('region', { name: en.screen.card.title })).toBeVisible();
  await row(page, 1).focus();

  await test.step('what is typed with the server away is marked on its row, and the message names the boards', async () => {
    await page.context().setOffline(true);
    await page.keyboard.press('1');
    await page.keyboard.press('d');
    await page.keyboard.press('0');
    await expect(waiting(page, '1, 2 and 3')).toBeVisible();
    await expect(marked(page)).toHaveCount(3);
    for (const board of [1, 2, 3]) await expect(row(page, board)).toHaveAttribute('data-unsent', 'waiting');
    await expect(page.getByText(/3 results of round 1 are missing/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pair round 2' })).toBeDisabled();
    for (const board of [1, 2, 3]) expect(await resultOf(request, board)).toBeNull();
  });

  await test.step('another arbiter enters something else on board 3 meanwhile', () => enterAsAnother(request, 3, '1'));

  await test.step('a reload that reaches the page but no calls keeps them', async () => {
    await page.route('**/set-result/**', (route) => route.abort());
    await page.context().setOffline(false);
    await page.reload();
    await expect(anyWaiting(page)).toBeVisible();
    await expect(pressed(page, 1)).toHaveText('1–0');
    await expect(pressed(page, 2)).toHaveText('½–½');
    await expect(marked(page)).toHaveCount(3);
    expect(await resultOf(request, 1)).toBeNull();
  });

  await test.step('they are sent when the server is back; the other arbiter is not overwritten', async () => {
    await page.unroute('**/set-result/**');
    await expect.poll(() => resultOf(request, 1), { timeout: 30_000 }).toBe('whiteWins');
    await expect.poll(() => resultOf(request, 2)).toBe('draw');
    expect(await resultOf(request, 3)).toBe('whiteWins');
    await expect(anyWaiting(page)).toHaveCount(0);
    await expect(marked(page)).toHaveCount(1);
    await expect(page.getByText('Board 3: you entered 0–1, but someone else has entered 1–0.')).toBeVisible();
  });

  await test.step('by the word of the arbiter the own result stands, and nothing is left of it all', async () => {
    await page.getByRole('button', { name: unsent.enterOwn.replace('{{result}}', '0–1') }).click();
    await expect.poll(() => resultOf(request, 3)).toBe('blackWins');
    await expect(marked(page)).toHaveCount(0);
    await expect(page.locator('[data-unsent]')).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent')))).toEqual([]);
    await page.getByRole('button', { name: 'Pair round 2' }).click();
    await expect(page.getByRole('tab', { name: 'Round 2', selected: true })).toBeVisible();
  });

  await test.step('a result of round 1 is changed only after a question, as round 2 is paired by it', async () => {
    await page.getByRole('tab', { name: 'Round 1' }).click();
    await row(page, 1).focus();
    await page.keyboard.press('0');
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Change the result of board 1 in round 1?');
    await question.getByRole('button', { name: en.common.cancel }).click();
    await expect(pressed(page, 1)).toHaveText('1–0');
    await row(page, 1).focus();
    await page.keyboard.press('0');
    await page.getByRole('dialog').getByRole('button', { name: results.change }).click();
    await expect(pressed(page, 1)).toHaveText('0–1');
  });

  await test.step('what waits is gone after the log-out', async () => {
    await page.route('**/set-result/**', (route) => route.abort());
    await page.getByRole('tab', { name: 'Round 2' }).click();
    await row(page, 1).focus();
    await page.keyboard.press('1');
    await expect(marked(page)).toHaveCount(1);
    await logOut(page);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rokade-own'))))
      .toEqual([]);
  });
});

test('a part of the desk that is not loaded when the network fails is loaded when it is back; the desk stays', async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  const away = { is: true };
  // The file of the cards is the last to be asked for; without a network nobody answers a question after it either.
  await page.route(/assets\/further-/, (route) => (away.is ? route.abort() : route.continue()));
  await page.route(
    (url) => url.pathname === '/tournament/manage/autumn-cup',
    (route) => (away.is && route.request().method() === 'HEAD' ? route.abort() : route.continue()),
  );
  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await logIn(page, 'ragnhild', '/tournament/manage/autumn-cup');
  await refused;
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn Cup 2026' })).toBeVisible();
  const card = page.getByRole('region', { name: en.screen.card.title });
  await expect(card).toHaveCount(0);
  away.is = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(card).toBeVisible();
});
