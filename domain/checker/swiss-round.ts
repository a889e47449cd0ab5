import { ok, type Result, refuse } from '../kernel/result.ts';
import type { PairingInput } from '../pairing/pairing.ts';
import { toPairingInput } from '../trf/convert/to-pairing-input.ts';
import type { TrfTournament } from '../trf/convert/to-tournament.ts';

export const isIndividualSwiss = ({ system, isTeam }: TrfTournament): boolean => system === 'swiss' && !isTeam;

/** `adjourn` takes games without a result for adjourned, which count as draws (C.04.2). */
export function nextRound(
  tournament: TrfTournament,
  { adjourn = false }: { readonly adjourn?: boolean } = {},
): Result<PairingInput, 'notSwiss' | 'roundNotFinished' | 'noRoundLeft'> {
  if (!isIndividualSwiss(tournament)) return refuse('notSwiss');
  const { unfinishedRounds, pairedRounds, announcedRounds: announced } = tournament;
  if (announced !== null && pairedRounds >= announced) return refuse('noRoundLeft');
  if (unfinishedRounds.length > 0 && !adjourn) return refuse('roundNotFinished');
  return ok(toPairingInput(tournament));
}

export function playedRound(
  tournament: TrfTournament,
  round: number,
): Result<PairingInput, 'notSwiss' | 'roundNotThere'> {
  if (!isIndividualSwiss(tournament)) return refuse('notSwiss');
  if (round < 1 || round > tournament.pairedRounds) return refuse('roundNotThere');
  return ok(toPairingInput(tournament, round));
}
