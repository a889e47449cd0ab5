import type { Actor } from '../access/actor.ts';
import type { Chance } from '../kernel/chance.ts';
import type { EntryId, GroupCode } from '../kernel/ids.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Millis } from '../kernel/time.ts';
import type { GroupRefusal } from './entries/conditions.ts';
import type { EntryMail } from './entry-mail.ts';
import type { ChessEvent } from './value/event.ts';

/** Whoever sends a command: a person, a stranger with the form, the holder of a link, or the program. */
export type EventActor =
  | Actor
  | { readonly kind: 'holder'; readonly entries: readonly EntryId[] }
  | { readonly kind: 'program' };

export interface EventContext {
  readonly actor: EventActor;
  readonly now: Millis;
  readonly chance: Chance;
  /** The groups whose tournaments have started. */
  readonly started: ReadonlySet<GroupCode>;
}

export interface EventDone {
  /** Identical if nothing changed; null if deleted. */
  readonly after: ChessEvent | null;
  /** E-mails that do not follow from the change itself. */
  readonly mails: readonly EntryMail[];
  /** Ids of new entries. */
  readonly entries: readonly EntryId[];
  /** No e-mail is sent for the change. */
  readonly isSilent: boolean;
}

export const EVENT_REFUSALS = [
  'forbidden',
  'noSuchEvent',
  'noSuchEntry',
  'noSuchGroup',
  'notOpenYet',
  'entriesClosed',
  'changesClosed',
  'noPlaceLeft',
  'alreadyEntered',
  'entryExpired',
  'entryOver',
  'groupStarted',
  'groupHasEntries',
  'eventHasEntries',
  'guardianNeeded',
  'guardianEmailNeeded',
  'emailNeeded',
  'phoneNeeded',
  'birthYearNeeded',
  'sexNeeded',
  'eventCancelled',
  'refundBeforeDeadline',
  'deadlinesOutOfOrder',
  'daysOutOfOrder',
  'groupCodesTwice',
  'amountTooLarge',
  'noSuchLedgerRow',
  'tooManyEntries',
] as const;
export type EventRefusal = (typeof EVENT_REFUSALS)[number] | GroupRefusal;

export type EventDecided = Result<EventDone, EventRefusal>;

export const changed = (
  after: ChessEvent | null,
  { mails = [], entries = [], isSilent = false }: Partial<Omit<EventDone, 'after'>> = {},
) => ok<EventDone>({ after, mails, entries, isSilent });
