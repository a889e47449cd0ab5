import { MAX_MEETINGS } from '../../kernel/limits.ts';
import type { HalfPoints } from '../../kernel/points.ts';
import { bakuVirtualPoints } from '../../pairing/baku-acceleration.ts';
import type { PairingInput } from '../../pairing/pairing.ts';
import { availabilityIn, type Online } from '../guards/attendance.ts';
import { FORMATS } from '../value/formats.ts';
import { isPlayer, playersOf, type Tournament } from '../value/state.ts';
import { type NumberedField, numberedField } from './numbered-field.ts';

/** Who is present (in some formats by `online`), and forbidden pairs. */
export function pairingInput(
  tournament: Tournament,
  round: number,
  { field, numberOf }: NumberedField = numberedField(tournament),
  online: Online = new Set(),
): PairingInput {
  const numbers = new Map<string, number>(numberOf);
  const resting = new Set<string>(
    tournament.requestedByes.filter((requested) => requested.round === round).map(({ who }) => who),
  );
  const availability = availabilityIn(tournament, round, online);
  const present = playersOf(tournament).filter(
    (player) => availability(player) === 'free' && !resting.has(player.account),
  );
  const inForce = tournament.forbiddenPairs.filter(
    ({ firstRound, lastRound }) => firstRound <= round && (lastRound === null || round <= lastRound),
  );
  // An open-ended tournament must not treat an upcoming round as the last one, which has special rules.
  const isOpenEnded = tournament.settings.rounds === null && round > field.rounds;
  return {
    field: isOpenEnded ? { ...field, rounds: round + 1 } : field,
    round,
    present: present.map(({ seed }) => seed),
    initialColor: tournament.initialColor ?? 'white',
    forbidden: [...inForce.map(({ who }) => who.flatMap((one) => numbers.get(one) ?? [])), ...teamMates(tournament)],
    virtualPoints: virtualPointsOf(tournament),
    reverseLastRounds: tournament.settings.reverseLastRounds,
    firstRound: tournament.settings.firstRound,
    maxMeetings: tournament.settings.maxMeetings ?? MAX_MEETINGS.default,
  };
}

const teamMates = ({ settings, participants }: Tournament): readonly (readonly number[])[] =>
  FORMATS[settings.format].paired === 'teamPlayers'
    ? participants.flatMap((one) => (isPlayer(one) ? [] : [one.members.map(({ seed }) => seed)]))
    : [];

/** Entrants present when round 1 was paired; all until then. */
function enteredBeforeFirstRound(tournament: Tournament): readonly number[] {
  const first = tournament.rounds[0];
  const pairedAt = first?.kind === 'paired' ? first.pairedAt : Number.POSITIVE_INFINITY;
  return playersOf(tournament)
    .filter(({ joinedAt }) => joinedAt <= pairedAt)
    .map(({ seed }) => seed)
    .sort((one, other) => one - other);
}

/** Virtual points by start number, from the chosen acceleration or from an imported file. */
export function virtualPointsOf(tournament: Tournament): ReadonlyMap<number, readonly HalfPoints[]> {
  const { settings, acceleration } = tournament;
  const players = playersOf(tournament);
  if (acceleration === 'baku') {
    const startingList = players.map(({ seed }) => seed).sort((one, other) => one - other);
    const inFirstRound = enteredBeforeFirstRound(tournament);
    return bakuVirtualPoints({ startingList, inFirstRound }, settings.rounds ?? 0, settings.points);
  }
  return new Map(
    players.flatMap(({ seed, virtualPoints }) => (virtualPoints === null ? [] : [[seed, virtualPoints] as const])),
  );
}
