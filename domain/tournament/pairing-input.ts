import { bakuVirtualPoints } from '../pairing/baku-acceleration.ts';
import type { PairingInput } from '../pairing/pairing.ts';
import type { HalfPoints } from '../points.ts';
import { availabilityIn, type Online } from './attendance.ts';
import { KINDS } from './kinds.ts';
import { type NumberedField, numberedField } from './numbered-field.ts';
import { isPlayer, playersOf, type Tournament } from './state.ts';

/** What the pairing of a round has to know: who is there (where it matters, also by who is `online`), and who must not meet. */
export function pairingInput(
  tournament: Tournament,
  round: number,
  { field, numberOf }: NumberedField = numberedField(tournament),
  online: Online = new Set(),
): PairingInput {
  const numbers = new Map<string, number>(numberOf);
  const resting = new Set<string>(
    tournament.bookedByes.filter((booked) => booked.round === round).map(({ who }) => who),
  );
  const availability = availabilityIn(tournament, round, online);
  const present = playersOf(tournament).filter(
    (player) => availability(player) === 'free' && !resting.has(player.account),
  );
  const inForce = tournament.bans.filter(
    ({ firstRound, lastRound }) => firstRound <= round && (lastRound === null || round <= lastRound),
  );
  // Without a number of rounds, no round to come is taken for the last one, which has rules of its own.
  const isOpenEnded = tournament.settings.rounds === null && round > field.rounds;
  return {
    field: isOpenEnded ? { ...field, rounds: round + 1 } : field,
    round,
    present: present.map(({ seed }) => seed),
    initialColor: tournament.initialColor ?? 'white',
    forbidden: [...inForce.map(({ who }) => who.flatMap((one) => numbers.get(one) ?? [])), ...teamMates(tournament)],
    virtualPoints: virtualPointsOf(tournament),
  };
}

/** Those who never meet where players are paired and a team is theirs together. */
const teamMates = ({ settings, participants }: Tournament): readonly (readonly number[])[] =>
  KINDS[settings.kind].paired === 'teamPlayers'
    ? participants.flatMap((one) => (isPlayer(one) ? [] : [one.members.map(({ seed }) => seed)]))
    : [];

/**
 * Points that count for pairing only, by start number: those of the acceleration that the organiser has chosen, or those
 * that a file told of each player.
 */
export function virtualPointsOf(tournament: Tournament): ReadonlyMap<number, readonly HalfPoints[]> {
  const { settings, acceleration } = tournament;
  const players = playersOf(tournament);
  if (acceleration === 'baku') {
    const list = players.map(({ seed }) => seed);
    return bakuVirtualPoints(list, settings.rounds ?? 0, settings.points);
  }
  return new Map(
    players.flatMap(({ seed, virtualPoints }) => (virtualPoints === null ? [] : [[seed, virtualPoints] as const])),
  );
}
