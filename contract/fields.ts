import { z } from 'zod';
import { isFederation } from '../domain/federations.ts';
import { type AccountId, asId, type Branded, isGuestId, isId, isReservedId } from '../domain/ids.ts';
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
} from '../domain/limits.ts';
import { REGIONS } from '../domain/regions.ts';
import { composed, hasInk, isName, isWellFormed } from '../domain/text.ts';
import { expected } from './expectations.ts';

/** The parts that requests are made of, each with the specification's limits (checklist D-76, D-77). */

/** Letters, digits, underscore and hyphen, at most forty characters. */
export const idText = z.string().max(40).refine(isId, expected('id'));

/** The same, as the id of one kind of thing. */
export const idOf = <Id extends Branded<string, string>>() => idText.transform((text) => asId<Id>(text));

/** The user name that somebody chooses: an id that is neither one of a guest nor a word that stands for nobody. */
export const newUsername = idText
  .refine((text) => !isGuestId(text) && !isReservedId(text), expected('username'))
  .transform((text) => asId<AccountId>(text));

export const optionalId = z
  .string()
  .max(40)
  .refine((text) => text === '' || isId(text), expected('id'))
  .optional()
  .transform((text) => text || undefined);

/** What somebody has typed, each letter in its one way of writing, without the spaces around it. */
const typed = z
  .string()
  .refine(isWellFormed, expected('text'))
  .transform((text) => composed(text).trim());

/** A name: 1 to 100 characters, something of it to be seen, none that breaks or turns the line, no angle brackets. */
export const nameText = typed.pipe(z.string().min(1).max(NAME_MAX_LENGTH).refine(isName, expected('name')));

/** The same where it may be left out: null then. */
export const optionalName = z
  .union([z.literal('').transform(() => null), nameText])
  .nullish()
  .transform((name) => name ?? null);

/** Letters with marks, digits, space, hyphen, underscore; and, as people need them, apostrophe and full stop (D-21). */
const plainName = nameText.pipe(z.string().regex(/^[\p{L}\p{M}\p{N} _.'’-]+$/u, expected('plainName')));

/** A person's first or last name. */
export const personName = plainName;

/** The name of a club or of a team. */
export const clubName = plainName;

/** A text of several lines at most so long, or none. */
export const freeText = (maxLength: number) => typed.pipe(z.string().max(maxLength));

export const longText = freeText(DESCRIPTION_MAX_LENGTH);

/** Where a club or an organisation is. */
export const addressText = freeText(ADDRESS_MAX_LENGTH);

/** What somebody writes to the members of a club. */
export const messageText = freeText(MESSAGE_MAX_LENGTH).pipe(z.string().refine(hasInk, expected('text')));

/** An address of a picture: https, or a path of this site (D-66). */
export const pictureUrl = z
  .string()
  .max(URL_MAX_LENGTH)
  .regex(/^(https:\/\/\S+|\/(?!\/)\S*)?$/, expected('picture'))
  .refine(isWellFormed, expected('picture'));

/** An address of a page: http or https (D-67). */
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

/** A password that somebody chooses (D-24, D-25). */
export const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.min)
  .max(PASSWORD_LENGTH.max)
  // Half a character has no bytes, so all halves would be the same password.
  .regex(/^\P{Surrogate}*$/u, expected('text'));

/** A password as somebody types it to prove who they are. */
export const typedPassword = z.string().min(1).max(1_000);

/** The code of a federation, which stands for the country too. */
export const countryCode = z.string().refine(isFederation, expected('federation'));

/** A region of the list, or none. */
export const optionalRegion = z
  .union([z.enum(REGIONS), z.literal('')])
  .nullish()
  .transform((region) => region || null);

/** A calendar day that exists, yyyy-mm-dd. */
export const dayText = z.iso.date(expected('calendarDay'));

/** A day that a form of tournaments accepts. */
export const formDay = dayText.refine((day) => day >= FORM_DATES.first && day <= FORM_DATES.last, expected('day'));

/** A time of day in UTC, hh:mm. */
export const clockText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, expected('time'));

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

/** Of Norway the region is asked for too, where a form shows it (R-525, checklist D-23). */
export const withRegion = <Schema extends z.ZodType<{ readonly country?: string; readonly region?: string | null }>>(
  schema: Schema,
) =>
  schema.refine(({ country, region }) => country !== DEFAULT_COUNTRY || (region ?? null) !== null, {
    path: ['region'],
    message: expected('text'),
  });

const [firstDay, lastDay] = [Date.parse(`${ROUND_DATES.first}T00:00:00Z`), Date.parse(`${ROUND_DATES.last}T23:59:59Z`)];

/** The time of a round; 0, the beginning of 1970, is the marker of a round without one. */
export const isoMoment = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .refine((moment) => moment === 0 || (moment >= firstDay && moment <= lastDay), expected('roundDay'));
