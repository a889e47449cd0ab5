import { bakuVirtualPoints } from '../pairing/baku-acceleration.ts';
import type { PairingInput } from '../pairing/pairing.ts';
import type { HalfPoints } from '../points.ts';
import { type NumberedField, numberedField } from './numbered-field.ts';
import { isPresent } from './presence.ts';
import { playersOf, type Tournament } from './state.ts';

/** What the pairing of a round has to know: who is there, and who must not meet. */
export function pairingInput(
  tournament: Tournament,
  round: number,
  { field, numberOf }: NumberedField = numberedField(tournament),
): PairingInput {
  const numbers = new Map<string, number>(numberOf);
  const resting = new Set<string>(
    tournament.bookedByes.filter((booked) => booked.round === round).map(({ who }) => who),
  );
  const players = playersOf(tournament);
  const present = players.filter((player) => isPresent(player, round) && !resting.has(player.account));
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
    forbidden: inForce.map(({ who }) => who.flatMap((one) => numbers.get(one) ?? [])),
    virtualPoints: virtualPointsOf(tournament),
  };
}

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
