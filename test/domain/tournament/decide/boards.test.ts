import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { HOUR, MINUTE, SECOND } from '../../../../domain/kernel/time.ts';
import type { FinishedGame } from '../../../../domain/tournament/command.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import {
  type Board,
  freeRoundsOf,
  playerOf,
  playersOf,
  type Tournament,
} from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import {
  asPlayer,
  boardIn,
  changed,
  decided,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  settled,
  startedWith,
} from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';
import { knockoutOf } from '../../support/knockout.ts';

const id = (name: string): AccountId => asId(name);
const key = (round: number, { white, black }: Board) => ({ round, white, black });
const hall = () => nextRound(startedWith(6));
const online = () => nextRound(startedWith(6, newTournament({ online: true })));
const gameOf = ({ games }: Board) => {
  const [game] = games;
  if (game === undefined) throw new Error('no game');
  return game;
};
const ended = (board: Board, changes: Partial<FinishedGame> = {}) =>
  ({
    kind: 'gameFinished',
    game: gameOf(board).id,
    result: 'blackWins',
    reason: 'resignation',
    moves: 'AAAA',
    plies: 12,
    finishedAt: at(HOUR),
    absent: [],
    ...changes,
  }) as const;

describe('games that end at the same moment', () => {
  it('[BOARD-1] games that end together are one change, with the same table as one after the other', () => {
    const before = online();
    const reports = [1, 2, 3].map((number) => ended(boardIn(before, 1, number), { finishedAt: at(HOUR + number) }));
    const [first] = reports;
    if (first === undefined) throw new Error('no game ended');
    const games = [...reports, { ...first, result: 'draw' as const }];
    const together = changed(before, { kind: 'gamesFinished', games });
    const inTurn = reports.reduce((tournament, report) => changed(tournament, report), before);
    expect(together.revision).toBe(before.revision + 1);
    expect(together).toEqual({ ...inTurn, revision: together.revision });
    expect(changed(together, { kind: 'gamesFinished', games })).toBe(together);
  });
});

describe('a result', () => {
  it('[BOARD-1] a result is entered, corrected and taken back', () => {
    const before = hall();
    const board = boardIn(before, 1);
    const won = changed(before, { kind: 'setResult', ...key(1, board), result: 'whiteWins' });
    expect(playerOf(won, board.white)?.standing).toMatchObject({ score: 2, rank: 1 });
    const drawn = changed(won, { kind: 'setResult', ...key(1, board), result: 'draw' });
    expect(playerOf(drawn, board.white)?.standing.score).toBe(1);
    const open = changed(drawn, { kind: 'setResult', ...key(1, board), result: null });
    expect({ ...open, revision: before.revision }).toEqual(before);
  });

  it('[BOARD-1] a result is refused for a pairing that does not exist', () => {
    const before = hall();
    expect(refusalOf(before, { kind: 'setResult', round: 1, white: id('p1'), black: id('p1'), result: 'draw' })).toBe(
      'noSuchPairing',
    );
    expect(refusalOf(before, { kind: 'setResult', round: 9, white: id('p1'), black: id('p4'), result: 'draw' })).toBe(
      'noSuchPairing',
    );
  });

  it('[BOARD-1] an entered result ends the running game, and stands when the game later ends differently', () => {
    const before = online();
    const board = boardIn(before, 1);
    const decision = decided(before, { kind: 'setResult', ...key(1, board), result: 'draw' });
    expect(decision).toMatchObject({
      ok: true,
      value: { messages: [{ kind: 'endGame', game: gameOf(board).id, result: 'draw' }] },
    });
    const drawn = changed(before, { kind: 'setResult', ...key(1, board), result: 'draw' });
    const heard = changed(drawn, ended(board));
    expect(boardIn(heard, 1)).toMatchObject({ result: 'draw', games: [{ end: { outcome: -1, plies: 12 } }] });
  });
});

