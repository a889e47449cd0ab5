import { describe, expect, it } from 'vitest';
import { type AccountId, asId, type TeamId } from '../../../../domain/kernel/ids.ts';
import { KNOCKOUT_BREAK_MS } from '../../../../domain/kernel/limits.ts';
import { DAY, HOUR } from '../../../../domain/kernel/time.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import {
  boardsOf,
  matchesOf,
  openGames,
  playersOf,
  type Tournament,
  teamsOf,
} from '../../../../domain/tournament/value/state.ts';
import { changed, newTournament, refusalOf, settled } from '../../../support/domain/played-tournament.ts';
import { matchIn, withTeams } from '../../../support/domain/team-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';
import { lots, runningOf, teamKnockoutOf } from '../../support/knockout.ts';

const id = (name: string): AccountId => asId(name);
const team = (name: string): TeamId => asId(name);

/** `a1-d1 1-0`: a result in the colours of its game. */
function entered(before: Tournament, round: number, ...games: string[]): Tournament {
  return games.reduce((tournament, text) => {
    const [pair = '', score = ''] = text.split(' ');
    const [white = '', black = ''] = pair.split('-');
    const result = RESULTS[score];
    if (result === undefined) throw new Error(`no result: ${text}`);
    return changed(tournament, { kind: 'setResult', round, white: id(white), black: id(black), result });
  }, before);
}

const RESULTS: Readonly<Record<string, GameResult>> = { '1-0': 'whiteWins', '½-½': 'draw', '0-1': 'blackWins' };

const pairsIn = ({ rounds }: Tournament, round: number): string[] =>
  rounds
    .slice(round - 1, round)
    .flatMap(matchesOf)
    .map(({ white, black }) => `${white}-${black}`);
const boardsIn = ({ rounds }: Tournament, round: number): string[] =>
  rounds
    .slice(round - 1, round)
    .flatMap(boardsOf)
    .map(({ white, black }) => `${white}-${black}`);

/** The first stage is due. */
const FIRST = { nextPairingAt: at(0) };

/** Both legs of A against D, won by A by three to one. */
const wonByA = (before: Tournament): Tournament =>
  entered(before, 1, 'a1-d1 1-0', 'd2-a2 0-1', 'd1-a1 1-0', 'a2-d2 1-0');

