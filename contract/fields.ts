import { z } from 'zod';
import { type AccountId, asId, type Branded, isGuestId, isId } from '../domain/ids.ts';
import {
  DESCRIPTION_MAX_LENGTH,
  FORM_DATES,
  NAME_MAX_LENGTH,
  PASSWORD_LENGTH,
  URL_MAX_LENGTH,
} from '../domain/limits.ts';
import { REGIONS } from '../domain/regions.ts';

/** The parts that requests are made of, each with the specification's limits (checklist D-76, D-77). */

/** Letters, digits, underscore and hyphen, at most forty characters. */
export const idText = z.string().max(40).refine(isId);

/** The same, as the id of one kind of thing. */
export const idOf = <Id extends Branded<string, string>>() => idText.transform((text) => asId<Id>(text));

/** The user name that somebody chooses: an id that is not one of a guest. */
export const newUsername = idText.refine((text) => !isGuestId(text)).transform((text) => asId<AccountId>(text));

export const optionalId = z
  .string()
  .max(40)
  .refine((text) => text === '' || isId(text))
  .optional()
  .transform((text) => text || undefined);

/** A name: 1 to 100 characters, none that breaks or turns the line (R to L overrides and the like), no angle brackets. */
export const nameText = z
  .string()
  .trim()
  .min(1)
  .max(NAME_MAX_LENGTH)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]+$/u);

/** A person's first or last name: letters with marks, digits, space, hyphen, underscore, apostrophe, full stop (D-21). */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(NAME_MAX_LENGTH)
  .regex(/^[\p{L}\p{M}\p{N} _.'’-]+$/u);

export const longText = z.string().max(DESCRIPTION_MAX_LENGTH);

/** An address of a picture: https, or a path of this site (D-66). */
export const pictureUrl = z
  .string()
  .max(URL_MAX_LENGTH)
  .regex(/^(https:\/\/\S+|\/(?!\/)\S*)?$/);

/** An address of a page: http or https (D-67). */
export const webUrl = z
  .string()
  .max(URL_MAX_LENGTH)
  .regex(/^(https?:\/\/\S+)?$/);

export const emailText = z
  .string()
  .max(254)
  .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/);

export const optionalEmail = z
  .union([emailText, z.literal('')])
  .optional()
  .nullable();

/** A password that somebody chooses (D-24, D-25). */
export const newPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

/** A password as somebody types it to prove who they are. */
export const typedPassword = z.string().min(1).max(1_000);

/** The three letters of a country or a chess federation. */
export const countryCode = z.string().regex(/^[A-Z]{3}$/);

/** A region of the list, or none. */
export const optionalRegion = z
  .union([z.enum(REGIONS), z.literal('')])
  .nullish()
  .transform((region) => region || null);

/** A calendar day that exists, yyyy-mm-dd. */
export const dayText = z.iso.date();

/** A day that a form of tournaments accepts. */
export const formDay = dayText.refine((day) => day >= FORM_DATES.first && day <= FORM_DATES.last);

/** A time of day in UTC, hh:mm. */
export const clockText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A name out of a closed list, written as its name or as its number code. */
export function coded<Name extends string>(table: Readonly<Record<Name, number>>) {
  const names = Object.keys(table) as Name[];
  return z.union([z.string(), z.number()]).transform((value, context): Name => {
    const found = names.find((name) => name === value || table[name] === Number(value));
    if (found !== undefined && value !== '') return found;
    context.addIssue({ code: 'custom', message: 'not in the list' });
    return z.NEVER;
  });
}
