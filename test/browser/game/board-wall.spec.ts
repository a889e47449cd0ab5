import { expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { en } from '../../../i18n/en.ts';
import { makeWorld } from '../../../scripts/crash/world.ts';
import { newVisitor } from '../../support/browser/people.ts';

/** A page of twelve boards, and a last one. */
const PLAYERS = 26;
const START_MS = 60_000;

test('the board wall shows the moves of its page as they are played, and those of the next page when it is turned', async ({
  browser,
  baseURL,
}, { repeatEachIndex }) => {
  test.setTimeout(240_000);
  const { host, club, players } = await makeWorld(baseURL ?? '', `wall${repeatEachIndex}`, PLAYERS);
  const now = new Date().toISOString();
  const { id } = await host.ask(calls.buildTournament, {
    body: {
      name: 'Thirteen boards',
      kind: 'SwissDutch',
      rounds: 3,
      defaultGameLocation: 1,
      startDate: now.slice(0, 10),
      firstPairingDate: now.slice(0, 10),
      firstPairingTime: now.slice(11, 16),
      initialTime: 30,
      organiser: club,
      organiserType: 'club',
    },
  });
  for (const account of players.keys()) await host.ask(calls.addParticipant, { id, account });
  await host.ask(calls.startTournament, { id });
  await expect.poll(async () => (await host.page(id)).pairings.length).toBe(PLAYERS / 2);
  const { pairings, games } = await host.page(id);
  const boards = [...pairings].sort((one, other) => one.board - other.board);
  const gameAt = (board: number) => {
    const pairing = boards[board - 1];
    const [game] = games[`1_${pairing?.white}_${pairing?.black}`] ?? [];
    if (game === undefined) throw new Error(`board ${board} is not played`);
    return game;
  };
  const moves = async (board: number, by: 'white' | 'black', from: string, to: string) => {
    const game = gameAt(board);
    const player = players.get(game[by]);
    if (player === undefined) throw new Error(`nobody is called ${game[by]}`);
    await expect(async () => player.ask(calls.move, { id: game.id, from, to })).toPass({ timeout: START_MS });
  };

  const spectator = await newVisitor(browser);
  await spectator.goto(`/tournament/view/${id}?tab=pairings&boards=true`);
  await expect(spectator.getByRole('article')).toHaveCount(12);

  await test.step('a move on the page is shown', async () => {
    await moves(1, 'white', 'e2', 'e4');
    await expect(lastMove(spectator, 1)).toHaveCount(2);
    await expect(lastMove(spectator, 2)).toHaveCount(0);
  });

  await test.step('the next page has the moves that were made before it was turned, and those after it', async () => {
    await moves(13, 'white', 'd2', 'd4');
    await spectator.getByRole('navigation', { name: en.tournament.pairings.boardsPages }).getByText('2').click();
    await expect(spectator.getByRole('article')).toHaveCount(1);
    await expect(lastMove(spectator, 13)).toHaveCount(2);
    const before = await lastMove(spectator, 13).first().getAttribute('style');
    await moves(13, 'black', 'd7', 'd5');
    await expect(lastMove(spectator, 13).first()).not.toHaveAttribute('style', before ?? '');
  });

  await test.step('back on the first page, what was played meanwhile is there', async () => {
    await moves(2, 'white', 'g1', 'f3');
    await spectator.getByRole('navigation', { name: en.tournament.pairings.boardsPages }).getByText('1').click();
    await expect(lastMove(spectator, 2)).toHaveCount(2);
  });
});

const lastMove = (page: Page, board: number) =>
  page
    .getByRole('article')
    .filter({
      has: page.getByText(en.tournament.pairings.boardNumber.replace('{{board}}', String(board)), { exact: true }),
    })
    .locator('square.last-move');
