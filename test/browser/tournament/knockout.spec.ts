import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import type { PairingView } from '../../../contract/tournament/tournaments.ts';
import { en } from '../../../i18n/en.ts';
import { CLUBS, ORGANIZATION } from '../../../scripts/seed/people.ts';
import { play, seeMove } from '../../support/browser/board.ts';
import { enter, logIn, newVisitor, viewOf } from '../../support/browser/people.ts';
import { callApi } from '../../support/browser/requests.ts';

const ID = 'cup-in-the-hall';
const CHIEF = 'solveig';
/** Of the demo's players those who have no game on the screen: the best of them meets the weakest. */
const MEMBERS = ['kasper', 'nora', 'odin', 'live'];
const GUESTS = ['Alm', 'Berg', 'Dahl', 'Eng'];
/** The break between two games of a match on the screen, and what opens the second one. */
const BREAK_MS = 80_000;

const MOVES = ['e2e4 e4', 'e7e5 e5'];

test('in a cup of eight a match that is level after two games continues on the screen until somebody leads', {
  tag: '@long',
}, async ({ browser, page }) => {
  test.setTimeout(300_000);
  await enter(page.request, CHIEF);
  const [first] = await test.step('eight players are paired', () => begin(page.request));
  if (first === undefined) throw new Error('four matches were to be paired');
  await logIn(page, CHIEF, `/tournament/manage/${ID}`);
  const spectator = await newVisitor(browser);
  await spectator.goto(`/tournament/view/${ID}?tab=bracket`);

  await test.step('the arbiter enters by the keyboard that White won both games', async () => {
    await gameRows(page, first).first().focus();
    await page.keyboard.press('1');
    await gameRows(page, first).nth(1).focus();
    await page.keyboard.press('1');
    await expect(gameRows(page, first)).toHaveCount(3);
    await expect(matchRows(page, first)).toContainText('1–1');
  });

  const players =
    await test.step('the third goes to the screen, and the lobby brings both to their board', async () => {
      const both = await Promise.all([first.white, first.black].map((id) => inLobby(browser, id)));
      await gameRows(page, first)
        .last()
        .getByRole('button', { name: /^More for/ })
        .click();
      await page.getByRole('menuitem', { name: en.manage.results.onScreen }).click();
      await expect(matchRows(page, first).getByRole('checkbox')).toBeChecked();
      return both as [Page, Page];
    });
  const third = await gameOpens(players);

  await test.step('it is agreed drawn, and both wait in the lobby for the fourth', async () => {
    await playMoves(players);
    const [white, black] = players;
    await white.getByRole('button', { name: en.game.actions.offerDraw }).click();
    await white.getByRole('button', { name: en.common.yes, exact: true }).click();
    await black.getByRole('button', { name: en.game.actions.acceptDraw }).click();
    await black.getByRole('button', { name: en.common.yes, exact: true }).click();
    await Promise.all(players.map((player) => toLobby(player)));
    await expect(matchRows(page, first)).toContainText('1½–1½');
  });

  await test.step('the fourth opens by itself, with the colours switched, and decides', async () => {
    const fourth = await gameOpens(players);
    expect(fourth).not.toBe(third);
    const [black, white] = players;
    await playMoves([white, black]);
    await black.getByRole('button', { name: en.game.actions.resign }).click();
    await black.getByRole('button', { name: en.common.yes, exact: true }).click();
    await expect(black.getByText(en.game.over.youLost)).toBeVisible();
    await expect(matchRows(page, first)).toContainText('1½–2½');
    const out = spectator.locator('s').filter({ hasText: lastNameOf(first.white) });
    await expect(out).toBeVisible();
  });

  await test.step('the other matches are over, and the last eight have become four', async () => {
    for (const match of (await matchesOf(page.request, 1)).slice(1)) await winBoth(page.request, match);
    await expect.poll(async () => (await viewOf(page.request, ID)).rounds[1]?.paired).toBe(true);
    await expect(spectator.getByRole('listitem').filter({ hasText: lastNameOf(first.black) })).not.toHaveCount(0);
    for (const round of [2, 3])
      for (const match of await matchesOf(page.request, round)) await winBoth(page.request, match);
    const { tournament, participants } = await viewOf(page.request, ID);
    expect(tournament.finished).toBe(true);
    expect(participants.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
  });
});

/** A knockout over the board of eight players of two clubs; its first matches. */
async function begin(chief: APIRequestContext): Promise<readonly PairingView[]> {
  const today = new Date(Date.now() - 60_000).toISOString();
  await callApi(chief, calls.buildTournament, {
    body: {
      id: ID,
      name: 'Cup in the Hall',
      kind: 0,
      startDate: today.slice(0, 10),
      firstPairingDate: today.slice(0, 10),
      firstPairingTime: today.slice(11, 16),
      initialTime: 10,
      organiser: ORGANIZATION.id,
      organiserType: 'organization',
    },
  });
  for (const account of MEMBERS) await callApi(chief, calls.addParticipant, { id: ID, account });
  for (const lastName of GUESTS) {
    await callApi(chief, calls.addGuest, { id: ID, body: { firstName: 'Gro', lastName, fideRating: 1400 } });
  }
  await callApi(chief, calls.startTournament, { id: ID });
  return matchesOf(chief, 1);
}

const matchesOf = async (request: APIRequestContext, round: number): Promise<readonly PairingView[]> =>
  (await viewOf(request, ID)).pairings.filter((pairing) => pairing.round === round);

/** White of the pairing wins the match by two games. */
async function winBoth(request: APIRequestContext, { round, white, black }: PairingView): Promise<void> {
  await callApi(request, calls.setResult, { id: ID, round, white, black, result: '1' });
  await callApi(request, calls.setResult, { id: ID, round, white: black, black: white, result: '-1' });
}

async function inLobby(browser: Browser, id: string): Promise<Page> {
  const player = await newVisitor(browser);
  await logIn(player, id, '/calendar');
  return player;
}

async function toLobby(player: Page): Promise<void> {
  await player.getByRole('dialog').getByRole('link', { name: en.game.over.next }).click();
  await expect(player.getByRole('timer')).toBeVisible();
}

/** Waits until the lobby has brought both to the same board; the game's path. */
async function gameOpens([one, other]: readonly [Page, Page]): Promise<string> {
  await Promise.all([one, other].map((page) => expect(page).toHaveURL(/\/game\/play\//, { timeout: BREAK_MS })));
  expect(new URL(one.url()).pathname).toBe(new URL(other.url()).pathname);
  return new URL(one.url()).pathname;
}

/** One move each, so that both may agree to a draw or resign. */
async function playMoves([white, black]: readonly [Page, Page]): Promise<void> {
  for (const player of [white, black]) await expect(player.locator('.rk-board cg-board')).toBeVisible();
  for (const [index, text] of MOVES.entries()) {
    const [move = '', san = ''] = text.split(' ');
    await play(index === 0 ? white : black, index === 0 ? 'white' : 'black', move);
    await Promise.all([white, black].map((player) => seeMove(player, index + 1, san)));
  }
}

const matchRows = (page: Page, { board }: PairingView) =>
  page.locator('tbody').filter({ has: page.locator(`[data-board="${board}"]`) });
const gameRows = (page: Page, match: PairingView) => matchRows(page, match).locator('[data-game]');

const lastNameOf = (account: string): string =>
  CLUBS.flatMap(({ players }) => players).find(({ id }) => id === account)?.last ?? '';
