import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { boardToCallFrom } from '../../../../domain/tournament/arbiter-call.ts';
import { boardsOf } from '../../../../domain/tournament/value/state.ts';
import {
  newTournament,
  nextRound,
  playedOut,
  startedWith,
  withPlayers,
} from '../../../support/domain/played-tournament.ts';

const id = (name: string): AccountId => asId(name);

describe('calls for the arbiter', () => {
  it('[CALL-1] a player calls the arbiter from their own board of the last round, decided or not', () => {
    const first = nextRound(startedWith(4));
    const board = first.rounds.flatMap(boardsOf).find(({ white, black }) => [white, black].includes(id('p1')));
    const place = { round: 1, match: null, board: board?.board, game: null };
    expect(boardToCallFrom(first, id('p1'))).toEqual({ ok: true, value: place });
    const over = playedOut(first, 1);
    expect(boardToCallFrom(over, id('p1'))).toEqual({ ok: true, value: place });
    expect(boardToCallFrom(nextRound(over), id('p1'))).toMatchObject({ value: { round: 2 } });
  });

  it('[CALL-1] a player cannot call the arbiter before the start, without a board or without being an entrant', () => {
    expect(boardToCallFrom(withPlayers(newTournament(), 4), id('p1'))).toMatchObject({ key: 'tournamentNotRunning' });
    expect(boardToCallFrom(startedWith(4), id('p1'))).toMatchObject({ key: 'noBoardToCallFrom' });
    expect(boardToCallFrom(nextRound(startedWith(4)), id('nobody'))).toMatchObject({ key: 'notParticipating' });
  });
});
