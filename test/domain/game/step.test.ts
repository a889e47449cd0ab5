import { describe, expect, it } from 'vitest';
import { decodeRecord } from '../../../domain/chess/moves.ts';
import { timeLeft } from '../../../domain/game/clock.ts';
import type { GameCommand, PlayerRequest } from '../../../domain/game/commands.ts';
import { endOf, nextWake } from '../../../domain/game/game.ts';
import { MINUTE, millis, SECOND } from '../../../domain/kernel/time.ts';
import { moveRequest, START, sameForBoth, Table } from '../../support/domain/live-game.ts';

const SCHOLAR = 'e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7';

const resign: PlayerRequest = { kind: 'resign' };
const agree: PlayerRequest = { kind: 'agreeToDraw' };
const decline: PlayerRequest = { kind: 'declineDraw' };
const flag: PlayerRequest = { kind: 'callFlag' };
const automatic: PlayerRequest = { kind: 'askForAutomaticDraw' };

const ending = (table: Table) => {
  const end = endOf(table.game);
  return end && [end.result, end.reason];
};
const refusal = (table: Table) => table.last?.refusal?.key ?? null;
const left = (table: Table, color: 'white' | 'black') =>
  timeLeft(table.game.clock, color, millis(table.now)).remainingMs;

describe('the start of a game', () => {
  it('[GAME-1] a game starts by itself at its start time and begins White’s countdown', () => {
    const table = new Table();
    expect(nextWake(table.game)).toBe(START);
    table.does({ kind: 'wake' });
    expect(table.last?.events).toEqual([{ kind: 'started' }]);
    expect(table.game.clock.running).toEqual({ color: 'white', since: START });
  });

  it('[GAME-1] a game whose start is carried out late starts with the next request and costs nobody time', () => {
    const table = new Table();
    table.moves('e2e4', 5 * MINUTE);
    expect(table.last?.events.map((event) => event.kind)).toEqual(['started', 'moved']);
    expect(left(table, 'white')).toBe(3 * MINUTE);
  });

  it.each([moveRequest('e2e4'), resign, agree, decline, flag, automatic])(
    '[GAME-2] a $kind request before the start of the game is refused',
    (request) => {
      const table = new Table();
      table.asks('white', request, -10);
      expect(refusal(table)).toBe('gameNotStarted');
      expect(table.last?.events).toEqual([]);
    },
  );
});

describe('a move', () => {
  it('[GAME-3] a move is reported with its ply, recorded, and switches the clocks', () => {
    const table = Table.begun();
    table.moves('e2e4', 4_000);
    expect(table.last?.events).toEqual([
      {
        kind: 'moved',
        by: 'white',
        move: { from: 12, to: 28 },
        ply: 1,
        spentMs: 4_000,
        forgivenMs: 0,
        leftMs: table.game.clock.white.remainingMs,
      },
    ]);
    expect(decodeRecord(table.game.record)).toEqual({ ok: true, value: [{ kind: 'move', from: 12, to: 28 }] });
    expect(table.game.clock.running).toEqual({ color: 'black', since: START + 4_000 });
  });

  it.each([
    ['black', 'e7e5', 'notYourTurn'],
    ['white', 'e2e5', 'illegalMove'],
    ['white', 'e7e5', 'illegalMove'],
    ['white', 'e2e4q', 'illegalMove'],
  ] as const)('[GAME-3] a move by %s %s is refused: %s', (by, uci, key) => {
    const table = Table.begun();
    const before = table.game;
    table.asks(by, moveRequest(uci));
    expect(refusal(table)).toBe(key);
    expect(table.game).toBe(before);
  });

  it('[GAME-3] a pawn move to the last rank must name its promotion piece, except in Pawn vs Pawn', () => {
    const chess = Table.begun().setUp('7k/P7/8/8/8/8/8/K7 w - - 0 1');
    chess.moves('a7a8');
    expect(refusal(chess)).toBe('promotionRequired');
    const pawns = Table.begun({ variant: 'PawnVsPawn' }).setUp('8/P7/8/8/8/8/7p/8 w - - 0 1');
    pawns.moves('a7a8');
    expect(ending(pawns)).toEqual(['whiteWins', 'lastRank']);
    expect(pawns.game.lastMove).toEqual({ from: 48, to: 56, promotion: 'pawn' });
  });

  it('[GAME-9] a repeated move with the same ply gets the same response and changes nothing', () => {
    const table = Table.begun();
    table.asks('white', moveRequest('e2e4', { ply: 0 }));
    const after = table.game;
    table.asks('white', moveRequest('e2e4', { ply: 0 }), 900);
    expect([refusal(table), table.game]).toEqual([null, after]);
  });

  it('[GAME-9] a repeated move that gives mate gets the same response', () => {
    const table = Table.begun().line(SCHOLAR);
    table.asks('white', moveRequest('h5f7', { ply: 6 }));
    expect(refusal(table)).toBeNull();
  });

  it.each([
    ['white', 'e2e4', undefined, 'notYourTurn'],
    ['white', 'd2d4', 0, 'outOfStep'],
    ['black', 'e7e5', 0, 'outOfStep'],
    ['black', 'e7e5', 2, 'outOfStep'],
    ['black', 'e2e4', 0, 'outOfStep'],
  ] as const)('[GAME-10] after 1.e4, a move by %s %s at ply %s is refused: %s', (by, uci, ply, key) => {
    const table = Table.begun().line('e2e4');
    table.asks(by, moveRequest(uci, ply === undefined ? {} : { ply }));
    expect(refusal(table)).toBe(key);
  });
});

