import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { pointSystem } from '../../../../domain/kernel/points.ts';
import { assert } from '../../../../domain/kernel/result.ts';
import type { PairingInput } from '../../../../domain/pairing/pairing.ts';
import { pairSwissDutch } from '../../../../domain/pairing/swiss-dutch/pair.ts';
import { pairedFrom } from '../../../../domain/tournament/rounds/paired-from.ts';
import { pairingInput, virtualPointsOf } from '../../../../domain/tournament/rounds/pairing-input.ts';
import { boardsOf, freeRoundsOf, playerOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  changed,
  inHours,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
} from '../../../support/domain/played-tournament.ts';

const id = (name: string): AccountId => asId(name);
const banned = (who: readonly string[], firstRound = 1, lastRound: number | null = null) => ({
  pair: { who: who.map(id), firstRound, lastRound },
});
const apart = (...pair: Parameters<typeof banned>) => ({ kind: 'addForbiddenPair', ...banned(...pair) }) as const;
const together = (...pair: Parameters<typeof banned>) => ({ kind: 'removeForbiddenPair', ...banned(...pair) }) as const;
const bye = (who: string, round: number, kind: 'half-point' | 'full-point' | 'zero-point' = 'half-point') =>
  ({ kind: 'addRequestedBye', bye: { who: id(who), round, bye: kind } }) as const;
const accelerated = (by: 'none' | 'baku') => ({ kind: 'accelerate', by }) as const;

const games = ({ rounds }: Tournament, round: number): string[] =>
  rounds
    .filter(({ number }) => number === round)
    .flatMap(boardsOf)
    .map(({ white, black }) => [white, black].sort().join('-'));

function inputOf(tournament: Tournament): PairingInput {
  const input = pairedFrom(tournament, 1);
  assert(input !== null, 'round 1 is paired');
  return input;
}

describe('forbidden pairs', () => {
  it('[ROUND-8] a forbidden pair does not meet in the given rounds, and may meet after them', () => {
    const free = nextRound(startedWith(4));
    expect(games(free, 1)).toEqual(['p1-p3', 'p2-p4']);
    const banned = changed(startedWith(4), apart(['p3', 'p1'], 1, 1));
    const first = nextRound(banned);
    expect(games(first, 1)).not.toContain('p1-p3');
    expect(pairingInput(first, 2).forbidden).toEqual([]);
  });

  it('[ROUND-8] the organiser can remove a forbidden pair, with its players in any order', () => {
    const banned = changed(startedWith(4), apart(['p3', 'p1']));
    expect(banned.forbiddenPairs).toEqual([{ who: ['p1', 'p3'], firstRound: 1, lastRound: null }]);
    expect(changed(banned, apart(['p1', 'p3']))).toBe(banned);
    expect(refusalOf(banned, together(['p1', 'p2']))).toBe('noSuchForbiddenPair');
    expect(refusalOf(banned, together(['p1', 'p3'], 1, 2))).toBe('noSuchForbiddenPair');
    expect(changed(banned, together(['p1', 'p3'])).forbiddenPairs).toEqual([]);
  });

  it('[ROUND-8] a forbidden pair needs at least two different players of the tournament', () => {
    expect(refusalOf(startedWith(4), apart(['p1', 'p1']))).toBe('samePlayer');
    expect(refusalOf(startedWith(4), apart(['p1', 'p9']))).toBe('notParticipating');
  });

  it('[ROUND-8] forbidden pairs can leave a round without a legal pairing until one is removed', () => {
    const banned = ['p2', 'p3', 'p4'].reduce((list, other) => changed(list, apart(['p1', other])), startedWith(4));
    expect(refusalOf(banned, { kind: 'pairNextRound', button: 'pairings' })).toBe('done');
    const failed = nextRound(banned);
    expect([failed.pairingFailed, failed.rounds]).toEqual([true, []]);
    expect(nextRound(changed(failed, together(['p1', 'p4']))).rounds).toHaveLength(1);
  });
});

