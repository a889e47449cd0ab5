import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page, type Response, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { FRONT_PAGE_ROWS } from '../../../domain/kernel/limits.ts';
import { en } from '../../../i18n/en.ts';
import { gameOf, twoPlayers, visitorAs } from '../../support/browser/online-game.ts';
import { newVisitor, viewOf } from '../../support/browser/people.ts';

/** What the first view of a page may load, in bytes as they are sent (packed). */
const STYLES = 20_000;
/** A game that is played has all of the player's tools in sight. */
const PLAYED = { scripts: 221_000, styles: STYLES + 1_000 };
const FONTS = 100_000;
const FONT_FILES = 2;

/** A game of players whose names need no letters beyond those of Western Europe: other letters have font files of their own. */
const game = async (request: APIRequestContext, isFinished: boolean): Promise<string> => {
  const { games, participants } = await viewOf(request, 'fjord-championship');
  const hasPlainName = ({ firstName, lastName }: (typeof participants)[number]): boolean =>
    /^[\u0020-\u00ff]+$/.test(firstName + lastName);
  const plain = new Set(participants.filter(hasPlainName).map(({ account }) => account));
  const found = Object.values(games)
    .flat()
    .find(({ finished, white, black }) => finished === isFinished && plain.has(white) && plain.has(black));
  if (found === undefined) throw new Error('the demo world has no such game');
  return found.id;
};

const PAGES: readonly {
  readonly name: string;
  readonly scripts: number;
  readonly path: (request: APIRequestContext) => string | Promise<string>;
}[] = [
  { name: 'the home page', scripts: 167_000, path: () => '/' },
  { name: 'a tournament', scripts: 194_000, path: () => '/tournament/view/autumn-cup' },
  { name: 'a finished game', scripts: 203_000, path: async (request) => `/game/view/${await game(request, true)}` },
];

for (const { name, scripts, path } of PAGES) {
  test(`the first view of ${name} loads no more than its budget`, async ({ browser, request }) => {
    const page = await newVisitor(browser);
    const loaded = listenForFiles(page);
    await page.goto(await path(request), { waitUntil: 'networkidle' });
    await expect(page.locator('h1').first()).toBeVisible();
    await expectWithin({ scripts, styles: STYLES }, loaded);
    await page.context().close();
  });
}

test('the first view of a game that somebody plays loads no more than its budget', async ({ browser }, {
  repeatEachIndex,
}) => {
  const base = `http://localhost:${process.env.ROKADE_TEST_PORT}`;
  const world = await twoPlayers(base, `weight${repeatEachIndex}`);
  const running = await gameOf(world, { initialTime: 30 });
  const page = await visitorAs(browser, running.white, base);
  const loaded = listenForFiles(page);
  await page.goto(`/game/play/${running.id}`, { waitUntil: 'networkidle' });
  await expect(page.getByText(en.game.yourMove)).toBeVisible();
  await expectWithin(PLAYED, loaded);
  await page.context().close();
});

/** The files of a first view, against what it may load. */
async function expectWithin({ scripts, styles }: typeof PLAYED, loaded: readonly Response[]): Promise<void> {
  const files = await filesOf(loaded);
  const of = (kind: string) => files.filter((file) => file.kind === kind);
  expect(weight(of('script')), list(of('script'))).toBeLessThanOrEqual(scripts);
  expect(weight(of('stylesheet')), list(of('stylesheet'))).toBeLessThanOrEqual(styles);
  expect(weight(of('font')), list(of('font'))).toBeLessThanOrEqual(FONTS);
  expect(of('font').length, list(of('font'))).toBeLessThanOrEqual(FONT_FILES);
}

