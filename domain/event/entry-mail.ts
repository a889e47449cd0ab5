/** E-mails to entrants, derived from what has changed (section 10 of the rules). */
import type { EntryId, GroupCode, TournamentId } from '../kernel/ids.ts';
import type { Millis } from '../kernel/time.ts';
import { keptOf } from './fees/balance.ts';
import { type EventEntry, isOver } from './value/entry.ts';
import type { ChessEvent } from './value/event.ts';

export type EntryMail = { readonly entry: EntryId } & EntryMailContent;

export type EntryMailContent =
  | { readonly kind: 'confirm' }
  | { readonly kind: 'entered' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'movedUp' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'groupChanged'; readonly from: GroupCode }
  | { readonly kind: 'paymentReceived' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'eventReminder' }
  | { readonly kind: 'paymentReminder' }
  | { readonly kind: 'link' }
  /** The organiser's words to the entrants of some groups. */
  | { readonly kind: 'message'; readonly text: string }
  /** The next game of an entrant who has asked to be told. */
  | {
      readonly kind: 'pairing';
      readonly tournament: TournamentId;
      readonly round: number;
      /** Null for a bye. */
      readonly board: number | null;
      readonly color: 'white' | 'black' | null;
      readonly opponent: string | null;
      readonly startAt: Millis | null;
    };

/** What strangers' forms cause, so that it is counted by address (AB-3). */
export const isAskedByForm = ({ kind }: EntryMailContent): boolean => kind === 'confirm' || kind === 'link';

/** What an entrant can do without: it carries a link that ends it. */
export const isOptional = ({ kind }: EntryMailContent): boolean => kind === 'message' || kind === 'pairing';

/** One per entry and change; those who confirm several entries at once get one for all of them. */
export function mailsBetween(before: ChessEvent | null, after: ChessEvent): readonly EntryMail[] {
  const known = new Map(before?.entries.map((entry) => [entry.id, entry]));
  const isCancelled = before !== null && before.cancelled === null && after.cancelled !== null;
  const asked = new Set<string>();
  return after.entries.flatMap((entry): EntryMail[] => {
    const was = known.get(entry.id);
    if (isCancelled) return was !== undefined && !isOver(was) ? [{ entry: entry.id, kind: 'cancelled' }] : [];
    if (was === entry) return [];
    const content = contentOf(was, entry);
    if (content === null) return [];
    if (content.kind === 'confirm') {
      if (asked.has(entry.party)) return [];
      asked.add(entry.party);
    }
    return [{ entry: entry.id, ...content }];
  });
}

function contentOf(was: EventEntry | undefined, entry: EventEntry): EntryMailContent | null {
  if (was === undefined || was.state !== entry.state) return ofState(was, entry);
  if (was.group !== entry.group) return { kind: 'groupChanged', from: was.group };
  return keptOf(entry.ledger) > keptOf(was.ledger) ? { kind: 'paymentReceived' } : null;
}

function ofState(was: EventEntry | undefined, { state }: EventEntry): EntryMailContent | null {
  switch (state) {
    case 'unconfirmed':
      return { kind: 'confirm' };
    case 'entered':
      return { kind: was?.state === 'waiting' ? 'movedUp' : 'entered' };
    case 'waiting':
    case 'pending':
    case 'refused':
    case 'withdrawn':
      return { kind: state };
    case 'expired':
    case 'erased':
      return null;
  }
}
