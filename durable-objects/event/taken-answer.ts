import type { AccountId } from '../../domain/kernel/ids.ts';

/** Whom a tournament could not take, and who is not in it any more by its own organiser. */
export interface TakenAnswer {
  readonly gone: readonly AccountId[];
  readonly refused: readonly AccountId[];
}
