import { describe, expect, it } from 'vitest';
import { ok, refuse } from '../../../../domain/kernel/result.ts';
import type { Lifecycle } from '../../../../domain/tournament/guards/lifecycle.ts';
import {
  freeBoard,
  type MadePairing,
  mayDeletePairing,
  mayPairByHand,
} from '../../../../domain/tournament/rounds/hand-pairing.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { at, playedRounds, started } from '../../../support/domain/tournament.ts';

const entrants = ['anna', 'bo', 'cleo', 'dag'].map((id) => ({
  id,
  withdrawnFrom: null as number | null,
  eliminated: false,
}));
const made = (
  white: string,
  black: string | null,
  changes: Partial<MadePairing<string>> = {},
): MadePairing<string> => ({
  round: 2,
  board: 1,
  white,
  black,
  bye: black === null ? 'pairing-allocated' : null,
  result: null,
  ...changes,
});
const swiss = started({ rounds: playedRounds(0, 1) });
const byHand = started({ format: 'ManualPairing', announcedRounds: null, rounds: playedRounds(0, 1) });
const pair = (
  tournament: Lifecycle,
  white: string,
  black: string | null,
  pairings: readonly MadePairing<string>[] = [],
  field = entrants,
) => mayPairByHand(tournament, { round: 2, white, black }, field, pairings);

describe('two manually paired players', () => {
  it('[BOARD-4] a manual pairing needs two different players who are in the round (R-085, R-240)', () => {
    expect(pair(swiss, 'anna', 'bo')).toEqual(ok([]));
    expect(pair(swiss, 'anna', 'anna')).toEqual(refuse('samePlayer'));
    expect(pair(swiss, 'anna', 'nobody')).toEqual(refuse('notParticipating'));
    const withdrawn = entrants.map((one) => (one.id === 'bo' ? { ...one, withdrawnFrom: 2 } : one));
    expect(pair(swiss, 'anna', 'bo', [], withdrawn)).toEqual(refuse('notParticipating'));
  });

  it('[BOARD-4] a manual pairing in a Swiss is refused for a player with a game or a bye in the round', () => {
    expect(pair(swiss, 'anna', 'bo', [made('cleo', 'bo')])).toEqual(refuse('alreadyPaired'));
    expect(pair(swiss, 'anna', 'bo', [made('bo', null)])).toEqual(refuse('alreadyPaired'));
    expect(pair(swiss, 'anna', 'bo', [made('bo', null, { bye: 'half-point' })])).toEqual(refuse('alreadyPaired'));
  });

  it('[BOARD-4] a second game in a manually paired round is allowed with a warning', () => {
    expect(pair(byHand, 'anna', 'bo', [made('anna', 'cleo')])).toEqual(ok(['secondGameInRound']));
    expect(pair(byHand, 'bo', 'anna', [made('anna', 'bo')])).toEqual(ok(['secondGameInRound', 'rematch']));
    expect(pair(byHand, 'anna', 'bo', [made('anna', 'bo')])).toEqual(refuse('alreadyPaired'));
    expect(pair(byHand, 'anna', 'bo', [made('bo', null)])).toEqual(refuse('alreadyPaired'));
  });

  it('[BOARD-4] a manual rematch is allowed with a warning', () => {
    expect(pair(swiss, 'anna', 'bo', [made('bo', 'anna', { round: 1, result: 'draw' })])).toEqual(ok(['rematch']));
  });

  it('[BOARD-4] a manual pairing is refused before the start, after the end, or ahead of a Swiss round', () => {
    expect(pair({ ...swiss, startedAt: null }, 'anna', 'bo')).toEqual(refuse('tournamentNotStarted'));
    expect(pair({ ...swiss, finishedAt: at(0) }, 'anna', 'bo')).toEqual(refuse('tournamentFinished'));
    expect(pair(started({ rounds: [] }), 'anna', 'bo')).toEqual(refuse('notTheNextRound'));
  });

  it('[BOARD-4] a manual pairing cannot begin a round while a player of an earlier one is unpaired', () => {
    const rounds = playedRounds(0).map((round) => ({ ...round, unpaired: 2 }));
    expect(pair(started({ rounds }), 'anna', 'bo')).toEqual(refuse('playersUnpaired', { round: 1, players: 2 }));
    expect(pair(started({ rounds: playedRounds(0) }), 'anna', 'bo')).toEqual(ok([]));
  });
});

