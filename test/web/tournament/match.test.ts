import { describe, expect, it } from 'vitest';
import type { MatchGameView, MatchView, PairingView } from '../../../contract/tournament/tournaments.ts';
import type { GameResult } from '../../../domain/tournament/value/game-result.ts';
import { bracketOf, stageName } from '../../../web/model/bracket.ts';
import { linesOf, matchScore, resultOfGame, withGame } from '../../../web/model/match.ts';
import { aGame, aMatch, aPage, aPairing, aParticipant, aTeam } from '../../support/web/tournament-pages.ts';

const game = (
  white: string,
  black: string,
  result: string,
  outcome: number,
  id: string | null = null,
): MatchGameView => ({
  white,
  black,
  result,
  outcome,
  game: id,
});
const match = (games: readonly MatchGameView[], changes: Partial<PairingView> = {}): PairingView =>
  aPairing('anna', 'bo', { matchGames: [...games], ...changes });
const noGames = { games: {} };

describe('the games of a match', () => {
  it('a match lists its decided games and the next one, with colours switched', () => {
    expect(linesOf(noGames, match([]))).toMatchObject([{ number: 1, white: 'anna', black: 'bo', result: null }]);
    expect(linesOf(noGames, match([game('anna', 'bo', 'whiteWins', 1)]))).toMatchObject([
      { number: 1, result: 'whiteWins' },
      { number: 2, white: 'bo', black: 'anna', result: null, online: null },
    ]);
  });

  it('the next game of a match has the colours of its game on the screen', () => {
    const running = aGame('bo', 'anna', { id: 'two' });
    const lines = linesOf(
      { games: { '1_anna_bo': [aGame('anna', 'bo', { id: 'one', finished: true }), running] } },
      match([game('anna', 'bo', 'draw', 0, 'one')]),
    );
    expect(lines.at(-1)).toMatchObject({ number: 2, white: 'bo', black: 'anna', online: 'two' });
  });

  it('a decided match lists no next game', () => {
    const games = [game('anna', 'bo', 'whiteWins', 1), game('bo', 'anna', 'draw', 0)];
    expect(linesOf(noGames, match(games, { outcome: 1, result: 'whiteWins' }))).toHaveLength(2);
  });

  it('the score of a match is counted in the colours of the pairing', () => {
    expect(matchScore(match([]))).toBeNull();
    expect(matchScore(match([game('anna', 'bo', 'whiteWins', 1), game('bo', 'anna', 'draw', 0)]))).toEqual({
      white: 1.5,
      black: 0.5,
    });
    expect(matchScore(match([game('bo', 'anna', 'whiteWinsByForfeit', 1)]))).toEqual({ white: 0, black: 1 });
  });
});

describe('a match with a game that has just been entered', () => {
  const participants = [aParticipant('anna', { seed: 1 }), aParticipant('bo', { seed: 2 })];
  const second = { number: 2, white: 'bo', black: 'anna' };
  const entered = (pairing: PairingView, result: GameResult | null) =>
    withGame(aPage({}, { participants, pairings: [pairing] }), pairing, second, result)[0];

  it('a match is over once somebody leads after two games, and goes on while the score is level', () => {
    const begun = match([game('anna', 'bo', 'whiteWins', 1)]);
    expect(entered(begun, 'blackWins')).toMatchObject({ result: 'whiteWins', outcome: 1 });
    expect(entered(begun, 'whiteWins')).toMatchObject({ result: null, outcome: null });
  });

  it('a match goes on again when its last game is removed', () => {
    const over = match([game('anna', 'bo', 'whiteWins', 1), game('bo', 'anna', 'draw', 0)], { result: 'whiteWins' });
    expect(entered(over, null)).toMatchObject({
      result: null,
      matchGames: [{ white: 'anna', result: 'whiteWins' }],
    });
  });

  it('the result of a match game is given in the requested colours', () => {
    const begun = match([game('anna', 'bo', 'whiteWinsByForfeit', 1)]);
    expect(resultOfGame(begun, 1, 'anna')).toBe('whiteWinsByForfeit');
    expect(resultOfGame(begun, 1, 'bo')).toBe('blackWinsByForfeit');
    expect(resultOfGame(begun, 2, 'bo')).toBeUndefined();
  });
});

