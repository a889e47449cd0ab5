/** Official data of a tournament: where it is played and who is responsible (FIDE report, records 022, 032, 102, 112). */
import { z } from 'zod';
import { ADDRESS_MAX_LENGTH, FIDE_NUMBER_MAX, NAME_MAX_LENGTH } from '../../domain/kernel/limits.ts';
import { ARBITER_TITLES, NO_OFFICIAL_DATA, OFFICIALS_MAX } from '../../domain/tournament/value/official-data.ts';
import { addressText, countryCode, emailText, freeText, nameText, webUrl } from '../http/fields.ts';

const shortText = freeText(NAME_MAX_LENGTH);

const official = z.object({
  /** "Lastname, Firstname". */
  name: nameText,
  title: z.enum(ARBITER_TITLES).nullable().default(null),
  fide_number: z.number().int().min(1).max(FIDE_NUMBER_MAX).nullable().default(null),
  /** For the report only: in answers empty for everybody but the organisers. */
  email: z.union([z.literal(''), emailText]).default(''),
});

const officials = z.array(official).max(OFFICIALS_MAX).readonly();

/** In requests what is left out is empty. */
export const officialData = z.object({
  venue: shortText.default(NO_OFFICIAL_DATA.venue),
  address: addressText.default(NO_OFFICIAL_DATA.address),
  city: shortText.default(NO_OFFICIAL_DATA.city),
  map_link: webUrl.default(NO_OFFICIAL_DATA.mapLink),
  federation: countryCode.nullable().default(NO_OFFICIAL_DATA.federation),
  /** Public: an e-mail address, a telephone number or a name. */
  contact: freeText(ADDRESS_MAX_LENGTH).default(NO_OFFICIAL_DATA.contact),
  website: webUrl.default(NO_OFFICIAL_DATA.website),
  /** The name as registered with FIDE; empty if it is the tournament's own. */
  registered_name: shortText.default(NO_OFFICIAL_DATA.registeredName),
  /** FIDE's code of the registered event. */
  event_code: shortText.default(NO_OFFICIAL_DATA.eventCode),
  organiser: official.nullable().default(null),
  chief_arbiter: official.nullable().default(null),
  deputy_arbiters: officials.default([]),
  arbiters: officials.default([]),
});
