import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { DAY } from '../../../domain/kernel/time.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { play, seeMove } from '../../support/browser/board.ts';
import { gameOf, sitDown, twoPlayers } from '../../support/browser/online-game.ts';
import { enter, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const [HOME] = CLUBS;
const HOST = HOME?.manager.id ?? '';
const [ONE = '', OTHER = ''] = HOME?.players.slice(8, 10).map(({ id }) => id) ?? [];

test(
  'at the table: premoves wait with their numbers and are played in turn, and the whole board is played by keys',
  {
    tag: '@long',
  },
  async ({ browser }, { repeatEachIndex }) => {
    const host = (await newVisitor(browser)).request;
    const { id: game, white, black } = await begin(host, `the-table-${repeatEachIndex}`);
    const [first, second] = await Promise.all(
      [white, black].map(async (id) => {
        const page = await newVisitor(browser);
        await enter(page.request, id);
        await page.goto(`/game/play/${game}`);
        await expect(page.locator('.rk-board cg-board')).toBeVisible();
        return page;
      }),
    );
    if (first === undefined || second === undefined) throw new Error('two players were to come');
    await expect(first).toHaveTitle(new RegExp(`^● ${en.game.yourMove}`), { timeout: 60_000 });
    await expect(first.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg');

    await test.step('Black lays down three moves, and takes them back by a key', async () => {
      await play(second, 'black', 'e7e5');
      await expect(numbers(second)).toHaveCount(1);
      await play(second, 'black', 'b8c6');
      await expect(numbers(second)).toHaveCount(2);
      await play(second, 'black', 'c6d4');
      await expect(numbers(second)).toHaveText(['1', '2', '3']);
      await second.keyboard.press('Escape');
      await expect(numbers(second)).toHaveCount(0);
    });

    await test.step('two that are typed are played one at a time, as White moves by the arrow keys', async () => {
      await type(second, 'e5');
      await type(second, 'Nc6');
      await expect(numbers(second)).toHaveText(['1', '2']);
      await first.getByRole('application').focus();
      for (const key of ['ArrowUp', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await first.keyboard.press(key);
      for (const page of [first, second]) await seeMove(page, 2, 'e5');
      await expect(numbers(second)).toHaveText(['1']);
      await play(first, 'white', 'g1f3');
      for (const page of [first, second]) await seeMove(page, 4, 'Nc6');
      await expect(numbers(second)).toHaveCount(0);
    });

    await test.step('what does not fit any more is dropped with all that was to follow it', async () => {
      await type(second, 'Nxd4');
      await type(second, 'Nxf3');
      await expect(numbers(second)).toHaveText(['1', '2']);
      await play(first, 'white', 'f1b5');
      await seeMove(second, 5, 'Bb5');
      await seeMove(second, 6, 'Nd4');
      await play(first, 'white', 'f3d4');
      await seeMove(second, 7, 'Nxd4');
      await expect(numbers(second)).toHaveCount(0);
      await expect(second.locator('[data-ply="8"]')).toHaveCount(0);
      await expect(first.getByRole('img', { name: new RegExp(en.game.pieces.knight) })).toBeVisible();
    });
  },
);

test(
  'a look at earlier moves leaves the game as it is, and ends with the next one',
  { tag: '@long' },
  async ({ browser }, { repeatEachIndex }) => {
    const base = `http://localhost:${process.env.ROKADE_TEST_PORT}`;
    const game = await gameOf(await twoPlayers(base, `look${repeatEachIndex}`), { initialTime: 10 });
    const sit = (color: Color) => sitDown(browser, game, color, base);
    const [white, black] = await Promise.all([sit('white'), sit('black')]);
    const watching = await newVisitor(browser);
    await watching.goto(`/game/play/${game.id}`);
    await expect(white.getByText(en.game.yourMove)).toBeVisible();
    await play(white, 'white', 'e2e4');
    for (const page of [white, black, watching]) await seeMove(page, 1, 'e4');
    await play(black, 'black', 'e7e5');
    for (const page of [white, black, watching]) await seeMove(page, 2, 'e5');

    await test.step('White goes back to the first move, by a key and by a click, and cannot move from there', async () => {
      await white.keyboard.press('ArrowLeft');
      await expect(shownMove(white)).toHaveText('e4');
      await expect(white.getByText(look.at.replace('{{move}}', '1. e4'))).toBeAttached();
      await white.keyboard.press('ArrowLeft');
      await expect(white.getByText(look.start)).toBeAttached();
      await white.getByRole('button', { name: 'e4' }).click();
      await expect(shownMove(white)).toHaveText('e4');
      await white.locator('.rk-board piece.white.knight').first().click({ force: true });
      await expect(white.locator('.rk-board square.selected:visible')).toHaveCount(0);
      await white.keyboard.press('End');
      await expect(white.getByText(look.now)).toBeAttached();
    });

    await test.step('the next move brings the boards of the others to the game', async () => {
      for (const page of [black, watching]) {
        await page.getByRole('button', { name: en.game.view.previous }).click();
        await expect(shownMove(page)).toHaveText('e4');
      }
      await play(white, 'white', 'g1f3');
      for (const page of [white, black, watching]) await expect(shownMove(page)).toHaveText('Nf3');
    });

    await test.step('a move that is typed is one of the game, wherever one looks', async () => {
      await black.keyboard.press('Home');
      await expect(black.getByText(look.start)).toBeAttached();
      await type(black, 'Nc6');
      for (const page of [white, black]) await expect(shownMove(page)).toHaveText('Nc6');
    });

    await test.step('with board and clocks only, a look brings the moves, and the field is there for who types', async () => {
      await white.getByRole('button', { name: en.game.zen }).click();
      await expect(white.getByRole('region', { name: en.game.moves })).toBeHidden();
      await white.keyboard.press('ArrowLeft');
      await expect(shownMove(white)).toBeVisible();
      await expect(shownMove(white)).toHaveText('Nf3');
      await type(white, 'Bc4');
      for (const page of [white, black]) await expect(shownMove(page)).toHaveText('Bc4');
    });
    for (const page of [white, black, watching]) await page.context().close();
  },
);

const { look } = en.game;
const shownMove = (page: Page) => page.locator('[data-ply][data-shown]');
const numbers = (page: Page) => page.locator('.rk-board text.rk-number');

async function type(page: Page, move: string): Promise<void> {
  const field = page.getByRole('textbox', { name: en.game.typing.label });
  await field.fill(move);
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** A game of two players that begins in a few seconds. */
async function begin(host: APIRequestContext, id: string) {
  await enter(host, HOST);
  const now = new Date().toISOString();
  await callApi(host, calls.buildTournament, {
    body: {
      id,
      name: id,
      kind: 'SwissDutch',
      organiser: HOME?.id ?? '',
      organiserType: 'club',
      startDate: now.slice(0, 10),
      firstPairingDate: now.slice(0, 10),
      firstPairingTime: now.slice(11, 16),
      endDate: new Date(Date.now() + DAY).toISOString().slice(0, 10),
      defaultGameLocation: 1,
      onlinePairingIntervalN: 1,
      onlinePairingIntervalT: 2,
      rounds: 1,
      initialTime: 10,
      increment: 5,
    },
  });
  for (const account of [ONE, OTHER]) await callApi(host, calls.addParticipant, { id, account });
  await callApi(host, calls.startTournament, { id });
  // The time of the first pairing has come already.
  const games = async () => Object.values((await viewOf(host, id)).games).flat();
  await expect.poll(async () => (await games()).length, { timeout: 60_000 }).toBe(1);
  const [game] = await games();
  if (game === undefined) throw new Error('a game was to be paired');
  return game;
}
