import { storeWrittenMails } from '../../db/write/event.ts';
import { writeToAccounts } from '../../db/write/message.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { groupOf } from '../../domain/event/value/event.ts';
import type { GroupCode } from '../../domain/kernel/ids.ts';
import { personAsking } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { commitWithMessages } from '../message/commit-with-messages.ts';
import { Refusal } from '../refusal.ts';
import { managedEventOf } from './find-event.ts';

export interface EventMessage {
  readonly text: string;
  /** Empty for all groups. */
  readonly groups: readonly GroupCode[];
  /** Also those on the waiting list. */
  readonly waiting: boolean;
}

/** To the inbox of accounts, by e-mail to the others; returns to how many. */
export async function sendEventMessage(
  deps: Deps,
  actor: Actor,
  id: string,
  { text, groups, waiting }: EventMessage,
): Promise<number> {
  const sender = personAsking(actor).account;
  const { event } = await managedEventOf(deps, actor, id);
  for (const code of groups) if (groupOf(event, code) === undefined) throw new Refusal('noSuchGroup');
  const to = event.entries.filter(
    ({ group, state }) =>
      (groups.length === 0 || groups.includes(group)) && (state === 'entered' || (waiting && state === 'waiting')),
  );
  const accounts = [...new Set(to.flatMap(({ account }) => account ?? []))];
  const guests = to.filter(({ account }) => account === null);
  const now = deps.now();
  await commitWithMessages(deps, {
    writes: storeWrittenMails(
      deps.db,
      guests.map((entry) => ({ event: event.id, entry: entry.id, kind: 'message', text })),
      { key: deps.newId(), now },
    ),
    messages: writeToAccounts(deps.db, accounts, { sender, content: { kind: 'written', text }, sentAt: now }),
  });
  return accounts.length + guests.length;
}
