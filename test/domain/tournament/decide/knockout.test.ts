import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { KNOCKOUT_BREAK_MS, STAGE_CORRECTION_MS } from '../../../../domain/kernel/limits.ts';
import { HOUR, MINUTE, SECOND } from '../../../../domain/kernel/time.ts';
import {
  type Board,
  boardsOf,
  openGames,
  playerOf,
  playersOf,
  type Tournament,
} from '../../../../domain/tournament/value/state.ts';
import { boardIn, changed, decided, refusalOf, settled } from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';
import { ended, entered, knockoutOf, lots, runningOf, stageWon } from '../../support/knockout.ts';

const id = (name: string): AccountId => asId(name);
const pairsIn = ({ rounds }: Tournament, round: number): string[] => {
  const found = rounds[round - 1];
  return found === undefined ? [] : boardsOf(found).map(({ white, black }) => `${white}-${black}`);
};
const won = { kind: 'setResult', round: 1, white: id('p1'), black: id('p4'), result: 'whiteWins' } as const;
const wonByBlack = { ...won, result: 'blackWins' } as const;
const back = { ...won, white: id('p4'), black: id('p1') } as const;
const resultsOf = ({ matchGames }: Board): string[] =>
  matchGames.map(({ switched, result }) => `${switched ? 'switched ' : ''}${result}`);
const places = (tournament: Tournament): string[] =>
  playersOf(tournament).map(
    ({ account, standing, eliminated }) => `${account} ${standing.rank}${eliminated ? ' out' : ''}`,
  );

describe('a knockout match over the board', () => {
  it('[CUP-1] a knockout match is two games with colours switched', () => {
    const before = knockoutOf(4);
    expect(pairsIn(before, 1)).toEqual(['p1-p4', 'p3-p2']);
    const one = changed(before, won);
    expect(boardIn(one, 1)).toMatchObject({
      result: null,
      matchGames: [{ switched: false, result: 'whiteWins', online: null }],
    });
    const two = changed(one, { ...back, result: 'blackWins' });
    expect(boardIn(two, 1).result).toBe('whiteWins');
    expect(resultsOf(boardIn(two, 1))).toEqual(['whiteWins', 'switched blackWins']);
  });

  it('[CUP-1] a match at one all goes on game by game until somebody leads', () => {
    const level = entered(knockoutOf(4), 1, 1, ['whiteWins', 'whiteWins']);
    expect(boardIn(level, 1).result).toBeNull();
    const decided = entered(level, 1, 1, ['blackWins']);
    expect(boardIn(decided, 1).result).toBe('blackWins');
    expect(resultsOf(boardIn(decided, 1))).toEqual(['whiteWins', 'switched whiteWins', 'blackWins']);
  });

  it('[CUP-2] a game result that is sent twice counts once', () => {
    const once = changed(knockoutOf(4), won);
    expect(resultsOf(boardIn(changed(once, won), 1))).toEqual(['whiteWins']);
    expect(resultsOf(boardIn(changed(once, wonByBlack), 1))).toEqual(['blackWins']);
  });

  it('[CUP-2] a replay of a drawn game is entered with switched colours, and the match goes on', () => {
    const replayed = changed(knockoutOf(4), back);
    expect(resultsOf(boardIn(replayed, 1))).toEqual(['switched whiteWins']);
    const second = changed(replayed, { ...won, game: 2 });
    expect(resultsOf(boardIn(second, 1))).toEqual(['switched whiteWins', 'whiteWins']);
  });

  it('[CUP-2] a draw cannot be entered in a knockout match over the board', () => {
    expect(refusalOf(knockoutOf(4), { ...won, result: 'draw' })).toBe('drawNotAllowed');
  });

  it('[CUP-2] a result is refused for a game beyond the next one and for players who are not paired', () => {
    expect(refusalOf(knockoutOf(4), { ...won, game: 2 })).toBe('noSuchGame');
    const over = entered(knockoutOf(4), 1, 1, ['whiteWins', 'blackWins']);
    expect(refusalOf(over, { ...won, game: 3 })).toBe('noSuchGame');
    expect(refusalOf(over, { ...won, black: id('p2') })).toBe('noSuchPairing');
  });

  it('[CUP-3] correcting a game reopens the match if nobody leads any more', () => {
    const over = entered(knockoutOf(4), 1, 1, ['whiteWins', 'blackWins']);
    const level = changed(over, wonByBlack);
    expect(boardIn(level, 1)).toMatchObject({ result: null });
    expect(playerOf(level, id('p4'))).toMatchObject({ eliminated: false });
    expect(playerOf(over, id('p4'))).toMatchObject({ eliminated: true });
  });

  it('[CUP-3] a correction is refused if it would have ended the match before its last game', () => {
    const long = entered(knockoutOf(4), 1, 1, ['whiteWins', 'whiteWins', 'whiteWins']);
    expect(refusalOf(long, { ...wonByBlack, game: 1 })).toBe('laterGamePlayed');
    expect(boardIn(changed(long, { ...wonByBlack, game: 3 }), 1).result).toBe('blackWins');
  });

  it('[CUP-3] only the last game of a match can be taken back', () => {
    const before = knockoutOf(4);
    const long = entered(before, 1, 1, ['whiteWins', 'blackWins']);
    expect(refusalOf(long, { ...won, result: null, game: 1 })).toBe('laterGamePlayed');
    const one = changed(long, { ...won, result: null });
    expect(resultsOf(boardIn(one, 1))).toEqual(['whiteWins']);
    const none = changed(one, { ...won, result: null });
    expect({ ...none, revision: before.revision }).toEqual(before);
    expect(changed(none, { ...won, result: null })).toBe(none);
  });

  it('[CUP-3] a match cannot be changed once its winner has been paired', () => {
    const next = stageWon(knockoutOf(4), 1);
    expect(refusalOf(next, wonByBlack)).toBe('nextStagePaired');
    expect(refusalOf(next, { ...won, result: null })).toBe('nextStagePaired');
  });
});

