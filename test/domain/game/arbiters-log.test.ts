import { describe, expect, it } from 'vitest';
import { type LoggedEvent, refusedMove, sidesOfLog } from '../../../domain/game/arbiters-log.ts';
import type { PlayerRequest } from '../../../domain/game/commands.ts';
import type { Step } from '../../../domain/game/step.ts';
import { MINUTE, millis, SECOND } from '../../../domain/kernel/time.ts';
import { moveRequest, sameForBoth, Table } from '../../support/domain/live-game.ts';

/** A table whose log is kept as the game's object keeps it. */
class LoggedTable {
  readonly table = Table.begun({ control: sameForBoth(5 * MINUTE, 0) });
  readonly log: LoggedEvent[] = [];

  notes({ events, game }: Step): void {
    this.log.push(...events.map((event) => ({ ...event, version: game.version, at: millis(this.table.now) })));
  }

  asks(by: 'white' | 'black', request: PlayerRequest, afterMs = 0): void {
    const done = this.table.asks(by, request, afterMs);
    this.notes(done);
    if (done.refusal === null) return;
    const refused = refusedMove(done.game, { ...request, by }, done.refusal.key);
    if (refused !== null) this.log.push({ ...refused, version: done.game.version, at: millis(this.table.now) });
  }
}

describe('the log of a game', () => {
  it('[GAME-14] the log of a game sums up the time, forgiven lag and longest move of each side', () => {
    const one = new LoggedTable();
    one.asks('white', moveRequest('e2e4'), 3 * SECOND);
    one.asks('black', moveRequest('e7e5'), 4 * SECOND);
    // The first move is paid for by its countdown, so there is nothing to forgive before it is used up.
    one.asks('white', moveRequest('g1f3', { thinkMs: 9_500 }), 10 * SECOND);
    one.asks('black', moveRequest('b8c6', { thinkMs: 0 }), 2 * SECOND);
    const { white, black } = sidesOfLog(one.log);
    expect(white).toMatchObject({ moves: 2, thoughtMs: 12_500, longestMs: 9_500, forgivenMs: 500 });
    // Of the two seconds that are said to be a delay all are within the quota of three seconds.
    expect(black).toMatchObject({ moves: 2, thoughtMs: 4_000, longestMs: 4_000, forgivenMs: 2_000 });
  });

  it('[GAME-14] the log of a game lists the moves that were refused while it was running, and no other refusals', () => {
    const one = new LoggedTable();
    one.asks('white', moveRequest('e2e5'));
    one.asks('black', moveRequest('e7e5'));
    one.asks('black', { kind: 'callFlag' });
    one.asks('white', moveRequest('e2e4'));
    one.asks('white', { kind: 'resign' });
    one.asks('black', moveRequest('e7e5'));
    expect(one.log.flatMap((line) => (line.kind === 'refused' ? [[line.by, line.key]] : []))).toEqual([
      ['white', 'illegalMove'],
      ['black', 'notYourTurn'],
    ]);
    expect(sidesOfLog(one.log)).toMatchObject({ white: { refusedMoves: 1 }, black: { refusedMoves: 1 } });
  });

  it('[GAME-14] the log of a game counts how often a player reconnected, not the first connection', () => {
    const one = new LoggedTable();
    one.log.push({ kind: 'connected', side: 'white', version: 2, at: millis(0) });
    for (let time = 0; time < 2; time += 1) {
      one.notes(one.table.does({ kind: 'disconnect', by: 'white' }, SECOND));
      one.notes(one.table.does({ kind: 'connect', by: 'white' }, SECOND));
    }
    expect(sidesOfLog(one.log)).toMatchObject({ white: { returns: 2 }, black: { returns: 0 } });
  });
});
