import { describe, expect, it } from 'vitest';
import type { LobbyAnswer } from '../../../contract/game/games.ts';
import {
  beganSince,
  calledTo,
  comingOf,
  gameBeside,
  isDue,
  leftIn,
  lobbyPollMs,
  nameOf,
  notifierPollMs,
} from '../../../web/model/game/waiting.ts';

const SECOND = 1_000;
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-25T18:00:00Z');

type Info = NonNullable<LobbyAnswer['info']>;
type Game = LobbyAnswer['others'][number];

const info = (opponent: string, next: number, changes: Partial<Info> = {}): Info => ({
  orientation: 'white',
  oppId: opponent,
  oppName: opponent,
  tournament: { id: 'open', name: 'Open' },
  round: 1,
  start: new Date(NOW + (next > 0 ? next : -MINUTE)).toISOString(),
  initialTime: 3,
  clock: null,
  ...changes,
});

const game = (id: string, next: number, changes: Partial<Info> = {}): Game => ({
  id,
  next,
  info: info(`against-${id}`, next, changes),
});

const pairing = (next: number, id = 'rapid', round = 3): LobbyAnswer['pairings'][number] => ({
  next,
  tournament: { id, name: 'Autumn Rapid' },
  round,
  initialTime: 3,
});

/** The lobby of somebody who plays these games, with pairings to come. */
const lobbyWith = (games: readonly Game[], pairings: LobbyAnswer['pairings'] = []): LobbyAnswer => ({
  authenticated: true,
  ...(games[0] ?? { next: pairings[0]?.next ?? -1, id: null, info: null }),
  others: games.slice(1),
  pairings,
  arbiterCalls: [],
});
const PAIRING = lobbyWith([], [pairing(5 * MINUTE)]);
const TWO = comingOf(lobbyWith([game('a', 0), game('b', 3 * MINUTE)]), NOW);
const idsOf = (all: ReturnType<typeof calledTo>) => all.map(nameOf);

describe('what a player waits for', () => {
  it('the start of a player’s game is counted from the response, and the game is due from then on', () => {
    expect(TWO).toMatchObject([
      { kind: 'game', id: 'a', at: NOW - MINUTE },
      { kind: 'game', id: 'b', at: NOW + 3 * MINUTE },
    ]);
    expect(TWO.map((coming) => isDue(coming, NOW, NOW))).toEqual([true, false]);
  });

  it('a player without a game waits for a pairing of a tournament, or for nothing', () => {
    expect(comingOf(PAIRING, NOW)).toMatchObject([
      { kind: 'pairing', at: NOW + 5 * MINUTE, tournament: { name: 'Autumn Rapid' }, round: 3 },
    ]);
    expect(comingOf(lobbyWith([]), NOW)).toEqual([]);
  });

  it('a game opens by itself only if it begins after the page was opened', () => {
    expect(TWO.map((coming) => beganSince(coming, NOW))).toEqual([false, true]);
  });
});

describe('the call', () => {
  it('[NEXT-1] the next game is the one with the least time on the player’s clock, whatever began first', () => {
    const weekly = game('weekly', 0, { initialTime: 4320, clock: { runs: true, left: 2 * 24 * 60 * MINUTE } });
    const blitz = game('blitz', 0, { clock: { runs: true, left: 170 * SECOND } });
    expect(idsOf(calledTo(comingOf(lobbyWith([weekly, blitz]), NOW), [], NOW))).toEqual(['blitz', 'weekly']);
  });

  it('[NEXT-2] a pairing that is near comes before a game with days on its clock', () => {
    const weekly = game('weekly', 0, { initialTime: 4320 });
    const all = comingOf(lobbyWith([weekly], [pairing(4 * MINUTE)]), NOW);
    expect(idsOf(calledTo(all, [], NOW))).toEqual(['pairing 3 rapid', 'weekly']);
  });

  it('the banner of a player with two games is for the first one, and for the other one after a dismissal', () => {
    expect(idsOf(calledTo(TWO, [], NOW))).toEqual(['a', 'b']);
    expect(idsOf(calledTo(TWO, ['a'], NOW))).toEqual(['b']);
    expect(calledTo(TWO, ['a', 'b'], NOW)).toEqual([]);
  });

  it('the banner of a player’s next game is for no game that is more than ten minutes away', () => {
    const all = comingOf(lobbyWith([game('a', 0), game('b', 11 * MINUTE)]), NOW);
    expect(calledTo(all, ['a'], NOW)).toEqual([]);
    expect(idsOf(calledTo(all, ['a'], NOW + MINUTE))).toEqual(['b']);
  });
});

describe('the time that is told with a running game', () => {
  const leftOf = (changes: Partial<Info>, now = NOW) => {
    const [coming] = comingOf(lobbyWith([game('a', 0, changes)]), NOW);
    return coming?.kind === 'game' ? leftIn(coming, now) : undefined;
  };
  const begun = new Date(NOW - 2 * SECOND).toISOString();

  it('the time shown with a running game is what is left on the player’s clock while it runs', () => {
    expect(leftOf({ clock: { runs: true, left: MINUTE } }, NOW + 10 * SECOND)).toBe(50 * SECOND);
    expect(leftOf({ clock: { runs: false, left: MINUTE } })).toBeNull();
  });

  it('the time shown with a game that has just begun is what White has for the first move', () => {
    expect(leftOf({ start: begun })).toBe(18 * SECOND);
    expect(leftOf({ start: begun }, NOW + 18 * SECOND)).toBeNull();
    expect(leftOf({ start: begun, orientation: 'black' })).toBeNull();
  });
});

describe('how soon the notifier asks again', () => {
  it('the notifier polls every 30 seconds, but right after a pairing that it would miss (R-615)', () => {
    expect(notifierPollMs(undefined)).toBe(30_000);
    expect(notifierPollMs(PAIRING)).toBe(30_000);
    expect(notifierPollMs(lobbyWith([], [pairing(9 * SECOND)]))).toBe(11_000);
    // It is overdue: nobody asks again and again.
    expect(notifierPollMs(lobbyWith([], [pairing(2 * SECOND)]))).toBe(30_000);
  });
});

describe('how soon the lobby asks again', () => {
  it('the lobby polls every ten seconds while a player is in a tournament and no start time is known', () => {
    expect(lobbyPollMs(lobbyWith([]), true)).toBe(10_000);
  });

  it('the lobby polls every 45 seconds for a player without a tournament or with a known time (R-615)', () => {
    expect([lobbyPollMs(lobbyWith([]), false), lobbyPollMs(PAIRING, true), lobbyPollMs(undefined, true)]).toEqual([
      45_000, 45_000, 45_000,
    ]);
    expect(lobbyPollMs(lobbyWith([game('a', 0)]), true)).toBe(45_000);
  });
});

describe('the notice at the board', () => {
  it('the notice at the board of a player with two games is for the other game, whichever is open', () => {
    expect(gameBeside(TWO, 'a', NOW)).toMatchObject({ id: 'b' });
    expect(gameBeside(TWO, 'b', NOW)).toMatchObject({ id: 'a' });
  });

  it('the notice at the board is for no game that is far away, and for no pairing', () => {
    expect(gameBeside(comingOf(lobbyWith([game('a', 0), game('b', 11 * MINUTE)]), NOW), 'a', NOW)).toBeUndefined();
    expect(gameBeside(comingOf(PAIRING, NOW), 'a', NOW)).toBeUndefined();
  });
});
