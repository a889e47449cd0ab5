/** The evenings of a tournament in its local time: its later rounds, days for postponed games, and days off. */
import type { LocalTime } from '../../kernel/time-zone.ts';

export interface RoundPlan {
  /** Rounds 2, 3 and so on; round 1 is at the first pairing. Rounds beyond the list follow the interval. */
  readonly laterRounds: readonly LocalTime[];
  readonly postponedGames: readonly LocalTime[];
  readonly daysOff: readonly DaysOff[];
}

/** Days without a round, both included, `yyyy-mm-dd`. */
export interface DaysOff {
  readonly from: string;
  readonly until: string;
  /** Why: "autumn holiday". */
  readonly reason: string;
}

export const NO_ROUND_PLAN: RoundPlan = { laterRounds: [], postponedGames: [], daysOff: [] };

/** The planned time of a round after the first; null if the plan does not reach it. */
export const plannedEvening = ({ laterRounds }: RoundPlan, round: number): LocalTime | null =>
  round < 2 ? null : (laterRounds[round - 2] ?? null);