describe('a match of a team knockout', () => {
  it('[CUP-8] a knockout match of teams is two legs on all boards, the second with colours switched', () => {
    const before = teamKnockoutOf([2, 2, 2, 2]);
    expect(pairsIn(before, 1)).toEqual(['A-D', 'C-B']);
    expect(boardsIn(before, 1)).toEqual(['a1-d1', 'd2-a2', 'c1-b1', 'b2-c2']);
    const first = entered(before, 1, 'a1-d1 1-0', 'd2-a2 0-1');
    expect(matchIn(first, 1, 'A')).toMatchObject({ through: null, boards: [{ result: null }, { result: null }] });
    expect(matchIn(entered(first, 1, 'd1-a1 ½-½', 'a2-d2 0-1'), 1, 'A')).toMatchObject({
      through: 'white',
      boards: [{ result: 'whiteWins' }, { result: 'draw' }],
    });
  });

  it('[CUP-8] a knockout match of teams is won by game points over both legs, and continues if they are level', () => {
    const level = entered(teamKnockoutOf([2, 2]), 1, 'a1-b1 1-0', 'b2-a2 0-1', 'b1-a1 1-0', 'a2-b2 0-1');
    expect(matchIn(level, 1, 'A')).toMatchObject({ through: null, boards: [{ result: null }, { result: null }] });
    const third = entered(level, 1, 'a1-b1 ½-½', 'b2-a2 1-0');
    expect(matchIn(third, 1, 'A')).toMatchObject({
      through: 'black',
      boards: [{ result: 'draw' }, { result: 'whiteWins' }],
    });
    expect(teamsOf(third).map(({ gameScore }) => gameScore)).toEqual([5, 7]);
  });

  it('[CUP-9] only the last game of a board can be taken back, and none before an extra leg that was played', () => {
    const level = entered(teamKnockoutOf([2, 2]), 1, 'a1-b1 1-0', 'b2-a2 0-1', 'b1-a1 1-0', 'a2-b2 0-1');
    const back = { kind: 'setResult', round: 1, white: id('b2'), black: id('a2'), result: null } as const;
    expect(matchIn(changed(level, back), 1, 'A').boards[1]?.matchGames).toHaveLength(1);
    expect(refusalOf(entered(level, 1, 'a1-b1 1-0'), back)).toBe('laterGamePlayed');
  });

  it('[CUP-9] an online leg begins when the leg before it is over on every board', () => {
    const before = teamKnockoutOf([2, 2], { online: true });
    const end = (tournament: Tournament, board: number) =>
      changed(
        tournament,
        {
          kind: 'gameFinished',
          game: runningOf(matchIn(tournament, 1, 'A').boards[board] as never).id,
          result: 'draw',
          reason: 'agreement',
          moves: 'AAAA',
          plies: 1,
          finishedAt: at(HOUR),
          absent: [],
        },
        { now: at(HOUR), chance: lots(tournament) },
      );
    const one = end(before, 0);
    expect(matchIn(one, 1, 'A').boards.map((board) => openGames(board).length)).toEqual([0, 1]);
    const both = end(one, 1);
    expect(matchIn(both, 1, 'A').boards.flatMap(openGames)).toMatchObject([
      { sequence: 2, white: 'b1', black: 'a1', startAt: at(HOUR + KNOCKOUT_BREAK_MS) },
      { sequence: 2, white: 'a2', black: 'b2', startAt: at(HOUR + KNOCKOUT_BREAK_MS) },
    ]);
  });

  it('[CUP-10] a missing player’s board is lost in every leg', () => {
    const short = teamKnockoutOf([2, 1]);
    expect(matchIn(short, 1, 'A').walkovers).toEqual([{ board: 2, who: 'a2', color: 'black' }]);
    const drawn = entered(short, 1, 'a1-b1 ½-½', 'b1-a1 ½-½');
    expect(matchIn(drawn, 1, 'A').through).toBe('white');
    expect(teamsOf(drawn).map(({ gameScore }) => gameScore)).toEqual([6, 2]);
    expect(playersOf(drawn).map(({ account, standing }) => `${account} ${standing.score}`)).toEqual([
      'a1 2',
      'a2 4',
      'b1 2',
    ]);
  });

  it('[CUP-10] a team that withdraws loses the match, and plays on if reinstated', () => {
    const before = entered(teamKnockoutOf([2, 2, 2, 2]), 1, 'a1-d1 1-0', 'd2-a2 0-1');
    const gone = changed(before, { kind: 'removeTeam', team: team('A') });
    expect(matchIn(gone, 1, 'A').through).toBe('black');
    expect(teamsOf(gone).find(({ name }) => name === 'A')?.eliminated).toBe(true);
    const back = changed(gone, { kind: 'addTeam', team: team('A') });
    expect(matchIn(back, 1, 'A')).toMatchObject({ through: null, boards: [{ result: null }, { result: null }] });
    expect(matchIn(back, 1, 'A').boards.map(({ matchGames }) => matchGames.length)).toEqual([1, 1]);
  });

  it('[CUP-10] a reinstated team’s match is decided by its games again if it has lost none by forfeit', () => {
    const level = entered(teamKnockoutOf([2, 2, 2, 2], { online: true }), 1, 'a1-d1 1-0', 'd2-a2 ½-½');
    const before = entered(level, 1, 'd1-a1 0-1');
    const [, second] = before.rounds.flatMap(boardsOf);
    const [running] = second === undefined ? [] : openGames(second);
    const gone = changed(before, { kind: 'removeTeam', team: team('A') }, { now: at(HOUR) });
    // The game that runs is lost, and with it the match, though A has two and a half to one and a half.
    expect(matchIn(gone, 1, 'A')).toMatchObject({
      through: 'black',
      boards: [{}, { matchGames: [{ result: 'draw' }, { result: 'blackWins', online: running?.id }] }],
    });
    const back = changed(gone, { kind: 'addTeam', team: team('A') }, { now: at(HOUR) });
    expect(matchIn(back, 1, 'A')).toEqual({ ...matchIn(gone, 1, 'A'), through: 'white' });
    expect(teamsOf(back).find(({ name }) => name === 'A')?.eliminated).toBe(false);
  });

  it('[CUP-10] a match is not played if a team withdraws before its line-ups are made', () => {
    const event = { format: 'TeamKnockout', rounds: null, perTeam: 2, firstPairingAt: at(DAY) } as const;
    const started = changed(withTeams(newTournament(event, FIRST), [2, 2, 2, 2]), { kind: 'start' });
    const open = settled(started, { now: at(0) });
    expect(matchIn(open, 1, 'A').lineUps).not.toBeNull();
    const gone = changed(open, { kind: 'removeTeam', team: team('B') });
    expect(matchIn(gone, 1, 'C')).toMatchObject({ forfeited: 'whiteWinsByForfeit', through: 'white', boards: [] });
    expect(matchIn(changed(gone, { kind: 'addTeam', team: team('B') }), 1, 'C')).toEqual(matchIn(open, 1, 'C'));
  });
});