describe('the end of a game', () => {
  it('[GAME-4] a mate ends the game and wins it for the side that gave it', () => {
    const table = Table.begun().line(SCHOLAR);
    expect(ending(table)).toEqual(['whiteWins', 'checkmate']);
    expect(table.last?.events.map((event) => event.kind)).toEqual(['moved', 'ended']);
    expect([table.game.clock.running, nextWake(table.game)]).toEqual([null, null]);
  });

  it.each([
    ['7k/8/8/6K1/8/8/8/5Q2 w - - 0 1', 'f1f7', 'draw', 'stalemate'],
    ['7k/8/8/8/8/8/1p6/K6B w - - 0 1', 'a1b2', 'draw', 'deadPosition'],
    ['7k/8/8/8/8/8/8/K5R1 w - - 149 90', 'g1g2', 'draw', 'seventyFiveMoves'],
  ])('[GAME-4] in %s the move %s ends the game: %s by %s', (fen, uci, result, reason) => {
    const table = Table.begun().setUp(fen);
    table.moves(uci);
    expect(ending(table)).toEqual([result, reason]);
  });

  it('[GAME-4] the fifth occurrence of a position ends the game in a draw', () => {
    const table = Table.begun().line(Array.from({ length: 4 }, () => 'g1f3 g8f6 f3g1 f6g8').join(' '));
    expect(ending(table)).toEqual(['draw', 'fivefoldRepetition']);
  });

  it.each([
    [SCHOLAR.slice(0, 9), 'white', 'blackWins'],
    [SCHOLAR.slice(0, 9), 'black', 'whiteWins'],
    ['e2e4', 'white', 'blackWins'],
    ['e2e4', 'black', 'whiteWinsByForfeit'],
  ] as const)('[GAME-5] after %s, a resignation by %s gives %s', (line, by, result) => {
    const table = Table.begun().line(line);
    table.asks(by, resign);
    expect(ending(table)).toEqual([result, 'resignation']);
  });

  it('[GAME-5] a resignation before any move loses by forfeit', () => {
    const table = Table.begun();
    table.asks('white', resign);
    expect(ending(table)).toEqual(['blackWinsByForfeit', 'resignation']);
  });

  it('[GAME-6] a game ends by itself when the flag has fallen and the lag quota has passed', () => {
    const table = Table.begun().line('e2e4 e7e5');
    const wake = nextWake(table.game) ?? 0;
    expect(wake).toBe(START + 3 * MINUTE + 2_000);
    table.does({ kind: 'wake' }, wake - table.now - 1);
    expect(ending(table)).toBeNull();
    table.does({ kind: 'wake' }, 1);
    expect(ending(table)).toEqual(['blackWins', 'flag']);
    expect(left(table, 'white')).toBe(0);
  });

  it.each([
    ['7k/8/8/8/8/8/p7/K5R1 w - - 0 1', 'blackWins', 'flag'],
    ['7k/8/8/8/8/8/8/K5R1 w - - 0 1', 'draw', 'flagInsufficientMaterial'],
    ['6nk/8/8/8/8/8/8/K4Q2 w - - 0 1', 'draw', 'flagInsufficientMaterial'],
  ])('[GAME-6] White’s flag fall in %s gives %s by %s', (fen, result, reason) => {
    const table = Table.begun().line('e2e4 e7e5').setUp(fen);
    table.asks('black', flag, 4 * MINUTE);
    expect([refusal(table), ...(ending(table) ?? [])]).toEqual([null, result, reason]);
  });

  it('[GAME-7] a flag fall before the player’s first move loses by forfeit, after the countdown and the full time', () => {
    const table = Table.begun();
    expect(nextWake(table.game)).toBe(START + 20 * SECOND + 3 * MINUTE + 2_000);
    table.does({ kind: 'wake' }, 4 * MINUTE);
    expect(ending(table)).toEqual(['blackWinsByForfeit', 'absence']);
  });

  it('[GAME-7] Black also loses by forfeit without a first move', () => {
    const table = Table.begun().line('e2e4');
    table.does({ kind: 'wake' }, 4 * MINUTE);
    expect(ending(table)).toEqual(['whiteWinsByForfeit', 'absence']);
  });

  it('[GAME-7] both players lose when neither was ever present', () => {
    const table = new Table();
    table.does({ kind: 'wake' });
    table.does({ kind: 'wake' }, 10 * MINUTE);
    expect(ending(table)).toEqual(['notPlayed', 'absence']);
  });

  it.each([
    ['flag before the time', 'black', flag, 'flagNotFallen'],
    ['flag of who is to move before the time', 'white', flag, 'flagNotFallen'],
  ] as const)('[GAME-6] a running game does not end by a %s', (_, by, request, key) => {
    const table = Table.begun().line('e2e4 e7e5');
    table.asks(by, request, 2 * MINUTE);
    expect([refusal(table), ending(table)]).toEqual([key, null]);
  });

  const askedOfTheFinished: readonly (readonly [string, GameCommand])[] = [
    ['a move', { ...moveRequest('a7a6'), by: 'black' }],
    ['a resignation', { ...resign, by: 'black' }],
    ['a draw', { ...agree, by: 'white' }],
    ['more time', { kind: 'adjustClock', side: 'white', deltaMs: 60_000 }],
    ['another result', { kind: 'decide', result: 'draw' }],
    ['an annulment', { kind: 'annul' }],
  ];
  it.each(askedOfTheFinished)('[GAME-8] a finished game refuses %s', (_, command) => {
    const table = Table.begun().line(SCHOLAR);
    const before = table.game;
    table.does(command, 5_000);
    expect([refusal(table), table.game]).toEqual(['gameOver', before]);
  });

  it('[GAME-9] a repeated request to end the game gets the same response', () => {
    const resigned = Table.begun().line('e2e4 e7e5');
    resigned.asks('white', resign);
    resigned.asks('white', resign, 2_500);
    expect(refusal(resigned)).toBeNull();
    resigned.asks('black', resign);
    expect(refusal(resigned)).toBe('gameOver');
    const agreed = Table.begun().line('e2e4 e7e5');
    agreed.asks('white', agree);
    agreed.asks('black', agree);
    agreed.asks('black', agree, 2_500);
    expect([refusal(agreed), ending(agreed)]).toEqual([null, ['draw', 'agreement']]);
  });

  it('[GAME-12] the organiser can end a game with a result or annul it', () => {
    const decided = Table.begun().line('e2e4');
    decided.does({ kind: 'decide', result: 'draw' });
    expect(ending(decided)).toEqual(['draw', 'arbiter']);
    const annulled = new Table();
    annulled.does({ kind: 'annul' }, -10);
    expect(ending(annulled)).toEqual([null, 'annulled']);
  });
});

