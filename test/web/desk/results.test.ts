import { describe, expect, it } from 'vitest';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { mayPairByButton } from '../../../domain/tournament/guards/round-guards.ts';
import { obstaclesOf, progressOf } from '../../../domain/tournament/rounds/next-round.ts';
import { commandOf, moveTo } from '../../../web/features/manage/results/grid/result-keys.ts';
import { entryFor, stepLog, wireResult, withResult } from '../../../web/features/manage/results/result-log.ts';
import { lastPairedRound } from '../../../web/model/progress.ts';
import { gameResultText, resultText } from '../../../web/model/result-text.ts';
import { tournamentOf, unpairedOf } from '../../../web/model/tournament-of.ts';
import { aPage, aPairing, aRound } from '../../support/web/tournament-pages.ts';

const key = (name: string, held: { ctrlKey?: boolean; altKey?: boolean; shiftKey?: boolean } = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('the keys of the arbiter', () => {
  it('the keys 1, 0 and = set a result, and Delete removes it', () => {
    expect(commandOf(key('1'), true)).toEqual({ kind: 'set', result: 'whiteWins' });
    expect(commandOf(key('0'), true)).toEqual({ kind: 'set', result: 'blackWins' });
    expect(commandOf(key('='), true)).toEqual({ kind: 'set', result: 'draw' });
    expect(commandOf(key('Delete'), true)).toEqual({ kind: 'set', result: null });
  });

  it('the keys 5, D, R and ½ set a draw, unless draws are not possible', () => {
    for (const name of ['5', 'd', 'D', 'r', 'R', '½']) {
      expect(commandOf(key(name), true)).toEqual({ kind: 'set', result: 'draw' });
      expect(commandOf(key(name), false)).toBeUndefined();
    }
  });

  it('the key = sets no draw in a knockout', () => {
    expect(commandOf(key('='), false)).toBeUndefined();
  });

  it('U and Ctrl+Z undo, and other shortcuts are left to the browser', () => {
    expect(commandOf(key('u'), true)).toEqual({ kind: 'undo' });
    expect(commandOf(key('z', { ctrlKey: true }), true)).toEqual({ kind: 'undo' });
    expect(commandOf(key('1', { ctrlKey: true }), true)).toBeUndefined();
    expect(commandOf(key('1', { altKey: true }), true)).toBeUndefined();
    expect(commandOf(key('Tab'), true)).toBeUndefined();
  });

  it('C confirms the report of the board, and Shift+C confirms all that agree', () => {
    expect(commandOf(key('c'), true)).toEqual({ kind: 'confirm', all: false });
    expect(commandOf(key('C', { shiftKey: true }), true)).toEqual({ kind: 'confirm', all: true });
    expect(commandOf(key('c', { ctrlKey: true }), true)).toBeUndefined();
  });

  it('P registers a postponed game, and A or H an adjourned one', () => {
    expect(commandOf(key('p'), true)).toEqual({ kind: 'postpone', state: 'postponed' });
    expect(commandOf(key('a'), true)).toEqual({ kind: 'postpone', state: 'adjourned' });
    expect(commandOf(key('H', { shiftKey: true }), true)).toEqual({ kind: 'postpone', state: 'adjourned' });
    expect(commandOf(key('p', { ctrlKey: true }), true)).toBeUndefined();
  });

  it('moves between boards stop at the first and at the last board', () => {
    expect(moveTo(0, -1, 5)).toBe(0);
    expect(moveTo(4, 1, 5)).toBe(4);
    expect(moveTo(2, Number.POSITIVE_INFINITY, 5)).toBe(4);
    expect(moveTo(2, -1, 5)).toBe(1);
  });
});

describe('the log of entered results', () => {
  const pairing = aPairing('anna', 'bo', { outcome: 0, result: 'draw' });

  it('the log of entered results keeps the result before each entry', () => {
    const board = { round: 1, white: 'anna', black: 'bo', board: 1 };
    expect(entryFor(pairing, 'whiteWins')).toEqual({ board, result: 'whiteWins', before: 'draw' });
  });

  it('the log of entered results has no entry for a result that the board already has', () => {
    expect(entryFor(pairing, 'draw')).toBeUndefined();
  });

  it('the log of entered results undoes the last entry first, and drops an entry that the server refuses', () => {
    const first = { board: pairing, result: 'whiteWins', before: null } as const;
    const second = { board: pairing, result: 'draw', before: 'whiteWins' } as const;
    const log = stepLog(stepLog([], { kind: 'entered', entries: [first] }), { kind: 'entered', entries: [second] });
    expect(log).toEqual([[second], [first]]);
    expect(stepLog(log, { kind: 'undone' })).toEqual([[first]]);
    expect(stepLog(log, { kind: 'refused', board: first.board, result: first.result })).toEqual([[second]]);
  });

  it('an entered result is shown at once, on its own board only', () => {
    const page = aPage();
    const [first] = page.pairings;
    if (first === undefined) throw new Error('the page has no pairing');
    const after = withResult(page, first, 'whiteWinsByForfeit');
    expect(after.pairings[0]).toMatchObject({ result: 'whiteWinsByForfeit', outcome: 1, forfeit: true });
    expect(after.pairings[1]).toBe(page.pairings[1]);
  });

  it('results are sent as the codes of the API', () => {
    expect([null, 'whiteWins', 'draw', 'blackWins', 'notPlayed'].map((result) => wireResult(result as never))).toEqual([
      'none',
      '1',
      '0',
      '-1',
      'notPlayed',
    ]);
  });
});

describe('a result in words', () => {
  it('a result is written with the points of each side, and a forfeit with plus and minus', () => {
    expect(gameResultText('whiteWins')).toBe('1–0');
    expect(gameResultText('draw')).toBe('½–½');
    expect(gameResultText('blackWinsByForfeit')).toBe('−:+');
    expect(gameResultText('notPlayed')).toBe('−:−');
    expect(gameResultText('whiteDrawBlackLoses')).toBe('½–0');
  });

  it('an unfinished game is written as a star', () => {
    expect(resultText(aPairing('anna', 'bo'))).toBe('*');
  });
});

const missing = (page: TournamentPage) => obstaclesOf(progressOf(tournamentOf(page)));
const pairedNext = (page: TournamentPage) => mayPairByButton(tournamentOf(page), 'pairings');

describe('what is missing before the next round', () => {
  it('the results that are missing before the next round are counted by round', () => {
    const pairings = [
      aPairing('anna', 'bo', { round: 1, board: 1, outcome: 1, result: 'whiteWins' }),
      aPairing('cleo', 'dag', { round: 1, board: 2 }),
      aPairing('anna', 'cleo', { round: 2, board: 2 }),
      aPairing('bo', 'dag', { round: 2, board: 1 }),
    ];
    expect(missing(aPage({}, { pairings }))).toEqual([
      { kind: 'results', round: 1, missing: 1, boards: [2] },
      { kind: 'results', round: 2, missing: 2, boards: [2, 1] },
    ]);
  });

  it('the next round can be paired when all results are entered', () => {
    const pairings = [
      aPairing('anna', 'bo', { outcome: 0, result: 'draw' }),
      aPairing('cleo', 'dag', { outcome: 0, result: 'draw' }),
    ];
    expect(pairedNext(aPage({}, { pairings }))).toEqual({ ok: true, value: 2 });
  });

  it('players whose pairing was deleted block the next round, except in manual pairing', () => {
    const pairings = [aPairing('anna', 'bo', { outcome: 0, result: 'draw' })];
    expect(missing(aPage({}, { pairings }))).toEqual([{ kind: 'unpaired', round: 1, players: 2 }]);
    expect(unpairedOf(aPage({}, { pairings }), 1)).toEqual(['cleo', 'dag']);
    expect(missing(aPage({ kind: 'ManualPairing' }, { pairings }))).toEqual([]);
  });

  it('a requested bye for a later round does not change which round is paired next', () => {
    const done = [
      aPairing('anna', 'bo', { outcome: 0, result: 'draw' }),
      aPairing('cleo', 'dag', { outcome: 0, result: 'draw' }),
    ];
    const pairings = [...done, aPairing('dag', 'bye', { round: 3, result: 'half-point' })];
    const page = aPage({}, { pairings, rounds: [aRound(1)] });
    expect(lastPairedRound(page)).toBe(1);
    expect(pairedNext(page)).toEqual({ ok: true, value: 2 });
  });

  it('byes and games that both have lost do not block the next round', () => {
    const pairings = [
      aPairing('anna', 'bye', { result: 'pairing-allocated' }),
      aPairing('bo', 'bye', { result: 'half-point' }),
      aPairing('cleo', 'dag', { outcome: null, result: 'notPlayed' }),
    ];
    expect(pairedNext(aPage({}, { pairings }))).toEqual({ ok: true, value: 2 });
  });

  it('only the start is missing in a tournament that has not started', () => {
    expect(missing(aPage({ started: false }, { pairings: [] }))).toEqual([{ kind: 'notStarted' }]);
  });

  it('the obstacles of the next round include that every round is paired, or that the tournament is finished', () => {
    expect(missing(aPage({ rounds: 1 })).map(({ kind }) => kind)).toEqual(['allPaired', 'results']);
    expect(missing(aPage({ finished: true }))).toEqual([{ kind: 'finished' }]);
  });
});
