import type { PairingRefusal, RoundPairing } from '../pairing/pairing.ts';
import { pairSwissDutch } from '../pairing/swiss-dutch/pair.ts';
import { ok, type Result } from '../result.ts';
import type { TrfDocument } from '../trf/document.ts';
import { type Difference, differences, pairsOfRound } from './played-pairs.ts';
import { playedRound } from './swiss-round.ts';

/** What the checker says of one round (C.04 A.3, the Free Pairings Checker). */
export interface CheckedRound extends Difference {
  readonly round: number;
  /** Why the rules give no pairing at all for what was paired; null as a rule. */
  readonly engineError: PairingRefusal | null;
}

/** Pairs a played round anew from what was known before it, and compares; refused for a file that is no Swiss. */
export function checkRound(document: TrfDocument, round: number): Result<CheckedRound, 'notSwiss' | 'roundNotThere'> {
  const input = playedRound(document, round);
  if (!input.ok) return input;
  const played = pairsOfRound(input.value.field, round);
  const pairing = pairSwissDutch(input.value);
  const engineError = pairing.ok ? null : pairing.key;
  const wanted: RoundPairing = pairing.ok ? pairing.value : { pairs: [], byes: [] };
  return ok({ round, engineError, ...differences(wanted, played) });
}

/** Whether the file has the round otherwise than the rules. */
export const differs = ({ missing, unexpected, engineError }: CheckedRound): boolean =>
  engineError !== null || missing.length > 0 || unexpected.length > 0;
