import { describe, expect, it } from 'vitest';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { dealStartNumbers, pairChallenges } from '../../../domain/pairing/challenges.ts';
import type { EntrantRecord } from '../../../domain/pairing/entrant-record.ts';
import { fillsBracket, knockoutPlaces, knockoutRounds, pairKnockout } from '../../../domain/pairing/knockout.ts';
import { matchState } from '../../../domain/pairing/knockout-match.ts';
import { pairKonrad } from '../../../domain/pairing/konrad.ts';
import { pairMonrad } from '../../../domain/pairing/monrad.ts';
import { roundRobinRound, roundRobinRounds } from '../../../domain/pairing/round-robin.ts';
import type { TeamInRound } from '../../../domain/pairing/team-in-round.ts';
import { allocateTeamColors, teamPreference } from '../../../domain/pairing/team-swiss/team-swiss-colors.ts';
import type { Color, Field } from '../../../domain/tournament/value/field.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { inTurn } from '../support/match-games.ts';

const inputAfter = (results: Readonly<Record<number, string>>, forbidden: readonly (readonly number[])[] = []) => {
  const played = Math.max(...Object.values(results).map((text) => text.split(' ').length));
  return pairingInput(fieldOf({ rounds: 9, results }), { round: played + 1, forbidden });
};

const colorsOf = (history: string): Color[] => [...history].map((letter) => (letter === 'W' ? 'white' : 'black'));

function team(number: number, history: string, type: 'A' | 'B' = 'A'): TeamInRound {
  const colors = colorsOf(history);
  const record: EntrantRecord = {
    number,
    score: halfPoints(0),
    results: [],
    opponents: [],
    colors,
    colorDifference: colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0),
  };
  return { record, gamePoints: 0, floated: false, preference: teamPreference(record, type, false) };
}