describe('a knockout match online', () => {
  const online = () => knockoutOf(4, { online: true });

  it('[CUP-4] the next online game of a match begins after a break, with colours switched', () => {
    const first = runningOf(boardIn(online(), 1));
    expect([first.white, first.black]).toEqual(['p1', 'p4']);
    const after = ended(online(), { round: 1, board: 1, result: 'draw', now: at(HOUR) });
    expect(boardIn(after, 1)).toMatchObject({
      result: null,
      matchGames: [{ switched: false, result: 'draw', online: first.id }],
    });
    expect(runningOf(boardIn(after, 1))).toMatchObject({
      white: 'p4',
      black: 'p1',
      sequence: 2,
      startAt: at(HOUR + KNOCKOUT_BREAK_MS),
    });
  });

  it('[CUP-4] the end of an online game opens the next game of the match', () => {
    const game = runningOf(boardIn(online(), 1)).id;
    const report = {
      kind: 'gameFinished',
      game,
      result: 'whiteWins',
      reason: 'checkmate',
      moves: '',
      plies: 0,
      finishedAt: at(0),
      absent: [],
    } as const;
    const result = decided(online(), report, { chance: lots(online()) });
    if (!result.ok || result.value.after === null) throw new Error('refused');
    const next = runningOf(boardIn(result.value.after, 1)).id;
    expect(result.value.messages).toEqual([{ kind: 'openGame', game: next }]);
  });

  it('[CUP-4] draws count half in an online match, and the first extra game with a winner decides it', () => {
    const results = ['draw', 'draw', 'draw', 'whiteWins'] as const;
    const after = results.reduce((tournament, result) => ended(tournament, { round: 1, board: 1, result }), online());
    // The fourth game has the colours of the second.
    expect(boardIn(after, 1).result).toBe('blackWins');
    expect(openGames(boardIn(after, 1))).toEqual([]);
  });

  it('[CUP-4] a result entered during a running game ends the game, and its own end no longer counts', () => {
    const running = runningOf(boardIn(online(), 1)).id;
    const result = decided(online(), won, { chance: lots(online()) });
    if (!result.ok || result.value.after === null) throw new Error('refused');
    const after = result.value.after;
    const next = runningOf(boardIn(after, 1));
    expect(result.value.messages).toEqual([
      { kind: 'endGame', game: running, result: 'whiteWins' },
      { kind: 'openGame', game: next.id },
    ]);
    const late = {
      kind: 'gameFinished',
      game: running,
      result: 'blackWins',
      reason: 'checkmate',
      moves: '',
      plies: 0,
      finishedAt: at(0),
      absent: [],
    } as const;
    const heard = changed(after, late);
    expect(resultsOf(boardIn(heard, 1))).toEqual(['whiteWins']);
    expect(runningOf(boardIn(heard, 1))).toBe(next);
  });

  it('[CUP-4] a result of an online match is refused with the wrong colours', () => {
    expect(refusalOf(online(), back)).toBe('noSuchGame');
    const after = ended(online(), { round: 1, board: 1, result: 'draw' });
    expect(refusalOf(after, { ...back, game: 1 })).toBe('noSuchGame');
  });

  it('[CUP-4] an annulled game does not count for the match', () => {
    const annulled = ended(online(), { round: 1, board: 1, result: null });
    expect(boardIn(annulled, 1)).toMatchObject({ result: null, matchGames: [] });
    const hall = changed(annulled, { kind: 'setOnline', round: 1, white: id('p1'), black: id('p4'), online: false });
    const anew = changed(hall, { kind: 'setOnline', round: 1, white: id('p1'), black: id('p4'), online: true });
    expect(runningOf(boardIn(anew, 1))).toMatchObject({ white: 'p1', black: 'p4' });
  });

  it('[CUP-4] a waiting game is cancelled when a correction of the game before decides the match', () => {
    const level = ['whiteWins', 'whiteWins'].reduce(
      (tournament, result) => ended(tournament, { round: 1, board: 1, result: result as 'whiteWins' }),
      online(),
    );
    const third = runningOf(boardIn(level, 1)).id;
    const result = decided(level, { ...back, result: 'blackWins', game: 2 });
    if (!result.ok || result.value.after === null) throw new Error('refused');
    expect(result.value.messages).toEqual([{ kind: 'cancelGame', game: third }]);
    expect(boardIn(result.value.after, 1)).toMatchObject({ result: 'whiteWins' });
  });

  it('[CUP-4] a match that is moved over the board is finished there', () => {
    const level = ended(online(), { round: 1, board: 1, result: 'whiteWins' });
    const hall = changed(level, { kind: 'setOnline', round: 1, white: id('p1'), black: id('p4'), online: false });
    expect(openGames(boardIn(hall, 1))).toEqual([]);
    expect(boardIn(entered(hall, 1, 1, ['blackWins']), 1).result).toBe('whiteWins');
  });
});

