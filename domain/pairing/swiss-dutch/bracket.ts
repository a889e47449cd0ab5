import type { Roster } from './roster.ts';

/** The round as a whole: what every bracket is judged against. */
export interface RoundContext {
  readonly roster: Roster;
  /** C5: the score of the player who gets the pairing-allocated bye; null when the number of players is even. */
  readonly byeScore: number | null;
}

/** Art. 1.9: one pairing bracket. Members are places of the roster, in the order of art. 1.2. */
export interface Bracket {
  /** Moved-down players (MDPs), then the residents of one scoregroup. */
  readonly members: readonly number[];
  /** How many of the members are MDPs. */
  readonly movedDown: number;
  /** First place below the bracket's scoregroup; all from here on are still to be paired. */
  readonly below: number;
  /** First place below the next scoregroup (C8 looks no further). */
  readonly belowNext: number;
}

export interface BracketPairing {
  /** Pairs of places, the higher ranked first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Who moves down, or gets the bye in the last bracket. */
  readonly downfloaters: readonly number[];
}

/** May this player get the bye of the round (C2 and C5)? */
export const mayTakeBye = (context: RoundContext, place: number): boolean =>
  context.roster.byeAllowed[place] === 1 && context.roster.score[place] === context.byeScore;
