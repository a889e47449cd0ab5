/** Sends what is written to entrants and waits; each e-mail is composed when it is sent, with a link of its own. */
import type { Mail } from '../../../contract/accounts/mail.ts';
import type { Db } from '../../../db/client.ts';
import { commit } from '../../../db/commit.ts';
import { countAskedMails, nextMailAt, readDueMails, type WaitingMail } from '../../../db/read/entry-mail.ts';
import { readEvent, type StoredEvent } from '../../../db/read/event.ts';
import { forgetMailAddresses, settleEntryMail } from '../../../db/write/event.ts';
import { addressOf } from '../../../domain/event/entries/minors.ts';
import { isAskedByForm, isOptional } from '../../../domain/event/entry-mail.ts';
import type { EventEntry } from '../../../domain/event/value/entry.ts';
import { HOUR, MINUTE, type Millis, millis } from '../../../domain/kernel/time.ts';
import type { Deps } from '../../deps.ts';
import { addEntryLink } from '../entry-links.ts';
import { receiptKey, receiptsOf } from '../entry-view.ts';
import { hostName } from '../view-event.ts';
import { entryMail } from './entry-mail.tsx';

/** The pauses after a failed try; after the last one the e-mail has failed. */
const PAUSES_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];
/** E-mails that forms cause, to one address and hour (AB-3). */
export const ASKED_MAILS_PER_HOUR = 3;

type Send = (mail: Mail) => Promise<void>;

/** Returns when the next e-mail is due; null if none waits. */
export async function sendDueMails(deps: Deps, send: Send): Promise<Millis | null> {
  const { db, now } = deps;
  const due = await readDueMails(db, now());
  const events = new Map<string, StoredEvent | undefined>();
  for (const mail of due) {
    if (!events.has(mail.event)) events.set(mail.event, await readEvent(db, mail.event));
    await sendOne(deps, send, mail, events.get(mail.event));
  }
  if (due.length > 0) await commit(db, { writes: [forgetMailAddresses(db, millis(now() - HOUR))] });
  return nextMailAt(db);
}

async function sendOne(deps: Deps, send: Send, mail: WaitingMail, stored: StoredEvent | undefined): Promise<void> {
  const { db, now } = deps;
  const entry = stored?.event.entries.find(({ id }) => id === mail.entry);
  const to = entry === undefined || stored === undefined ? null : addressOf(entry, stored.event.settings.firstDay);
  const settle = (
    outcome: Parameters<typeof settleEntryMail>[2]['outcome'],
    at = now(),
    address: string | null = null,
  ) => commit(db, { writes: [settleEntryMail(db, mail.id, { outcome, at, address, tries: mail.tries + 1 })] });
  if (stored === undefined || entry === undefined || to === null || isUnwanted(mail, entry)) {
    await settle('dropped');
    return;
  }
  const address = to.toLowerCase();
  if (isAskedByForm(mail.content) && (await isTooMuch(db, address, now()))) {
    await settle('limited');
    return;
  }
  try {
    await send(await composed(deps, mail, stored, entry, to));
    await settle('sent', now(), address);
  } catch (error) {
    // Neither the address nor the text belongs in a log.
    console.error(JSON.stringify({ entryMail: mail.id, kind: mail.content.kind, error: String(error) }));
    const pause = PAUSES_MS[mail.tries];
    await (pause === undefined ? settle('failed') : settle('waiting', millis(now() + pause)));
  }
}

/** Unconfirmed entries get nothing but the e-mail to confirm; what is optional goes to those who asked for it. */
const isUnwanted = ({ content }: WaitingMail, { state, contact }: EventEntry): boolean =>
  state === 'erased' ||
  state === 'expired' ||
  (content.kind === 'confirm' && state !== 'unconfirmed') ||
  (content.kind === 'pairing' && !contact.wantsPairings) ||
  (isOptional(content) && state === 'unconfirmed');

const isTooMuch = async (db: Db, address: string, now: Millis): Promise<boolean> =>
  (await countAskedMails(db, address, millis(now - HOUR))) >= ASKED_MAILS_PER_HOUR;

async function composed(
  deps: Deps,
  { content }: WaitingMail,
  { event, origin }: StoredEvent,
  entry: EventEntry,
  to: string,
): Promise<Mail> {
  const [organiser, token, receipts] = await Promise.all([
    hostName(deps, event.host),
    addEntryLink(deps.db, event.id, entry.party, deps.now()),
    content.kind === 'paymentReceived' ? receiptsOf(deps, event) : null,
  ]);
  const last = entry.ledger.filter(({ kind }) => kind === 'payment').at(-1);
  return entryMail({
    to,
    event,
    entry,
    content,
    organiser,
    url: `${origin}/e/${token}`,
    party: event.entries
      .filter(({ party, state }) => party === entry.party && state === 'unconfirmed')
      .map(({ player }) => `${player.firstName} ${player.lastName}`),
    receipt: (last && receipts?.get(receiptKey(entry.id, last.number))) ?? null,
  });
}