describe('the clock of a game', () => {
  it('[CLOCK-7] a move after the flag has fallen is refused, legal or not, and the game ends', () => {
    for (const uci of ['g1f3', 'g1g5']) {
      const table = Table.begun().line('e2e4 e7e5');
      table.moves(uci, 3 * MINUTE);
      expect([refusal(table), ending(table)]).toEqual(['gameOver', ['blackWins', 'flag']]);
    }
  });

  it('[CLOCK-7] a move made in time is accepted although the network delayed it', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.moves('g1f3', 3 * MINUTE + 500, 3 * MINUTE - 200);
    expect([refusal(table), left(table, 'white')]).toEqual([null, 200]);
  });

  it('[CLOCK-7] a player can call their own flag without waiting', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.asks('black', flag, 3 * MINUTE);
    expect(refusal(table)).toBe('flagNotFallen');
    table.asks('white', flag);
    expect(ending(table)).toEqual(['blackWins', 'flag']);
  });

  it('[GAME-6] a draw offer cannot be accepted after the flag has fallen', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.asks('black', agree);
    table.asks('white', agree, 3 * MINUTE + 2_000);
    expect([refusal(table), ending(table)]).toEqual(['gameOver', ['blackWins', 'flag']]);
  });

  it('[CLOCK-5] the arbiter’s clock adjustment is recorded and moves the alarm', () => {
    const table = Table.begun().line('e2e4 e7e5');
    const wake = nextWake(table.game) ?? 0;
    table.does({ kind: 'adjustClock', side: 'white', deltaMs: 60_000 }, 1_000);
    expect([left(table, 'white'), nextWake(table.game)]).toEqual([4 * MINUTE - 1_000, wake + MINUTE]);
    table.does({ kind: 'adjustClock', side: 'black', deltaMs: -60_000 });
    expect(left(table, 'black')).toBe(2 * MINUTE);
    const entries = decodeRecord(table.game.record);
    expect(entries.ok && entries.value.slice(2)).toEqual([
      { kind: 'comment', comment: 'clockAdded', side: 'white' },
      { kind: 'comment', comment: 'clockTaken', side: 'black' },
    ]);
  });

  it('[CLOCK-3] each side has its own time and increment in a game', () => {
    const table = Table.begun({
      control: { white: { initialMs: MINUTE, incrementMs: 5_000 }, black: { initialMs: 5 * MINUTE, incrementMs: 0 } },
    }).line('e2e4 e7e5');
    expect([left(table, 'white'), left(table, 'black')]).toEqual([65_000, 300_000]);
  });
});