describe('a result after a penalty', () => {
  const PENALTIES = [
    ['bothLose', 0, 0],
    ['whiteDrawBlackLoses', 1, 0],
    ['whiteLosesBlackDraw', 0, 1],
  ] as const;

  it.each(PENALTIES)(
    '[BOARD-8] the result %s gives each side its own points and counts as a played game',
    (result, white, black) => {
      const before = hall();
      const board = boardIn(before, 1);
      const after = changed(before, { kind: 'setResult', ...key(1, board), result });
      expect([board.white, board.black].map((one) => playerOf(after, one)?.standing.score)).toEqual([white, black]);
      const second = nextRound(playedOut(after, 1));
      const opponents = [1, 2, 3]
        .map((number) => boardIn(second, 2, number))
        .map((one) => [one.white, one.black].sort());
      expect(opponents).not.toContainEqual([board.white, board.black].sort());
    },
  );

  it('[BOARD-8] a penalty result is refused in a knockout of players', () => {
    const cup = knockoutOf(4);
    const board = boardIn(cup, 1);
    for (const [result] of PENALTIES) {
      expect(refusalOf(cup, { kind: 'setResult', ...key(1, board), result })).toBe('drawNotAllowed');
    }
  });
});

describe('a no-show over the board', () => {
  const strict = (rounds = 3) => nextRound(startedWith(6, newTournament({ removeInactive: true, rounds })));
  const withdrawnIn = (tournament: Tournament) =>
    playersOf(tournament).flatMap(({ account, withdrawnFrom }) => (withdrawnFrom === null ? [] : [account]));
  const enter = (tournament: Tournament, result: GameResult | null, round = 1): Tournament =>
    changed(tournament, { kind: 'setResult', ...key(round, boardIn(tournament, round)), result });

  it('[ENTRY-13] a no-show is withdrawn with the result if the organiser wants it, and not paired again', () => {
    const { white, black } = boardIn(strict(), 1);
    expect(withdrawnIn(enter(strict(), 'whiteWinsByForfeit'))).toEqual([black]);
    expect(withdrawnIn(enter(strict(), 'blackWinsByForfeit'))).toEqual([white]);
    expect(withdrawnIn(enter(strict(), 'notPlayed')).sort()).toEqual([white, black].sort());
    expect(withdrawnIn(enter(hall(), 'whiteWinsByForfeit'))).toEqual([]);
    expect(withdrawnIn(enter(strict(), 'bothLose'))).toEqual([]);
    const second = nextRound(playedOut(enter(strict(), 'whiteWinsByForfeit'), 1));
    expect([1, 2].flatMap((board) => [boardIn(second, 2, board).white, boardIn(second, 2, board).black])).not.toContain(
      black,
    );
  });

  it('[ENTRY-13] a no-show is reinstated by another result, even after the next round was paired', () => {
    const before = strict();
    const { black } = boardIn(before, 1);
    const lost = enter(before, 'whiteWinsByForfeit');
    expect({ ...enter(lost, null), revision: 0 }).toEqual({ ...before, revision: 0 });
    expect(withdrawnIn(enter(lost, 'blackWinsByForfeit'))).toEqual([boardIn(before, 1).white]);
    const second = nextRound(playedOut(lost, 1));
    const corrected = enter(second, 'draw');
    expect(withdrawnIn(corrected)).toEqual([]);
    const round = corrected.rounds[1];
    expect(round === undefined ? [] : freeRoundsOf(round)).toContainEqual({
      kind: 'bye',
      who: black,
      bye: 'zero-point',
    });
  });

  it('[ENTRY-13] a player who withdrew before the round stays withdrawn whatever the result is', () => {
    const before = strict();
    const { black } = boardIn(before, 1);
    const left = changed(before, { kind: 'leave' }, { actor: asPlayer(black) });
    expect(withdrawnIn(enter(enter(left, 'whiteWinsByForfeit'), 'draw'))).toEqual([black]);
  });

  it('[ENTRY-13] a player whom the arbiter withdrew during the round stays withdrawn whatever the result is', () => {
    const before = strict();
    const { black } = boardIn(before, 1);
    const left = changed(before, { kind: 'removeParticipant', account: black });
    expect(withdrawnIn(enter(enter(left, 'whiteWinsByForfeit'), 'draw'))).toEqual([black]);
  });

  it('[ENTRY-13] a no-show in the last round is not withdrawn', () => {
    const last = enter(strict(1), 'whiteWinsByForfeit');
    expect(withdrawnIn(last)).toEqual([]);
  });

  it('[ENTRY-13] a no-show in a knockout loses the match, and plays on if the result is taken back', () => {
    const cup = knockoutOf(4, { removeInactive: true });
    const lost = enter(cup, 'whiteWinsByForfeit');
    expect(boardIn(lost, 1)).toMatchObject({ result: 'whiteWinsByForfeit' });
    expect(boardIn(enter(lost, 'blackWins'), 1)).toMatchObject({ result: null, matchGames: [{ result: 'blackWins' }] });
    expect(withdrawnIn(enter(lost, null))).toEqual([]);
  });
});

