import { expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { LANGUAGE_COOKIE } from '../../../i18n/languages.ts';
import { hallOf, playRound } from '../../support/browser/hall.ts';
import { newVisitor } from '../../support/browser/people.ts';

const SIZES: readonly { readonly players: number; readonly tag: readonly string[] }[] = [
  { players: 60, tag: [] },
  { players: 9, tag: ['@long'] },
  { players: 500, tag: ['@long'] },
];
const CARDS_ON_PAGE = 8;

interface Sheet {
  readonly path: string;
  readonly rows: number;
}

const sheetsOf = (id: string, players: number): readonly Sheet[] => {
  const lines = Math.ceil(players / 2);
  return [
    { path: pathTo(calls.printPairings, { id, query: { round: 1 } }), rows: lines },
    { path: pathTo(calls.printNames, { id, round: '1' }), rows: players },
    { path: pathTo(calls.printResults, { id, query: { by: 'standings' } }), rows: players },
    { path: pathTo(calls.printCrossTable, { id }), rows: players },
  ];
};

for (const [turn, { players, tag }] of SIZES.entries()) {
  test(`every sheet of ${players} players has all its rows, and heads on every page`, { tag: [...tag] }, async ({
    browser,
    request,
    baseURL,
  }) => {
    const id = await hallOf(request, players);
    if (players < 100) await playRound(request, id, 1);
    const page = await newVisitor(browser);
    const language = turn % 2 === 0 ? 'no' : 'en';
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }]);
    await page.emulateMedia({ media: 'print' });
    for (const { path, rows } of sheetsOf(id, players)) {
      await page.goto(path);
      await expect(page.locator('tbody tr'), path).toHaveCount(rows);
      // What Chromium repeats on every page, and does not break.
      await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
      await expect(page.locator('tbody tr').last()).toHaveCSS('break-inside', 'avoid');
      await expect(page.locator('button, input, nav, a')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await printedPages(page), path).toBeGreaterThanOrEqual(Math.ceil(rows / 60));
    }
    const boards = Math.floor(players / 2);
    await page.goto(pathTo(calls.printCards, { id, round: '1' }));
    await expect(page.locator('article svg')).toHaveCount(boards);
    expect(await printedPages(page)).toBe(Math.ceil(boards / CARDS_ON_PAGE));
    await page.goto(pathTo(calls.printScoreSheets, { id, round: '1' }));
    expect(await printedPages(page)).toBe(boards);
    await page.context().close();
  });
}

/** How many pages come out of the printer. */
async function printedPages(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
