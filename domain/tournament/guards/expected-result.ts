/** Optimistic locking of results (EXPECT-1): two arbiters must not overwrite results that they have not seen. */
import { given } from '../../kernel/given.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { GameResult } from '../value/game-result.ts';

export interface ExpectedResult {
  readonly result: GameResult | null;
  /** The result that the sender saw, null for none; absent to skip the check. */
  readonly expected?: GameResult | null | undefined;
}

export interface ResultPlace {
  readonly board?: number;
  readonly white: string;
  readonly black: string;
}

/** Refuses with the current result if it is not the expected one; a result that is already as wanted is no conflict. */
export function asExpected(
  { result, expected }: ExpectedResult,
  present: GameResult | null,
  { board, white, black }: ResultPlace,
): Result<true, 'changedMeanwhile'> {
  if (expected === undefined || present === expected || present === result) return ok(true);
  return refuse('changedMeanwhile', { result: present ?? 'none', white, black, ...given({ board }) });
}
