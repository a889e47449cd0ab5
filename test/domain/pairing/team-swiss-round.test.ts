import { describe, expect, it } from 'vitest';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { pairTeamSwiss } from '../../../domain/pairing/team-swiss/team-swiss.ts';
import { teamMatchPoints } from '../../../domain/tournament/value/team-field.ts';
import { fieldOf } from '../../support/domain/field.ts';
import { pairingInput } from '../../support/domain/pairing-input.ts';

interface Round {
  readonly results: Readonly<Record<number, string>>;
  readonly rounds?: number;
  readonly forbidden?: readonly (readonly number[])[];
  readonly gamePoints?: readonly (readonly [team: number, half: number])[];
}

/** The boards of the round after those in letters, White first, and who has the bye. */
function paired({ results, rounds = 7, forbidden = [], gamePoints = [] }: Round): string {
  const field = fieldOf({ rounds, points: teamMatchPoints(), results });
  const round = Math.max(...Object.values(results).map((text) => text.split(' ').length)) + 1;
  const points = new Map(gamePoints.map(([team, half]) => [team, halfPoints(half)]));
  const pairing = pairTeamSwiss({ ...pairingInput(field, { round, forbidden }), gamePoints: points });
  if (!pairing.ok) return pairing.key;
  const { pairs, byes } = pairing.value;
  return [...pairs.map(({ white, black }) => `${white}-${black}`), ...byes.map((bye) => `bye ${bye}`)].join(' ');
}

describe('a round of the team Swiss', () => {
  it('[TEAM-3] a scoregroup takes up as few teams from below as make it even, and is paired inside', () => {
    // 1 and 3 have won, 2 and 5 drawn with each other: both 4 and 6 come up to them.
    const results = { 1: '4w1', 4: '1b0', 2: '5b=', 5: '2w=', 3: '6w1', 6: '3b0' };
    expect(paired({ results })).toBe('3-1 2-6 4-5');
  });

  it('[TEAM-3] a team taken up from below is the one with the higher score, then with the smaller number', () => {
    // One of the teams with a draw comes up to 1: 2, being the first of them.
    const results = { 1: '4w1', 4: '1b0', 2: '3w=', 3: '2b=', 5: '6w=', 6: '5b=' };
    expect(paired({ results })).toBe('2-1 3-5 6-4');
  });

  it('[TEAM-3] the team Swiss respects forbidden pairs', () => {
    const results = { 1: 'U', 2: 'U', 3: 'U', 4: 'U' };
    expect(paired({ results })).toBe('1-3 4-2');
    expect(paired({ results, forbidden: [[1, 3]] })).toBe('1-4 3-2');
    expect(paired({ results, forbidden: [[1, 3, 4], [2]] })).toBe('noLegalPairing');
  });

  it('[TEAM-6] game points decide which team comes first, and the number of the first team decides the colours', () => {
    const results = { 1: 'H', 3: 'H' };
    expect(paired({ results })).toBe('1-3');
    expect(paired({ results, gamePoints: [[3, 1]] })).toBe('3-1');
    expect(
      paired({
        results,
        gamePoints: [
          [1, 2],
          [3, 1],
        ],
      }),
    ).toBe('1-3');
    // The score goes before game points.
    expect(paired({ results: { 1: 'F', 3: 'H' }, gamePoints: [[3, 9]] })).toBe('1-3');
  });

  it.each([
    ['had it', { 1: 'H', 2: 'H', 3: 'U' }, 'bye 2'],
    ['had a full-point bye', { 1: 'H', 2: 'H', 3: 'F' }, 'bye 2'],
    ['has won without playing', { 1: 'H', 2: '3b-', 3: '2w+' }, 'bye 2'],
  ])('[TEAM-2] the bye goes to no team that %s', (_, results, bye) => {
    expect(paired({ results }).split(' ').slice(-2).join(' ')).toBe(bye);
  });

  it('[TEAM-2] the bye goes to the lowest score, then to the most matches played, then to the largest number', () => {
    const bye = (results: Round['results']) => paired({ results }).split(' ').at(-1);
    expect(bye({ 1: 'Z', 2: 'H', 3: 'F' })).toBe('1');
    expect(bye({ 1: '2w0', 2: '1b1', 3: 'Z' })).toBe('1');
    expect(bye({ 1: 'Z', 2: 'Z', 3: 'Z' })).toBe('3');
  });

  it('[TEAM-2] the bye goes to a team without which the others can be paired', () => {
    // 2 and 3 have met: who stays without is one of them.
    expect(paired({ results: { 1: 'U', 2: '3w=', 3: '2b=' } })).toBe('1-2 bye 3');
    // Only 1 and 3 may meet: the bye is for 2, who has won.
    expect(paired({ results: { 1: 'H', 2: '3w1', 3: '2b0' }, forbidden: [[1, 2]] })).toBe('3-1 bye 2');
  });
});
