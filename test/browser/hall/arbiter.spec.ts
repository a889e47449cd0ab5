import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { DAY } from '../../../domain/kernel/time.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { expectForEverybody } from '../../support/browser/access.ts';
import { ORGANISER } from '../../support/browser/hall.ts';
import { enter, finishedGame, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi, ONCE_MORE } from '../../support/browser/requests.ts';

const [CLUB] = CLUBS;
test('a player calls for the arbiter, who sees to it and looks the game up', { tag: '@long' }, async ({
  browser,
  page,
}) => {
  const { id, game, white } = await gameOnScreen(browser, page.request);
  const player = white;
  await player.goto(`/game/play/${game}`);
  await expect(player.locator('.rk-board cg-board')).toBeVisible();
  const move = (from: string, to: string) =>
    player.request.post(pathTo(calls.move, { id: game, from, to, query: { variant: 'Chess' } }), ONCE_MORE);
  expect((await move('e2', 'e5')).status()).toBe(400);
  expect((await move('e2', 'e4')).status()).toBe(200);
  await page.goto(`/tournament/manage/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the call is told at the desk at once, and the player cannot call twice', async () => {
    await player.getByRole('tab', { name: en.game.tabs.info }).click();
    await player.getByRole('button', { name: en.arbiter.call }).click();
    await player.getByLabel(en.arbiter.words).fill('My opponent has touched a piece.');
    await player.getByRole('dialog').getByRole('button', { name: en.arbiter.send, exact: true }).click();
    await expect(player.getByRole('button', { name: en.arbiter.waiting })).toBeDisabled();
    await expect(page.getByRole('region', { name: en.arbiter.calls_one.replace('{{count}}', '1') })).toContainText(
      'My opponent has touched a piece.',
    );
  });

  await test.step('the call stands over every page of those who run the tournament, and at their menu', async () => {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/browse');
    const banner = elsewhere.getByRole('region', { name: en.arbiter.calls_one.replace('{{count}}', '1') });
    await expect(banner).toContainText('Call from board 1');
    await expect(banner.getByRole('link', { name: en.arbiter.game })).toHaveAttribute('href', `/game/play/${game}`);
    await expect(elsewhere.getByRole('button', { name: /, 1 call for the arbiter/ })).toBeVisible();
    await elsewhere.goto(`/game/log/${game}`);
    await expect(banner).toBeVisible();
    await elsewhere.close();
  });

  await test.step('from the call the log of the game is one step away, with the refused move', async () => {
    const log = await page.context().newPage();
    await log.goto(`/tournament/manage/${id}`);
    await log.getByRole('link', { name: en.arbiter.log }).click();
    await expect(log.getByRole('row').filter({ hasText: en.gameLog.refusals.illegalMove })).toBeVisible();
    await expect(log.getByRole('rowheader', { name: '1. e4' })).toBeVisible();
    await log.getByRole('button', { name: /^Add a minute for Vilde/ }).click();
    await expect(log.getByRole('row').filter({ hasText: /The arbiter gave Vilde.* 60 s\./ })).toBeVisible();
    await expect(log.getByRole('timer', { name: /^Vilde/ })).toBeVisible();
    await expect(player.getByRole('status').getByText(/^The arbiter gave (White|Black) 60 seconds\.$/)).toBeVisible();
    await log.close();
  });

  await test.step('the arbiter’s answer reaches the player at the game, also next to the chat', async () => {
    await player.getByRole('tab', { name: en.game.tabs.chat }).click();
    await page.getByLabel(/^Answer to/).fill('I am on my way.');
    await page.getByRole('button', { name: /^Resolve the call/ }).click();
    await expect(page.getByRole('region', { name: /for the arbiter/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /call for the arbiter/ })).toHaveCount(0);
    await expect(player.getByText('I am on my way.')).toBeVisible({ timeout: 30_000 });
    await player.getByRole('tab', { name: en.game.tabs.info }).click();
    await expect(player.getByRole('button', { name: en.arbiter.call })).toBeEnabled();
  });

  await test.step('call and answer stand in the log of the tournament, the times of the game in the report', async () => {
    await page.goto(`/tournament/log/${id}`);
    await expect(page.getByRole('row').filter({ hasText: 'I am on my way.' })).toBeVisible();
    await page.goto(`/tournament/fair-play/${id}`);
    await expect(page.getByRole('row').filter({ hasText: 'Vilde' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: en.fairPlay.save }).click();
    expect((await download).suggestedFilename()).toBe(`${id}-1-times.csv`);
  });
});

test('a finished game is compared with the engine in the arbiter’s browser, on request', {
  tag: '@long',
}, async ({ browser }) => {
  const { agreement } = en.fairPlay;
  const page = await newVisitor(browser);
  await enter(page.request, 'ragnhild');
  const game = await finishedGame(page.request, 'played');
  const { games } = await viewOf(page.request, 'fjord-championship');
  const [pairing = ''] = Object.entries(games).find(([, list]) => list.some(({ id }) => id === game)) ?? [];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/tournament/fair-play/fjord-championship?round=${Number.parseInt(pairing, 10)}`);
  const part = page.getByRole('region', { name: agreement.title });
  await expect(part.getByText(/prove nothing/)).toBeVisible();
  // The engine comes when it is asked for, and the server has been asked before whether it may.
  expect(asked.filter((path) => path.startsWith('/engine/'))).toEqual([]);
  await part.getByRole('button', { name: /^Analyse round / }).click();
  await expect(part.getByRole('row')).toHaveCount(3, { timeout: 120_000 });
  expect(asked).toContain(pathTo(calls.mayAnalyse, { id: game }));
  await expect(part.getByText(agreement.allDone)).toBeVisible();
  // Moves that White plays when far ahead are not counted.
  await expect(part.getByRole('cell')).toContainText([/^\d+$/]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.fairPlay.save }).click();
  const saved = await (await download).createReadStream();
  const text = (await saved.toArray()).join('');
  expect(text).toContain(agreement.columns.file.samePercent);
  await expectForEverybody(page);
  await page.context().close();
});

