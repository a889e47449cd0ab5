import { z } from 'zod';
import { type AccountId, asId, type Branded, isGuestId, isId, isReservedId } from '../../domain/kernel/ids.ts';
import {
  ADDRESS_MAX_LENGTH,
  DEFAULT_COUNTRY,
  DESCRIPTION_MAX_LENGTH,
  EMAIL_LENGTH,
  FORM_DATES,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_LENGTH,
  ROUND_DATES,
  URL_MAX_LENGTH,
} from '../../domain/kernel/limits.ts';
import { composed, hasInk, isName, isWellFormed } from '../../domain/kernel/text.ts';
import { timeZoneNamed } from '../../domain/kernel/time-zone.ts';
import { isFederation } from '../../domain/people/federations.ts';
import { REGIONS } from '../../domain/people/regions.ts';
import { isNationalId } from '../../domain/rating/national-id.ts';
import { expected } from '../tournament/expectations.ts';

/** Field types of requests, with the specification's limits (checklist D-76, D-77). */

/** Up to forty letters, digits, underscores and hyphens. */
export const idText = z.string().max(40).refine(isId, expected('id'));

/** The same, branded as the id of one type. */
export const idOf = <Id extends Branded<string, string>>() => idText.transform((text) => asId<Id>(text));

/** A user name to be created: it must not be a guest's id or a reserved word. */
export const newUsername = idText
  .refine((text) => !isGuestId(text) && !isReservedId(text), expected('username'))
  .transform((text) => asId<AccountId>(text));

export const optionalId = z
  .string()
  .max(40)
  .refine((text) => text === '' || isId(text), expected('id'))
  .optional()
  .transform((text) => text || undefined);

/** User input in Unicode NFC, trimmed. */
const typed = z
  .string()
  .refine(isWellFormed, expected('text'))
  .overwrite((text) => composed(text).trim());

/** A name: 1 to 100 characters, some of them visible, without line breaks, direction controls and angle brackets. */
export const nameText = typed.pipe(z.string().min(1).max(NAME_MAX_LENGTH).refine(isName, expected('name')));

/** Optional: null if omitted. */
export const optionalName = z
  .union([z.literal('').transform(() => null), nameText])
  .nullish()
  .transform((name) => name ?? null);

/** Letters with marks, digits, space, hyphen, underscore; also apostrophe and full stop, which names need (D-21). */
const plainName = nameText.pipe(z.string().regex(/^[\p{L}\p{M}\p{N} _.'’-]+$/u, expected('plainName')));

/** A person's first or last name. */
export const personName = plainName;

/** The name of a club or of a team. */
export const clubName = plainName;

/** An optional multi-line text of limited length. */
export const freeText = (maxLength: number) => typed.pipe(z.string().max(maxLength));

export const longText = freeText(DESCRIPTION_MAX_LENGTH);

export const addressText = freeText(ADDRESS_MAX_LENGTH);

/** A broadcast to the members of a club. */
export const messageText = freeText(MESSAGE_MAX_LENGTH).pipe(z.string().refine(hasInk, expected('text')));

/** The URL of a picture: https, or a path on this site (D-66). */
export const pictureUrl = z
  .string()
  .max(URL_MAX_LENGTH)
  .regex(/^(https:\/\/\S+|\/(?!\/)\S*)?$/, expected('picture'))
  .refine(isWellFormed, expected('picture'));

/** The URL of a page: http or https (D-67). */
export const webUrl = z
  .string()
  .max(URL_MAX_LENGTH)
  .regex(/^(https?:\/\/\S+)?$/, expected('webAddress'))
  .refine(isWellFormed, expected('webAddress'));

/** At most 64 characters before the @ (RFC 5321, 4.5.3.1). */
export const emailText = z
  .string()
  .max(EMAIL_LENGTH.max)
  .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, expected('email'))
  .refine((text) => isWellFormed(text) && text.indexOf('@') <= EMAIL_LENGTH.localPartMax, expected('email'));

export const optionalEmail = z
  .union([emailText, z.literal('')])
  .optional()
  .nullable();

/** A new password (D-24, D-25). */
export const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.min)
  .max(PASSWORD_LENGTH.max)
  // Lone surrogates have no UTF-8 encoding, so all of them would be the same password.
  .regex(/^\P{Surrogate}*$/u, expected('text'));

/** A password entered as proof of identity. */
export const typedPassword = z.string().min(1).max(1_000);

/** The code of a federation, which also identifies the country. */
export const countryCode = z.string().refine(isFederation, expected('federation'));

/** The id in the rating list of a federation; null for none. */
export const nationalId = z
  .union([z.literal('').transform(() => null), z.string().refine(isNationalId, expected('id'))])
  .nullable();

/** A listed region, or none. */
export const optionalRegion = z
  .union([z.enum(REGIONS), z.literal('')])
  .nullish()
  .transform((region) => region || null);

/** An existing calendar day, yyyy-mm-dd. */
export const dayText = z.iso.date(expected('calendarDay'));

/** A day within the range that tournament forms accept. */
export const formDay = dayText.refine((day) => day >= FORM_DATES.first && day <= FORM_DATES.last, expected('day'));

/** A time of day in UTC, hh:mm. */
export const clockText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, expected('time'));

export const zoneName = z.string().refine((name) => timeZoneNamed(name) === name, expected('timeZone'));

/** One of a fixed set of names, given as the name or its number code. */
export function coded<Name extends string>(table: Readonly<Record<Name, number>>) {
  const names = Object.keys(table) as Name[];
  return z.union([z.string(), z.number()]).transform((value, context): Name => {
    const found = names.find((name) => name === value || table[name] === Number(value));
    if (found !== undefined && value !== '') return found;
    context.addIssue({ code: 'custom', message: 'not in the list' });
    return z.NEVER;
  });
}

/** A region is required for Norway, wherever a form shows the field (R-525, checklist D-23). */
export const withRegion = <Schema extends z.ZodType<{ readonly country?: string; readonly region?: string | null }>>(
  schema: Schema,
) =>
  schema.refine(({ country, region }) => hasItsRegion(country, region), {
    path: ['region'],
    message: expected('text'),
  });

/** The same for an account, where the federation identifies the country. */
export const withRegionOfFederation = <
  Schema extends z.ZodType<{ readonly federation?: string | undefined; readonly region?: string | null | undefined }>,
>(
  schema: Schema,
) =>
  schema.refine(({ federation, region }) => hasItsRegion(federation, region), {
    path: ['region'],
    message: expected('text'),
  });

const hasItsRegion = (country: string | undefined, region: string | null | undefined): boolean =>
  country !== DEFAULT_COUNTRY || (region ?? null) !== null;

const [firstDay, lastDay] = [Date.parse(`${ROUND_DATES.first}T00:00:00Z`), Date.parse(`${ROUND_DATES.last}T23:59:59Z`)];

/** The time of a round; 0, the beginning of 1970, marks an unscheduled round. */
export const isoMoment = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .refine((moment) => moment === 0 || (moment >= firstDay && moment <= lastDay), expected('roundDay'));