describe('absence and withdrawal in a knockout', () => {
  it('[CUP-5] an absent player loses the game, and by both games the match', () => {
    const one = entered(knockoutOf(4), 1, 1, ['blackWinsByForfeit']);
    expect(boardIn(one, 1).result).toBeNull();
    expect(boardIn(entered(one, 1, 1, ['whiteWinsByForfeit']), 1).result).toBe('blackWinsByForfeit');
    expect(boardIn(entered(one, 1, 1, ['blackWins']), 1).result).toBeNull();
  });

  it('[CUP-5] the better seed goes through when neither player appears', () => {
    const after = entered(knockoutOf(4), 1, 2, ['notPlayed', 'notPlayed']);
    expect(boardIn(after, 1, 2)).toMatchObject({ white: 'p3', black: 'p2', result: 'blackWinsByForfeit' });
  });

  it('[CUP-5] a player who withdraws loses the match, and plays on if reinstated in time', () => {
    const level = entered(knockoutOf(4), 1, 1, ['whiteWins']);
    const gone = changed(level, { kind: 'removeParticipant', account: id('p1') });
    expect(resultsOf(boardIn(gone, 1))).toEqual(['whiteWins', 'switched whiteWinsByForfeit', 'blackWinsByForfeit']);
    expect(boardIn(gone, 1).result).toBe('blackWins');
    const again = changed(gone, { kind: 'addParticipant', account: id('p1') });
    expect(boardIn(again, 1)).toMatchObject({ result: null, matchGames: [{ switched: false, result: 'whiteWins' }] });
    expect({ ...again, revision: 0 }).toEqual({ ...level, revision: 0 });
  });

  it('[CUP-5] a player who withdraws loses the running online game and the remaining games by forfeit', () => {
    const before = knockoutOf(4, { online: true });
    const running = runningOf(boardIn(before, 1)).id;
    const result = decided(before, { kind: 'removeParticipant', account: id('p4') }, { now: at(MINUTE) });
    if (!result.ok || result.value.after === null) throw new Error('refused');
    expect(result.value.messages).toEqual([{ kind: 'endGame', game: running, result: 'whiteWins' }]);
    expect(resultsOf(boardIn(result.value.after, 1))).toEqual(['whiteWins', 'switched blackWinsByForfeit']);
  });

  it('[CUP-5] a player who withdraws loses a match of the next stage that is paired later', () => {
    const semifinal = entered(knockoutOf(4), 1, 1, ['whiteWins', 'blackWins']);
    const gone = changed(semifinal, { kind: 'removeParticipant', account: id('p1') });
    const final = settled(entered(gone, 1, 2, ['blackWins', 'whiteWins']));
    expect(boardIn(final, 2)).toMatchObject({ white: 'p1', black: 'p2', result: 'blackWinsByForfeit' });
    expect(final.phase.kind).toBe('finished');
    expect(places(final)).toEqual(['p1 2 out', 'p2 1', 'p3 3 out', 'p4 3 out']);
  });

  it('[CUP-5] an absent player is out at once where inactive players are removed', () => {
    const before = knockoutOf(4, { online: true, removeInactive: true });
    const { id: game } = runningOf(boardIn(before, 1));
    const report = {
      kind: 'gameFinished',
      game,
      result: 'whiteWinsByForfeit',
      reason: 'absence',
      moves: '',
      plies: 0,
      finishedAt: at(0),
      absent: [id('p4')],
    } as const;
    expect(boardIn(changed(before, report), 1)).toMatchObject({ result: 'whiteWinsByForfeit' });
  });
});

