import { type Browser, expect, type Page, test } from '@playwright/test';
import { openGame, watchGame } from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { clocksOf, type GameMessage } from '../../../contract/live.ts';
import type { TournamentPayloadInput } from '../../../contract/tournament/payload.ts';
import { decodeRecord } from '../../../domain/chess/moves.ts';
import { boardEnd, type Position, playMove, startPosition } from '../../../domain/chess/position.ts';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import { type ByColor, type Move, makeUci, parseUci } from '../../../domain/chess/square.ts';
import type { Chance } from '../../../domain/kernel/chance.ts';
import { en } from '../../../i18n/en.ts';
import { formatClock } from '../../../web/model/game/clock.ts';
import { play, seeMove, tap } from '../../support/browser/board.ts';
import { gameOf, type OnlineGame, sitDown, twoPlayers } from '../../support/browser/online-game.ts';
import { ShapedNetwork } from '../../support/browser/shaped-network.ts';
import { chanceFrom } from '../../support/chance.ts';

const SEED = Number(process.env.SEED ?? 2026);
const PORT = Number(process.env.ROKADE_TEST_PORT);
/** 150 ms each way, and of a hundred packets five are lost. */
const BAD = { upMs: 150, downMs: 150, lossPercent: 5 } as const;
const CUT_MS = 10_000;
/** The rest of a cut, the wait for the next attempt to connect, and what is lost on it. */
const PATIENCE = { timeout: 60_000 };
const SIDES = ['white', 'black'] as const;
const { actions, over } = en.game;

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
const OPERA =
  'e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8';

const GAMES: Readonly<Record<Variant, { readonly code: number; readonly moves: () => readonly string[] }>> = {
  Chess: { code: 0, moves: () => OPERA.split(' ') },
  Antichess: { code: 1, moves: () => randomGame('Antichess') },
  PawnVsPawn: { code: 2, moves: () => randomGame('PawnVsPawn') },
};

for (const variant of ['Chess', 'Antichess', 'PawnVsPawn'] as const) {
  test(`a whole blitz game of ${variant} on a bad network loses no move and doubles none @long`, async ({ browser }, {
    repeatEachIndex,
  }) => {
    test.setTimeout(400_000);
    const { code, moves: written } = GAMES[variant];
    const moves = written();
    const table = await tableOf(browser, `net${code}x${repeatEachIndex}`, repeatEachIndex, { gameVariant: code });
    const { game, network, pages } = table;
    const { white, black } = pages;

    for (const [ply, { uci, san }] of withSan(variant, moves).entries()) {
      // While the line is cut one side has moved, and the other hears it afterwards.
      if (ply === Math.floor(moves.length / 3) || ply === Math.floor((2 * moves.length) / 3)) void network.cut(CUT_MS);
      if (ply % 2 === 0) await play(white, 'white', uci);
      else await play(black, 'black', uci, tap);
      for (const side of SIDES) await seeMove(pages[side], ply + 1, san, PATIENCE);
    }
    for (const side of SIDES) await expect(pages[side].getByRole('dialog')).toBeVisible(PATIENCE);
    await expectRecord(game, moves);
    await expectClocksOf(game, pages);
    await rise(table);
  });
}

/** What two players do while the line is cut, each without knowing of the other, and how it may end. */
const CROSSING: readonly {
  readonly name: string;
  readonly act: (pages: ByColor<Page>) => readonly Promise<void>[];
  /** The records that may come of it, with the titles that the two are shown. */
  readonly ends: readonly { readonly record: readonly string[]; readonly titles: ByColor<string> }[];
}[] = [
  {
    name: 'offers of a draw that cross are one draw',
    act: ({ white, black }) => [press(white, actions.offerDraw), press(black, actions.offerDraw)],
    ends: SIDES.map((side) => ({
      record: ['e2e4', 'e7e5', `drawOffered ${side}`],
      titles: { white: over.draw, black: over.draw },
    })),
  },
  {
    name: 'a move beside the resignation of the opponent is made once or not at all',
    act: ({ white, black }) => [play(white, 'white', 'g1f3'), press(black, actions.resign)],
    ends: [
      ['e2e4', 'e7e5'],
      ['e2e4', 'e7e5', 'g1f3'],
    ].map((record) => ({ record, titles: { white: over.youWon, black: over.youLost } })),
  },
  {
    name: 'of two who resign one has lost',
    act: ({ white, black }) => [press(white, actions.resign), press(black, actions.resign)],
    ends: [
      { record: ['e2e4', 'e7e5'], titles: { white: over.youWon, black: over.youLost } },
      { record: ['e2e4', 'e7e5'], titles: { white: over.youLost, black: over.youWon } },
    ],
  },
];

