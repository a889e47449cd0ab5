import { ok, refuse } from '../../kernel/result.ts';
import type { PairRound } from '../pairing.ts';
import { openRound, pairBrackets } from './pair-brackets.ts';
import { publish } from './publication.ts';
import { readRoster } from './roster.ts';

/**
 * The FIDE (Dutch) System, C.04.3 in force from 1 February 2026, with C.04.1 and C.04.2. Refuses with `noLegalPairing`
 * if the round cannot be completed under C1 to C3 (art. 1.9.3).
 */
export const pairSwissDutch: PairRound = (input) => {
  const roster = readRoster(input);
  const context = openRound(roster);
  if (context === null) return refuse('noLegalPairing');
  const { pairs, bye } = publish(roster, pairBrackets(context), input.initialColor);
  return ok({
    pairs: pairs.map(({ white, black }) => ({ white, black })),
    byes: bye === null ? [] : [roster.tpn[bye]],
  });
};
