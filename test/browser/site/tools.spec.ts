import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { DEFAULT_PAGE_SIZE } from '../../../domain/kernel/limits.ts';
import { pointSystem } from '../../../domain/kernel/points.ts';
import { seededRandom } from '../../../domain/simulation/random.ts';
import { randomTournament } from '../../../domain/simulation/report.ts';
import { writeTrf } from '../../../domain/trf/write/write.ts';
import { en } from '../../../i18n/en.ts';
import { newVisitor } from '../../support/browser/people.ts';

const { tools } = en;

/** Nine rounds of a thousand players: as large as an open tournament gets. */
const THOUSAND = (() => {
  const options = { players: 1000, rounds: 9, points: pointSystem(), halfPointByes: 0.02, forfeits: 0.01 };
  const rest = { withdrawals: 0.01, lateEntries: 0, unrated: 0.1, accelerated: false };
  return writeTrf(randomTournament('Open', { ...options, ...rest }, 'TRF26', { random: seededRandom(1) }).document);
})();

test('a file of a thousand players is checked, paired, ranked and rated without a network, and the page stays quick', async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  await page.addInitScript(watchLongTasks);
  await open(page);
  await page.context().setOffline(true);
  const begun = Date.now();
  await choose(page, 'open.trf', THOUSAND);
  await expect(page.getByText('9 rounds checked: every pairing follows the rules.')).toBeVisible();
  const took = Date.now() - begun;
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks),
  );
  test
    .info()
    .annotations.push({ type: 'measured', description: `checked after ${took} ms, longest task ${longest} ms` });

  await tab(page, tools.tabs.standings);
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(DEFAULT_PAGE_SIZE);
  await tab(page, tools.tabs.ratings);
  await expect(page.getByLabel(tools.ratings.list)).toHaveValue('standard');
  await tab(page, tools.tabs.pair);
  await expect(page.getByText(tools.refusals.noRoundLeft)).toBeVisible();
});

test('a fault leads to its line, a paired round is a file to go on with, and a job can be stopped', async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  await open(page);
  const broken = THOUSAND.replace(' w 1', ' x 1');
  await choose(page, 'broken.trf', broken);
  const issues = page.getByRole('region', { name: tools.issues.errors });
  await issues.getByRole('link').first().click();
  await expect(page.locator('[data-line][aria-current]')).toBeFocused();

  await page.getByRole('button', { name: tools.source.another }).click();
  await page.getByLabel(tools.generate.players).fill('12');
  await page.getByLabel(tools.generate.rounds).fill('3');
  await page.getByRole('button', { name: tools.generate.make }).click();
  await expect(page.getByText('3 rounds checked: every pairing follows the rules.')).toBeVisible();
  await tab(page, tools.tabs.explain);
  await page.getByLabel(tools.explain.round).selectOption('2');
  await expect(page.getByRole('heading', { name: /^Bracket 1/ })).toBeVisible();
  await tab(page, tools.tabs.file);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: tools.file.download }).click();
  const text = readFileSync(await (await saved).path(), 'utf8');

  await page.getByRole('button', { name: tools.source.another }).click();
  await page.getByLabel(tools.source.paste).fill(text.replace(/^142.*$/m, '142    5'));
  await page.getByRole('button', { name: tools.source.usePasted }).click();
  await tab(page, tools.tabs.pair);
  const paired = page.waitForEvent('download');
  await page.getByRole('button', { name: tools.pair.download }).click();
  const next = readFileSync(await (await paired).path(), 'utf8');
  await page.getByRole('button', { name: tools.source.another }).click();
  await choose(page, 'next.trf', next);
  await expect(page.getByText('4 rounds checked: every pairing follows the rules.')).toBeVisible();

  await page.getByRole('button', { name: tools.source.another }).click();
  await page.getByLabel(tools.generate.players).fill('9999');
  await page.getByLabel(tools.generate.rounds).fill('99');
  await page.getByRole('button', { name: tools.generate.make }).click();
  await page.getByRole('button', { name: tools.job.stop }).click();
  await expect(page.getByRole('button', { name: tools.generate.make })).toBeEnabled();
});

async function open(page: Page): Promise<void> {
  const script = page.waitForEvent('worker');
  await page.goto('/tools');
  await script;
  await expect(page.getByRole('heading', { level: 1, name: tools.title })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel(tools.source.choose).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();

/** Notes every task of the page that keeps it from answering for more than 50 ms. */
function watchLongTasks(): void {
  const noted: number[] = [];
  Object.assign(globalThis, { longTasks: noted });
  new PerformanceObserver((list) => noted.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}
