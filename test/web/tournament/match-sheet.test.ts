import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYE } from '../../../contract/http/codes.ts';
import { GAME_RESULTS } from '../../../domain/tournament/value/game-result.ts';
import {
  coloredBoard,
  finished,
  fullSheet,
  isOnBoards,
  lineText,
  printedLines,
  sheetLine,
} from '../../../web/model/match-sheet.ts';
import { aMatch, aPage, aPairing, aParticipant } from '../../support/web/tournament-pages.ts';

describe('the sheet of a match', () => {
  it('a match sheet has the first-named team on the left, which has Black on the second board', () => {
    const second = sheetLine({ board: 2, white: 'guest', black: 'host', result: 'whiteWins' });
    expect(second).toEqual({ board: 2, color: 'black', left: 'host', right: 'guest', result: 'blackWins' });
    expect(lineText(second)).toBe('0–1');
  });

  it('a match sheet is sent in the colours of the boards that it was read in', () => {
    const board = fc.record({
      board: fc.integer({ min: 1, max: 9 }),
      white: fc.constant('w'),
      black: fc.constant('b'),
      result: fc.option(fc.constantFrom(...GAME_RESULTS)),
    });
    fc.assert(
      fc.property(board, (one) => {
        expect(coloredBoard(sheetLine(one))).toEqual(one);
      }),
    );
  });

  it('a match sheet gives the game to a player without an opponent', () => {
    const [line] = fullSheet([{ board: 1, white: 'host', black: null, result: null }], 1);
    expect(line && lineText(line)).toBe('+:−');
  });

  it('a match sheet is finished when each board from the first on has a result, and the last may stay empty', () => {
    const played = { board: 1, white: 'host', black: 'guest', result: 'draw' as const };
    expect(finished(fullSheet([played], 2))).toHaveLength(1);
    expect(finished(fullSheet([{ ...played, result: null }], 1))).toBeNull();
    expect(finished(fullSheet([{ ...played, board: 2 }], 2))).toBeNull();
    expect(finished(fullSheet([], 2))).toBeNull();
  });
});

describe('a match on paper', () => {
  const home = ['anna', 'arne'].map((account) => aParticipant(account, { team: 'A' }));
  const guests = ['bo', 'berit'].map((account) => aParticipant(account, { team: 'B' }));
  const match = aMatch(1, 'A', 'B');
  const people = { participants: [...home, ...guests], matches: [match] };

  it('a match sheet without boards is printed with empty lines, in alternating colours', () => {
    const page = aPage({ kind: 'TeamRoundRobin', perTeam: 3 }, { ...people, pairings: [] });
    expect(printedLines(page, match, false)).toEqual([]);
    expect(
      printedLines(page, match, true).map(({ left, right, color, results }) => [left, right, color, results]),
    ).toEqual([
      [null, null, 'white', [null]],
      [null, null, 'black', [null]],
      [null, null, 'white', [null]],
    ]);
  });

  it('a printed match sheet has the boards of its match only, with results as the first-named team made them', () => {
    const pairings = [
      aPairing('anna', 'bo', { match: 1, board: 1, outcome: 0 }),
      aPairing('berit', 'arne', { match: 1, board: 2, outcome: 1 }),
      aPairing('cleo', 'dag', { match: 2, board: 1, outcome: 1 }),
    ];
    const page = aPage({ kind: 'TeamRoundRobin', perTeam: 2 }, { ...people, pairings });
    expect(printedLines(page, match, false).map(({ left, right, results }) => [left, right, results])).toEqual([
      ['anna', 'bo', ['draw']],
      ['arne', 'berit', ['blackWins']],
    ]);
  });

  it('a match sheet has a player without an opponent on the side of their team', () => {
    const alone = (account: string) => aPairing(account, BYE, { match: 1, board: 2, result: 'pairing-allocated' });
    const lineOf = (account: string) =>
      printedLines(aPage({ kind: 'TeamRoundRobin' }, { ...people, pairings: [alone(account)] }), match, false)[0];
    expect(lineOf('arne')).toMatchObject({ left: 'arne', right: null, color: 'black' });
    expect(lineOf('berit')).toMatchObject({ left: null, right: 'berit', color: 'black' });
  });

  it('a printed match sheet has a box for each leg of a knockout, as the first-named team made it', () => {
    const games = [
      { white: 'anna', black: 'bo', outcome: 1, result: 'whiteWins', game: null },
      { white: 'bo', black: 'anna', outcome: 1, result: 'whiteWins', game: null },
    ];
    const board = aPairing('anna', 'bo', { match: 1, matchGames: games.slice(0, 1) });
    const ofKnockout = (matchGames: typeof games) =>
      printedLines(
        aPage({ kind: 'TeamKnockout', perTeam: 1 }, { ...people, pairings: [{ ...board, matchGames }] }),
        match,
        true,
      )[0]?.results;
    expect(ofKnockout(games.slice(0, 1))).toEqual(['whiteWins', null]);
    expect(ofKnockout(games)).toEqual(['whiteWins', 'blackWins']);
  });

  it('a match needs no sheet if a team has no opponent, or if the opponent has withdrawn', () => {
    const page = aPage({ kind: 'TeamRoundRobin' }, { ...people, pairings: [] });
    expect(isOnBoards(page, match)).toBe(true);
    expect(isOnBoards(page, { ...match, bye: 'pairing-allocated' })).toBe(false);
    expect(isOnBoards(page, { ...match, result: 'whiteWinsByForfeit' })).toBe(false);
  });
});
