import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '../../../../domain/kernel/ids.ts';
import { pairSwissDutch } from '../../../../domain/pairing/swiss-dutch/pair.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { numberedField } from '../../../../domain/tournament/rounds/numbered-field.ts';
import { pairedFrom } from '../../../../domain/tournament/rounds/paired-from.ts';
import { numberedAsIn } from '../../../../domain/tournament/rounds/starting-numbers.ts';
import { boardsOf, playersOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { chanceFrom } from '../../../support/chance.ts';
import {
  changed,
  newTournament,
  nextRound,
  playedOut,
  refusalOf,
  startedWith,
} from '../../../support/domain/played-tournament.ts';

const RENUMBER = { kind: 'renumber' } as const;
const lateGuest = (lastName: string, rating: number) =>
  ({
    kind: 'addGuest',
    late: true,
    guest: {
      person: { firstName: 'Gro', lastName, fideNumber: null, birthDate: null, sex: 'F' },
      title: null,
      rating,
      federation: 'NOR',
      club: null,
    },
  }) as const;
const enterLate = (tournament: Tournament, rating: number, seed = 7): Tournament =>
  changed(tournament, lateGuest(`Late${rating}`, rating), { chance: chanceFrom(seed) });
const afterRound = (tournament: Tournament, round: number): Tournament => playedOut(nextRound(tournament), round);
const ratings = (tournament: Tournament) => playersOf(tournament).map(({ rating }) => rating ?? 0);
const pairsOf = ({ rounds }: Tournament, round: number) =>
  rounds
    .filter(({ number }) => number === round)
    .flatMap(boardsOf)
    .map(({ white, black }) => `${white} ${black}`);

/** The boards that the program makes of what a round was paired from. */
function repaired(tournament: Tournament, round: number): string[] {
  const input = pairedFrom(tournament, round);
  const pairing = input && pairSwissDutch(input);
  if (!pairing?.ok) throw new Error('the round cannot be paired');
  const { accountOf } = numberedField(numberedAsIn(tournament, round));
  return pairing.value.pairs.map(({ white, black }) => `${accountOf(white)} ${accountOf(black)}`);
}

describe('renumbering by rating after the start', () => {
  it('[ENTRY-18] renumbering moves a late entrant to the place of their rating for the next pairing', () => {
    const late = enterLate(afterRound(startedWith(6, newTournament({ rounds: 5 })), 1), 2600);
    const after = changed(late, RENUMBER);
    expect(ratings(late).at(-1)).toBe(2600);
    expect(ratings(after)).toEqual([...ratings(late)].sort((one, other) => other - one));
    expect(playersOf(after).map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pairsOf(after, 1)).toEqual(pairsOf(late, 1));
    const next = nextRound(after);
    expect(repaired(next, 2).sort()).toEqual(pairsOf(next, 2).sort());
    expect(factsOf(late, after)).toEqual([{ kind: 'seeding', after: 'rating' }]);
  });

  it('[ENTRY-18] renumbering leaves every paired round as its own numbers explain it', () => {
    const entries = fc.array(
      fc.record({ before: fc.integer({ min: 1, max: 3 }), rating: fc.integer({ min: 1000, max: 2800 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(entries, fc.integer({ min: 6, max: 12 }), (late, players) => {
        let tournament = startedWith(players, newTournament({ rounds: 5 }));
        for (let round = 1; round <= 5; round += 1) {
          tournament = afterRound(tournament, round);
          for (const [at, { before, rating }] of late.entries()) {
            if (before === round) tournament = enterLate(tournament, rating, 10 * round + at);
          }
          if (round <= 3) tournament = changed(tournament, RENUMBER);
        }
        for (let round = 1; round <= 5; round += 1) {
          expect(repaired(tournament, round).sort(), `round ${round}`).toEqual(pairsOf(tournament, round).sort());
        }
      }),
      { numRuns: 25 },
    );
  });

  it('[ENTRY-18] renumbering changes nothing if the numbers are already by rating', () => {
    const before = afterRound(startedWith(6), 1);
    expect(changed(before, RENUMBER)).toBe(before);
  });

  it('[ENTRY-18] renumbering is refused before the start, in other formats, and once round 4 is paired', () => {
    expect(refusalOf(newTournament(), RENUMBER)).toBe('tournamentNotStarted');
    expect(refusalOf(startedWith(4, newTournament({ format: 'RoundRobin', rounds: null })), RENUMBER)).toBe(
      'pairingIsFixed',
    );
    const three = [1, 2, 3].reduce(afterRound, startedWith(8, newTournament({ rounds: 6 })));
    const late = enterLate(three, 2600);
    expect(refusalOf(late, RENUMBER)).toBe('done');
    expect(refusalOf(nextRound(late), RENUMBER)).toBe('numbersAreFixed');
  });

  const numbersIn = (tournament: Tournament, round: number) =>
    Object.fromEntries(playersOf(numberedAsIn(tournament, round)).map(({ account, seed }) => [account, seed]));

  it('[ENTRY-18] renumbering twice before the next round keeps the numbers of the rounds already paired', () => {
    const first = afterRound(startedWith(7, newTournament({ rounds: 5 })), 1);
    const once = changed(enterLate(first, 2600, 3), RENUMBER);
    const second = nextRound(changed(enterLate(once, 2700, 4), RENUMBER));
    expect(numbersIn(second, 1)).toMatchObject(numbersIn(first, 1));
    const third = changed(enterLate(second, 2800, 5), RENUMBER);
    expect(numbersIn(third, 1)).toMatchObject(numbersIn(first, 1));
    expect(numbersIn(third, 2)).toMatchObject(numbersIn(second, 2));
  });

  it('[ENTRY-18] deleting a round forgets its numbers and keeps those of the rounds before it', () => {
    const second = nextRound(afterRound(startedWith(7, newTournament({ rounds: 5 })), 1));
    const late = changed(enterLate(second, 2600), RENUMBER);
    const again = nextRound(changed(late, { kind: 'deleteRound', number: 2 }));
    expect(numbersIn(again, 1)).toMatchObject(numbersIn(second, 1));
    expect(numbersIn(again, 2)).toEqual(numbersIn(late, 3));
    expect(repaired(again, 2).sort()).toEqual(pairsOf(again, 2).sort());
  });

  it('[ENTRY-18] a guest who gets an account keeps the earlier numbers', () => {
    const late = enterLate(afterRound(startedWith(6, newTournament({ rounds: 5 })), 1), 2600);
    const guest = playersOf(late).at(-1)?.account ?? asId('nobody');
    const after = changed(changed(late, RENUMBER), { kind: 'identifyEntrant', guest, account: asId('p9') });
    expect(playersOf(after).find(({ account }) => account === 'p9')?.earlierSeeds).toEqual([
      { throughRound: 1, seed: 7 },
    ]);
    expect(repaired(after, 1).sort()).toEqual(pairsOf(after, 1).sort());
  });
});