for (const [index, { name, act, ends }] of CROSSING.entries()) {
  test(`on a line that is cut, ${name} @long`, async ({ browser }, { repeatEachIndex }) => {
    const table = await tableOf(browser, `cross${index}x${repeatEachIndex}`, repeatEachIndex, {});
    const { game, network, pages } = table;
    await playOn(pages, ['e2e4', 'e7e5']);
    // Both first moves have been confirmed by the server: before that nobody can resign or draw.
    for (const side of SIDES)
      await expect(pages[side].getByRole('button', { name: actions.resign })).toBeVisible(PATIENCE);
    await network.cut(CUT_MS, () => Promise.all(act(pages)));
    for (const side of SIDES) await expect(pages[side].getByRole('dialog')).toBeVisible(PATIENCE);
    const record = await recordOf(game);
    const titles = { white: await titleOf(pages.white), black: await titleOf(pages.black) };
    expect(ends).toContainEqual({ record, titles });
    const moves = record.filter((entry) => !entry.startsWith('drawOffered'));
    for (const side of SIDES) {
      // What came too late to count is no failure that a player has to read about.
      await expect(pages[side].getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      await expect(pages[side].locator('[data-ply]:not([data-ply="0"])')).toHaveCount(moves.length);
    }
    await rise(table);
  });
}

test('on a line that is cut, moves that both lay down in advance are all played, once and in their order @long', async ({
  browser,
}, { repeatEachIndex }) => {
  const table = await tableOf(browser, `premoves${repeatEachIndex}`, repeatEachIndex, {});
  const { game, network, pages } = table;
  const { white, black } = pages;
  await playOn(pages, ['e2e4']);
  await network.cut(CUT_MS, async () => {
    for (const move of ['g1f3', 'f1c4', 'd2d3']) await play(white, 'white', move);
    await expect(white.getByText(en.game.premoves.waiting_other.replace('{{count}}', '3'))).toBeVisible();
    for (const move of ['e7e5', 'b8c6', 'g8f6']) await play(black, 'black', move, tap);
    await expect(black.getByText(en.game.premoves.waiting_other.replace('{{count}}', '2'))).toBeVisible();
  });
  for (const side of SIDES) await seeMove(pages[side], 7, 'd3', PATIENCE);
  await expectRecord(game, ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'g8f6', 'd2d3']);
  await rise(table);
});

interface Table {
  readonly game: OnlineGame;
  readonly network: ShapedNetwork;
  readonly pages: ByColor<Page>;
}

/** A game that has begun between two browsers on a bad network, of which Black's is a phone. */
async function tableOf(
  browser: Browser,
  tag: string,
  repeat: number,
  changes: Partial<TournamentPayloadInput>,
): Promise<Table> {
  const world = await twoPlayers(`http://localhost:${PORT}`, tag);
  const network = await ShapedNetwork.to(PORT, { ...BAD, chance: chanceFrom(SEED + repeat) });
  const game = await gameOf(world, changes);
  const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };
  const [white, black] = await Promise.all([
    sitDown(browser, game, 'white', network.base),
    sitDown(browser, game, 'black', network.base, phone),
  ]);
  await begins(white);
  return { game, network, pages: { white, black } };
}

async function rise({ network, pages }: Table): Promise<void> {
  for (const side of SIDES) await pages[side].context().close();
  network.close();
}

/** Plays the first moves of a game of chess, each seen by both before the next. */
async function playOn(pages: ByColor<Page>, moves: readonly string[]): Promise<void> {
  for (const [ply, { uci, san }] of withSan('Chess', moves).entries()) {
    if (ply % 2 === 0) await play(pages.white, 'white', uci);
    else await play(pages.black, 'black', uci, tap);
    for (const side of SIDES) await seeMove(pages[side], ply + 1, san, PATIENCE);
  }
}

/** Presses one of the two buttons below the board, and says yes. */
async function press(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('button', { name: en.common.yes, exact: true }).click();
}

const titleOf = async (page: Page): Promise<string> =>
  (await page.getByRole('dialog').getByRole('heading').first().textContent()) ?? '';

/** What is laid down before the game has begun is no move. */
const begins = (white: Page): Promise<void> => expect(white.getByText(en.game.yourMove)).toBeVisible(PATIENCE);

/** How far a clock may be off, and how many of its seconds are watched. */
const OFF_MS = 50;
const SECONDS = 6;

