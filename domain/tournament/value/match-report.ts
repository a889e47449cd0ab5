/** What the captains or the organiser have entered about a match. */
import type { AccountId } from '../../kernel/ids.ts';
import type { Millis } from '../../kernel/time.ts';
import type { Color } from './field.ts';
import type { GameResult } from './game-result.ts';

export interface PlayedMatch {
  readonly boards: readonly PlayedBoard[];
  readonly walkovers: readonly Walkover[];
}

export interface PlayedBoard {
  readonly board: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly result: GameResult;
}

/** A board with one player, who wins by forfeit. */
export interface Walkover {
  readonly board: number;
  readonly who: AccountId;
  readonly color: Color;
}

export interface MatchReport extends PlayedMatch {
  readonly by: Color | 'organiser';
  readonly at: Millis;
  /** Null while the other captain has not answered. */
  readonly answer: ReportAnswer | null;
}

export type ReportAnswer =
  | { readonly kind: 'confirmed'; readonly at: Millis }
  | { readonly kind: 'disputed'; readonly at: Millis; readonly words: string };

/** A board in a report; a player without an opponent wins by forfeit. */
export interface ReportedBoard {
  readonly board: number;
  readonly white: AccountId | null;
  readonly black: AccountId | null;
  /** Null if a side was missing. */
  readonly result: GameResult | null;
}

/** An entered board, with the result that its sender saw. */
export interface EnteredBoard extends ReportedBoard {
  readonly expected?: GameResult | null | undefined;
}
