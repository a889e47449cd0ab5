import { describe, expect, it } from 'vitest';
import { halfPoints } from '../../../domain/kernel/points.ts';
import type { EntrantRecord } from '../../../domain/pairing/entrant-record.ts';
import type { RoundPairing } from '../../../domain/pairing/pairing.ts';
import type { TeamInRound } from '../../../domain/pairing/team-in-round.ts';
import { type TeamPairingInput, teamsToPair } from '../../../domain/pairing/team-pairing.ts';
import { pairTeamSwiss, teamSwiss } from '../../../domain/pairing/team-swiss/team-swiss.ts';
import { pairBracket } from '../../../domain/pairing/team-swiss/team-swiss-bracket.ts';
import { allocateTeamColors, teamPreference } from '../../../domain/pairing/team-swiss/team-swiss-colors.ts';
import type { Color, Field } from '../../../domain/tournament/value/field.ts';
import { type TeamField, teamGamePoints, teamMatchPoints } from '../../../domain/tournament/value/team-field.ts';
import { chanceFrom } from '../../support/chance.ts';
import { newField, pairingInput } from '../../support/domain/pairing-input.ts';
import { playRound, somePresent } from '../../support/domain/random-field.ts';
import { firstOf } from '../../support/lists.ts';
import { teamSwissOracle } from '../support/team-swiss-oracle.ts';

const inputFor = (field: Field, round: number, changes: Partial<TeamPairingInput> = {}): TeamPairingInput => ({
  ...pairingInput(field, { round }),
  gamePoints: new Map(),
  ...changes,
});

const unordered = ({ pairs, byes }: RoundPairing) => ({
  pairs: pairs.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-')).sort(),
  byes,
});

const colorsOf = (text: string): Color[] => [...text].map((letter) => (letter === 'W' ? 'white' : 'black'));

/** A team with this colour history. */
const team = (number: number, history: string): TeamInRound => {
  const colors = colorsOf(history);
  const record: EntrantRecord = {
    number,
    score: halfPoints(0),
    results: [],
    opponents: [],
    colors,
    colorDifference: colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0),
  };
  return { record, gamePoints: 0, floated: false, preference: teamPreference(record, 'A', false) };
};

describe('the team Swiss', () => {
  it('[TEAM-1] round 1 pairs the upper half against the lower half, with alternating colours', () => {
    expect(pairTeamSwiss(inputFor(newField(6, 5, teamMatchPoints()), 1))).toEqual({
      ok: true,
      value: {
        pairs: [
          { white: 1, black: 4 },
          { white: 5, black: 2 },
          { white: 3, black: 6 },
        ],
        byes: [],
      },
    });
  });

  it('[TEAM-1] the colours of round 1 are reversed when the initial colour is Black', () => {
    expect(pairTeamSwiss(inputFor(newField(4, 3, teamMatchPoints()), 1, { initialColor: 'black' }))).toMatchObject({
      value: {
        pairs: [
          { white: 3, black: 1 },
          { white: 2, black: 4 },
        ],
      },
    });
  });

  it('[PAIR-3] the team Swiss has no pairing when all pairs have met or fewer than two teams are present', () => {
    const field = newField(2, 3, teamMatchPoints());
    const met = playRound(field, { pairs: [{ white: 1, black: 2 }], byes: [] }, () => 1);
    expect(pairTeamSwiss(inputFor(met, 2))).toEqual({ ok: false, key: 'noLegalPairing' });
    expect(pairTeamSwiss(inputFor(newField(1, 3), 1))).toEqual({ ok: false, key: 'insufficientPlayers' });
  });

  it.each(['A', 'B', 'none'] as const)(
    '[TEAM-3] a team pairing with preferences %s equals the result of an exhaustive search',
    (preferences) => {
      const pair = teamSwiss({ preferences });
      for (let seed = 1; seed <= 150; seed++) {
        const chance = chanceFrom(seed);
        const rounds = 3 + chance(4);
        let field = newField(4 + chance(5), rounds, teamMatchPoints());
        for (let round = 1; round <= rounds; round++) {
          const input = inputFor(field, round, { present: somePresent(field, chance) });
          const paired = pair(input);
          const wanted = teamSwissOracle(input, preferences);
          expect(paired.ok ? unordered(paired.value) : null, `seed ${seed}, round ${round}`).toEqual(
            wanted && unordered(wanted),
          );
          if (!paired.ok) break;
          field = playRound(field, paired.value, chance);
        }
      }
    },
  );

  it('[TEAM-2] two teams never meet twice and no team has the bye twice, in fields of any size', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const chance = chanceFrom(seed);
      let field = newField(12 + chance(20), 7, teamMatchPoints());
      const met = new Set<string>();
      const byes = new Set<number>();
      for (let round = 1; round <= 7; round++) {
        const paired = pairTeamSwiss(inputFor(field, round));
        if (!paired.ok) throw new Error(`seed ${seed}: ${paired.key}`);
        const fresh = playRound(field, paired.value, (n) => (n === 20 ? 1 : chance(n)));
        for (const pair of unordered(paired.value).pairs) {
          expect(met.has(pair), `seed ${seed}: ${pair}`).toBe(false);
          met.add(pair);
        }
        for (const bye of paired.value.byes) {
          expect(byes.has(bye), `seed ${seed}: bye ${bye}`).toBe(false);
          byes.add(bye);
        }
        expect(paired.value.pairs.length * 2 + paired.value.byes.length).toBe(field.entrants.length);
        field = fresh;
      }
    }
  });

  it('[PAIR-2] a team pairing does not depend on the order of its input', () => {
    const chance = chanceFrom(5);
    let field = newField(9, 5, teamMatchPoints());
    for (let round = 1; round <= 4; round++) {
      const paired = pairTeamSwiss(inputFor(field, round));
      if (!paired.ok) throw new Error(paired.key);
      const turned = { ...field, entrants: [...field.entrants].reverse() };
      expect(pairTeamSwiss(inputFor(turned, round, { present: [9, 1, 8, 2, 7, 3, 6, 4, 5] }))).toEqual(paired);
      field = playRound(field, paired.value, chance);
    }
  });
});