describe('a team knockout', () => {
  it('[CUP-10] the better seed goes through when both teams have withdrawn before their stage', () => {
    const built = withTeams(newTournament({ format: 'TeamKnockout', rounds: null, perTeam: 1 }, FIRST), [1, 1, 1, 1]);
    const started = changed(built, { kind: 'start' });
    const gone = ['B', 'C'].reduce((one, name) => changed(one, { kind: 'removeTeam', team: team(name) }), started);
    expect(matchIn(settled(gone, { now: at(0) }), 1, 'B')).toMatchObject({
      white: 'C',
      forfeited: 'blackWinsByForfeit',
      through: 'black',
    });
  });

  it('[CUP-11] a team knockout pairs its winners by itself, and ranks teams by stage and players by points', () => {
    const before = settled(
      entered(wonByA(teamKnockoutOf([2, 2, 2, 2])), 1, 'c1-b1 0-1', 'b2-c2 1-0', 'b1-c1 1-0', 'c2-b2 0-1'),
    );
    expect(pairsIn(before, 2)).toEqual(['A-B']);
    expect(refusalOf(before, { kind: 'setResult', round: 1, white: id('a1'), black: id('d1'), result: 'draw' })).toBe(
      'nextStagePaired',
    );
    const over = settled(entered(before, 2, 'a1-b1 ½-½', 'b2-a2 ½-½', 'b1-a1 ½-½', 'a2-b2 1-0'));
    expect(over.phase.kind).toBe('finished');
    expect(teamsOf(over).map(({ name, rank, eliminated }) => `${name} ${rank}${eliminated ? ' out' : ''}`)).toEqual([
      'A 1',
      'B 2 out',
      'C 3 out',
      'D 3 out',
    ]);
    const a2 = playersOf(over).find(({ account }) => account === 'a2');
    expect([a2?.standing, a2?.eliminated]).toMatchObject([{ score: 7, rank: 1 }, false]);
  });

  it('[CUP-12] a match with several legs is entered game by game, not as a whole', () => {
    const before = teamKnockoutOf([2, 2]);
    const boards = [{ board: 1, white: id('a1'), black: id('b1'), result: 'draw' as const }];
    expect(refusalOf(before, { kind: 'decideMatch', round: 1, team: team('A'), boards })).toBe('matchHasLegs');
  });

  it('[CUP-11] a team knockout needs two, four, eight, ... teams', () => {
    const built = withTeams(newTournament({ format: 'TeamKnockout', rounds: null, perTeam: 2 }), [1, 1, 1]);
    expect(refusalOf(built, { kind: 'start' })).toBe('powerOfTwoPlayers');
  });
});
