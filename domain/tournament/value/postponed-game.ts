/** Games that are not played with their round (OPEN-1 to OPEN-14); absent on a board for a game that is. */
import type { Millis } from '../../kernel/time.ts';
import type { Color } from './field.ts';
import { FORMATS, type FormatName } from './formats.ts';
import type { GameResult } from './game-result.ts';
import type { Postponement } from './match-day.ts';

export const POSTPONED_STATES = ['postponed', 'adjourned'] as const;
export type PostponedState = (typeof POSTPONED_STATES)[number];

/** Stays with the board after the late result. */
export type PostponedGame = NotBegun | Adjourned;

interface AnotherDay {
  readonly at: Millis;
  /** For arbiters only; may be empty. */
  readonly words: string;
  /** Null while there is no date. */
  readonly startAt: Millis | null;
  /** When both players were last reminded; absent if they were not since the date was set. */
  readonly remindedAt?: Millis;
}

export interface NotBegun extends AnotherDay {
  readonly kind: 'postponed';
  /** The player who asked; null for the arbiter. */
  readonly by: Color | null;
}

export interface Adjourned extends AnotherDay {
  readonly kind: 'adjourned';
}

/** Postponed or adjourned, and without a result. */
export const isOpenGame = ({ result, postponed }: MayBePostponed): boolean =>
  result === null && postponed !== undefined;

interface MayBePostponed {
  readonly result: GameResult | null;
  readonly postponed?: PostponedGame;
}

/** Who has asked for another day, also if the other one has proposed the one that is asked for now. */
export const askerOf = ({ asker, by }: Postponement): Color => asker ?? by;

/** A player's request for another day that the opponent has not answered. */
export const isUnanswered = (request: Postponement | undefined): request is Postponement => request?.answer === null;

/** Where open games count as draws for the next pairing: formats that wait for results, over the board. */
export const offersPostponedGames = ({
  format,
  online,
}: {
  readonly format: FormatName;
  readonly online: boolean;
}): boolean => FORMATS[format].postponesGames && !online;
