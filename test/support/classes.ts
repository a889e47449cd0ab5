import { asId } from '../../domain/ids.ts';
import { dealStartNumbers } from '../../domain/pairing/challenges.ts';
import { halfPoints } from '../../domain/points.ts';
import type { Player, Team, Tournament } from '../../domain/tournament/state.ts';
import { at } from './tournament.ts';

/**
 * With teams a, b, c, ... of these sizes, whose members are a1, a2, ...; start numbers alternate between the teams, as they
 * do where members are paired.
 */
export function withClasses(tournament: Tournament, ...sizes: readonly number[]): Tournament {
  const teams = sizes.map((size, index) => team(index + 1, size));
  const seeds = new Map(dealStartNumbers(teams.map(({ members }) => members)).map((one, index) => [one, index + 1]));
  const participants = teams.map((one) => ({
    ...one,
    members: one.members.map((member) => ({ ...member, seed: seeds.get(member) ?? 0 })),
  }));
  return { ...tournament, participants };
}

function team(seed: number, size: number): Team {
  const letter = String.fromCharCode(96 + seed);
  return {
    kind: 'team',
    team: asId(letter),
    name: `Class ${letter.toUpperCase()}`,
    seed,
    memberCount: null,
    withdrawnFrom: null,
    eliminated: false,
    matchScore: halfPoints(0),
    gameScore: halfPoints(0),
    rank: 0,
    tiebreaks: [null, null, null, null],
    members: Array.from({ length: size }, (_, index) => member(`${letter}${index + 1}`)),
  };
}

const member = (account: string): Player => ({
  kind: 'player',
  account: asId(account),
  person: { firstName: account, lastName: 'Pupil', ghost: false, fideNumber: null, birthDate: null, sex: 'F' },
  seed: 0,
  title: null,
  rating: null,
  federation: 'NOR',
  joinedAt: at(0),
  fileNumber: null,
  virtualPoints: null,
  withdrawnFrom: null,
  eliminated: false,
  seen: null,
  standing: { score: halfPoints(0), tiebreaks: [null, null, null, null], rank: 0 },
});