describe('requested byes', () => {
  it('[ROUND-8] a requested bye is the result of the player in its round, with its points', () => {
    const requested = changed(startedWith(5), bye('p2', 1));
    const paired = nextRound(requested);
    expect(paired.rounds.flatMap(freeRoundsOf)).toContainEqual({ kind: 'bye', who: 'p2', bye: 'half-point' });
    expect(paired.requestedByes).toEqual([]);
    expect(playerOf(playedOut(paired, 1), id('p2'))?.standing.score).toBe(1);
  });

  it('[ROUND-8] a requested bye replaces another one of the same round, and is deleted like any bye', () => {
    const requested = changed(changed(changed(startedWith(5), bye('p2', 3)), bye('p2', 2)), bye('p2', 3, 'zero-point'));
    expect(requested.requestedByes.map(({ round, bye: kind }) => [round, kind])).toEqual([
      [2, 'half-point'],
      [3, 'zero-point'],
    ]);
    expect(changed(requested, bye('p2', 3, 'zero-point'))).toBe(requested);
    const back = changed(requested, { kind: 'deletePairing', round: 2, white: id('p2'), black: null });
    expect(back.requestedByes).toHaveLength(1);
  });

  it('[ROUND-8] a requested bye needs an upcoming round and a player who has not withdrawn', () => {
    const paired = nextRound(startedWith(5));
    expect(refusalOf(paired, bye('p2', 1))).toBe('roundIsPaired');
    expect(refusalOf(paired, bye('p2', 4))).toBe('noSuchRound');
    expect(refusalOf(paired, bye('p9', 2))).toBe('notParticipating');
    const gone = changed(paired, { kind: 'removeParticipant', account: id('p2') });
    expect(refusalOf(gone, bye('p2', 2))).toBe('notParticipating');
  });
});

describe('Baku acceleration', () => {
  it('[ROUND-9] acceleration gives the upper half virtual points for the first pairings, and none in the table', () => {
    const tournament = changed(startedWith(8, newTournament({ rounds: 4 })), accelerated('baku'));
    expect([...virtualPointsOf(tournament)]).toEqual([1, 2, 3, 4].map((number) => [number, [2, 1, 0, 0]]));
    expect(games(nextRound(tournament), 1)).toEqual(['p1-p3', 'p2-p4', 'p6-p8', 'p5-p7']);
    expect(playerOf(nextRound(tournament), id('p1'))?.standing.score).toBe(0);
  });

  it('[DUTCH-14] a late entry changes neither group A of the acceleration nor published rounds', () => {
    const chosen = changed(startedWith(8, newTournament({ rounds: 7 })), accelerated('baku'));
    const paired = nextRound(chosen);
    const upperWins = paired.rounds
      .flatMap(boardsOf)
      .map(({ white, black }) => (white < black ? ('whiteWins' as const) : ('blackWins' as const)));
    const first = playedOut(paired, 1, upperWins);
    const before = virtualPointsOf(first);
    const late = changed(first, { kind: 'addParticipant', account: id('p9'), late: true }, { now: inHours(1) });
    expect([...virtualPointsOf(late).keys()]).toEqual([1, 2, 3, 4]);
    expect(virtualPointsOf(late)).toEqual(before);
    expect(pairedFrom(late, 1)?.virtualPoints).toEqual(before);
    expect(pairSwissDutch(inputOf(late))).toEqual(pairSwissDutch(inputOf(first)));
    // The winners of group A meet; with a border that had moved they would not.
    expect(games(nextRound(late, inHours(2)), 2)).toContain('p1-p2');
  });

  it('[ROUND-9] acceleration is chosen or removed before the first round is paired', () => {
    const chosen = changed(startedWith(4), accelerated('baku'));
    expect(changed(chosen, accelerated('baku'))).toBe(chosen);
    expect(virtualPointsOf(changed(chosen, accelerated('none'))).size).toBe(0);
    expect(refusalOf(nextRound(startedWith(4)), accelerated('baku'))).toBe('roundIsPaired');
  });

  it('[ROUND-9] acceleration needs the usual points', () => {
    const football = newTournament({ points: pointSystem(3, 1, 0) });
    expect(refusalOf(football, accelerated('baku'))).toBe('accelerationNeedsUsualPoints');
    const chosen = changed(newTournament(), accelerated('baku'));
    const edit = { kind: 'edit', settings: { ...chosen.settings, points: pointSystem(3, 1, 0) } } as const;
    expect(refusalOf(chosen, edit, { now: chosen.createdAt })).toBe('accelerationNeedsUsualPoints');
  });
});

describe('permissions of pairing constraints', () => {
  const all = [apart(['p1', 'p2']), together(['p1', 'p2']), bye('p1', 1), accelerated('baku')];

  it('[ROUND-8] only those who run the tournament may set pairing constraints', () => {
    for (const command of all) expect(refusalOf(startedWith(4), command, { actor: asPlayer('p1') })).toBe('forbidden');
  });

  it.each(['RoundRobin', 'ManualPairing'] as const)(
    '[ROUND-8] pairing constraints are refused in the format %s',
    (kind) => {
      const tournament = startedWith(4, newTournament({ format: kind }));
      for (const command of all) expect(refusalOf(tournament, command)).toBe('pairingIsFixed');
    },
  );

  it('[ROUND-8] pairing constraints are refused once the tournament is finished', () => {
    const last = playedOut(nextRound(startedWith(2, newTournament({ rounds: 1 }))), 1);
    const over = changed(last, { kind: 'due' });
    expect(over.phase.kind).toBe('finished');
    for (const command of all) expect(refusalOf(over, command)).toBe('tournamentFinished');
  });
});
