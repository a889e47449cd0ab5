import { type PairingInput, USUAL_MEETINGS } from '../../pairing/pairing.ts';
import type { Field } from '../../tournament/value/field.ts';
import { asKnownFor } from '../late-results.ts';
import { forbiddenIn } from '../pairing-rules.ts';
import { wasPaired } from './to-field.ts';
import type { TrfTournament } from './to-tournament.ts';

/**
 * Input to pair the next round, or a paired one again from the earlier rounds. Defaults: initial colour White; without
 * a number of rounds a future round is not the last one, in which topscorers have other rules (C.04.3 1.8).
 */
export function toPairingInput(tournament: TrfTournament, round?: number): PairingInput {
  const { field: played, pairedRounds, initialColor, announcedRounds, forbidden } = tournament;
  const wanted = round ?? pairedRounds + 1;
  const isOpenEnded = announcedRounds === null && wanted > pairedRounds;
  const known = asKnownFor(played, tournament.lateResults, wanted);
  const field = isOpenEnded ? { ...known, rounds: wanted + 1 } : known;
  return {
    field,
    round: wanted,
    present: wanted <= pairedRounds ? presentThen(field, wanted) : presentNext(tournament, wanted),
    initialColor: initialColor ?? 'white',
    forbidden: forbiddenIn(forbidden, wanted).map(({ numbers }) => numbers),
    virtualPoints: tournament.virtualPoints,
    reverseLastRounds: tournament.reverseLastRounds,
    ...USUAL_MEETINGS,
  };
}

const presentThen = (field: Field, round: number): number[] =>
  field.entrants.filter((entrant) => wasPaired(entrant.results[round - 1] ?? null)).map((entrant) => entrant.number);

function presentNext({ field, byes }: TrfTournament, round: number): number[] {
  const absent = new Set(byes.filter((bye) => bye.round === round).map(({ number }) => number));
  return field.entrants.map((entrant) => entrant.number).filter((number) => !absent.has(number));
}
