import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { given } from '../domain/kernel/given.ts';
import { systemChromium } from '../scripts/check/chromium.ts';
import { median } from './support/median.ts';

/**
 * The work of the browser's main thread on the first load of a page, in processor time, which unlike wall-clock time
 * hardly depends on the load of the machine. It prints for each URL the median of all work, of the longest task, and of
 * Lighthouse's total blocking time: how long tasks of more than 50 ms block a phone that is four times slower.
 *
 *   npm run bench:main-thread -- --runs 5 http://localhost:8787/ http://localhost:8787/tournament/view/autumn-cup
 */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;
/** Later work does not count towards the first view. */
const SETTLED_MS = 2500;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly url?: string } };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const executablePath = systemChromium();
const browser = await chromium.launch(given({ executablePath }));
console.log('| address | work, ms | longest task | blocked, four times slower |');
console.log('|---|--:|--:|--:|');
for (const url of positionals) {
  const visits: number[][] = [];
  while (visits.length < Number(values.runs)) visits.push(await tasksOf(browser, url));
  const figures = [sum, (tasks: readonly number[]) => Math.max(...tasks), blocked].map((of) => median(visits.map(of)));
  console.log(`| ${url} | ${figures.map((ms) => ms.toFixed(0)).join(' | ')} |`);
}
await browser.close();

/** The tasks of the page's main thread, in milliseconds of processor time. */
async function tasksOf(browser: Browser, url: string): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { categories: 'devtools.timeline,disabled-by-default-devtools.timeline' });
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  await session.send('Tracing.end');
  await complete;
  await context.close();
  const first = events.find(({ name, args }) => name === 'ResourceSendRequest' && args.data?.url === url);
  if (first === undefined) throw new Error(`the trace does not know ${url}`);
  return events
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .filter(({ pid, tid, ts }) => pid === first.pid && tid === first.tid && ts >= first.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

function blocked(tasks: readonly number[]): number {
  return sum(tasks.map((task) => Math.max(0, SLOWDOWN * task - LONG_TASK_MS)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
