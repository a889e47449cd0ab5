import { ok, type Result } from '../kernel/result.ts';
import type { PairingRefusal, RoundPairing } from '../pairing/pairing.ts';
import { pairSwissDutch } from '../pairing/swiss-dutch/pair.ts';
import type { TrfDocument } from '../trf/document.ts';
import { type Difference, differences, pairsOfRound } from './played-pairs.ts';
import { playedRound } from './swiss-round.ts';

/** The result of the Free Pairings Checker for one round (C.04 A.3). */
export interface CheckedRound extends Difference {
  readonly round: number;
  /** Why the rules allow no pairing of this round; usually null. */
  readonly engineError: PairingRefusal | null;
}

/** Pairs a played round again from the earlier rounds and compares the results. */
export function checkRound(document: TrfDocument, round: number): Result<CheckedRound, 'notSwiss' | 'roundNotThere'> {
  const input = playedRound(document, round);
  if (!input.ok) return input;
  const played = pairsOfRound(input.value.field, round);
  const pairing = pairSwissDutch(input.value);
  const engineError = pairing.ok ? null : pairing.key;
  const wanted: RoundPairing = pairing.ok ? pairing.value : { pairs: [], byes: [] };
  return ok({ round, engineError, ...differences(wanted, played) });
}

export const differs = ({ missing, unexpected, engineError }: CheckedRound): boolean =>
  engineError !== null || missing.length > 0 || unexpected.length > 0;