/** The printed tables of C.05 annex 1, as they are read aloud: White first. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  '3 and 4': ['1-4 2-3', '4-3 1-2', '2-4 3-1'],
  '5 and 6': ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'],
  '7 and 8': [
    '1-8 2-7 3-6 4-5',
    '8-5 6-4 7-3 1-2',
    '2-8 3-1 4-7 5-6',
    '8-6 7-5 1-4 2-3',
    '3-8 4-2 5-1 6-7',
    '8-7 1-6 2-5 3-4',
    '4-8 5-3 6-2 7-1',
  ],
  '9 and 10': [
    '1-10 2-9 3-8 4-7 5-6',
    '10-6 7-5 8-4 9-3 1-2',
    '2-10 3-1 4-9 5-8 6-7',
    '10-7 8-6 9-5 1-4 2-3',
    '3-10 4-2 5-1 6-9 7-8',
    '10-8 9-7 1-6 2-5 3-4',
    '4-10 5-3 6-2 7-1 8-9',
    '10-9 1-8 2-7 3-6 4-5',
    '5-10 6-4 7-3 8-2 9-1',
  ],
};

describe('Berger tables', () => {
  const round = (entries: number, number: number, meetings = 1): string =>
    roundRobinRound(entries, number, meetings, { reverseLastRounds: true })
      .map(({ white, black }) => `${white}-${black}`)
      .join(' ');
  const rounds = (entries: number, meetings = 1): string[] =>
    Array.from({ length: roundRobinRounds(entries, meetings) }, (_, index) => round(entries, index + 1, meetings));

  it.each(Object.entries(PRINTED))(
    '[BERGER-1] the Berger table for %s players is the one that FIDE prints',
    (sizes, printed) => {
      const [odd = 0, even = 0] = sizes.split(' and ').map(Number);
      expect(rounds(even)).toEqual(printed);
      expect(rounds(odd)).toEqual(printed);
    },
  );

  it('[BERGER-2] four players who meet twice have rounds 2 and 3 exchanged, then all rounds with colours switched', () => {
    expect(rounds(4, 2)).toEqual(['1-4 2-3', '2-4 3-1', '4-3 1-2', '4-1 3-2', '3-4 2-1', '4-2 1-3']);
  });

  it('[BERGER-2] two players who meet several times switch colours in each game', () => {
    expect(rounds(2, 4)).toEqual(['1-2', '2-1', '1-2', '2-1']);
  });

  it.each([
    [2, 1, 1],
    [3, 1, 3],
    [3, 2, 6],
    [4, 2, 6],
    [9, 1, 9],
    [10, 2, 18],
  ])('[BERGER-1] %i players who meet %i times have %i rounds', (entries, meetings, count) => {
    expect(roundRobinRounds(entries, meetings)).toBe(count);
  });
});

describe('knockout', () => {
  it.each([
    [2, 1],
    [4, 2],
    [8, 3],
    [128, 7],
  ])('[KO-1] a knockout of %i has %i stages', (entries, stages) => {
    expect(knockoutRounds(entries)).toBe(stages);
    expect(fillsBracket(entries)).toEqual({ ok: true, value: entries });
  });

  it.each([
    [6, 2, 2],
    [7, 1, 3],
    [9, 7, 1],
    [33, 31, 1],
    [63, 1, 31],
  ])('[KO-1] a knockout of %i is refused: %i are missing, or %i too many', (entries, missing, tooMany) => {
    expect(fillsBracket(entries)).toEqual({ ok: false, key: 'powerOfTwoPlayers', params: { missing, tooMany } });
  });

  it('[KO-2] a knockout is seeded by the starting numbers, in whatever order the field lists them', () => {
    const turned: Field = { ...newField(4, 2), entrants: [...newField(4, 2).entrants].reverse() };
    expect(pairKnockout(pairingInput(turned, { round: 1 }))).toEqual(
      pairKnockout(pairingInput(newField(4, 2), { round: 1 })),
    );
  });

  it('[KO-2] a knockout is seeded by rank where the starting numbers have gaps', () => {
    const field = fieldOf({ rounds: 2, results: { 3: '.', 7: '.', 8: '.', 20: '.' } });
    expect(pairKnockout(pairingInput(field, { round: 1 }))).toMatchObject({
      value: {
        pairs: [
          { white: 3, black: 20 },
          { white: 8, black: 7 },
        ],
      },
    });
  });

  it('[KO-5] a match won by a one-sided forfeit decides who goes through', () => {
    const field = fieldOf({ rounds: 2, results: { 1: '4w-', 4: '1b+', 2: '3w+', 3: '2b-' } });
    expect(pairKnockout(pairingInput(field, { round: 2 }))).toMatchObject({
      value: { pairs: [{ white: 2, black: 4 }] },
    });
    expect(knockoutPlaces(field).filter(({ eliminated }) => eliminated)).toEqual([
      { number: 1, eliminated: true, place: 3 },
      { number: 3, eliminated: true, place: 3 },
    ]);
  });

  it('[KO-5] the final is not paired while a match of the stage is drawn', () => {
    const field = fieldOf({ rounds: 2, results: { 1: '4w=', 4: '1b=', 2: '3w1', 3: '2b0' } });
    expect(pairKnockout(pairingInput(field, { round: 2 }))).toEqual({ ok: false, key: 'roundNotFinished' });
  });

  it('[PAIR-3] a knockout has no pairing after the final', () => {
    const field = fieldOf({ rounds: 2, results: { 1: '4w1 2w1', 4: '1b0 .', 2: '3w1 1b0', 3: '2b0 .' } });
    expect(pairKnockout(pairingInput(field, { round: 3 }))).toEqual({ ok: false, key: 'noLegalPairing' });
    expect(knockoutPlaces(field).map(({ number, place }) => [number, place])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 3],
    ]);
  });

  it('[KO-4] a drawn match continues with extra games in alternating colours until somebody leads', () => {
    const draw = { first: 1, second: 1 };
    const states = [0, 1, 2, 3, 4, 5].map((games) => matchState(inTurn(Array(games).fill(draw)), 'first'));
    expect(states).toEqual(
      [1, 2, 3, 4, 5, 6].map((game) => ({ kind: 'open', game, white: game % 2 === 1 ? 'first' : 'second' })),
    );
    expect(matchState(inTurn([...Array(4).fill(draw), { first: 0, second: 2 }]), 'first')).toEqual({
      kind: 'decided',
      winner: 'second',
    });
  });

  it('[KO-4] a match of two legs is decided by the points of both legs, not by the legs won', () => {
    const legs = [
      { first: 7, second: 1 },
      { first: 3, second: 5 },
    ];
    expect(matchState(inTurn(legs), 'second')).toEqual({ kind: 'decided', winner: 'first' });
  });
});

describe('Monrad', () => {
  const paired = (
    results: Readonly<Record<number, string>>,
    gamePoints: readonly (readonly [number, number])[] = [],
  ) => {
    const points = new Map(gamePoints.map(([number, half]) => [number, halfPoints(half)]));
    const pairing = pairMonrad({ ...inputAfter(results), gamePoints: points });
    if (!pairing.ok) return pairing.key;
    const { pairs, byes } = pairing.value;
    return [...pairs.map(({ white, black }) => [white, black].sort().join('-')), ...byes.map(String)].join(' ');
  };

  it('[MONRAD-1] teams with the same score are ordered by game points, if any, then by number', () => {
    expect(paired({ 1: 'U', 2: 'U', 3: 'U', 4: 'U' })).toBe('1-2 3-4');
    expect(
      paired({ 1: 'U', 2: 'U', 3: 'U', 4: 'U' }, [
        [4, 3],
        [3, 2],
        [2, 1],
      ]),
    ).toBe('3-4 1-2');
    expect(
      paired({ 1: 'U', 2: 'U', 3: 'U', 4: 'U' }, [
        [2, 1],
        [4, 1],
      ]),
    ).toBe('2-4 1-3');
  });

  it('[MONRAD-1] the score comes before game points', () => {
    expect(
      paired({ 1: 'Z', 2: 'U', 3: 'U', 4: 'Z' }, [
        [1, 9],
        [4, 9],
      ]),
    ).toBe('2-3 1-4');
  });

  it('[MONRAD-2] the bye goes to the largest number of the lowest scoregroup', () => {
    expect(paired({ 1: '2w1', 2: '1b0', 3: '4w0', 4: '3b1', 5: 'H' })).toBe('1-4 2-5 3');
    expect(paired({ 1: '2w1', 2: '1b0', 3: '4w0', 4: '3b1', 5: 'U' })).toBe('1-4 2-5 3');
  });
});

describe('team Konrad', () => {
  const paired = (results: Readonly<Record<number, string>>) =>
    pairKonrad(inputAfter(results)).value.pairs.map(({ white, black }) => [white, black].sort().join('-'));

  it('[KONRAD-1] team Konrad orders players by points per game, then points, then number', () => {
    // One of one, two of two, one of two, half of one: 2 before 1 by points.
    expect(
      paired({
        1: '8w1 .',
        2: '7w1 6b1',
        3: '6w1 7b0',
        4: '5w= .',
        5: '4b= .',
        6: '3b0 2w0',
        7: '2b0 3w1',
        8: '1b0 .',
      }),
    ).toEqual(['1-2', '3-4', '5-7', '6-8']);
  });

  it('[KONRAD-2] two players meet again only if neither has a new opponent in the scoregroup', () => {
    // 1 and 2 have met; 3 has their score and is new to both: one of them waits, and it is not 1.
    expect(paired({ 1: '2w=', 2: '1b=', 3: 'H' })).toEqual(['1-3']);
  });
});

describe('school chess', () => {
  const classes = [
    [1, 3, 5],
    [2, 4, 6],
  ];
  const paired = (results: Readonly<Record<number, string>>) => {
    const pairing = pairChallenges(inputAfter(results, classes));
    if (!pairing.ok) return pairing.key;
    return pairing.value.pairs.map(({ white, black }) => [white, black].sort().join('-'));
  };

  it('[SCHOOL-1] school chess pairs by score, then number, and always with another class', () => {
    expect(paired({ 1: 'Z', 2: 'Z', 3: 'Z', 4: 'Z', 5: 'Z', 6: 'Z' })).toEqual(['1-2', '3-4', '5-6']);
    expect(paired({ 1: 'Z', 2: 'Z', 3: 'U', 4: 'H', 5: 'U', 6: 'U' })).toEqual(['3-6', '4-5', '1-2']);
  });

  it('[SCHOOL-2] a third game of one colour in a row is barred, unless it gives a new opponent', () => {
    const white = { 1: '2w1 4w1', 3: '4w1 2w1', 5: 'Z Z' };
    const black = { 2: '1b0 3b0', 4: '3b0 1b0', 6: 'Z Z' };
    expect(paired({ ...white, ...black })).toEqual(
      ['1-6', '3-2', '4-5'].map((pair) => pair.split('-').sort().join('-')),
    );
  });

  it('[SCHOOL-3] starting numbers are dealt class by class, first to the first pupil of each, then to the second', () => {
    expect(dealStartNumbers([['a', 'b'], [], ['c', 'd', 'e']])).toEqual(['a', 'c', 'b', 'd', 'e']);
  });
});

describe('colours of teams', () => {
  it.each([
    // A difference of two without two of one colour at the end.
    ['BBWB', 'white'],
    ['WWBW', 'black'],
    // One of difference is not enough.
    ['BWB', null],
    ['WBW', null],
    // Two of one colour at the end, balance on that side at most one.
    ['WBB', 'white'],
    ['BWW', 'black'],
    ['BBWW', 'black'],
    ['WWBB', 'white'],
    // The balance is on the other side.
    ['BBBWW', null],
    ['WWWBB', null],
  ])('[TEAM-4] the colour preference of a team after %s is: %s', (history, wanted) => {
    expect(team(1, history).preference?.color ?? null).toBe(wanted);
  });

  it('[TEAM-5] the strong preference is granted when both teams prefer the same colour (type B)', () => {
    expect(allocateTeamColors(team(1, 'WW', 'B'), team(2, 'W', 'B'), 'white')).toBe('black');
    expect(allocateTeamColors(team(1, 'W', 'B'), team(2, 'WW', 'B'), 'white')).toBe('white');
    expect(allocateTeamColors(team(1, 'BB', 'B'), team(2, 'B', 'B'), 'white')).toBe('white');
  });

  it('[TEAM-5] the team with the lower colour difference has White when no preference decides', () => {
    expect(allocateTeamColors(team(1, 'W'), team(2, 'B'), 'white')).toBe('black');
    expect(allocateTeamColors(team(1, 'B'), team(2, ''), 'black')).toBe('white');
    expect(allocateTeamColors(team(2, 'WB'), team(1, 'BW'), 'white')).toBe('white');
  });
});
