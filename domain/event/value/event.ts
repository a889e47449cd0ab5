/** An event: one or more tournaments (groups) under one name, with one entry form (EV-1). */
import type { Owner } from '../../access/policy.ts';
import type { EventId, GroupCode, TournamentId } from '../../kernel/ids.ts';
import type { Millis } from '../../kernel/time.ts';
import type { Title } from '../../people/titles.ts';
import type { RatingList } from '../../rating/lists.ts';
import type { EventEntry } from './entry.ts';
import type { FeePlan } from './fee-plan.ts';
import type { LocalMinute } from './local-minute.ts';

export const GROUPS_MAX = 40;

export interface ChessEvent {
  readonly id: EventId;
  readonly revision: number;
  readonly host: Owner;
  readonly createdAt: Millis;
  /** Null unless the organiser has cancelled the event. */
  readonly cancelled: Cancellation | null;
  readonly settings: EventSettings;
  /** In the organiser's order, the strongest first. */
  readonly groups: readonly Group[];
  /** In the order in which they were submitted. */
  readonly entries: readonly EventEntry[];
  /** What is done once at its time, and has been. */
  readonly done: readonly EventStep[];
}

/** Reminders, and the deletion of what is kept for a time only (section 8 of the rules). */
export const EVENT_STEPS = [
  'eventReminder',
  'firstPaymentReminder',
  'lastPaymentReminder',
  'remarks',
  'contacts',
] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

export interface Cancellation {
  readonly at: Millis;
  readonly reason: string;
}

export interface EventSettings {
  readonly name: string;
  /** Clean HTML. */
  readonly description: string;
  readonly place: string;
  readonly address: string;
  /** `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly timeZone: string;
  /** Picture on top of the page; empty for none. */
  readonly picture: string;
  readonly contact: ContactPerson;
  readonly deadlines: Deadlines;
  /** Of the event in all; null for no limit. */
  readonly places: number | null;
  readonly placeSets: readonly PlaceSet[];
  readonly placeBy: PlaceBy;
  readonly approval: Approval;
  readonly showEntries: ShownEntries;
  readonly showWaiting: boolean;
  readonly phone: PhoneField;
  readonly asksSex: boolean;
  /** The rating that decides the group. */
  readonly groupRating: RatingList;
  readonly fideRated: boolean;
  readonly fees: FeePlan;
}

export interface ContactPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** When entries are taken (section 6 of the rules); null for never. */
export interface Deadlines {
  readonly opensAt: LocalMinute | null;
  /** The registration deadline of the terms. */
  readonly normalUntil: LocalMinute;
  /** Later entries are taken until then. */
  readonly lateUntil: LocalMinute | null;
  /** Entrants may change their entry; the registration deadline if null. */
  readonly changesUntil: LocalMinute | null;
  /** Full refund on withdrawal; never before the registration deadline, which it is if null. */
  readonly refundUntil: LocalMinute | null;
  /** Nobody moves up by themselves from this many hours before the first day. */
  readonly freezeHours: number;
}

/** Groups that share a number of places. */
export interface PlaceSet {
  readonly groups: readonly GroupCode[];
  readonly places: number;
}

/** What gives a place in the queue: the confirmed entry, or the full fee. */
export const PLACE_BY = ['confirmed', 'paid'] as const;
export type PlaceBy = (typeof PLACE_BY)[number];

export const APPROVALS = ['none', 'all'] as const;
export type Approval = (typeof APPROVALS)[number];

export const SHOWN_ENTRIES = ['all', 'count', 'none'] as const;
export type ShownEntries = (typeof SHOWN_ENTRIES)[number];

export const PHONE_FIELDS = ['no', 'optional', 'required'] as const;
export type PhoneField = (typeof PHONE_FIELDS)[number];

/** How an entrant comes into a group (EV-2). */
export const WAYS_IN = ['byRating', 'byAge', 'byChoice', 'byOrganiser'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** Whether somebody may choose a stronger group than the one proposed (EV-3). */
export const PLAY_UP = ['no', 'oneUp', 'any', 'ask'] as const;
export type PlayUp = (typeof PLAY_UP)[number];

export interface Group {
  readonly code: GroupCode;
  readonly name: string;
  /** A person has one place in each track; empty for the only one (EV-7). */
  readonly track: string;
  readonly tournament: TournamentId | null;
  readonly wayIn: WayIn;
  readonly mayPlayUp: PlayUp;
  readonly conditions: Conditions;
  /** Null for no limit. */
  readonly places: number | null;
  /** Places that the queue is not offered. */
  readonly reserved: number;
}

/** Inclusive limits; null and empty lists mean no condition. */
export interface Conditions {
  readonly ratingFrom: number | null;
  readonly ratingTo: number | null;
  readonly takesUnrated: boolean;
  readonly bornFrom: number | null;
  readonly bornTo: number | null;
  readonly sex: 'F' | 'M' | null;
  /** Names of clubs in any spelling. */
  readonly clubs: readonly string[];
  readonly federations: readonly string[];
  readonly titles: readonly Title[];
}

export const NO_CONDITIONS: Conditions = {
  ratingFrom: null,
  ratingTo: null,
  takesUnrated: true,
  bornFrom: null,
  bornTo: null,
  sex: null,
  clubs: [],
  federations: [],
  titles: [],
};

export const groupOf = ({ groups }: ChessEvent, code: GroupCode): Group | undefined =>
  groups.find((group) => group.code === code);