describe('the next stage', () => {
  it('[CUP-6] the next stage is paired by itself when all matches are decided', () => {
    const one = settled(entered(knockoutOf(4), 1, 1, ['whiteWins', 'blackWins']));
    expect(one.rounds).toHaveLength(1);
    const all = settled(entered(one, 1, 2, ['blackWins', 'whiteWins']));
    expect(pairsIn(all, 2)).toEqual(['p1-p2']);
  });

  it('[CUP-6] the next stage online begins after a break', () => {
    const now = at(HOUR);
    const before = knockoutOf(4, { online: true });
    const last = ['whiteWins', 'blackWins'] as const;
    const played = [1, 2].reduce(
      (tournament, board) => last.reduce((round, result) => ended(round, { round: 1, board, result, now }), tournament),
      before,
    );
    expect(runningOf(boardIn(settled(played, { now }), 2)).startAt).toBe(at(HOUR + KNOCKOUT_BREAK_MS));
  });

  it('[CUP-6] a stage without results can be deleted, and is paired again after the time for corrections', () => {
    const before = knockoutOf(4);
    const final = stageWon(before, 1);
    const without = changed(final, { kind: 'deleteRound', number: 2 });
    expect(without.nextPairingAt).toBe(at(STAGE_CORRECTION_MS));
    expect(settled(without, { now: at(STAGE_CORRECTION_MS - SECOND) })).toBe(without);
    const corrected = changed(changed(without, { ...wonByBlack, game: 1 }), { ...back, game: 2 });
    const anew = settled(corrected, { now: at(STAGE_CORRECTION_MS) });
    expect(pairsIn(final, 2)).toEqual(['p1-p3']);
    expect(pairsIn(anew, 2)).toEqual(['p3-p4']);
    const played = entered(anew, 2, 1, ['whiteWins']);
    expect(refusalOf(played, { kind: 'deleteRound', number: 2 })).toBe('roundHasResults');
    expect(refusalOf(played, { kind: 'deleteRound', number: 1 })).toBe('notTheLastRound');
  });

  it('[CUP-6] a stage cannot be paired manually', () => {
    const before = knockoutOf(4);
    const seats = { round: 1, white: id('p1'), black: id('p4') };
    expect(refusalOf(before, { kind: 'deletePairing', ...seats })).toBe('pairingIsFixed');
    expect(refusalOf(before, { kind: 'addPairing', ...seats, online: false })).toBe('pairingIsFixed');
    expect(refusalOf(before, { kind: 'pairNextRound', button: 'pairings' })).toBe('noNextRoundButton');
  });
});

describe('the table of a knockout', () => {
  it('[CUP-7] the losers of a stage share a place, and the tournament ends with the final', () => {
    const quarter = knockoutOf(8);
    expect(quarter.settings.rounds).toBe(3);
    expect(new Set(playersOf(quarter).map(({ standing }) => standing.rank))).toEqual(new Set([1]));
    const semi = stageWon(quarter, 1);
    expect(places(semi).filter((row) => row.endsWith('5 out'))).toHaveLength(4);
    const over = stageWon(stageWon(semi, 2), 3);
    expect(over.phase.kind).toBe('finished');
    expect(
      places(over)
        .map((row) => Number(row.split(' ')[1]))
        .sort(),
    ).toEqual([1, 2, 3, 3, 5, 5, 5, 5]);
  });

  it('[CUP-7] a knockout is running again when the last game of the final is taken back', () => {
    const over = stageWon(stageWon(knockoutOf(4), 1), 2);
    const { white, black } = boardIn(over, 2);
    const open = changed(over, { kind: 'setResult', round: 2, white, black, result: null });
    expect(open.phase.kind).toBe('running');
    expect(playersOf(open).filter(({ eliminated }) => !eliminated)).toHaveLength(2);
  });
});
