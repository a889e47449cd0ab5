/** The plan of a tournament's evenings, and how its online rounds follow one another. */
import { z } from 'zod';
import { DAYS_OFF_MAX, MATCH_MAX_BOARDS, NAME_MAX_LENGTH, ROUND_PAUSE_SECONDS } from '../../domain/kernel/limits.ts';
import { NO_ROUND_PLAN } from '../../domain/tournament/value/round-plan.ts';
import { clockText, formDay, freeText } from '../http/fields.ts';
import { expected } from './expectations.ts';

/** In the tournament's time zone. */
const evening = z.object({ date: formDay, time: clockText });
const evenings = z.array(evening).max(MATCH_MAX_BOARDS).readonly();

const daysOff = z
  .object({ from: formDay, until: formDay, reason: freeText(NAME_MAX_LENGTH).default('') })
  .refine(({ from, until }) => until >= from, { path: ['until'], error: expected('lastDay') });

export const roundPlan = z.object({
  /** Rounds 2, 3 and so on; round 1 is at the first pairing. */
  later_rounds: evenings.default(NO_ROUND_PLAN.laterRounds),
  postponed_games: evenings.default(NO_ROUND_PLAN.postponedGames),
  days_off: z.array(daysOff).max(DAYS_OFF_MAX).readonly().default(NO_ROUND_PLAN.daysOff),
});

/** Seconds. */
export const roundPause = z.number().int().min(ROUND_PAUSE_SECONDS.min).max(ROUND_PAUSE_SECONDS.max);
