/** Who plays in a tournament: how people and teams are entered, and who of them is there. */
import { z } from 'zod';
import type { AccountId } from '../domain/ids.ts';
import {
  DEFAULT_COUNTRY,
  DEFAULT_GENDER,
  LIST_MAX_ENTRANTS,
  LIST_MAX_ROWS,
  MEMBER_COUNT_MAX,
} from '../domain/limits.ts';
import { SEEN } from '../domain/tournament/state.ts';
import { optionalTitle } from './accounts.ts';
import { countryCode, dayText, idOf, idText, nameText, optionalName } from './fields.ts';
import { teamId } from './path-parts.ts';

/** The team that somebody is to play for. */
export const joinQuery = z.object({ team: teamId.optional() });

/** With it somebody is entered after the start, for the rounds that are left. */
export const lateQuery = z.object({ late: z.literal('true').optional() });

/** POST /s/tournament/add-guest/{id}: a participant without an account. */
export const guestPayload = z.object({
  first_name: nameText,
  last_name: nameText,
  title: optionalTitle,
  fide_rating: z.number().int().min(0).max(4000).nullish(),
  fide_number: z.number().int().min(1).max(999_999_999).nullish(),
  federation: countryCode.default(DEFAULT_COUNTRY),
  club: optionalName,
  birth_date: dayText.nullish(),
  sex: z.enum(['M', 'F']).default(DEFAULT_GENDER),
  /** Whom he plays for, where teams take part. */
  team: teamId.nullish(),
});
export type GuestInput = z.output<typeof guestPayload>;

export const addedGuest = z.object({ account: z.string() });

/** POST /s/tournament/identify-entrant/{id}/{account}: the account that the guest has. */
export const identityPayload = z.object({ account: idOf<AccountId>() });

/** PUT /s/tournament/entrant/{id}/{account}: what is said of an entry; names only of those without an account. */
export const entrantPayload = guestPayload
  .pick({ title: true, fide_rating: true, federation: true, club: true })
  .extend({ first_name: nameText.optional(), last_name: nameText.optional() })
  .refine(({ first_name: first, last_name: last }) => (first === undefined) === (last === undefined));
export type EntrantInput = z.output<typeof entrantPayload>;

/** POST /s/tournament/add-entrants/{id}: a whole list, of which all are entered or nobody. */
export const entrantsPayload = z.object({
  accounts: z.array(idOf<AccountId>()).max(LIST_MAX_ENTRANTS).default([]),
  guests: z.array(guestPayload).max(LIST_MAX_ENTRANTS).default([]),
});
export const addedEntrants = z.object({ added: z.number() });

/** Whether a team that was to be added is in already. */
export const addedTeam = z.object({ already: z.boolean() });

/** PATCH /s/tournament/team/{id}/{team}: pupils of a school class; null where nobody tells. */
export const memberCountPayload = z.object({ member_count: z.number().int().min(1).max(MEMBER_COUNT_MAX).nullable() });

/** POST /s/tournament/attendance/{id}: who is there and who is not; null leaves it to what the format takes for granted. */
export const attendancePayload = z.object({
  accounts: z.array(idText).min(1).max(LIST_MAX_ROWS),
  seen: z.enum(SEEN).nullable(),
});

/** Those of a tournament who are online, by account. */
export const onlinePlayers = z.object({ online: z.array(z.string()) });