describe('a match of two teams with a game that has just been entered', () => {
  const ours = { match: 1, matchGames: [game('anna', 'bo', 'whiteWins', 1)] };
  const theirs = { match: 1, board: 2, matchGames: [game('dag', 'cleo', 'whiteWins', 1)] };
  const boards = [aPairing('anna', 'bo', ours), aPairing('dag', 'cleo', theirs)];
  const teamOf: Readonly<Record<string, string>> = { anna: 'a', cleo: 'a', bo: 'b', dag: 'b' };
  const page = (pairings: readonly PairingView[]) =>
    aPage(
      { kind: 'TeamKnockout' },
      {
        participants: Object.entries(teamOf).map(([name, team], at) => aParticipant(name, { team, seed: at + 1 })),
        teams: [aTeam('a', 1), aTeam('b', 2)],
        matches: [aMatch(1, 'a', 'b')],
        pairings: [...pairings],
      },
    );
  const [first, other] = boards;
  if (first === undefined || other === undefined) throw new Error('the match has two boards');
  /** The second leg is entered on the first board, then on the other. */
  const afterBoth = (onFirst: GameResult, onOther: GameResult, end: readonly PairingView[] = boards) => {
    const [one = first, two = other, ...rest] = withGame(
      page(end),
      first,
      { number: 2, white: 'bo', black: 'anna' },
      onFirst,
    );
    return withGame(page([one, two, ...rest]), two, { number: 2, white: 'cleo', black: 'dag' }, onOther);
  };

  it('a board of a team match waits until the others are over, and goes on if the legs are level', () => {
    const [one] = withGame(page(boards), first, { number: 2, white: 'bo', black: 'anna' }, 'draw');
    expect(one).toMatchObject({ result: 'whiteWins' });
    const level = afterBoth('draw', 'draw');
    expect(level.map(({ result }) => result)).toEqual([null, null]);
    expect(level.map((pairing) => linesOf(noGames, pairing).length)).toEqual([3, 3]);
  });

  it('a team match ends on every board with the leg that decides it', () => {
    expect(afterBoth('draw', 'whiteWins').map(({ result, outcome }) => [result, outcome])).toEqual([
      ['whiteWins', 1],
      ['draw', 0],
    ]);
  });

  it('a board without an opponent counts for its player’s team when the legs of a team match are level', () => {
    const chair = aPairing('bo', 'bye', { match: 1, board: 3, result: 'full-point' });
    expect(afterBoth('draw', 'draw', [...boards, chair]).map(({ result }) => result)).toEqual([
      'whiteWins',
      'whiteWins',
      'full-point',
    ]);
  });
});

describe('the bracket', () => {
  const participants = ['anna', 'bo', 'cleo', 'dag'].map((name, index) => aParticipant(name, { seed: index + 1 }));
  const won = { outcome: 1, result: 'whiteWins' };
  const page = (pairings: readonly PairingView[]) =>
    aPage({ kind: 'Knockout', rounds: 2 }, { participants, pairings: [...pairings] });
  const names = (pairings: readonly PairingView[]) =>
    bracketOf(page(pairings)).map(({ matches }) =>
      matches.map(({ sides }) => sides.map((side) => side?.entrant.id ?? '?').join('-')),
    );

  it('a knockout has no bracket before its first stage is paired', () => {
    expect(bracketOf(page([]))).toEqual([]);
  });

  it('the bracket has the better seed above in the first stage, and leaves open who reaches the next', () => {
    const first = [aPairing('anna', 'dag'), aPairing('cleo', 'bo', { board: 2 })];
    expect(names(first)).toEqual([['anna-dag', 'bo-cleo'], ['?-?']]);
    expect(names([aPairing('anna', 'dag', won), aPairing('cleo', 'bo', { board: 2 })])).toEqual([
      ['anna-dag', 'bo-cleo'],
      ['anna-?'],
    ]);
  });

  it('the bracket of a team knockout has the teams, with the points of a match that has begun', () => {
    const of = (number: number, white: string, black: string, points: readonly [number, number]): MatchView => ({
      ...aMatch(number, white, black),
      whitePoints: points[0],
      blackPoints: points[1],
      result: points[0] > 2 ? 'whiteWins' : null,
    });
    const teams = ['a', 'b', 'c', 'd'].map((name, index) => aTeam(name, index + 1));
    const matches = [of(1, 'a', 'd', [3, 1]), of(2, 'c', 'b', [0, 0])];
    const stages = bracketOf(aPage({ kind: 'TeamKnockout', rounds: 2 }, { teams, matches }));
    expect(
      stages.map((stage) =>
        stage.matches.map(({ sides }) => sides.map((side) => `${side?.entrant.id ?? '?'} ${side?.score ?? '-'}`)),
      ),
    ).toEqual([
      [
        ['a 3', 'd 1'],
        ['b -', 'c -'],
      ],
      [['a -', '? -']],
    ]);
  });

  it('the bracket keeps the order of its lines in the final, whoever has White', () => {
    const played = [aPairing('anna', 'dag', won), aPairing('cleo', 'bo', { board: 2, ...won })];
    expect(names([...played, aPairing('cleo', 'anna', { round: 2 })])).toEqual([
      ['anna-dag', 'bo-cleo'],
      ['anna-cleo'],
    ]);
  });
});

describe('a stage', () => {
  it('a stage of a knockout is named by its distance from the final', () => {
    expect([1, 2, 3, 4, 5].map((round) => stageName(5, round))).toEqual([
      { key: 'roundOf', matches: 16 },
      { key: 'roundOf', matches: 8 },
      { key: 'quarterfinals', matches: 4 },
      { key: 'semifinals', matches: 2 },
      { key: 'final', matches: 1 },
    ]);
  });
});