describe('a manual bye', () => {
  it('[BOARD-4] a bye can be given to a player without a game in the round', () => {
    expect(pair(swiss, 'anna', null, [made('cleo', 'dag')])).toEqual(ok([]));
    expect(pair(swiss, 'anna', null, [made('anna', 'dag')])).toEqual(refuse('alreadyPaired'));
    expect(pair(swiss, 'anna', null, [made('anna', null)])).toEqual(refuse('alreadyPaired'));
  });

  it('[BOARD-4] a bye for a player who has had a free point gives a warning (C.04.1, article 4)', () => {
    const roundOne = (changes: Partial<MadePairing<string>>, black: string | null = null) =>
      pair(swiss, 'anna', null, [made('anna', black, { round: 1, ...changes })]);
    expect(roundOne({})).toEqual(ok(['wrongBye']));
    expect(roundOne({ bye: 'full-point' })).toEqual(ok(['wrongBye']));
    expect(roundOne({ bye: 'half-point' })).toEqual(ok([]));
    expect(roundOne({ result: 'whiteWinsByForfeit' }, 'bo')).toEqual(ok(['wrongBye']));
    expect(roundOne({ result: 'blackWinsByForfeit' }, 'bo')).toEqual(ok([]));
    expect(roundOne({ result: 'whiteWins' }, 'bo')).toEqual(ok([]));
  });

  it('[BOARD-4] a given bye is worth a point, but not in a round robin, where everybody is free once', () => {
    expect([FORMATS.SwissDutch.allottedBye, FORMATS.RoundRobin.allottedBye]).toEqual([
      'pairing-allocated',
      'zero-point',
    ]);
  });
});

describe('a deleted pairing', () => {
  it('[BOARD-5] only a pairing without a result can be deleted, while the tournament is running', () => {
    expect(mayDeletePairing(swiss, { result: null })).toEqual(ok(true));
    expect(mayDeletePairing(swiss, { result: 'draw' })).toEqual(refuse('roundHasResults'));
    expect(mayDeletePairing({ ...swiss, finishedAt: at(0) }, { result: null })).toEqual(refuse('tournamentFinished'));
  });

  it('[BOARD-5] the board of a deleted pairing goes to the next one', () => {
    const boards = [1, 3].map((board) => ({ board, black: 'bo' }));
    expect(freeBoard(boards)).toBe(2);
    expect(freeBoard([...boards, { board: 2, black: 'bo' }])).toBe(4);
    expect(freeBoard([{ board: 1, black: null }])).toBe(1);
  });
});

describe('two manually paired team members', () => {
  const members = entrants.map((one) => ({ ...one, team: one.id === 'anna' || one.id === 'bo' ? 'red' : 'blue' }));
  const konrad = started({ format: 'TeamKonrad', rounds: playedRounds(0, 1) });

  it('[BOARD-6] a manual pairing of team members needs two different teams', () => {
    expect(pair(konrad, 'anna', 'cleo', [], members)).toEqual(ok([]));
    expect(pair(konrad, 'anna', 'bo', [], members)).toEqual(refuse('sameTeam'));
  });

  it('[BOARD-6] a manual pairing is refused for a team member who is still playing another game', () => {
    const open = [made('anna', 'dag', { round: 1 })];
    expect(pair(konrad, 'anna', 'cleo', open, members)).toEqual(refuse('stillPlaying'));
    expect(pair(konrad, 'cleo', 'anna', open, members)).toEqual(refuse('stillPlaying'));
    expect(pair(konrad, 'dag', null, open, members)).toEqual(refuse('stillPlaying'));
    expect(pair(konrad, 'anna', 'cleo', [made('anna', 'dag', { round: 1, result: 'draw' })], members)).toEqual(ok([]));
  });
});