test('a spectator has the clocks of the leaders from the first moment', { tag: '@long' }, async ({ browser, page }) => {
  const { id } = await gameOnScreen(browser, page.request);
  const visitor = await newVisitor(browser);
  await visitor.goto(`/tournament/view/${id}?tab=pairings&boards=true`);
  await expect(visitor.getByRole('article').getByRole('timer')).toHaveCount(2);
  await visitor.getByText(en.tournament.pairings.top, { exact: true }).click();
  await expect(visitor).toHaveURL(/boards=top/);
  await expect(visitor.getByRole('article').getByRole('timer')).toHaveText([/^(10|9):\d\d$/, /^(10|9):\d\d$/]);
  await expect(visitor.getByText(en.tournament.pairings.boardNumber.replace('{{board}}', '1'))).toBeVisible();
});

test('two players report how their game ended, and the arbiter confirms it', { tag: '@long' }, async ({
  browser,
  page,
}) => {
  const { id, white, black } = await eventOfTwo(browser, page.request, { playersReport: true });
  await callApi(page.request, calls.addRound, { body: { tournament: id, number: 1 } });
  const pairing = { tournament: id, round: 1, white: white.account, black: black.account };
  await callApi(page.request, calls.addPairing, { body: pairing });
  const round = `/tournament/view/${id}?tab=pairings&round=1`;
  await Promise.all([white.page.goto(round), black.page.goto(round), page.goto(`/tournament/manage/${id}`)]);
  const row = page.getByRole('row').filter({ hasText: 'Vilde' });
  const words = en.reports;
  const boardOf = (player: Page) => player.getByRole('region', { name: words.title.replace('{{board}}', '1') });
  const choose = (player: Page, name: RegExp) => boardOf(player).getByRole('button', { name }).click();

  await test.step('the report of one player appears at once for the opponent and at the desk', async () => {
    await choose(white.page, /Vilde Nordvik won/);
    await expect(boardOf(white.page)).toContainText('Sander Nordvik has not reported yet.');
    await expect(boardOf(black.page)).toContainText('Vilde Nordvik reported 1–0.');
    await expect(row).toContainText('White reports 1–0');
  });

  await test.step('who looks on sees nothing of it', async () => {
    const visitor = await newVisitor(browser);
    await visitor.goto(round);
    await expect(visitor.getByText(words.logIn)).toBeVisible();
    await expect(visitor.getByRole('row').filter({ hasText: 'Vilde' })).not.toContainText('1–0');
  });

  await test.step('two different reports are disputed until one player changes theirs', async () => {
    await choose(black.page, /Draw/);
    await expect(row).toContainText('Disputed: White reports 1–0, Black ½–½');
    await expect(boardOf(white.page)).toContainText(words.states.disputed);
    await choose(white.page, /Draw/);
    await expect(row).toContainText('Both report ½–½');
    await expect(boardOf(black.page)).toContainText(words.states.agreed);
  });

  await test.step('the arbiter confirms all that is agreed by a key, and it counts', async () => {
    await expect(page.getByRole('button', { name: 'Confirm agreed (1)' })).toBeEnabled();
    await row.press('Shift+C');
    await expect(row.getByRole('button', { name: '½–½', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(row).not.toContainText('Both report');
    await expect(boardOf(black.page)).toHaveCount(0);
    await expect(black.page.getByRole('row').filter({ hasText: 'Vilde' })).toContainText('½–½');
  });

  await test.step('the log says who has reported, and that it was entered so', async () => {
    await page.goto(`/tournament/log/${id}`);
    const logRow = (words: string) => page.getByRole('row').filter({ hasText: words });
    await expect(logRow('reported by the player: ½–½').filter({ hasText: 'Sander' })).toHaveCount(2);
    await expect(logRow('½–½, as reported')).toHaveCount(1);
  });
});

const NEW_PASSWORD = 'et langt nok passord';

/** Somebody new of the club, logged in. */
async function newPlayer(
  browser: Browser,
  organiser: APIRequestContext,
  firstName: string,
): Promise<{ readonly account: string; readonly page: Page }> {
  const username = `spiller-${randomUUID().slice(0, 8)}`;
  const person = { username, firstName, lastName: 'Nordvik', birthDate: '1990-01-01', club: CLUB?.id ?? '' };
  const { id: account, password: pwd } = await callApi(organiser, calls.createAccount, { body: person });
  const page = await newVisitor(browser);
  await callApi(page.request, calls.logIn, { body: { id: account, password: pwd } });
  await callApi(page.request, calls.changePassword, { body: { pwd, newPwd: NEW_PASSWORD } });
  return { account, page };
}

/** A tournament of two that is paired by hand, started; the request is logged in as its organiser. */
async function eventOfTwo(browser: Browser, request: APIRequestContext, changes: object) {
  await enter(request, ORGANISER);
  const [white, black] = [await newPlayer(browser, request, 'Vilde'), await newPlayer(browser, request, 'Sander')];
  const today = new Date(Date.now() - 60_000).toISOString();
  const wanted = `screen-${randomUUID().slice(0, 8)}`;
  const { id } = await callApi(request, calls.buildTournament, {
    body: {
      id: wanted,
      name: 'Game of Two',
      kind: 7,
      startDate: today.slice(0, 10),
      firstPairingDate: today.slice(0, 10),
      firstPairingTime: today.slice(11, 16),
      // Paired by hand, it would end with its day, which ends an hour earlier in Norway.
      endDate: new Date(Date.now() + DAY).toISOString().slice(0, 10),
      initialTime: 10,
      organiser: CLUB?.id ?? '',
      organiserType: 'club',
      ...changes,
    },
  });
  for (const { account } of [white, black]) await callApi(request, calls.addParticipant, { id, account });
  await callApi(request, calls.startTournament, { id });
  return { id, white, black };
}

/** A game on the screen that has begun, in a tournament of its own; the request is logged in as its organiser. */
async function gameOnScreen(browser: Browser, request: APIRequestContext) {
  const onScreen = { defaultGameLocation: 1, onlinePairingIntervalT: 1 };
  const { id, white, black } = await eventOfTwo(browser, request, onScreen);
  const soon = new Date(Date.now() + 2_000).toISOString();
  await callApi(request, calls.addRound, { body: { tournament: id, number: 1, startDate: soon } });
  const pairing = { tournament: id, round: 1, white: white.account, black: black.account, online: true };
  await callApi(request, calls.addPairing, { body: pairing });
  const game = Object.values((await viewOf(request, id)).games).flat()[0]?.id ?? '';
  // Begun by the server's alarm: a move before the start is refused.
  const begins = async () => Date.parse((await callApi(request, calls.openGame, { id: game })).gameInfo.startDate);
  await expect.poll(async () => (await begins()) < Date.now()).toBe(true);
  return { id, game, white: white.page };
}
