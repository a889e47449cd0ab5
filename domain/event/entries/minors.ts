/** Who needs a guardian, by the year of birth alone (GD-2). */
import { ADULT_AGE, DEFAULT_COUNTRY } from '../../kernel/limits.ts';
import { consentAge } from '../../people/consent-age.ts';
import type { EntryPlayer, EventEntry, PublicName } from '../value/entry.ts';

/** As only the year is known, who becomes 18 this year counts as a minor. */
export const isMinor = ({ birthYear }: Pick<EntryPlayer, 'birthYear'>, day: string): boolean =>
  birthYear !== null && yearOf(day) - birthYear <= ADULT_AGE;

/** The guardian confirms the entry and is written to (GD-2). */
export const needsConsent = (
  { birthYear }: Pick<EntryPlayer, 'birthYear'>,
  day: string,
  country: string = DEFAULT_COUNTRY,
): boolean => birthYear !== null && yearOf(day) - birthYear <= consentAge(country, day);

/** The address that confirms and gets the e-mails; null for none. */
export const addressOf = (
  { player, contact, guardian }: Pick<EventEntry, 'player' | 'contact' | 'guardian'>,
  day: string,
) => (needsConsent(player, day) ? (guardian?.email ?? null) : (contact.email ?? guardian?.email ?? null));

export const usualPublicName = (player: Pick<EntryPlayer, 'birthYear'>, day: string): PublicName =>
  needsConsent(player, day) ? 'initial' : 'full';

const yearOf = (day: string): number => Number(day.slice(0, 4));
