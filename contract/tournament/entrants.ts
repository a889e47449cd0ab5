/** Entries of players and teams, and attendance. */
import { z } from 'zod';
import type { AccountId } from '../../domain/kernel/ids.ts';
import {
  DECISIONS,
  DEFAULT_COUNTRY,
  FIDE_NUMBER_MAX,
  LIST_MAX_ENTRANTS,
  LIST_MAX_ROWS,
  MATCH_MAX_BOARDS,
  MEMBER_COUNT_MAX,
} from '../../domain/kernel/limits.ts';
import { hasInk, isWellFormed } from '../../domain/kernel/text.ts';
import { MISSED_BYES } from '../../domain/tournament/command.ts';
import { POINTLESS } from '../../domain/tournament/guards/absence-points.ts';
import { CHECK_IN_STATES } from '../../domain/tournament/guards/attendance-guards.ts';
import { CARDS, ROUND_MARKS } from '../../domain/tournament/value/attendance-record.ts';
import { optionalTitle } from '../accounts/accounts.ts';
import type { CamelKeys } from '../codec/case.ts';
import { changed } from '../http/answers.ts';
import { countryCode, dayText, idOf, idText, nameText, nationalId, optionalName } from '../http/fields.ts';
import { teamId } from '../http/path-parts.ts';

export const joinQuery = z.object({ team: teamId.optional() });

/** Enters a player after the start for the remaining rounds. */
export const lateQuery = z.object({
  late: z.literal('true').optional(),
  /** The bye for each missed round. */
  missed: z.enum(MISSED_BYES).optional(),
});

const fideNumber = z.number().int().min(1).max(FIDE_NUMBER_MAX);

/** POST /s/tournament/add-guest/{id}: a player without an account. */
export const guestPayload = z.object({
  first_name: nameText,
  last_name: nameText,
  title: optionalTitle,
  fide_rating: z.number().int().min(0).max(4000).nullish(),
  fide_number: fideNumber.nullish(),
  /** In the rating list of the federation. */
  national_id: nationalId.optional(),
  federation: countryCode.default(DEFAULT_COUNTRY),
  club: optionalName,
  birth_date: dayText.nullish(),
  sex: z.enum(['M', 'F']).nullable().default(null),
  /** The player's team in team events. */
  team: teamId.nullish(),
});
export type GuestInput = CamelKeys<z.output<typeof guestPayload>>;

export const addedGuest = changed.extend({ account: z.string() });

/** POST /s/tournament/identify-entrant/{id}/{account}: the account of the guest. */
export const identityPayload = z.object({ account: idOf<AccountId>() });

/** PUT /s/tournament/entrant/{id}/{account}: an entry; name, FIDE number, birth and sex only for guests. */
export const entrantPayload = guestPayload
  .pick({ title: true, fide_rating: true, federation: true, club: true })
  .extend({
    first_name: nameText.optional(),
    last_name: nameText.optional(),
    fide_number: fideNumber.nullable().optional(),
    national_id: nationalId.optional(),
    birth_date: dayText.nullable().optional(),
    sex: z.enum(['M', 'F']).nullable().optional(),
  })
  .refine(({ first_name: first, last_name: last }) => (first === undefined) === (last === undefined));
export type EntrantInput = CamelKeys<z.output<typeof entrantPayload>>;

/** PUT /s/tournament/points-decisions/{id}/{account}: all points adjustments of a player. */
export const decisionsPayload = z.object({
  decisions: z
    .array(
      z.object({
        points: z
          .number()
          .min(-DECISIONS.mostPoints)
          .max(DECISIONS.mostPoints)
          .multipleOf(0.5)
          .refine((points) => points !== 0),
        /**
         * They count from the pairing of the round after this one; 0: from the first round; null: in the final
         * standings only.
         */
        after: z.number().int().min(0).max(998).nullable(),
        reason: z.string().trim().min(1).max(DECISIONS.reasonMaxLength).refine(hasInk).refine(isWellFormed),
      }),
    )
    .max(DECISIONS.most),
});

/** POST /s/tournament/add-entrants/{id}: a list that is entered completely or not at all. */
export const entrantsPayload = z.object({
  accounts: z.array(idOf<AccountId>()).max(LIST_MAX_ENTRANTS).default([]),
  guests: z.array(guestPayload).max(LIST_MAX_ENTRANTS).default([]),
});
export const addedEntrants = changed.extend({ added: z.number() });

/** Whether the added team had already been entered. */
export const addedTeam = changed.extend({ already: z.boolean() });

/** PATCH /s/tournament/team/{id}/{team}: the number of pupils of a school class; null if unknown. */
export const memberCountPayload = z.object({ member_count: z.number().int().min(1).max(MEMBER_COUNT_MAX).nullable() });

/** POST /s/tournament/attendance/{id}: marks players as present or absent; null removes the mark. */
export const attendancePayload = z.object({
  accounts: z.array(idText).min(1).max(LIST_MAX_ROWS),
  /** `comes` only of one round. */
  attendance: z.enum(ROUND_MARKS).nullable(),
  /** Left out, the mark holds for all rounds to come that have none. */
  round: z.number().int().min(1).max(MATCH_MAX_BOARDS).optional(),
});

export const excusePayload = z.object({ excused: z.boolean() });

/** A card of null follows the mode of the tournament. What is left out stays, so that two arbiters change one each. */
export const attendanceTerms = z.object({
  card: z.enum(CARDS).nullable().optional(),
  no_half_points: z.boolean().optional(),
});

/** What an absence is worth. */
const absenceWorth = z.object({
  bye: z.enum(['full-point', 'half-point', 'zero-point']),
  /** The half points that remain after it, of `quota`; missing outside the quota. */
  left: z.number().optional(),
  quota: z.number().optional(),
  /** Why it earns nothing. */
  because: z.enum(POINTLESS).optional(),
});

/** The user's attendance in the round that is paired next; null if there is nothing to say. */
export const ownAttendance = z.object({
  next: z
    .object({
      round: z.number(),
      attendance: z.enum(ROUND_MARKS).nullable(),
      /** Null if attendance closes with the pairing. */
      closes_at: z.string().nullable(),
      open: z.boolean(),
      /** The check-in at the door is open, and the user has not checked in. */
      check_in: z.boolean(),
      absence: absenceWorth,
    })
    .nullable(),
});

export const announcePayload = z.object({ attendance: z.enum(['comes', 'away']).nullable() });

/** With the worth of an absence, which is accepted in any case. */
export const announced = changed.extend(absenceWorth.partial().shape);

/** The check-in of the round that is paired next; null if there is none. */
export const checkInState = z.object({
  title: z.string(),
  next: z
    .object({
      round: z.number(),
      state: z.enum(CHECK_IN_STATES),
      /** Null if it is open until the pairing. */
      opens_at: z.string().nullable(),
      closes_at: z.string().nullable(),
      needs_code: z.boolean(),
      /** The user's own mark; missing for those who do not play in this round. */
      own: z.enum(ROUND_MARKS).nullable().optional(),
      /** The code of the room, for organisers only. */
      code: z.string().optional(),
    })
    .nullable(),
});

/** Without an account the user checks in; with one, somebody at the door who has chosen that name. */
export const checkInPayload = z.object({ account: idText.optional(), code: z.string().max(8).optional() });

/** `confirmed` is false if the arbiter has yet to see the player. */
export const checkedIn = changed.extend({ confirmed: z.boolean() });

export const onlinePlayers = z.object({ online: z.array(z.string()) });
