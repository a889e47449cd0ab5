import type { ListMonth } from '../../fide-list/month.ts';
import { type AccountId, asId, type Branded, type EntryId, type GroupCode, GUEST_PREFIX } from '../../kernel/ids.ts';
import type { Millis } from '../../kernel/time.ts';
import type { RatingList } from '../../rating/lists.ts';
import type { LedgerRow } from './ledger.ts';

/** The entries that were sent together; their links open all of them (EN-1). */
export type PartyId = Branded<string, 'PartyId'>;

/** PL-2. */
export const ENTRY_STATES = [
  'unconfirmed',
  'pending',
  'entered',
  'waiting',
  'refused',
  'withdrawn',
  'expired',
  'erased',
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface EventEntry {
  readonly id: EntryId;
  readonly party: PartyId;
  readonly group: GroupCode;
  readonly state: EntryState;
  readonly submittedAt: Millis;
  /** Null until the e-mail address is confirmed. */
  readonly confirmedAt: Millis | null;
  /** Place in the queue; null until it has one. */
  readonly queuedAt: Millis | null;
  readonly player: EntryPlayer;
  readonly contact: Contact;
  /** Null for adults. */
  readonly guardian: Guardian | null;
  readonly publicName: PublicName;
  /** Rounds for which a half-point bye is asked for. */
  readonly requestedByes: readonly number[];
  /** For the organiser only. */
  readonly remarks: string;
  /** The account of an entrant who was logged in. */
  readonly account: AccountId | null;
  /** The code that a payment names (FE-7). */
  readonly code: string;
  readonly ledger: readonly LedgerRow[];
  /** A provider holds the fee ready: it counts as paid for places, and is booked when it is captured (PY-8). */
  readonly isReserved: boolean;
  /** The organiser has approved it, or has entered it. */
  readonly isApproved: boolean;
  /** Entered over the limit of places by the organiser. */
  readonly isOverLimit: boolean;
  /** Ids of entries that look like the same person, and are not. */
  readonly notSameAs: readonly EntryId[];
  /** The organiser's words to a refusal, or the entrant's to a withdrawal. */
  readonly reason: string;
  /** Rises with each change that a tournament has to know. */
  readonly version: number;
  /** The group whose tournament has the entry, and the version that it has; null while none has it. */
  readonly synced: SyncedEntry | null;
}

export interface SyncedEntry {
  readonly group: GroupCode;
  readonly version: number;
}

export interface EntryPlayer {
  readonly firstName: string;
  readonly lastName: string;
  readonly fideNumber: number | null;
  readonly birthYear: number | null;
  /** `YYYY-MM-DD`; only where the report needs it. */
  readonly birthDate: string | null;
  readonly sex: 'M' | 'F' | null;
  readonly federation: string;
  readonly club: string | null;
  readonly title: string | null;
  readonly ratings: EntryRatings;
}

/** The ratings of the list on which the player was looked up, or one that the organiser has typed. */
export interface EntryRatings {
  readonly byList: Readonly<Record<RatingList, number | null>>;
  /** Null if the player is not on FIDE's list. */
  readonly month: ListMonth | null;
  /** Goes before the list. */
  readonly manual: number | null;
}

export const NO_RATINGS: EntryRatings = {
  byList: { standard: null, rapid: null, blitz: null },
  month: null,
  manual: null,
};

export interface Contact {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: 'en' | 'no';
  /** Agreed to be told of pairings and of messages of the organiser by e-mail. */
  readonly wantsPairings: boolean;
}

export interface Guardian {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** GD-3. */
export const PUBLIC_NAMES = ['full', 'initial', 'hidden'] as const;
export type PublicName = (typeof PUBLIC_NAMES)[number];

/** The player of an entry in its tournament: the account, or a guest who is named by the entry. */
export const playerIdOf = ({ id, account }: Pick<EventEntry, 'id' | 'account'>): AccountId =>
  account ?? asId<AccountId>(`${GUEST_PREFIX}${id}`);

/** Entries that hold a place (PL-1, CO-3). */
export const holdsPlace = ({ state }: EventEntry): boolean => state === 'entered' || state === 'pending';

/** Entries that are over: nothing changes them but their erasure, and a new start by the organiser. */
export const isOver = ({ state }: EventEntry): boolean =>
  state === 'refused' || state === 'withdrawn' || state === 'expired' || state === 'erased';