test('two browsers and the server agree on the clocks within 50 ms though one way takes 200 ms @long', async ({
  browser,
}, { repeatEachIndex }) => {
  test.setTimeout(120_000);
  const world = await twoPlayers(`http://localhost:${PORT}`, `clock${repeatEachIndex}`);
  const slow = { lossPercent: 0, chance: chanceFrom(SEED) };
  const networks = [
    await ShapedNetwork.to(PORT, { ...slow, upMs: 0, downMs: 200 }),
    await ShapedNetwork.to(PORT, { ...slow, upMs: 200, downMs: 0 }),
  ] as const;
  const game = await gameOf(world, {});
  const [white, black] = await Promise.all([
    sitDown(browser, game, 'white', networks[0].base),
    sitDown(browser, game, 'black', networks[1].base),
  ]);
  await begins(white);
  for (const [ply, [uci, san]] of (
    [
      ['e2e4', 'e4'],
      ['e7e5', 'e5'],
    ] as const
  ).entries()) {
    await play(ply === 0 ? white : black, ply === 0 ? 'white' : 'black', uci);
    for (const page of [white, black]) await seeMove(page, ply + 1, san, PATIENCE);
  }
  const { at, ...clocks } = await wholeGame(game);
  const endsAt = at + clocksOf(clocks).white.remainingMs;
  for (const page of [white, black]) {
    const late = await page.evaluate(secondsSeen, { endsAt, seconds: SECONDS });
    // A busy machine draws some of them late; a clock that is set wrong is wrong with each.
    expect(Math.min(...late.map(Math.abs)), late.join(' ')).toBeLessThan(OFF_MS);
  }
  for (const page of [white, black]) await page.context().close();
  for (const network of networks) network.close();
});

/** In a page: how much later than by the server's clock so many seconds of the running clock were drawn. */
function secondsSeen({ endsAt, seconds }: { readonly endsAt: number; readonly seconds: number }): Promise<number[]> {
  const running = document.querySelector('[role=timer][data-running]');
  const late: number[] = [];
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const [minutes = '', second = ''] = (running?.textContent ?? '').split(':');
      const left = 60 * Number(minutes) + Number(second);
      // What is shown is cut off: this second is seen from the end of the next one on.
      late.push(Date.now() - (endsAt - 1_000 * (left + 1)));
      if (late.length < seconds) return;
      observer.disconnect();
      resolve(late);
    });
    if (running !== null) observer.observe(running, { characterData: true, childList: true, subtree: true });
  });
}

/** The server has these moves, and no other. */
async function expectRecord(game: OnlineGame, moves: readonly string[]): Promise<void> {
  expect(await recordOf(game)).toEqual(moves);
}

/** What the server has of a game: its moves, and what was noted between them. */
async function recordOf({ id, white }: OnlineGame): Promise<readonly string[]> {
  const { gameInfo } = await white.ask(openGame, { id });
  const kept = decodeRecord(gameInfo.moves);
  if (!kept.ok) throw new Error(kept.key);
  return kept.value.map((entry) =>
    entry.kind === 'move' ? makeUci({ from: entry.from, to: entry.to }) : `${entry.comment} ${entry.side}`,
  );
}

/** Both pages show the clocks that the server has. */
async function expectClocksOf(game: OnlineGame, pages: ByColor<Page>): Promise<void> {
  const expected = clocksOf(await wholeGame(game));
  const texts = SIDES.map((side) => formatClock(expected[side].remainingMs));
  for (const side of SIDES) {
    const shown = await pages[side].getByRole('timer', { includeHidden: true }).allTextContents();
    expect(shown.sort()).toEqual([...texts].sort());
  }
}

/** The game as its socket tells it to who comes now. */
function wholeGame({ id, white }: OnlineGame): Promise<GameMessage> {
  const socket = new WebSocket(white.base.replace('http', 'ws') + pathTo(watchGame, { id }));
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', reject);
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as GameMessage;
      if (message.type !== 'game') return;
      socket.close();
      resolve(message);
    });
  });
}

function withSan(
  variant: Variant,
  moves: readonly string[],
): readonly { readonly uci: string; readonly san: string }[] {
  const rules = rulesOf(variant);
  let fen = rules.startFen;
  return moves.map((uci) => {
    const move = parseUci(uci);
    const next = move && rules.play(fen, move);
    if (move === undefined || !next?.ok) throw new Error(`${uci} is not legal`);
    const san = rules.san(fen, move);
    fen = next.value;
    return { uci, san };
  });
}

const LENGTH = { least: 16, most: 40 } as const;

/** The first game by chance that the board ends, neither short nor long, and in which no piece has to be chosen. */
function randomGame(variant: Variant): readonly string[] {
  for (let seed = 1; ; seed += 1) {
    const moves = randomMoves(startPosition(variant), chanceFrom(seed));
    if (moves.length >= LENGTH.least && moves.length <= LENGTH.most) return moves.map(makeUci);
  }
}

/** The moves of a game by chance to its end; more than a game may have where it does not end. */
function randomMoves(start: Position, chance: Chance): readonly Move[] {
  const rules = rulesOf(start.variant);
  const moves: Move[] = [];
  for (let position = start; boardEnd(position) === null && moves.length <= LENGTH.most; ) {
    const legal = [...rules.legalDestinations(position.fen)].flatMap(([from, squares]) =>
      squares.map((to) => ({ from, to })),
    );
    const move = legal[chance(legal.length)];
    const played = move && playMove(position, move);
    if (move === undefined || !played?.ok) return [];
    moves.push(move);
    position = played.value;
  }
  return moves;
}
