import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/ids.ts';
import { factsOf } from '../../../../domain/tournament/log.ts';
import { freeRoundsOf, type Tournament } from '../../../../domain/tournament/state.ts';
import {
  asPlayer,
  changed,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
  withPlayers,
} from '../../../support/played-tournament.ts';

const id = (name: string): AccountId => asId(name);
const granting = (playerByes: number): Tournament => newTournament({ playerByes });
const ask = (round: number) => ({ kind: 'askBye', round }) as const;
const withdraw = (round: number) => ({ kind: 'withdrawBye', round }) as const;
const p1 = { actor: asPlayer('p1') };

describe('a player who asks for a bye', () => {
  it('[BYE-1] has half a point in the round, without the organiser', () => {
    const before = startedWith(6, granting(1));
    const asked = changed(before, ask(1), p1);
    expect(asked.bookedByes).toEqual([{ who: 'p1', round: 1, bye: 'half-point' }]);
    expect(factsOf(before, asked)).toEqual([{ kind: 'byeBooked', who: ['p1'], round: 1, is: 'half-point' }]);
    expect(changed(asked, ask(1), p1)).toBe(asked);
    const paired = nextRound(asked);
    expect(paired.rounds.flatMap(freeRoundsOf)).toContainEqual({ kind: 'bye', who: 'p1', bye: 'half-point' });
  });

  it('[BYE-1] may do so before the start, and not beyond the last round', () => {
    const open = withPlayers(granting(2), 4);
    expect(changed(open, ask(3), p1).bookedByes).toHaveLength(1);
    expect(refusalOf(open, ask(4), p1)).toBe('roundIsPaired');
  });

  it('[BYE-1] has as many as the organiser grants, those that he has booked too', () => {
    const booked = changed(startedWith(6, granting(1)), {
      kind: 'bookBye',
      bye: { who: id('p1'), round: 1, bye: 'half-point' },
    });
    expect(refusalOf(booked, ask(2), p1)).toBe('noByesLeft');
    const second = playedOut(nextRound(booked), 1);
    expect(refusalOf(second, ask(2), p1)).toBe('noByesLeft');
    expect(refusalOf(second, ask(2), { actor: asPlayer('p2') })).toBe('done');
  });

  it('[BYE-1] is refused once the round is paired, without a grant, elsewhere, and if he does not play', () => {
    const first = nextRound(startedWith(6, granting(2)));
    expect(refusalOf(first, ask(1), p1)).toBe('roundIsPaired');
    expect(refusalOf(startedWith(6), ask(1), p1)).toBe('byesNotOffered');
    expect(refusalOf(first, ask(2), { actor: asPlayer('p9') })).toBe('notParticipating');
    expect(refusalOf(first, ask(2), { actor: { kind: 'visitor' } })).toBe('forbidden');
    const gone = changed(first, { kind: 'leave' }, p1);
    expect(refusalOf(gone, ask(2), p1)).toBe('notParticipating');
    const robin = newTournament({ kind: 'RoundRobin', rounds: null, playerByes: 2 });
    expect(robin.settings.playerByes).toBe(0);
    expect(refusalOf(startedWith(4, robin), ask(1), p1)).toBe('byesNotOffered');
  });

  it('[BYE-2] plays after all, by his own word, until the round is paired', () => {
    const asked = changed(startedWith(6, granting(1)), ask(2), p1);
    expect(changed(asked, withdraw(2), p1).bookedByes).toEqual([]);
    expect(refusalOf(asked, withdraw(1), p1)).toBe('noSuchBye');
    const second = nextRound(playedOut(nextRound(asked), 1));
    expect(refusalOf(second, withdraw(2), p1)).toBe('roundIsPaired');
  });

  it('[BYE-2] does not take back, nor change, a bye of another kind', () => {
    const booked = changed(startedWith(6, granting(1)), {
      kind: 'bookBye',
      bye: { who: id('p1'), round: 1, bye: 'zero-point' },
    });
    expect(refusalOf(booked, withdraw(1), p1)).toBe('noSuchBye');
    expect(changed(booked, ask(1), p1)).toBe(booked);
  });
});