describe('an outage of the server', () => {
  const restart = (heartbeatAt: number | null = null): GameCommand => ({
    kind: 'restart',
    connected: { white: false, black: false },
    heartbeatAt: heartbeatAt === null ? null : millis(heartbeatAt),
  });

  it('[GAME-13] an outage is charged to nobody: the clock is held at the last change until the player is back', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.does(restart(), 10_000);
    expect(table.last?.events).toEqual([
      { kind: 'disconnected', side: 'white' },
      { kind: 'disconnected', side: 'black' },
      { kind: 'clockHeld', side: 'white', gapMs: 10_000 },
    ]);
    expect(left(table, 'white')).toBe(3 * MINUTE);
    table.does({ kind: 'connect', by: 'black' }, 1_000);
    table.does({ kind: 'connect', by: 'white' }, 1_000);
    expect(left(table, 'white')).toBe(3 * MINUTE);
    table.now += 4_000;
    expect(left(table, 'white')).toBe(3 * MINUTE - 4_000);
  });

  it('[GAME-13] time up to the last heartbeat before an outage is charged, and the move is logged with both parts', () => {
    const table = Table.begun().line('e2e4 e7e5');
    const began = table.now;
    table.does(restart(began + 60_000), 75_000);
    expect(table.last?.events.at(-1)).toEqual({ kind: 'clockHeld', side: 'white', gapMs: 15_000 });
    expect(left(table, 'white')).toBe(2 * MINUTE);
    table.does({ kind: 'connect', by: 'white' }, 5_000);
    table.moves('g1f3', 7_000);
    expect(table.last?.events[0]).toMatchObject({ kind: 'moved', spentMs: 67_000, leftMs: 3 * MINUTE - 67_000 });
  });

  it('[GAME-13] no flag falls during an outage or before the hold is over', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.does(restart(table.now + 175_000), 10 * MINUTE);
    expect([ending(table), left(table, 'white')]).toEqual([null, 5_000]);
    table.asks('black', flag, 15_000);
    expect([ending(table), refusal(table)]).toEqual([null, 'flagNotFallen']);
    expect(nextWake(table.game)).toBe(table.now + 5_000 + 2 * SECOND);
    table.does({ kind: 'wake' }, 7_000);
    expect(ending(table)).toEqual(['blackWins', 'flag']);
  });

  it('[GAME-13] the clock is held for fifteen seconds at most after an outage', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.does(restart());
    table.does({ kind: 'connect', by: 'white' }, 20_000);
    expect(left(table, 'white')).toBe(3 * MINUTE - 5_000);
  });

  it('[GAME-13] a second outage while the clock is held charges nothing more', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.does(restart(table.now + 30_000), 40_000);
    table.does(restart(table.now - 10_000), MINUTE);
    expect(left(table, 'white')).toBe(3 * MINUTE - 30_000);
    table.does({ kind: 'connect', by: 'white' });
    table.moves('g1f3', 1_000);
    expect(table.last?.events[0]).toMatchObject({ kind: 'moved', spentMs: 31_000 });
  });

  it('[GAME-13] an outage leaves the countdown before a first move unchanged', () => {
    const table = Table.begun();
    table.does(restart(), MINUTE);
    table.does({ kind: 'connect', by: 'white' }, 1_000);
    table.moves('e2e4', 19_000);
    expect(left(table, 'white')).toBe(3 * MINUTE);
  });

  it('[GAME-17] a missed alarm proves an outage, and players who were away before it are not charged either', () => {
    const away = Table.begun().line('e2e4 e7e5');
    away.does({ kind: 'disconnect', by: 'white' });
    away.does({ kind: 'disconnect', by: 'black' });
    away.does(restart(), 2 * MINUTE);
    expect(away.last?.events).toEqual([{ kind: 'clockHeld', side: 'white', gapMs: 2 * MINUTE }]);
    expect(left(away, 'white')).toBe(3 * MINUTE);
  });

  it('[GAME-17] alarms that fired on time prove no outage: an absent player is charged and loses on time', () => {
    const away = Table.begun().line('e2e4 e7e5');
    away.does({ kind: 'disconnect', by: 'white' });
    away.does({ kind: 'disconnect', by: 'black' });
    away.does(restart(), 30_000);
    expect(away.last?.events).toEqual([]);
    expect(left(away, 'white')).toBe(3 * MINUTE - 30_000);
    away.does(restart(away.now + 2 * MINUTE), 2 * MINUTE + 32_000);
    expect(ending(away)).toEqual(['blackWins', 'flag']);
  });

  it('[GAME-17] an outage gives no time to a player whose socket is still open', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.does({ kind: 'restart', connected: { white: true, black: true }, heartbeatAt: null }, MINUTE);
    expect([table.last?.events, left(table, 'white')]).toEqual([[], 2 * MINUTE]);
  });
});

