import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import type { PairingView } from '../../../contract/tournament/tournaments.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { play, seeMove } from '../../support/browser/board.ts';
import { fillClock } from '../../support/browser/clock-field.ts';
import { logIn, newVisitor, viewOf } from '../../support/browser/people.ts';

const ID = 'four-by-the-fjord';
const VIEW = `/tournament/view/${ID}`;
const PLAYERS = ['henrik', 'lars', 'yusuf', 'astrid'];
/** The pairing times are whole minutes: the second of two can be two minutes away. */
const PAIRING_MS = 130_000;

/** Scholar's mate: White mates with the fourth move. */
const MATE = ['e2e4 e4', 'e7e5 e5', 'f1c4 Bc4', 'b8c6 Nc6', 'd1h5 Qh5', 'g8f6 Nf6', 'h5f7 Qxf7#'];
const KINGS_PAWNS = MATE.slice(0, 2);

test('four players play an online tournament that is joined, paired by the clock, played, and paired again', async ({
  browser,
  request,
}) => {
  test.setTimeout(400_000);
  const organiser = await newVisitor(browser);
  await test.step('the organiser builds a Swiss', () => build(organiser));
  const pages = new Map(await Promise.all(PLAYERS.map(async (id) => [id, await join(browser, id)] as const)));
  const pageOf = (id: string): Page => pages.get(id) ?? organiser;

  const spectator = await newVisitor(browser);
  await spectator.goto(VIEW);
  for (const id of PLAYERS) await expect(rowOf(spectator, id)).toBeVisible();
  await spectator.evaluate(() => document.body.setAttribute('data-never-reloaded', ''));
  await test.step('the organiser starts it', () => start(organiser));

  await test.step('the alarm pairs the first round', () => expectPaired(request, 1));
  const [mated, resigned] = await boardsOf(request, 1);
  if (mated === undefined || resigned === undefined) throw new Error('two boards were to be paired');

  await test.step('the players go to their boards', () =>
    Promise.all(
      PLAYERS.map(async (id) => {
        // The page of the tournament opens the game by itself; until then it shows both boards.
        await expect(pageOf(id)).toHaveURL(/\/game\/play\//);
        await expect(pageOf(id).locator('.rk-board cg-board')).toHaveCount(1);
      }),
    ));

  await test.step('one game ends with mate in four while a third person watches, the other is resigned', async () => {
    const watcher = await newVisitor(browser);
    await watcher.goto(new URL(pageOf(mated.white).url()).pathname);
    await Promise.all([
      playMoves(MATE, [pageOf(mated.white), pageOf(mated.black)], watcher),
      playMoves(KINGS_PAWNS, [pageOf(resigned.white), pageOf(resigned.black)]).then(() =>
        resign(pageOf(resigned.white)),
      ),
    ]);
    await expect(watcher.getByRole('main')).toContainText(`${en.game.results.white}: ${en.game.reasons.checkmate}`);
  });

  await test.step('both results stand in the standings of who looks on, without a reload', async () => {
    for (const [id, score] of [
      [mated.white, '1'],
      [mated.black, '0'],
      [resigned.white, '0'],
      [resigned.black, '1'],
    ] as const) {
      await expect(rowOf(spectator, id).locator('strong')).toHaveText(score);
    }
    await expect(spectator.locator('body')).toHaveAttribute('data-never-reloaded', '');
  });

  await test.step('the second round is paired, and nobody meets anybody again', async () => {
    await expectPaired(request, 2);
    const first = (await boardsOf(request, 1)).map(pairOf);
    for (const board of await boardsOf(request, 2)) expect(first).not.toContain(pairOf(board));
  });
});

async function build(page: Page): Promise<void> {
  const { about, format, time, privacy, create } = en.build;
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  await logIn(page, 'ragnhild', '/tournament/build?mode=custom');
  await fill(about.name, 'Four by the Fjord');
  await fill(about.id, ID);
  await fill(format.rounds, '2');
  const { day, clock } = await page.evaluate(nextFreeMinute);
  await fill(time.startDate, day);
  await fill(time.firstPairingDate, day);
  await fillClock(page, time.firstPairingTime, clock);
  await fill(time.initial, '10');
  await fill(time.intervalCount, '1');
  await page.getByRole('combobox', { name: time.intervalUnit }).click();
  await page.getByRole('option', { name: time.units.minutes }).click();
  await page.getByLabel(privacy.selfJoin).check({ force: true });
  await page.getByRole('button', { name: create }).click();
  await expect(page).toHaveURL(VIEW);
}

/** The first whole minute that leaves time to join, on the browser's own clock. */
function nextFreeMinute() {
  const at = new Date(Math.ceil((Date.now() + 30_000) / 60_000) * 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    clock: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

async function join(browser: Browser, id: string): Promise<Page> {
  const page = await newVisitor(browser);
  await logIn(page, id, VIEW);
  await page.getByRole('button', { name: en.tournament.actions.join, exact: true }).click();
  await expect(page.getByRole('button', { name: en.tournament.actions.leave })).toBeVisible();
  return page;
}

async function start(page: Page): Promise<void> {
  const name = en.tournament.actions.start;
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name })).toHaveCount(0);
}

/** Both players move in turn; everybody at the board sees each move before the next one is made. */
async function playMoves(moves: readonly string[], players: readonly [Page, Page], watcher?: Page): Promise<void> {
  const everybody = watcher === undefined ? players : [...players, watcher];
  for (const [index, text] of moves.entries()) {
    const [move = '', san = ''] = text.split(' ');
    const isWhite = index % 2 === 0;
    await play(players[isWhite ? 0 : 1], isWhite ? 'white' : 'black', move);
    await Promise.all(everybody.map((page) => seeMove(page, index + 1, san)));
  }
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.game.actions.resign }).click();
  await page.getByRole('button', { name: en.common.yes, exact: true }).click();
}

const expectPaired = (request: APIRequestContext, round: number) =>
  expect.poll(async () => (await boardsOf(request, round)).length, { timeout: PAIRING_MS }).toBe(2);

const boardsOf = async (request: APIRequestContext, round: number): Promise<PairingView[]> =>
  (await viewOf(request, ID)).pairings.filter((pairing) => pairing.round === round);

const pairOf = ({ white, black }: PairingView): string => [white, black].sort().join(' and ');

function rowOf(page: Page, id: string) {
  const person = CLUBS.flatMap(({ players }) => players).find((player) => player.id === id);
  return page.getByRole('row', { name: person?.last ?? id });
}
