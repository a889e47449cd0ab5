import { describe, expect, it } from 'vitest';
import { remainingMs } from '../../../web/model/game/clock.ts';
import { liveClocks } from '../../../web/model/game/live-clocks.ts';
import { applyGames, applyGameUpdate, gamesOf } from '../../../web/model/game/live-games.ts';
import { aGame, aPage } from '../../support/web/tournament-pages.ts';

const pair = { round: 1, white: 'anna', black: 'bo' };
const NOW = 1_000;

describe('an update of one game', () => {
  it('the update of a game changes the fields that it names and no other game', () => {
    const page = aPage();
    const after = applyGameUpdate(page, { ...pair, id: 'anna-bo', moves: 'DBwA' }, NOW);
    expect(gamesOf(after, pair)).toEqual([aGame('anna', 'bo', { moves: 'DBwA' })]);
    expect(after.games['1_cleo_dag']).toBe(page.games['1_cleo_dag']);
    expect(gamesOf(page, pair)[0]?.moves).toBe('');
  });

  it('the update of a game without an id changes the last game of the match', () => {
    const page = aPage({}, { games: { '1_anna_bo': [aGame('anna', 'bo'), aGame('bo', 'anna', { id: 'second' })] } });
    const after = applyGameUpdate(page, { ...pair, moves: 'DBwA' }, NOW);
    expect(gamesOf(after, pair).map(({ moves }) => moves)).toEqual(['', 'DBwA']);
  });

  it('the update of a game adds a game of a match that the page did not have', () => {
    const extra = aGame('anna', 'bo', { id: 'third' });
    const after = applyGameUpdate(aPage(), { ...extra, round: 1 }, NOW);
    expect(gamesOf(after, pair).map(({ id }) => id)).toEqual(['anna-bo', 'third']);
  });

  it('the update of a game sets the result of the pairing, and removes it', () => {
    const won = applyGameUpdate(aPage(), { ...pair, result: 'whiteWins', pairingOutcome: 1 }, NOW);
    expect(won.pairings[0]).toMatchObject({ result: 'whiteWins', outcome: 1 });
    expect(won.pairings[1]).toMatchObject({ result: null, outcome: null });
    const open = applyGameUpdate(won, { ...pair, result: null, pairingOutcome: null }, NOW);
    expect(open.pairings[0]).toMatchObject({ result: null, outcome: null });
  });

  it('the update of a game keeps the clocks with the time at which this browser received them', () => {
    const after = applyGameUpdate(aPage(), { ...pair, whiteMs: 90_000, blackMs: 80_000, running: 'white' }, NOW);
    expect(gamesOf(after, pair)[0]?.clocks).toEqual({ whiteMs: 90_000, blackMs: 80_000, running: 'white', since: NOW });
  });

  it('the update of a game over the board sets its result and adds no game', () => {
    const page = aPage({}, { games: {} });
    const after = applyGameUpdate(page, { ...pair, result: 'draw', pairingOutcome: 0 }, NOW);
    expect(after.games).toEqual({});
    expect(after.pairings[0]?.outcome).toBe(0);
  });
});

describe('the clocks of a game', () => {
  const game = aGame('anna', 'bo');
  const page = { tournament: { ...aPage().tournament, initialTime: 5 } };

  it('a game shows full clocks before its start, and then the clocks of the page', () => {
    const toCome = { ...game, start: new Date(Date.now() + 60_000).toISOString() };
    expect(liveClocks(page, toCome)).toEqual({ whiteMs: 300_000, blackMs: 300_000, running: null, since: 0 });
    const left = { whiteMs: 200_000, blackMs: 100_000, running: 'black', freeMs: 0, at: 5_000 } as const;
    expect(liveClocks(page, { ...game, left })).toEqual({
      whiteMs: 200_000,
      blackMs: 100_000,
      running: 'black',
      since: 5_000,
    });
  });

  it('the clocks of a game stand still as long as the first move is free', () => {
    const update = { ...pair, whiteMs: 90_000, blackMs: 80_000, running: 'white', freeMs: 15_000 } as const;
    const clocks = gamesOf(applyGameUpdate(aPage(), update, NOW), pair)[0]?.clocks;
    expect(clocks?.since).toBe(NOW + 15_000);
    expect(clocks && remainingMs(clocks, 'white', NOW + 10_000)).toBe(90_000);
    expect(clocks && remainingMs(clocks, 'white', NOW + 16_000)).toBe(89_000);
  });

  it('a finished game has no clocks, and neither has a started one without clocks on the page', () => {
    expect(liveClocks(page, { ...game, finished: true })).toBeUndefined();
    expect(liveClocks(page, { ...game, start: '2020-01-01T00:00:00.000Z' })).toBeUndefined();
  });
});

describe('the rest of a page', () => {
  it('the rest of a tournament page is kept when its list of games is replaced', () => {
    const page = aPage();
    const games = { '1_anna_bo': [aGame('anna', 'bo', { finished: true })] };
    expect(applyGames(page, games)).toEqual({ ...page, games });
  });
});
