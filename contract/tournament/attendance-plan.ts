/** Attendance per round: who is expected, and what an absence is worth. */
import { z } from 'zod';
import { ABSENCES_MAX, CHECK_IN_OPENS_MINUTES, CLOSES_AT_MINUTES } from '../../domain/kernel/limits.ts';
import { ABSENCE_NOTICES, ABSENCE_POINTS } from '../../domain/tournament/value/attendance-plan.ts';
import { CARDS, MARK_SOURCES, ROUND_MARKS } from '../../domain/tournament/value/attendance-record.ts';
import { ATTENDANCE_RULES } from '../../domain/tournament/value/formats.ts';

const count = z.number().int().min(0).max(ABSENCES_MAX);

export const attendancePlan = z.object({
  mode: z.enum(ATTENDANCE_RULES),
  /** Minutes before the round. */
  closes_at: z.number().int().min(CLOSES_AT_MINUTES.min).max(CLOSES_AT_MINUTES.max),
  absence_points: z.enum(ABSENCE_POINTS),
  absence_quota: count,
  absence_not_last: count,
  absence_notice: z.enum(ABSENCE_NOTICES),
  no_show_to_on_call: z.boolean(),
  /** 0: never. */
  withdraw_after_no_shows: count,
  announced_is_enough: z.boolean(),
  /** Minutes before the round. */
  check_in_opens: z.number().int().min(CHECK_IN_OPENS_MINUTES.min).max(CHECK_IN_OPENS_MINUTES.max),
  room_code: z.boolean(),
  trust_names: z.boolean(),
});

/** What is known of a player's attendance. */
export const attendanceRecord = z.object({
  card: z.enum(CARDS).nullable(),
  no_half_points: z.boolean(),
  rounds: z
    .array(
      z.object({
        round: z.number(),
        mark: z.enum(ROUND_MARKS),
        by: z.enum(MARK_SOURCES),
        at: z.number(),
        is_late: z.boolean(),
        is_excused: z.boolean(),
      }),
    )
    .readonly(),
  /** Games lost without play and without a word, with the card before and, where they withdrew the player, from when on. */
  no_shows: z
    .array(
      z.object({
        round: z.number(),
        card_before: z.enum(CARDS).nullable(),
        withdrawn_from: z.number().exactOptional(),
      }),
    )
    .readonly(),
  unconfirmed_round: z.number().nullable(),
});
