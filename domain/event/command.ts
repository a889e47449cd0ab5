import type { Owner } from '../access/policy.ts';
import type { AccountId, EntryId, GroupCode, TournamentId } from '../kernel/ids.ts';
import type { Contact, EntryPlayer, Guardian, PublicName } from './value/entry.ts';
import type { EventSettings, Group } from './value/event.ts';
import type { MinorUnits, PaymentMethod } from './value/ledger.ts';

export type EventCommand = OrganiserCommand | EntrantCommand | CashierCommand;

/** Internal events of the clock and of the tournaments. */
export type EventSystemEvent =
  | { readonly kind: 'due' }
  /** What the tournaments answered to the entries that were sent to them. */
  | { readonly kind: 'synced'; readonly entries: readonly SyncAnswer[] }
  /** A provider has confirmed a payment or a refund; `payment` makes a repetition do nothing. */
  | {
      readonly kind: 'providerBooked';
      readonly entry: EntryId;
      readonly booking: 'payment' | 'refund';
      readonly amount: MinorUnits;
      readonly method: PaymentMethod;
      readonly payment: string;
    }
  /** A provider holds the fee ready, or does not any more. */
  | { readonly kind: 'providerReserved'; readonly entry: EntryId; readonly isReserved: boolean };

export interface SyncAnswer {
  readonly entry: EntryId;
  readonly group: GroupCode;
  readonly version: number;
  /** `gone`: the organiser has removed or withdrawn the player in the tournament. `refused`: it takes no more players. */
  readonly outcome: 'in' | 'out' | 'nameless' | 'gone' | 'refused';
}

export type OrganiserCommand =
  /** Without confirmation, deadlines and conditions (CF-7). */
  | { readonly kind: 'addEntries'; readonly entries: readonly NewEntry[]; readonly sendsMail: boolean }
  | {
      readonly kind: 'create';
      readonly host: Owner;
      readonly settings: EventSettings;
      readonly groups: readonly Group[];
    }
  | { readonly kind: 'editSettings'; readonly settings: EventSettings }
  /** All groups in their order; groups with entries cannot be left out. */
  | { readonly kind: 'editGroups'; readonly groups: readonly Group[] }
  | { readonly kind: 'linkTournament'; readonly group: GroupCode; readonly tournament: TournamentId | null }
  | { readonly kind: 'cancelEvent'; readonly reason: string }
  | { readonly kind: 'deleteEvent' }
  | { readonly kind: 'mergeGroups'; readonly from: GroupCode; readonly into: GroupCode }
  | { readonly kind: 'approveEntries'; readonly entries: readonly EntryId[] }
  | { readonly kind: 'refuseEntry'; readonly entry: EntryId; readonly reason: string }
  | { readonly kind: 'enterAnyway'; readonly entry: EntryId }
  /** Takes back a withdrawal, a refusal or an expiry. */
  | { readonly kind: 'restoreEntry'; readonly entry: EntryId }
  | { readonly kind: 'setRating'; readonly entry: EntryId; readonly rating: number | null }
  /** Two entries of one person: the first stays, with the earlier place and both ledgers. */
  | { readonly kind: 'mergeEntries'; readonly entry: EntryId; readonly double: EntryId }
  | { readonly kind: 'twoPersons'; readonly entry: EntryId; readonly other: EntryId }
  /** With all players of the group in a tournament that has none of them yet. */
  | { readonly kind: 'syncEntries' };

export type EntrantCommand =
  /** By the form, or by a person who is logged in. */
  | { readonly kind: 'submit'; readonly entries: readonly NewEntry[] }
  | { readonly kind: 'confirm'; readonly entries: readonly EntryId[] }
  | { readonly kind: 'editEntry'; readonly entry: EntryId; readonly details: EntryDetails }
  | { readonly kind: 'moveEntry'; readonly entry: EntryId; readonly group: GroupCode; readonly reason: string }
  | { readonly kind: 'withdrawEntry'; readonly entry: EntryId; readonly reason: string }
  | { readonly kind: 'eraseEntry'; readonly entry: EntryId };

export type CashierCommand =
  | {
      readonly kind: 'bookPayment';
      readonly entry: EntryId;
      readonly amount: MinorUnits;
      readonly method: PaymentMethod;
      readonly reference: string;
    }
  | {
      readonly kind: 'bookRefund';
      readonly entry: EntryId;
      readonly amount: MinorUnits;
      readonly method: PaymentMethod;
      readonly reference: string;
    }
  | { readonly kind: 'waive'; readonly entry: EntryId; readonly amount: MinorUnits; readonly reason: string }
  /** A row of the same kind with the opposite amount. */
  | { readonly kind: 'counterRow'; readonly entry: EntryId; readonly row: number; readonly reason: string };

export type EventCommandOf<Kind extends (EventCommand | EventSystemEvent)['kind']> = Extract<
  EventCommand | EventSystemEvent,
  { readonly kind: Kind }
>;

export interface NewEntry extends EntryDetails {
  readonly group: GroupCode;
  readonly account: AccountId | null;
}

/** What an entrant says in the form. */
export interface EntryDetails {
  readonly player: EntryPlayer;
  readonly contact: Contact;
  readonly guardian: Guardian | null;
  /** Null for the usual one. */
  readonly publicName: PublicName | null;
  readonly requestedByes: readonly number[];
  readonly remarks: string;
}