describe('several results', () => {
  const results = (tournament: Tournament, ...of: readonly GameResult[]) =>
    of.map((result, at) => ({
      white: boardIn(tournament, 1, at + 1).white,
      black: boardIn(tournament, 1, at + 1).black,
      result,
    }));

  it('[BOARD-7] several results are entered in one go, as one change', () => {
    const before = hall();
    const after = changed(before, {
      kind: 'setResults',
      round: 1,
      results: results(before, 'draw', 'whiteWinsByForfeit'),
    });
    expect([1, 2, 3].map((board) => boardIn(after, 1, board).result)).toEqual(['draw', 'whiteWinsByForfeit', null]);
    expect(after.revision).toBe(before.revision + 1);
  });

  it('[BOARD-7] several results are refused together if one of them is invalid', () => {
    const before = hall();
    const stranger = { white: id('p1'), black: id('p1'), result: 'draw' } as const;
    expect(refusalOf(before, { kind: 'setResults', round: 1, results: [...results(before, 'draw'), stranger] })).toBe(
      'noSuchPairing',
    );
  });

  it('[BOARD-7] several results end the games that are still running', () => {
    const before = online();
    expect(decided(before, { kind: 'setResults', round: 1, results: results(before, 'draw', 'draw') })).toMatchObject({
      ok: true,
      value: { messages: [1, 2].map((board) => ({ kind: 'endGame', game: gameOf(boardIn(before, 1, board)).id })) },
    });
  });
});

describe('the end of an online game', () => {
  it('[BOARD-2] the end of an online game sets the result, and counts only once', () => {
    const before = online();
    const board = boardIn(before, 1);
    const heard = changed(before, ended(board));
    expect(boardIn(heard, 1)).toMatchObject({ result: 'blackWins', overridden: false });
    expect(changed(heard, ended(board, { result: 'draw' }))).toBe(heard);
    expect(changed(heard, { ...ended(board), game: asId('unknown') })).toBe(heard);
  });

  it('[BOARD-2] an annulled game leaves its board without a result', () => {
    const before = online();
    const annulled = changed(before, ended(boardIn(before, 1), { result: null, reason: 'annulled' }));
    expect(boardIn(annulled, 1)).toMatchObject({ result: null, games: [{ end: { outcome: null } }] });
  });

  it('[BOARD-2] a game ended by the arbiter does not bring back a result that was taken back meanwhile', () => {
    const before = online();
    const board = boardIn(before, 1);
    const command = { kind: 'setResult', ...key(1, board) } as const;
    const minded = changed(changed(before, { ...command, result: 'draw' }), { ...command, result: null });
    expect(boardIn(changed(minded, ended(board, { result: 'draw', reason: 'arbiter' })), 1).result).toBeNull();
  });

  it('[ENTRY-6] a player who never made a move in a game is withdrawn if the organiser wants it', () => {
    const strict = nextRound(startedWith(6, newTournament({ online: true, removeInactive: true })));
    for (const [tournament, from] of [
      [strict, 2],
      [online(), null],
    ] as const) {
      const board = boardIn(tournament, 1);
      const lost = changed(
        tournament,
        ended(board, { result: 'whiteWinsByForfeit', reason: 'absence', absent: [board.black] }),
      );
      expect(playerOf(lost, board.black)?.withdrawnFrom).toBe(from);
    }
  });

  it('[ENTRY-6] who never makes a move stays in the last round, and on a board that the arbiter has decided', () => {
    const absentOn = (tournament: Tournament, board: Board) =>
      changed(tournament, ended(board, { result: 'whiteWinsByForfeit', reason: 'absence', absent: [board.black] }));
    const last = nextRound(startedWith(6, newTournament({ online: true, removeInactive: true, rounds: 1 })));
    const board = boardIn(last, 1);
    expect(playerOf(absentOn(last, board), board.black)?.withdrawnFrom).toBeNull();
    const strict = nextRound(startedWith(6, newTournament({ online: true, removeInactive: true })));
    const decidedBoard = boardIn(strict, 1);
    const drawn = changed(strict, { kind: 'setResult', ...key(1, decidedBoard), result: 'draw' });
    expect(playerOf(absentOn(drawn, decidedBoard), decidedBoard.black)?.withdrawnFrom).toBeNull();
  });

  it('[ENTRY-13] a player withdrawn for never making a move comes back with another result', () => {
    const strict = nextRound(startedWith(6, newTournament({ online: true, removeInactive: true })));
    const board = boardIn(strict, 1);
    const lost = changed(
      strict,
      ended(board, { result: 'whiteWinsByForfeit', reason: 'absence', absent: [board.black] }),
    );
    const corrected = changed(lost, { kind: 'setResult', ...key(1, board), result: 'draw' });
    expect(playerOf(corrected, board.black)?.withdrawnFrom).toBeNull();
  });
});

