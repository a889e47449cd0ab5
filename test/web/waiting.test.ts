import { describe, expect, it } from 'vitest';
import type { LobbyAnswer } from '../../contract/games.ts';
import { calledTo, comingOf, gameBeside, isDue, lobbyPollMs } from '../../web/model/waiting.ts';

const MINUTE = 60_000;
const NOW = 1_000_000;

const info = (opponent: string) => ({
  orientation: 'white' as const,
  opp_id: opponent,
  opp_name: opponent,
  tournament: { id: 'open', name: 'Open' },
  round: 1,
});

const game = (id: string, next: number) => ({ id, next, info: info(`against-${id}`) });

/** The lobby of somebody who plays these games. */
const lobbyWith = (...[first, ...others]: readonly ReturnType<typeof game>[]): LobbyAnswer => ({
  authenticated: true,
  ...(first ?? { next: -1, id: null, info: null }),
  others,
});
const PAIRING: LobbyAnswer = { authenticated: true, next: 5 * MINUTE, id: null, info: null, others: [] };
const TWO = comingOf(lobbyWith(game('a', 0), game('b', 3 * MINUTE)), NOW);

describe('what a player waits for', () => {
  it('are his games in the order of the answer, counted from when it came', () => {
    expect(TWO).toEqual([
      { kind: 'game', id: 'a', at: NOW, info: info('against-a') },
      { kind: 'game', id: 'b', at: NOW + 3 * MINUTE, info: info('against-b') },
    ]);
    expect(TWO.map((coming) => isDue(coming, NOW, NOW))).toEqual([true, false]);
  });

  it('is a pairing whose opponent is not known, or nothing', () => {
    expect(comingOf(PAIRING, NOW)).toEqual([{ kind: 'pairing', at: NOW + 5 * MINUTE }]);
    expect(comingOf(lobbyWith(), NOW)).toEqual([]);
  });
});

describe('the call', () => {
  it('goes to the first game, and to the other one when that was dismissed', () => {
    expect(calledTo(TWO, [], NOW)).toMatchObject({ id: 'a' });
    expect(calledTo(TWO, ['a'], NOW)).toMatchObject({ id: 'b' });
    expect(calledTo(TWO, ['a', 'b'], NOW)).toBeUndefined();
  });

  it('does not go to what is far away', () => {
    const all = comingOf(lobbyWith(game('a', 0), game('b', 11 * MINUTE)), NOW);
    expect(calledTo(all, ['a'], NOW)).toBeUndefined();
    expect(calledTo(all, ['a'], NOW + MINUTE)).toMatchObject({ id: 'b' });
  });

  it('goes to a pairing', () => {
    expect(calledTo(comingOf(PAIRING, NOW), [], NOW)).toMatchObject({ kind: 'pairing' });
  });
});

describe('how soon the lobby asks again', () => {
  it('is within the notice of a game paired by hand, while somebody is in a tournament and knows of no time', () => {
    expect(lobbyPollMs(lobbyWith(), true)).toBe(10_000);
  });

  it('is 45 seconds otherwise (R-615)', () => {
    expect([lobbyPollMs(lobbyWith(), false), lobbyPollMs(PAIRING, true), lobbyPollMs(undefined, true)]).toEqual([
      45_000, 45_000, 45_000,
    ]);
    expect(lobbyPollMs(lobbyWith(game('a', 0)), true)).toBe(45_000);
  });
});

describe('the notice at the board', () => {
  it('is of the other game, whichever of them is looked at', () => {
    expect(gameBeside(TWO, 'a', NOW)).toMatchObject({ id: 'b' });
    expect(gameBeside(TWO, 'b', NOW)).toMatchObject({ id: 'a' });
  });

  it('is of no game that is far away, and of no pairing', () => {
    expect(gameBeside(comingOf(lobbyWith(game('a', 0), game('b', 11 * MINUTE)), NOW), 'a', NOW)).toBeUndefined();
    expect(gameBeside(comingOf(PAIRING, NOW), 'a', NOW)).toBeUndefined();
  });
});
