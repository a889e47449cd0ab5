import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import * as calls from '../contract/calls.ts';
import { given } from '../domain/kernel/given.ts';
import { systemChromium } from '../scripts/check/chromium.ts';
import { benchServer, importSwiss } from './support/bench-server.ts';
import { median } from './support/median.ts';

/**
 * The response times of the pairing desk for rounds of different sizes, on its own server.
 *
 *   npm run bench:desk -- --boards 9,100,250 --keys 20
 *
 * For each size: milliseconds from a key press to the paint of its result, with pauses between the keys; the longest
 * task of the main thread in that time and the number of tasks over 50 ms; the delay of the result counter after a
 * burst of 20 keys, 120 ms apart; a tap on a touch page 360 pixels wide; and the loading time of the page.
 */
const { values } = parseArgs({
  options: { boards: { type: 'string', default: '9,100,250' }, keys: { type: 'string', default: '20' } },
});
const SIZES = values.boards.split(',').map(Number);
const KEYS = Number(values.keys);
const PAUSE_MS = 250;
const SETTLED_MS = 1_500;
const BURST_MS = 120;
const LONG_TASK_MS = 50;
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

interface Measured {
  readonly boards: number;
  readonly keys: readonly number[];
  readonly tasks: readonly number[];
  /** Milliseconds from the last key of the burst until the counter includes all of them. */
  readonly counterMs: number;
  readonly taps: readonly number[];
  readonly readyMs: number;
}

/** Runs in the page: records long tasks, and the milliseconds from an input to the paint of its result. */
const IN_PAGE = `
window.tasks = [];
new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
  entryTypes: ['longtask'],
});
window.watchBoard = (number) => {
  window.painted = new Promise((resolve) => {
    let begun = 0;
    const begin = (event) => (begun ||= event.timeStamp);
    for (const kind of ['keydown', 'pointerup', 'click']) {
      window.addEventListener(kind, begin, { capture: true, once: true });
    }
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // The paint follows the callbacks of its frame.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begun);
        port2.postMessage(null);
      });
    });
    const row = document.querySelector('tr[data-board="' + number + '"]');
    observer.observe(row, { attributes: true, attributeFilter: ['aria-pressed'], subtree: true });
  });
};
`;

const { base, arbiter, stop } = await benchServer();
const executablePath = systemChromium();
const browser = await chromium.launch(given({ executablePath }));
try {
  // A warm-up round, because the code of the server and the browser is not compiled yet.
  await measured(browser, 9);
  console.log(
    '| boards | key to paint: median | 95 % | longest | tasks over 50 ms | longest task | counter | tap: median | ready |',
  );
  console.log('|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const boards of SIZES) console.log(rowOf(await measured(browser, boards)));
} finally {
  await browser.close();
  await stop();
}

function rowOf({ boards, keys, tasks, counterMs, taps, readyMs }: Measured): string {
  const long = tasks.filter((task) => task > LONG_TASK_MS).length;
  const figures = [
    median(keys),
    percentile(keys, 0.95),
    Math.max(...keys),
    long,
    Math.max(0, ...tasks),
    counterMs,
    median(taps),
    readyMs,
  ];
  return `| ${[boards, ...figures.map((figure) => figure.toFixed(0))].join(' | ')} |`;
}

function percentile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

async function measured(browser: Browser, boards: number): Promise<Measured> {
  const id = await pairedRound(boards);
  const desk = await openDesk(browser, DESKTOP, id, boards);
  const { page } = desk;
  // Waits until everything after the boards has loaded.
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate('window.tasks.length = 0');
  await page.locator('tr[data-board="1"]').focus();
  const count = Math.min(KEYS, Math.floor(boards / 2));
  const keys: number[] = [];
  for (let board = 1; board <= count; board += 1) {
    await page.waitForTimeout(PAUSE_MS);
    keys.push(await paintAfter(page, board, () => page.keyboard.press(board % 2 === 0 ? '1' : '0')));
  }
  const burst = Math.min(20, boards - count - 1);
  const counterMs = await burstOf(page, burst, count + burst);
  const tasks = (await page.evaluate('window.tasks')) as number[];
  await page.context().close();
  const phone = await openDesk(browser, PHONE, id, boards);
  const taps: number[] = [];
  for (let board = 1; board <= Math.min(5, count); board += 1) {
    await phone.page.waitForTimeout(PAUSE_MS);
    const button = phone.page.locator(`tr[data-board="${board}"] button[aria-pressed]`).nth(1);
    await button.scrollIntoViewIfNeeded();
    taps.push(await paintAfter(phone.page, board, () => button.tap()));
  }
  await phone.page.context().close();
  return { boards, keys, tasks, counterMs, taps, readyMs: desk.readyMs };
}

/** Milliseconds from the input event to the frame after the one with the changed result. */
async function paintAfter(page: Page, board: number, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`window.watchBoard(${board})`);
  await act();
  return Number(await page.evaluate('window.painted'));
}

/** Types results without waiting; returns the milliseconds until the counter includes them all. */
async function burstOf(page: Page, keys: number, all: number): Promise<number> {
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? '1' : '0');
    if (key < keys - 1) await page.waitForTimeout(BURST_MS);
  }
  const typed = performance.now();
  await page.locator(`progress[value="${all}"]`).first().waitFor({ timeout: 60_000 });
  return performance.now() - typed;
}

async function openDesk(browser: Browser, options: BrowserContextOptions, id: string, boards: number) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const [name = '', value = ''] = (arbiter.headers.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url: base }]);
  const page = await context.newPage();
  await page.addInitScript(IN_PAGE);
  const begun = performance.now();
  await page.goto(`${base}/tournament/manage/${id}`);
  await page.locator(`tr[data-board="${boards}"]`).waitFor({ state: 'attached' });
  return { page, readyMs: performance.now() - begun };
}

/** An over-the-board Swiss with its first round paired. */
async function pairedRound(boards: number): Promise<string> {
  const lines = Array.from({ length: 2 * boards }, (_, at) => {
    const name = `${'ABCDEFGHIJ'[Math.floor(at / 100) % 10]}${'abcdefghij'[Math.floor(at / 10) % 10]}${'abcdefghij'[at % 10]}, Anne`;
    return `${`001 ${String(at + 1).padStart(4)}      ${name.padEnd(34)}${String(2600 - at).padStart(4)} NOR`.padEnd(80)} 0.0`;
  });
  const trf = ['012 Desk', '042 2031/05/10', '142 7', '152 W', ...lines, ''].join('\n');
  const id = await importSwiss(arbiter, trf);
  await arbiter.ask(calls.startTournament, { id });
  await arbiter.ask(calls.pairNextRound, { id, button: 'pairings' });
  return id;
}