describe('online and over-the-board pairings', () => {
  it('[BOARD-3] a pairing that is moved online gets a game, and its players get time to reach it', () => {
    const before = hall();
    const decision = decided(
      before,
      { kind: 'setOnline', ...key(1, boardIn(before, 1)), online: true },
      { now: at(HOUR) },
    );
    const moved = decision.ok ? decision.value.after : null;
    if (!decision.ok || moved === null) throw new Error('refused');
    const game = gameOf(boardIn(moved, 1));
    expect(game).toMatchObject({ sequence: 1, startAt: at(HOUR + 10 * SECOND), end: null });
    expect(decision.value.messages).toEqual([{ kind: 'openGame', game: game.id }]);
  });

  it('[BOARD-3] a pairing that is moved back over the board has no running game', () => {
    const before = online();
    const board = boardIn(before, 1);
    const decision = decided(before, { kind: 'setOnline', ...key(1, board), online: false });
    expect(decision).toMatchObject({ ok: true, value: { messages: [{ kind: 'cancelGame', game: gameOf(board).id }] } });
    const back = decision.ok && decision.value.after;
    expect(back && boardIn(back, 1)).toMatchObject({ online: false, games: [] });
  });

  it('[TOUR-1] moving a pairing to where it already is changes nothing', () => {
    const before = hall();
    expect(changed(before, { kind: 'setOnline', ...key(1, boardIn(before, 1)), online: false })).toBe(before);
  });

  it('[TOUR-1] entering the same result again changes nothing, nor does taking back a missing result', () => {
    const before = hall();
    const result = { kind: 'setResult', ...key(1, boardIn(before, 1)), result: 'draw' } as const;
    const drawn = changed(before, result);
    expect(changed(drawn, result)).toBe(drawn);
    expect(changed(before, { ...result, result: null })).toBe(before);
  });

  it('[BOARD-3] the games of a board are numbered in sequence', () => {
    const before = online();
    const board = boardIn(before, 1);
    const annulled = changed(before, ended(board, { result: null, reason: 'annulled' }));
    const hallAgain = changed(annulled, { kind: 'setOnline', ...key(1, board), online: false });
    const again = changed(hallAgain, { kind: 'setOnline', ...key(1, board), online: true }, { chance: chanceFrom(5) });
    expect(boardIn(again, 1).games.map(({ sequence, end }) => [sequence, end === null])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});

describe('manual pairings', () => {
  const freed = (): { readonly tournament: Tournament; readonly board: Board } => {
    const tournament = hall();
    const board = boardIn(tournament, 1);
    return { tournament: changed(tournament, { kind: 'deletePairing', ...key(1, board) }), board };
  };

  it('[BOARD-5] a deleted pairing leaves two players who block the next round', () => {
    const { tournament } = freed();
    expect(refusalOf(playedOut(tournament, 1), { kind: 'pairNextRound', button: 'pairings' })).toBe('playersUnpaired');
    expect(settled(playedOut(tournament, 1)).rounds).toHaveLength(1);
  });

  it('[BOARD-4] the arbiter pairs two unpaired players again, on their previous board', () => {
    const { tournament, board } = freed();
    const again = changed(tournament, { kind: 'addPairing', ...key(1, board), online: false });
    expect(again.rounds).toEqual(hall().rounds);
    expect(nextRound(playedOut(again, 1)).rounds).toHaveLength(2);
  });

  it('[BOARD-4] the arbiter can give unpaired players a bye instead', () => {
    const { tournament, board } = freed();
    const byes = [board.white, board.black].reduce(
      (before, white) => changed(before, { kind: 'addPairing', round: 1, white, black: null, online: true }),
      tournament,
    );
    expect(playerOf(byes, board.white)?.standing.score).toBe(2);
    expect(nextRound(playedOut(byes, 1)).rounds).toHaveLength(2);
    const without = changed(byes, { kind: 'deletePairing', round: 1, white: board.white, black: null });
    expect(playerOf(without, board.white)?.standing.score).toBe(0);
  });

  it('[BOARD-4] a manual pairing refuses a player who is paired, their own opponent, or not in the tournament', () => {
    const { tournament, board } = freed();
    const taken = boardIn(tournament, 1, 2);
    const pair = (white: AccountId, black: AccountId) =>
      refusalOf(tournament, { kind: 'addPairing', round: 1, white, black, online: false });
    expect(pair(board.white, taken.black)).toBe('alreadyPaired');
    expect(pair(board.white, board.white)).toBe('samePlayer');
    expect(pair(board.white, id('p9'))).toBe('notParticipating');
  });

  it('[BOARD-4] a manual pairing warns of a rematch and of a second game where all pairings are manual', () => {
    const round = { kind: 'addRound', name: null, startAt: null, number: null } as const;
    const manual = changed(startedWith(3, newTournament({ format: 'ManualPairing' })), round);
    const pair = (tournament: Tournament, white: string, black: string) =>
      decided(tournament, { kind: 'addPairing', round: 1, white: id(white), black: id(black), online: false });
    const first = pair(manual, 'p1', 'p2');
    if (!first.ok || first.value.after === null) throw new Error('refused');
    expect(first.value.answer).toEqual({ warnings: [] });
    const second = pair(first.value.after, 'p1', 'p3');
    expect(second).toMatchObject({ ok: true, value: { answer: { warnings: ['secondGameInRound'] } } });
    expect(pair(first.value.after, 'p2', 'p1')).toMatchObject({
      value: { answer: { warnings: ['secondGameInRound', 'rematch'] } },
    });
    const both = second.ok && second.value.after;
    const won = both && playedOut(both, 1);
    expect(won && playerOf(won, id('p1'))?.standing.score).toBe(4);
  });

  it('[BOARD-4] a manual online pairing gets its game at the time of the round', () => {
    const { tournament, board } = freed();
    const again = changed(tournament, { kind: 'addPairing', ...key(1, board), online: true }, { now: at(-MINUTE) });
    expect(gameOf(boardIn(again, 1)).startAt).toBe(at(0));
  });

  it('[BOARD-4] a manual pairing makes a planned round a paired one, with its requested byes', () => {
    const planned = changed(hall(), { kind: 'addRound', name: 'Final', startAt: null, number: 2 });
    const requested = { ...planned, requestedByes: [{ who: id('p6'), round: 2, bye: 'half-point' as const }] };
    const paired = changed(requested, {
      kind: 'addPairing',
      round: 2,
      white: id('p1'),
      black: id('p2'),
      online: false,
    });
    expect(paired.requestedByes).toEqual([]);
    expect(paired.rounds[1]).toMatchObject({
      kind: 'paired',
      name: 'Final',
      pairings: [
        { kind: 'board', board: 1, white: 'p1' },
        { kind: 'bye', who: 'p6', bye: 'half-point' },
      ],
    });
  });

  it('[BOARD-5] a pairing with a result cannot be deleted', () => {
    const played = playedOut(hall(), 1);
    expect(refusalOf(played, { kind: 'deletePairing', ...key(1, boardIn(played, 1)) })).toBe('roundHasResults');
    expect(refusalOf(played, { kind: 'deletePairing', round: 1, white: id('p1'), black: id('p1') })).toBe(
      'noSuchPairing',
    );
    expect(refusalOf(played, { kind: 'deletePairing', round: 7, white: id('p1'), black: null })).toBe('noSuchPairing');
  });

  it('[BOARD-5] deleting a requested bye removes it as well', () => {
    const requested = { ...hall(), requestedByes: [{ who: id('p6'), round: 2, bye: 'half-point' as const }] };
    expect(changed(requested, { kind: 'deletePairing', round: 2, white: id('p6'), black: null }).requestedByes).toEqual(
      [],
    );
  });
});
