import { expect, type Page, test } from '@playwright/test';
import { en } from '../../../i18n/en.ts';
import { expectForEverybody } from '../../support/browser/access.ts';
import { finishedGame, newVisitor } from '../../support/browser/people.ts';

const { game, review } = en;

/** What is below the moves is made when one comes near it. */
const goDown = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
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
    await goDown(page);
    const times = part(page, review.times.title).first();
    await expect(times.getByRole('img', { name: /^Time per move: / })).toBeVisible();
    await times.getByText(review.asTable).click();
    await times.getByRole('button', { name: '2. Nf3' }).click();
    await seeShown(page, 'Nf3');
  });

  await test.step('the position goes along as a link, to Lichess, and as a picture', async () => {
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

test('no engine is offered while a player of the game is playing another one', async ({ browser, request }) => {
  const page = await newVisitor(browser);
  const engineFiles: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname.startsWith('/engine/')) engineFiles.push(asked.url());
  });
  await page.goto(`/game/view/${await finishedGame(request, 'withoutMoves')}`);
  await goDown(page);
  await page.getByRole('button', { name: review.engine.start }).click();
  await expect(page.getByText(review.engine.inPlay)).toBeVisible();
  expect(engineFiles).toEqual([]);
  await page.context().close();
});

test('the engine looks at a position, then at the whole game, and remembers it @long', async ({ browser, request }) => {
  test.setTimeout(300_000);
  const page = await newVisitor(browser);
  await page.goto(`/game/view/${await finishedGame(request, 'played')}?ply=32`);
  await goDown(page);
  const engine = part(page, review.engine.title);
  await engine.getByRole('button', { name: review.engine.start }).click();
  // White mates in one: 17. Rd8.
  await expect(engine.getByRole('list', { name: review.engine.lines })).toContainText('#1 17. Rd8#');
  await engine.getByRole('button', { name: review.game.start }).click();
  const chart = engine.getByRole('img', { name: review.game.chart });
  await expect(chart).toBeVisible({ timeout: 240_000 });
  await expect(engine.getByRole('list').last()).toContainText('9… b5');
  await expectForEverybody(page);
  await page.reload();
  await goDown(page);
  await engine.getByRole('button', { name: review.engine.start }).click();
  await expect(chart).toBeVisible();
  await page.context().close();
});