describe('the pairing of a bracket', () => {
  it('[TEAM-3] two teams with the same strong preference meet only if they must (C9)', () => {
    const wants = (number: number, strong: boolean) => ({
      ...team(number, ''),
      preference: { color: 'white', strong } as const,
    });
    const bracket = [wants(1, true), wants(2, false), wants(3, true), wants(4, false)];
    const pairs = pairBracket(bracket, () => true, true);
    expect(pairs.map((pair) => pair.map(({ record }) => record.number))).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });
});

describe('colour preferences of teams (art. 1.7)', () => {
  it.each([
    ['', 'A', null],
    ['W', 'A', null],
    ['BB', 'A', 'white strong'],
    ['WBB', 'A', 'white strong'],
    ['WWBB', 'A', 'white strong'],
    ['WWWBB', 'A', null],
    ['BBB', 'A', 'white strong'],
    ['BWBWB', 'A', null],
    ['W', 'B', 'black mild'],
    ['WB', 'B', 'white mild'],
    ['WBB', 'B', 'white strong'],
    ['WWBWW', 'B', 'black strong'],
    ['WWW', 'none', null],
  ] as const)('[TEAM-4] the preference of a team after %s, type %s, is %s', (history, type, wanted) => {
    const preference = teamPreference(team(1, history).record, type, false);
    expect(preference && `${preference.color} ${preference.strong ? 'strong' : 'mild'}`).toBe(wanted);
  });

  it('[TEAM-4] a team with balanced colours has no mild preference in the last round', () => {
    expect(teamPreference(team(1, 'WB').record, 'B', true)).toBeNull();
    expect(teamPreference(team(1, 'W').record, 'B', true)).toEqual({ color: 'black', strong: false });
  });
});

describe('colours of a match (art. 4.3)', () => {
  it.each([
    ['the initial colour before any match, with an odd number', team(3, ''), team(6, ''), 'white'],
    ['the other one with an even number', team(4, ''), team(7, ''), 'black'],
    ['the only preference', team(1, 'WW'), team(2, 'WB'), 'black'],
    ['what the preference of the other leaves', team(1, 'WB'), team(2, 'WW'), 'white'],
    ['White with the lower colour difference', team(1, 'B'), team(2, 'W'), 'white'],
    ['Black with the higher one, equal preferences', team(1, 'BB'), team(2, 'BBB'), 'black'],
    ['the other colour than when the two last differed', team(1, 'WBWB'), team(2, 'BWWB'), 'white'],
    ['its preference when nothing differs', team(1, 'BB'), team(2, 'BB'), 'white'],
    ['the other colour than last time without a preference', team(1, 'WB'), team(2, 'WB'), 'white'],
  ] as const)('[TEAM-5] the first team of a match has %s', (_, first, second, color) => {
    expect(allocateTeamColors(first, second, 'white')).toBe(color);
  });

  it('[TEAM-5] a first team without a match has the opposite of the other team’s last colour', () => {
    expect(allocateTeamColors(team(1, ''), team(2, 'WB'), 'white')).toBe('black');
  });
});

describe('a field of teams', () => {
  it('[TEAM-6] a field of teams has the match points, board 1 colours and game points before the round', () => {
    const boards = ['win', 'win', 'draw', 'loss'] as const;
    const teams: TeamField = {
      rounds: 3,
      boards: 4,
      matchPoints: teamMatchPoints(),
      gamePoints: teamGamePoints(),
      teams: [
        {
          number: 1,
          rating: null,
          results: [
            { kind: 'match', opponent: 2, color: 'white', outcome: 'win', boards },
            { kind: 'bye', bye: 'pairing-allocated' },
            { kind: 'pending', opponent: 3 },
          ],
        },
        { number: 2, rating: null, results: [{ kind: 'forfeit', opponent: 1, outcome: 'loss' }] },
      ],
    };
    const { field, gamePoints } = teamsToPair(teams, 3);
    expect(field.points.win).toBe(4);
    expect(firstOf(field.entrants).results[0]).toEqual({ kind: 'game', opponent: 2, color: 'white', outcome: 'win' });
    expect([gamePoints.get(1), gamePoints.get(2)]).toEqual([9, 0]);
  });
});
