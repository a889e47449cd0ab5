import { dealStartNumbers } from '../../../domain/pairing/challenges.ts';
import type { Tournament } from '../../../domain/tournament/value/state.ts';
import { playerNamed, teamOf } from './team-tournament.ts';

/**
 * With teams a, b, c, ... of these sizes, whose members are a1, a2, ...; start numbers alternate between the teams, as they
 * do where members are paired.
 */
export function withClasses(tournament: Tournament, ...sizes: readonly number[]): Tournament {
  const classes = sizes.map((size, index) => {
    const letter = String.fromCharCode(97 + index);
    const members = Array.from({ length: size }, (_, place) => playerNamed(`${letter}${place + 1}`, 0, null));
    return { id: letter, name: `Class ${letter.toUpperCase()}`, seed: index + 1, members };
  });
  const seeds = new Map(dealStartNumbers(classes.map(({ members }) => members)).map((one, index) => [one, index + 1]));
  const participants = classes.map(({ members, ...one }) =>
    teamOf({ ...one, members: members.map((member) => ({ ...member, seed: seeds.get(member) ?? 0 })) }),
  );
  return { ...tournament, participants };
}
