/** Postponed games: what players may ask for, until when games are played, and what becomes of those that are not. */
import { z } from 'zod';
import { POSTPONE_NOTICE_MINUTES, POSTPONEMENTS_MAX } from '../../domain/kernel/limits.ts';
import { UNRESOLVED_RULES } from '../../domain/tournament/value/postponement-plan.ts';
import { dayText } from '../http/fields.ts';

const count = z.number().int().min(0).max(POSTPONEMENTS_MAX);

export const postponementPlan = z.object({
  /** Minutes before the round; 0 until it begins. */
  notice: z.number().int().min(POSTPONE_NOTICE_MINUTES.min).max(POSTPONE_NOTICE_MINUTES.max),
  /** Per player at the same time. */
  max_open_games: count.min(1),
  no_postpone_last: count,
  /** Per player in the tournament; null without limit. */
  max_postponements: count.nullable(),
  opponent_must_agree: z.boolean(),
  until: z.discriminatedUnion('kind', [
    /** Before the pairing that many rounds later. */
    z.object({ kind: z.literal('rounds'), rounds: count.min(1) }),
    z.object({ kind: z.literal('date'), date: dayText }),
  ]),
  unresolved_rule: z.enum(UNRESOLVED_RULES),
});
