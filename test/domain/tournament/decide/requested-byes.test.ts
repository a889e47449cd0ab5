import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { freeRoundsOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import {
  asPlayer,
  changed,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
  withPlayers,
} from '../../../support/domain/played-tournament.ts';

const id = (name: string): AccountId => asId(name);
const granting = (requestableByes: number): Tournament => newTournament({ requestableByes });
const ask = (round: number) => ({ kind: 'requestBye', round }) as const;
const withdraw = (round: number) => ({ kind: 'withdrawBye', round }) as const;
const p1 = { actor: asPlayer('p1') };

describe('byes requested by players', () => {
  it('[BYE-1] a player can request a half-point bye without the organiser', () => {
    const before = startedWith(6, granting(1));
    const asked = changed(before, ask(1), p1);
    expect(asked.requestedByes).toEqual([{ who: 'p1', round: 1, bye: 'half-point' }]);
    expect(factsOf(before, asked)).toEqual([{ kind: 'byeRequested', who: ['p1'], round: 1, after: 'half-point' }]);
    expect(changed(asked, ask(1), p1)).toBe(asked);
    const paired = nextRound(asked);
    expect(paired.rounds.flatMap(freeRoundsOf)).toContainEqual({ kind: 'bye', who: 'p1', bye: 'half-point' });
  });

  it('[BYE-1] a player can request a bye before the start, but not beyond the last round', () => {
    const open = withPlayers(granting(2), 4);
    expect(changed(open, ask(3), p1).requestedByes).toHaveLength(1);
    expect(refusalOf(open, ask(4), p1)).toBe('roundIsPaired');
  });

  it('[BYE-1] a player has as many byes as the organiser grants, including those that the organiser requested', () => {
    const requested = changed(startedWith(6, granting(1)), {
      kind: 'addRequestedBye',
      bye: { who: id('p1'), round: 1, bye: 'half-point' },
    });
    expect(refusalOf(requested, ask(2), p1)).toBe('noByesLeft');
    const second = playedOut(nextRound(requested), 1);
    expect(refusalOf(second, ask(2), p1)).toBe('noByesLeft');
    expect(refusalOf(second, ask(2), { actor: asPlayer('p2') })).toBe('done');
  });

  it('[BYE-1] a bye is refused for a paired round, without a grant, in other formats, and to non-players', () => {
    const first = nextRound(startedWith(6, granting(2)));
    expect(refusalOf(first, ask(1), p1)).toBe('roundIsPaired');
    expect(refusalOf(startedWith(6), ask(1), p1)).toBe('byesNotOffered');
    expect(refusalOf(first, ask(2), { actor: asPlayer('p9') })).toBe('notParticipating');
    expect(refusalOf(first, ask(2), { actor: { kind: 'visitor' } })).toBe('forbidden');
    const gone = changed(first, { kind: 'leave' }, p1);
    expect(refusalOf(gone, ask(2), p1)).toBe('notParticipating');
    const robin = newTournament({ format: 'RoundRobin', rounds: null, requestableByes: 2 });
    expect(robin.settings.requestableByes).toBe(0);
    expect(refusalOf(startedWith(4, robin), ask(1), p1)).toBe('byesNotOffered');
  });

  it('[BYE-2] a player can take a requested bye back until the round is paired', () => {
    const asked = changed(startedWith(6, granting(1)), ask(2), p1);
    expect(changed(asked, withdraw(2), p1).requestedByes).toEqual([]);
    expect(refusalOf(asked, withdraw(1), p1)).toBe('noSuchBye');
    const second = nextRound(playedOut(nextRound(asked), 1));
    expect(refusalOf(second, withdraw(2), p1)).toBe('roundIsPaired');
  });

  it('[BYE-2] a player can neither cancel nor change a bye of another kind', () => {
    const requested = changed(startedWith(6, granting(1)), {
      kind: 'addRequestedBye',
      bye: { who: id('p1'), round: 1, bye: 'zero-point' },
    });
    expect(refusalOf(requested, withdraw(1), p1)).toBe('noSuchBye');
    expect(changed(requested, ask(1), p1)).toBe(requested);
  });
});