describe('draws', () => {
  it('[DRAW-1] a draw offer stands until the opponent moves, not until the player who offered it does', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.asks('white', agree);
    expect(table.last?.events).toEqual([{ kind: 'drawOffered', by: 'white' }]);
    table.moves('g1f3');
    expect(table.game.drawOffers.standing).toBe('white');
    table.moves('b8c6');
    expect(table.game.drawOffers.standing).toBeNull();
  });

  it('[DRAW-1] a declined draw offer is gone, and a second refusal changes nothing', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.asks('white', agree);
    table.asks('black', decline);
    expect([table.last?.events, table.game.drawOffers.standing]).toEqual([
      [{ kind: 'drawDeclined', by: 'black' }],
      null,
    ]);
    table.asks('black', decline);
    table.asks('white', decline);
    expect([refusal(table), table.last?.events]).toEqual([null, []]);
  });

  it('[DRAW-2] a player can offer a draw once for each own move', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.asks('white', agree);
    table.asks('white', agree);
    expect([refusal(table), table.last?.events]).toEqual([null, []]);
    table.asks('black', decline);
    table.asks('white', agree);
    expect(refusal(table)).toBe('drawAlreadyOffered');
    table.line('g1f3 b8c6');
    table.asks('white', agree);
    expect(refusal(table)).toBeNull();
  });

  it('[DRAW-3] a draw is agreed when a player answers an offer with an offer', () => {
    const table = Table.begun().line('e2e4 e7e5 g1f3');
    table.asks('white', agree);
    table.asks('black', agree);
    expect(ending(table)).toEqual(['draw', 'agreement']);
  });

  it('[DRAW-4] only the player to move can claim a draw at the third occurrence, and the opponent can offer', () => {
    const shuffled = () => Table.begun().line('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8');
    const claimed = shuffled();
    claimed.asks('white', agree);
    expect(ending(claimed)).toEqual(['draw', 'threefoldRepetition']);
    const offered = shuffled();
    offered.asks('black', agree);
    expect([ending(offered), offered.game.drawOffers.standing]).toEqual([null, 'black']);
  });

  it('[DRAW-4] a draw can be claimed after fifty moves without capture or pawn move', () => {
    const table = Table.begun().setUp('7k/8/8/8/8/8/8/K5R1 w - - 100 90');
    table.asks('white', agree);
    expect(ending(table)).toEqual(['draw', 'fiftyMoves']);
  });

  it('[DRAW-5] an automatic draw is refused while a mate is possible', () => {
    const table = Table.begun().line('e2e4');
    table.asks('black', automatic);
    expect([refusal(table), ending(table)]).toEqual(['noAutomaticDraw', null]);
    table.line('e7e5 d1h5 b8c6 f1c4 g8f6 h5f7');
    table.asks('black', automatic);
    expect(refusal(table)).toBeNull();
  });

  it('[DRAW-6] a draw offer and its refusal stand in the record between the moves', () => {
    const table = Table.begun().line('e2e4');
    table.asks('white', agree);
    table.asks('black', decline);
    table.line('e7e5');
    const entries = decodeRecord(table.game.record);
    expect(entries.ok && entries.value.map((entry) => (entry.kind === 'move' ? 'move' : entry.comment))).toEqual([
      'move',
      'drawOffered',
      'drawDeclined',
      'move',
    ]);
  });
});

