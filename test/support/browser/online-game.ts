import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { Session } from '../../../cli/session.ts';
import * as calls from '../../../contract/calls.ts';
import type { TournamentPayloadInput } from '../../../contract/tournament/payload.ts';
import type { ByColor } from '../../../domain/chess/square.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import { makeWorld, type World } from '../../../scripts/crash/world.ts';
import { newVisitor } from './people.ts';

/** A game that begins within seconds, with its two players. */
export interface OnlineGame extends ByColor<Session> {
  readonly id: string;
}

/** Two people who play each other online, and their host; what they are called begins with the tag. */
export const twoPlayers = (base: string, tag: string): Promise<World> => makeWorld(base, tag, 2);

/** Builds a tournament of one round for the two, which pairs itself. */
export async function gameOf(
  { host, club, players }: World,
  changes: Partial<TournamentPayloadInput>,
): Promise<OnlineGame> {
  const now = new Date().toISOString();
  const { id: tournament } = await host.ask(calls.buildTournament, {
    body: {
      name: `Between ${[...players.keys()].join(' and ')}`,
      kind: 'SwissDutch',
      rounds: 1,
      defaultGameLocation: 1,
      startDate: now.slice(0, 10),
      firstPairingDate: now.slice(0, 10),
      firstPairingTime: now.slice(11, 16),
      initialTime: 3,
      organiser: club,
      organiserType: 'club',
      ...changes,
    },
  });
  for (const account of players.keys()) await host.ask(calls.addParticipant, { id: tournament, account });
  await host.ask(calls.startTournament, { id: tournament });
  // Its time has come, so its own clock pairs it.
  await expect.poll(async () => (await host.page(tournament)).pairings.length).toBe(1);
  const page = await host.page(tournament);
  const [pairing] = page.pairings;
  const [game] = Object.values(page.games).flat();
  const sideOf = (id: string | undefined): Session => {
    const player = players.get(id ?? '');
    if (player === undefined) throw new Error(`nobody is called ${id}`);
    return player;
  };
  return { id: game?.id ?? '', white: sideOf(pairing?.white), black: sideOf(pairing?.black) };
}

/** A player's browser at the board, through the network that leads to this address. */
export async function sitDown(
  browser: Browser,
  game: OnlineGame,
  color: Color,
  base: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await visitorAs(browser, game[color], base, options);
  await page.goto(`/game/play/${game.id}`);
  await expect(page.locator('.rk-board cg-board')).toBeVisible({ timeout: 60_000 });
  return page;
}

/** A browser of somebody who is logged in elsewhere, with the same log-in. */
export async function visitorAs(
  browser: Browser,
  { headers }: Session,
  base: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await newVisitor(browser, { baseURL: base, ...options });
  const [name = '', value = ''] = (headers.cookie ?? '').split('=');
  await page.context().addCookies([{ name, value, url: base }]);
  return page;
}