test('a spectator of a tournament loads no chess rules, no time field and no form', async ({ browser }) => {
  const page = await newVisitor(browser);
  const loaded = listenForFiles(page);
  await page.goto('/tournament/view/autumn-cup', { waitUntil: 'networkidle' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const text = (await filesOf(loaded)).map((file) => file.text).join('\n');
  // What these parts cannot be without: chess.js's start position, dayjs's name of an invalid day, zod's own mark.
  for (const part of ['rnbqkbnr/pppppppp', 'Invalid Date', 'ZodError']) expect(text.includes(part), part).toBe(false);
  await page.context().close();
});

test('the frame of every page is compiled while it is loaded', async ({ browser }) => {
  const page = await newVisitor(browser);
  const loaded = listenForFiles(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const frame = (await filesOf(loaded)).filter(({ text }) => text.length > 300_000);
  expect(frame.map(({ text }) => text.split('\n', 1)[0])).toEqual(['//# allFunctionsCalledOnLoad']);
  await page.context().close();
});

test('a page is drawn once: its fields keep their ids, and the user is known from the start', async ({ browser }) => {
  const page = await newVisitor(browser);
  await page.addInitScript(() => {
    // What is later than half a second is waited for with the menus there already; a busy machine may be as late.
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...rest: []) => wait(run, ms === 500 ? 600_000 : ms, ...rest),
    });
    const changed: string[] = [];
    Object.assign(window, { changed });
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) changed.push(`${target.nodeName} ${oldValue}`);
    }).observe(document, { subtree: true, attributeFilter: ['id', 'for'], attributeOldValue: true });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const header = document.querySelector('#root header');
      if (header !== null && added.some((node) => node !== header && header.contains(node))) changed.push('the header');
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/tournament/view/autumn-cup', { waitUntil: 'networkidle' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toEqual([]);
  await page.context().close();
});

test('a page asks once for its data before its first rows', async ({ browser, request }) => {
  const finished = await game(request, true);
  for (const [path, call] of [
    ['/', pathTo(calls.findTournaments, { query: { limit: FRONT_PAGE_ROWS } })],
    ['/tournament/view/autumn-cup', pathTo(calls.viewTournament, { id: 'autumn-cup' })],
    [`/game/view/${finished}`, pathTo(calls.viewGame, { id: finished })],
  ] as const) {
    const page = await newVisitor(browser);
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      const note = (url: string): void => {
        const { pathname, search } = new URL(url, location.href);
        if (pathname.startsWith('/s/') && document.querySelector('h1') === null) asked.push(pathname + search);
      };
      const ask = window.fetch.bind(window);
      const listen = window.EventSource;
      Object.assign(window, {
        fetch: (input: RequestInfo | URL, init?: RequestInit) => {
          note(input instanceof Request ? input.url : String(input));
          return ask(input, init);
        },
        EventSource: class extends listen {
          constructor(url: string | URL, init?: EventSourceInit) {
            note(String(url));
            super(url, init);
          }
        },
      });
    });
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    const asked: readonly string[] = await page.evaluate(() => Reflect.get(window, 'asked'));
    expect(asked.filter((one) => one === call)).toEqual([call]);
    // Who reads is asked of every page; the leagues of the home page are not waited for.
    expect(asked.filter((one) => ![call, pathTo(calls.authInfo), pathTo(calls.listLeagues)].includes(one))).toEqual([]);
    await page.context().close();
  }
});

interface File {
  readonly name: string;
  readonly kind: string;
  readonly bytes: number;
  readonly text: string;
}

const weight = (files: readonly File[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** The heaviest first: what a test that fails has to say. */
const list = (files: readonly File[]): string =>
  [...files]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ bytes, name }) => `${bytes} ${name}`)
    .join('\n');

/** Every answer that a page gets from now on. */
function listenForFiles(page: Page): readonly Response[] {
  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  return loaded;
}

/** What has come so far, with its packed size; what comes later is not waited for, as the page may be closed by then. */
const filesOf = (loaded: readonly Response[]): Promise<File[]> =>
  Promise.all(
    loaded.map(async (response) => {
      const kind = response.request().resourceType();
      const body = await response.body();
      return {
        name: new URL(response.url()).pathname,
        kind,
        // Fonts are packed already.
        bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length,
        text: kind === 'script' ? body.toString('utf8') : '',
      };
    }),
  );
