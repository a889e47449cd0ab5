/** What players may postpone, until when a game must be played, and what becomes of it then (PP-1, PP-3, PP-4, PP-6). */
import { POSTPONE_NOTICE_MINUTES } from '../../kernel/limits.ts';
import { isSame } from '../../kernel/same.ts';
import type { Format } from './formats.ts';

/** What the program proposes for a game that is not played by its deadline. */
export const UNRESOLVED_RULES = ['askerLoses', 'draw', 'bothLose', 'arbiter'] as const;
export type UnresolvedRule = (typeof UNRESOLVED_RULES)[number];

export const DEADLINE_KINDS = ['rounds', 'date'] as const;

export type PostponeUntil =
  /** Before the pairing that many rounds later; 1 is the next round. */
  | { readonly kind: 'rounds'; readonly rounds: number }
  /** The last day, `yyyy-mm-dd`. */
  | { readonly kind: 'date'; readonly date: string };

export interface PostponementPlan {
  /** Players ask until this many minutes before the round; 0 until it begins. */
  readonly notice: number;
  /** Open games of a player at the same time. */
  readonly maxOpenGames: number;
  /** The number of last rounds whose games players may not postpone. */
  readonly noPostponeLast: number;
  /** Games that a player may have postponed in the tournament; null without limit. */
  readonly maxPostponements: number | null;
  /** Otherwise asking postpones the game at once. */
  readonly opponentMustAgree: boolean;
  readonly until: PostponeUntil;
  readonly unresolvedRule: UnresolvedRule;
}

/** Null in the settings: the usual plan. */
export type ChosenPostponement = PostponementPlan | null;

export const USUAL_POSTPONEMENT: PostponementPlan = {
  notice: POSTPONE_NOTICE_MINUTES.default,
  maxOpenGames: 1,
  noPostponeLast: 1,
  maxPostponements: null,
  opponentMustAgree: true,
  until: { kind: 'rounds', rounds: 2 },
  unresolvedRule: 'askerLoses',
};

/** The usual plan is stored as null. */
export const postponementIn = ({ postponesGames }: Format, chosen: ChosenPostponement): ChosenPostponement =>
  postponesGames && !isSame(chosen, USUAL_POSTPONEMENT) ? chosen : null;

export const postponementPlanOf = ({ postponement }: { readonly postponement: ChosenPostponement }): PostponementPlan =>
  postponement ?? USUAL_POSTPONEMENT;

/** A date belongs to one tournament only. */
export const withoutDate = (chosen: ChosenPostponement): ChosenPostponement =>
  chosen?.until.kind === 'date' ? { ...chosen, until: USUAL_POSTPONEMENT.until } : chosen;
