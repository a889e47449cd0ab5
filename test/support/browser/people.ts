import { type APIRequestContext, type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { en } from '../../../i18n/en.ts';
import { PASSWORD } from '../../../scripts/seed/people.ts';
import { callApi, ONCE_MORE } from './requests.ts';

/** A browser of somebody's own, in which nobody is logged in. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return context.newPage();
}

/** Logs in by the form, and is taken on to a path. */
export async function logIn(page: Page, id: string, path: string): Promise<void> {
  await page.goto(`/login?path=${encodeURIComponent(path)}`);
  await page.getByLabel(en.account.userId).fill(id);
  await page.getByRole('textbox', { name: en.account.password }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: en.account.logIn, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}

/** What stands in the head of every page: the menu of who is logged in, or the way to log in. */
export const personMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^User menu: / });
export const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: en.nav.logIn });

/** Logs out by the menu; then nobody is logged in. */
export async function logOut(page: Page): Promise<void> {
  await personMenu(page).click();
  await page.getByRole('menuitem', { name: en.nav.logOut }).click();
  await expect(logInLink(page)).toBeVisible();
}

/** Logs in without the form, where logging in is not what the test is about. */
export async function enter(request: APIRequestContext, id: string): Promise<void> {
  const answer = await request.post(pathTo(calls.logIn), { data: { id, password: PASSWORD }, ...ONCE_MORE });
  expect(answer.status()).toBe(200);
}

/** What the server tells everybody about a tournament. */
export const viewOf = (request: APIRequestContext, id: string): Promise<TournamentPage> =>
  callApi(request, calls.viewTournament, { id });

/**
 * A game of the demo world's running tournament that is over: the one that was played to its end, with its clocks, or one
 * of which nobody knows the moves, and whose players sit at their next games.
 */
export async function finishedGame(request: APIRequestContext, kind: 'played' | 'withoutMoves'): Promise<string> {
  const { games } = await viewOf(request, 'fjord-championship');
  const found = Object.values(games)
    .flat()
    .find(({ finished, moves }) => finished && (moves !== '') === (kind === 'played'));
  if (found === undefined) throw new Error('the demo world has no such game');
  return found.id;
}
