import type { Roster } from './roster.ts';

/** Round-wide data that every bracket depends on. */
export interface RoundContext {
  readonly roster: Roster;
  /** C5: score of the player with the pairing-allocated bye; null for an even number of players. */
  readonly byeScore: number | null;
}

/** Art. 1.9: a pairing bracket. Members are roster places in the order of art. 1.2. */
export interface Bracket {
  /** Moved-down players (MDPs), then residents of one scoregroup. */
  readonly members: readonly number[];
  readonly movedDown: number;
  /** First place below the scoregroup; all places from here on are unpaired. */
  readonly below: number;
  /** First place below the next scoregroup, where C8 ends. */
  readonly belowNext: number;
}

export interface BracketPairing {
  /** Pairs of places, higher-ranked first. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Players who move down, or get the bye in the last bracket. */
  readonly downfloaters: readonly number[];
}

/** True if C2 and C5 allow the bye. */
export const mayTakeBye = (context: RoundContext, place: number): boolean =>
  context.roster.byeAllowed[place] === 1 && context.roster.score[place] === context.byeScore;
