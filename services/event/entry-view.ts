/** An entry as its holder and the organisers see it. */
import type { LinkedEntries, ManagedEntry, ManagedEvent } from '../../contract/event/entries.ts';
import { readRefundableEntries } from '../../db/read/entry-booking.ts';
import { readEntryMailStates, readReceipts } from '../../db/read/event.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { heldByFreeze } from '../../domain/event/entries/admission.ts';
import { meets, ratingOf } from '../../domain/event/entries/conditions.ts';
import { possibleDoubles } from '../../domain/event/entries/doubles.ts';
import { placeInQueue } from '../../domain/event/entries/places.ts';
import { balanceOf, chargedOf, paymentState } from '../../domain/event/fees/balance.ts';
import { feeOf, refundableOf } from '../../domain/event/fees/fee.ts';
import { changesEnd, countsAt, instantOf } from '../../domain/event/value/deadlines.ts';
import type { EventEntry } from '../../domain/event/value/entry.ts';
import { type ChessEvent, groupOf } from '../../domain/event/value/event.ts';
import type { EntryId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Deps } from '../deps.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { iso } from '../tournament/views/live.ts';
import { checkoutsOf } from './checkout.ts';
import { linkedEvent } from './entry-links.ts';
import { managedEventOf } from './find-event.ts';
import { eventFacts, type MailState } from './view-event.ts';

/** Receipt numbers by entry and row: the year, and the number in it. */
export type Receipts = ReadonlyMap<string, string>;

export const receiptKey = (entry: EntryId, row: number): string => `${entry} ${row}`;

export async function receiptsOf({ db }: Pick<Deps, 'db'>, event: ChessEvent): Promise<Receipts> {
  const rows = await readReceipts(db, event.id);
  return new Map(rows.map(({ entry, row, year, number }) => [receiptKey(entry, row), `${year}-${number}`]));
}

type OwnEntry = Omit<LinkedEntries['entries'][number], 'refund' | 'changesOpen' | 'changesUntil'>;

export function ownEntryView(event: ChessEvent, entry: EventEntry, receipts: Receipts, now: Millis): OwnEntry {
  const { player, contact, ledger } = entry;
  const { ratings, ...person } = player;
  return {
    id: entry.id,
    group: entry.group,
    state: entry.state,
    submittedAt: iso(entry.submittedAt),
    confirmedAt: entry.confirmedAt === null ? null : iso(entry.confirmedAt),
    queue: placeInQueue(event, entry),
    player: { ...person, rating: ratingOf(player, event.settings.groupRating), manualRating: ratings.manual },
    contact,
    guardian: entry.guardian,
    publicName: entry.publicName,
    requestedByes: [...entry.requestedByes],
    remarks: entry.remarks,
    code: entry.code,
    fee:
      ledger.length > 0
        ? chargedOf(ledger)
        : feeOf(event, entry, countsAt(entry.submittedAt, entry.confirmedAt ?? now)),
    balance: balanceOf(ledger),
    payment: paymentState(entry),
    ledger: ledger.map(({ at, ...row }) => ({
      ...row,
      at: iso(at),
      receipt: receipts.get(receiptKey(entry.id, row.number)) ?? null,
    })),
    reason: entry.reason,
  };
}

/** The page behind a link: all entries that were sent together. */
export async function viewLinkedEntries(
  deps: PaymentDeps,
  actor: Actor,
  token: string,
  mail: MailState,
): Promise<LinkedEntries> {
  const { holder, event, formSecret } = await linkedEvent(deps, token);
  const now = deps.now();
  const [view, receipts] = await Promise.all([
    eventFacts(deps, actor, event, formSecret, mail),
    receiptsOf(deps, event),
  ]);
  const { fees, timeZone } = event.settings;
  const until = changesEnd(event.settings);
  return {
    event: view,
    entries: event.entries
      .filter(({ id, state }) => holder.entries.includes(id) && state !== 'erased')
      .map((entry) => ({
        ...ownEntryView(event, entry, receipts, now),
        refund: refundableOf(event, entry, now),
        changesOpen: now <= until,
        changesUntil: iso(until),
      })),
    payment: {
      ...fees.details,
      payBy: fees.payBy === null ? null : iso(instantOf(fees.payBy, timeZone)),
      checkouts: await checkoutsOf(deps, event.host),
    },
  };
}

/** Everything that organisers know. */
export async function viewManagedEvent(deps: Deps, actor: Actor, id: string, mail: MailState): Promise<ManagedEvent> {
  const { event, formSecret } = await managedEventOf(deps, actor, id);
  const now = deps.now();
  const [view, receipts, mails, refundable] = await Promise.all([
    eventFacts(deps, actor, event, formSecret, mail),
    receiptsOf(deps, event),
    readEntryMailStates(deps.db, event.id),
    readRefundableEntries(deps.db, event.id),
  ]);
  const providers = new Map(refundable.map(({ entry, provider }) => [entry, provider]));
  const shown = event.entries.filter(
    ({ state }) => state !== 'unconfirmed' && state !== 'erased' && state !== 'expired',
  );
  return {
    view,
    settings: event.settings,
    groups: [...event.groups],
    entries: shown.map(
      (entry): ManagedEntry => ({
        ...ownEntryView(event, entry, receipts, now),
        account: entry.account,
        broken: brokenCondition(event, entry),
        doubles: possibleDoubles(event, entry).map((double) => double.id),
        overLimit: entry.isOverLimit,
        approved: entry.isApproved,
        inTournament: inTournament(event, entry),
        mail: mails.get(entry.id) ?? 'none',
        refundableAt: providers.get(entry.id) ?? null,
      }),
    ),
    unconfirmed: event.entries.filter(({ state }) => state === 'unconfirmed').length,
    mayMoveUp: heldByFreeze(event, now).map((entry) => entry.id),
  };
}

function brokenCondition(event: ChessEvent, { group, player }: EventEntry): ManagedEntry['broken'] {
  const known = groupOf(event, group);
  if (known === undefined) return null;
  const met = meets(known.conditions, player, event.settings.groupRating);
  return met.ok ? null : { key: met.key, params: { ...met.params } };
}

function inTournament(event: ChessEvent, { state, group, synced, version }: EventEntry): ManagedEntry['inTournament'] {
  if (state !== 'entered' || (groupOf(event, group)?.tournament ?? null) === null) return 'none';
  return synced?.group === group && synced.version === version ? 'in' : 'waiting';
}
