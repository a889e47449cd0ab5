import { expect, type Page, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { expectForEverybody } from '../../support/browser/access.ts';
import { play } from '../../support/browser/board.ts';
import { finishedGame, newVisitor } from '../../support/browser/people.ts';

const { game, review } = en;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openTab = (page: Page, tab: keyof typeof game.view.tabs) =>
  page.getByRole('tab', { name: game.view.tabs[tab], exact: true }).click();
const seeShown = (page: Page, san: string) => expect(page.locator('[data-ply][data-shown]')).toHaveText(san);

test('a finished game is replayed with its clocks, opening, times and links', async ({ browser, request }) => {
  const page = await newVisitor(browser);
  await page.goto(`/game/view/${await finishedGame(request, 'played')}?ply=4`);

  await test.step('a link leads to a position, with the name of the opening', async () => {
    await seeShown(page, 'd6');
    await expect(page.getByText(/^C41 Philidor/)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(2);
    await expect(page.getByRole('timer').first()).toHaveText(/^\d:\d\d:\d\d$/);
  });

  await test.step('keys and wheel go through it', async () => {
    await page.keyboard.press('ArrowRight');
    await seeShown(page, 'd4');
    await page.locator('.rk-board').hover();
    await page.mouse.wheel(0, 100);
    await seeShown(page, 'Bg4');
    await page.keyboard.press('End');
    await seeShown(page, 'Rd8#');
    await page.keyboard.press('Home');
    await expect(page.locator('[data-ply][data-shown]')).toHaveCount(0);
  });

  await test.step('the times stand in a chart and in a table, and lead to their moves', async () => {
    await openTab(page, 'times');
    const times = part(page, review.times.title);
    await expect(times.getByRole('img', { name: /^Time per move: / })).toBeVisible();
    await times.getByText(review.asTable).click();
    await times.getByRole('button', { name: '2. Nf3' }).click();
    await openTab(page, 'moves');
    await seeShown(page, 'Nf3');
  });

  await test.step('the position goes along as a link, to Lichess, and as a picture', async () => {
    await openTab(page, 'share');
    const share = part(page, review.share.title);
    await expect(share.getByRole('link', { name: review.share.lichess })).toHaveAttribute(
      'href',
      /^https:\/\/lichess\.org\/analysis\/pgn\/e4_e5_Nf3_d6_.*_Rd8%23#3$/,
    );
    const saved = page.waitForEvent('download');
    await share.getByRole('button', { name: review.share.savePicture }).click();
    expect((await saved).suggestedFilename()).toMatch(/-3\.png$/);
  });

  await test.step('the PGN has the clocks', async () => {
    await expect(part(page, game.view.pgn)).toContainText(/1\. e4 \{\[%clk [\d:.]+\]\} 1\.\.\. e5 \{\[%clk /);
  });
  await page.context().close();
});

test('a move tried on the board starts a variation, and the way back leads to the game', async ({
  browser,
  request,
}) => {
  const page = await newVisitor(browser);
  await page.goto(`/game/view/${await finishedGame(request, 'played')}?ply=4`);
  await seeShown(page, 'd6');
  const variation = part(page, game.view.variation);

  await test.step('a move of the game is only stepped to', async () => {
    await play(page, 'white', 'd2d4');
    await seeShown(page, 'd4');
    await expect(variation).toHaveCount(0);
  });

  await test.step('another move is shown as a variation, which steps and further moves follow', async () => {
    await play(page, 'white', 'f7f5');
    await play(page, 'white', 'f1c4');
    await expect(variation.getByRole('listitem')).toHaveText(['3…f5', '4.Bc4']);
    await page.keyboard.press('ArrowLeft');
    await expect(variation.getByRole('button', { name: 'f5' })).toHaveAttribute('aria-current', 'step');
    await expectForEverybody(page);
  });

  await test.step('the way back leads to the move where the variation began, as the address does', async () => {
    await variation.getByRole('button', { name: game.view.backToGame }).click();
    await seeShown(page, 'd4');
    await expect(variation).toHaveCount(0);
    await expect(page).toHaveURL(/ply=5$/);
  });
  await page.context().close();
});

test('the arrows beside the tournament lead to the other finished boards of the round', async ({
  browser,
  request,
}) => {
  const page = await newVisitor(browser);
  await page.goto(`/game/view/${await finishedGame(request, 'withoutMoves')}`);
  const title = page.locator('h1');
  const before = (await title.textContent()) ?? '';
  const boards = page.getByRole('navigation', { name: game.view.boards });
  const link = boards.getByRole('link').first();
  // The tournament is loaded when the visitor first moves.
  await page.mouse.move(200, 200);
  const names = (await link.getAttribute('aria-label'))?.split(': ')[1] ?? '';
  await link.click();
  await expect(title).not.toHaveText(before);
  for (const name of ((await title.textContent()) ?? '').split(' – ')) expect(names).toContain(name);
  await expect(boards.getByRole('link').first()).toBeVisible();
  await page.context().close();
});

test('no engine is offered while a player of the game is playing another one', async ({ browser, request }) => {
  const page = await newVisitor(browser);
  const engineFiles: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname.startsWith('/engine/')) engineFiles.push(asked.url());
  });
  await page.goto(`/game/view/${await finishedGame(request, 'withoutMoves')}`);
  await page.getByRole('button', { name: game.view.engine.start }).click();
  await expect(page.getByText(review.engine.inPlay)).toBeVisible();
  expect(engineFiles).toEqual([]);
  await page.context().close();
});

test('the engine looks at a position, and its moves lead to the board', async ({ browser, request }) => {
  const page = await newVisitor(browser);
  await page.goto(`/game/view/${await finishedGame(request, 'played')}?ply=32`);
  const engine = part(page, game.view.engine.title);
  await engine.getByRole('button', { name: game.view.engine.start }).click();
  // White mates in one: 17. Rd8.
  const lines = engine.getByRole('list', { name: review.engine.lines });
  await expect(lines).toContainText('#1');
  await expect(page.getByRole('img', { name: review.engine.bar.replace('{{score}}', '#1') })).toBeVisible();
  await expect(page.locator('.rk-board .cg-shapes line')).toHaveCount(1);
  // It is the game's own move, so that no variation begins.
  await lines.getByRole('button', { name: '17. Rd8#' }).click();
  await seeShown(page, 'Rd8#');
  await expect(engine.getByText(review.engine.over)).toBeVisible();
  await page.context().close();
});

test('the engine goes through the whole game, marks its mistakes, and remembers it @long', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const page = await newVisitor(browser);
  await page.goto(`/game/view/${await finishedGame(request, 'played')}`);
  const engine = part(page, game.view.engine.title);
  await engine.getByRole('button', { name: game.view.engine.analyse }).click();
  await expect(engine.getByText(/^Accuracy: White \d+ %, Black \d+ %$/)).toBeVisible({ timeout: 240_000 });

  await test.step('the list of moves has the signs of mistakes, and none in the opening', async () => {
    // How grave it is depends on how deep the engine gets in its time.
    await expect(page.locator('[data-ply="18"]')).toHaveText(/^b5\?[?!]?$/);
    await expect(page.locator('[data-ply="1"]')).toHaveText('e4');
    await expectForEverybody(page);
  });

  await test.step('the analysis has a chart and says what would have been better', async () => {
    await openTab(page, 'analysis');
    await expect(page.getByRole('img', { name: review.game.chart })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: '9… b5' })).toContainText('Best:');
    await expectForEverybody(page);
  });

  await page.reload();
  await engine.getByRole('button', { name: game.view.engine.start }).click();
  await expect(engine.getByText(/^Accuracy: /)).toBeVisible();
  await page.context().close();
});
