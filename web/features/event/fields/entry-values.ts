import type { EntryDetailsInput, FoundPlayer, GroupsFor } from '../../../../contract/event/entries.ts';
import type { EntryNeeds } from '../../../../contract/event/entry-form.ts';
import type { PublicName } from '../../../../domain/event/value/entry.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/kernel/limits.ts';
import type { Language } from '../../../../i18n/languages.ts';
import { optional, type TypedNumber } from '../../../forms/numbers.ts';
import type { EventFacts, LinkedEntry } from '../../../queries/events.ts';

/** Where the details of a player come from; `none` until one is chosen. */
export type PlayerSource = 'none' | 'own' | 'listed' | 'typed';

/** The form of an entry. */
export interface EntryValues {
  readonly source: PlayerSource;
  /** What FIDE's list says, for players who are on it. */
  readonly listed: FoundPlayer | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly fideNumber: number | null;
  readonly birthYear: TypedNumber;
  readonly sex: 'M' | 'F' | null;
  readonly federation: string;
  readonly club: string;
  readonly email: string;
  readonly phone: string;
  readonly wantsPairings: boolean;
  readonly guardianName: string;
  readonly guardianEmail: string;
  readonly guardianPhone: string;
  /** Null for the usual one. */
  readonly publicName: PublicName | null;
  readonly remarks: string;
  /** Codes of the chosen groups; null for the proposed one. */
  readonly groups: readonly string[] | null;
}

export const EMPTY_ENTRY: EntryValues = {
  source: 'none',
  listed: null,
  firstName: '',
  lastName: '',
  fideNumber: null,
  birthYear: '',
  sex: null,
  federation: DEFAULT_COUNTRY,
  club: '',
  email: '',
  phone: '',
  wantsPairings: false,
  guardianName: '',
  guardianEmail: '',
  guardianPhone: '',
  publicName: null,
  remarks: '',
  groups: null,
};

/** The next player of the same sender: whoever is reached, and how, stays (EN-1). */
export const nextEntry = (before: EntryValues): EntryValues => ({
  ...EMPTY_ENTRY,
  email: before.email,
  phone: before.phone,
  wantsPairings: before.wantsPairings,
  guardianName: before.guardianName,
  guardianEmail: before.guardianEmail,
  guardianPhone: before.guardianPhone,
});

export const listedPlayer = (player: FoundPlayer): Partial<EntryValues> => ({
  source: 'listed',
  listed: player,
  firstName: player.firstName,
  lastName: player.lastName,
  fideNumber: player.number,
  birthYear: player.birthYear ?? '',
  sex: null,
  federation: player.federation,
  groups: null,
});

/** The account that is logged in. */
export const ownPlayer = (name: string, email: string | null): EntryValues => ({
  ...EMPTY_ENTRY,
  source: 'own',
  lastName: name,
  email: email ?? '',
});

/** Somebody who is not on the list, by the name that was searched for. */
export function typedPlayer(searched: string): Partial<EntryValues> {
  const words = /^\d+$/.test(searched.trim()) ? [] : searched.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? '');
  return {
    source: 'typed',
    listed: null,
    firstName,
    lastName,
    fideNumber: null,
    birthYear: '',
    sex: null,
    federation: DEFAULT_COUNTRY,
    groups: null,
  };
}

export const entryName = ({ firstName, lastName }: Pick<EntryValues, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

const blank = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The values as the form's schema has them. */
export const formPayload = ({ source: _source, listed: _listed, groups: _groups, ...values }: EntryValues) => ({
  ...values,
  birthYear: optional(values.birthYear),
  email: blank(values.email),
  phone: blank(values.phone),
  guardianName: blank(values.guardianName),
  guardianEmail: blank(values.guardianEmail),
  guardianPhone: blank(values.guardianPhone),
});

/** What the calls take of a player, to find the groups. */
export const playerOf = ({ fideNumber, birthYear, sex, federation, club }: EntryValues) => ({
  fideNumber,
  birthYear: typeof birthYear === 'number' && birthYear >= 1900 && birthYear <= 2100 ? birthYear : null,
  sex,
  federation,
  club: blank(club),
});

export const guardianOf = ({ guardianName, guardianEmail, guardianPhone }: EntryValues) =>
  blank(guardianName) === null
    ? null
    : { name: guardianName.trim(), email: blank(guardianEmail), phone: blank(guardianPhone) };

/** What the form does not ask for, and an entry may have. */
interface KeptDetails {
  readonly birthDate: string | null;
  readonly requestedByes: readonly number[];
}

/** The entry as the calls take it. */
export const detailsOf = (
  values: EntryValues,
  language: Language,
  { birthDate, requestedByes }: KeptDetails = { birthDate: null, requestedByes: [] },
): EntryDetailsInput => ({
  player: { ...playerOf(values), firstName: values.firstName.trim(), lastName: values.lastName.trim(), birthDate },
  contact: {
    email: blank(values.email),
    phone: blank(values.phone),
    language,
    wantsPairings: values.wantsPairings,
  },
  guardian: guardianOf(values),
  publicName: values.publicName,
  requestedByes: [...requestedByes],
  remarks: values.remarks,
});

/** The form of an entry that exists. */
export const valuesOf = ({ player, contact, guardian, publicName, remarks }: LinkedEntry): EntryValues => ({
  ...EMPTY_ENTRY,
  source: 'typed',
  firstName: player.firstName,
  lastName: player.lastName,
  fideNumber: player.fideNumber,
  birthYear: player.birthYear ?? '',
  sex: player.sex,
  federation: player.federation,
  club: player.club ?? '',
  email: contact.email ?? '',
  phone: contact.phone ?? '',
  wantsPairings: contact.wantsPairings,
  guardianName: guardian?.name ?? '',
  guardianEmail: guardian?.email ?? '',
  guardianPhone: guardian?.phone ?? '',
  publicName,
  remarks,
});

/** What the event has to know of this player; `answer` is null until the server has said which groups fit. */
export function needsOf(
  { asksSex, phone }: Pick<EventFacts, 'asksSex' | 'phone'>,
  values: EntryValues,
  answer: Pick<GroupsFor, 'minor' | 'needsConsent' | 'known'> | null,
): EntryNeeds {
  const isOwn = values.source === 'own';
  const { minor = false, needsConsent = false } = answer ?? {};
  return {
    name: !isOwn,
    birthYear: !(isOwn && answer?.known.birthYear !== false),
    sex: asksSex && answer?.known.sex !== true,
    email: !isOwn && !needsConsent && !(minor && values.guardianEmail.trim() !== ''),
    phone: phone === 'required',
    guardian: minor,
    guardianEmail: needsConsent || (minor && values.guardianPhone.trim() === ''),
  };
}