describe('replies to a numbered draw offer', () => {
  const answers = (kind: 'agreeToDraw' | 'declineDraw', ply: number): PlayerRequest => ({ kind, ply });
  /** White has offered after two half-moves, been declined, and offered again after four. */
  const offeredTwice = () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.asks('white', agree);
    table.asks('black', answers('declineDraw', 2));
    table.line('g1f3 b8c6');
    table.asks('white', agree);
    return table;
  };

  it('[DRAW-7] a reply to a standing draw offer counts, even after the player who offered has moved', () => {
    for (const [kind, standing, end] of [
      ['agreeToDraw', null, ['draw', 'agreement']],
      ['declineDraw', null, null],
    ] as const) {
      const table = offeredTwice().line('f1c4');
      table.asks('black', answers(kind, 4));
      expect([refusal(table), table.game.drawOffers.standing, ending(table)]).toEqual([null, standing, end]);
    }
  });

  it('[DRAW-7] a reply to an older draw offer is refused, and the newer offer stands', () => {
    for (const kind of ['agreeToDraw', 'declineDraw'] as const) {
      const table = offeredTwice();
      table.asks('black', answers(kind, 2));
      expect([refusal(table), table.game.drawOffers.standing]).toEqual(['outOfStep', 'white']);
    }
  });

  it('[DRAW-7] a repeated reply does not answer an offer that was made after the first reply', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.asks('white', agree);
    table.moves('g1f3');
    table.asks('black', answers('declineDraw', 2));
    // White may offer once more after moving; Black has not moved since.
    table.asks('white', agree);
    table.asks('black', answers('declineDraw', 2));
    expect([refusal(table), table.game.drawOffers.standing]).toEqual(['outOfStep', 'white']);
  });

  it('[DRAW-7] two offers made in the same position are an agreement', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.asks('white', answers('agreeToDraw', 2));
    table.asks('black', answers('agreeToDraw', 2));
    expect(ending(table)).toEqual(['draw', 'agreement']);
  });

  it('[DRAW-7] an agreement without a standing offer is an offer, and claims no draw in a newer position', () => {
    const shuffle = 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8';
    const late = Table.begun().line(shuffle);
    late.asks('white', answers('agreeToDraw', 7));
    expect([ending(late), late.game.drawOffers.standing]).toEqual([null, 'white']);
    const seen = Table.begun().line(shuffle);
    seen.asks('white', answers('agreeToDraw', 8));
    expect(ending(seen)).toEqual(['draw', 'threefoldRepetition']);
  });
});

describe('the version of a game', () => {
  it('[GAME-11] the version of a game grows by one with every change and only then', () => {
    const table = Table.begun();
    const before = table.game.version;
    table.line('e2e4');
    table.asks('white', moveRequest('d2d4'));
    table.does({ kind: 'wake' });
    table.does({ kind: 'connect', by: 'white' });
    table.line('e7e5');
    expect(table.game.version).toBe(before + 2);
  });

  it('[GAME-11] the time of a game never runs backwards', () => {
    const table = Table.begun({ control: sameForBoth(MINUTE, 0) }).line('e2e4 e7e5');
    table.moves('g1f3', 10_000);
    table.moves('b8c6', -5_000);
    expect([left(table, 'white'), left(table, 'black'), table.game.changedAt]).toEqual([
      50_000,
      60_000,
      START + 10_000,
    ]);
  });
});
