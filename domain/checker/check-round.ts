import { ok, type Result, refuse } from '../kernel/result.ts';
import type { PairingInput, PairingRefusal, RoundPairing } from '../pairing/pairing.ts';
import { toPairingInput } from '../trf/convert/to-pairing-input.ts';
import type { TrfTournament } from '../trf/convert/to-tournament.ts';
import { pairByFormat } from './pair-by-format.ts';
import { type Difference, differences, pairsOfRound } from './played-pairs.ts';
import { isIndividualSwiss, playedRound } from './swiss-round.ts';

/** The result of the Free Pairings Checker for one round (C.04 A.3). */
export interface CheckedRound extends Difference {
  readonly round: number;
  /** Why the rules allow no pairing of this round; usually null. */
  readonly engineError: PairingRefusal | null;
}

/** Pairs a played round again from the earlier rounds and compares the results. */
export function checkRound(
  tournament: TrfTournament,
  round: number,
): Result<CheckedRound, 'notSwiss' | 'roundNotThere'> {
  const input = playedRound(tournament, round);
  return input.ok ? ok(checked(tournament, input.value)) : input;
}

/** Checks every paired round; `onProgress` is called before each, with the rounds done and in all. */
export function checkRounds(
  tournament: TrfTournament,
  onProgress: (done: number, total: number) => void = () => undefined,
): Result<readonly CheckedRound[], 'notSwiss'> {
  if (!isIndividualSwiss(tournament)) return refuse('notSwiss');
  const { pairedRounds } = tournament;
  return ok(
    Array.from({ length: pairedRounds }, (_, done) => {
      onProgress(done, pairedRounds);
      return checked(tournament, toPairingInput(tournament, done + 1));
    }),
  );
}

function checked(tournament: TrfTournament, input: PairingInput): CheckedRound {
  const { field, round } = input;
  const pairing = pairByFormat(tournament, input);
  const engineError = pairing.ok ? null : pairing.key;
  const wanted: RoundPairing = pairing.ok ? pairing.value : { pairs: [], byes: [] };
  return { round, engineError, ...differences(wanted, pairsOfRound(field, round)) };
}

export const differs = ({ missing, unexpected, engineError }: CheckedRound): boolean =>
  engineError !== null || missing.length > 0 || unexpected.length > 0;
