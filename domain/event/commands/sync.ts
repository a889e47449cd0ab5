/** What the tournaments have of the entries (TR-1 to TR-5). */
import type { GroupCode } from '../../kernel/ids.ts';
import type { EventCommandOf, SyncAnswer } from '../command.ts';
import { changed, type EventContext, type EventDecided } from '../decision.ts';
import { withEntry } from '../entries/admission.ts';
import { withRows } from '../fees/balance.ts';
import { withdrawalRows } from '../fees/fee.ts';
import type { EventEntry } from '../value/entry.ts';
import { type ChessEvent, groupOf } from '../value/event.ts';

/** An entry that a tournament has to take in, to change or to take out. */
export interface PendingSync {
  readonly group: GroupCode;
  readonly entry: EventEntry;
  /** `nameless` for who has had their data erased. */
  readonly wanted: 'in' | 'out' | 'nameless';
}

/** What is not yet in the tournaments. An entry leaves its former group before it comes into the next one. */
export const pendingSyncs = (event: ChessEvent): readonly PendingSync[] =>
  event.entries.flatMap((entry): PendingSync[] => {
    const { synced, group, version } = entry;
    const isWanted = entry.state === 'entered' && hasTournament(event, group);
    if (synced !== null && (!isWanted || synced.group !== group)) {
      const wanted = entry.state === 'erased' ? 'nameless' : 'out';
      return hasTournament(event, synced.group) ? [{ group: synced.group, entry, wanted }] : [];
    }
    return isWanted && synced?.version !== version ? [{ group, entry, wanted: 'in' }] : [];
  });

const hasTournament = (event: ChessEvent, code: GroupCode): boolean =>
  (groupOf(event, code)?.tournament ?? null) !== null;

/** An entry whose player was removed in the tournament is withdrawn (TR-3). */
export function synced(before: ChessEvent, { entries }: EventCommandOf<'synced'>, context: EventContext): EventDecided {
  return changed(
    entries.reduce((event, answer) => withAnswer(event, answer, context), before),
    { isSilent: true },
  );
}

function withAnswer(event: ChessEvent, answer: SyncAnswer, { now }: EventContext): ChessEvent {
  const entry = event.entries.find(({ id }) => id === answer.entry);
  if (entry === undefined) return event;
  const { group, version } = answer;
  switch (answer.outcome) {
    case 'in':
    case 'refused':
      return withEntry(event, { ...entry, synced: { group, version } });
    case 'out':
      return withEntry(event, { ...entry, synced: null });
    // The account was known until now to find the player by.
    case 'nameless':
      return withEntry(event, { ...entry, account: null, synced: null });
    case 'gone': {
      const rows = withdrawalRows(event, entry, { at: now, by: null, reason: '' });
      return withEntry(event, { ...withRows(entry, rows), state: 'withdrawn', synced: null });
    }
  }
}
