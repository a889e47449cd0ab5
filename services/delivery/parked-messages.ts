import { grouped } from '../../db/grouped.ts';
import { countParkedMessages, readParkedMessages } from '../../db/read/parked-messages.ts';
import type { MessageSender } from '../../db/write/parked-messages.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';

/** Asks a sender to try its parked messages again, which removes them from the list. */
export type Resend = (sender: MessageSender, messages: readonly string[]) => Promise<void>;

export type ParkedRow = Awaited<ReturnType<typeof readParkedMessages>>[number];

export interface Resent {
  /** Messages whose senders have accepted them. */
  readonly resent: number;
  /** Messages that are still parked. */
  readonly parked: number;
}

/** Senders that are asked at the same time. */
const SENDERS_AT_ONCE = 20;

export async function parkedMessages(
  { db }: Deps,
  actor: Actor,
): Promise<{ readonly total: number; readonly messages: readonly ParkedRow[] }> {
  allow(actor, { do: 'manageDelivery' });
  const [total, messages] = await Promise.all([countParkedMessages(db), readParkedMessages(db)]);
  return { total, messages };
}

export async function resendParkedMessage(deps: Deps, actor: Actor, id: number, resend: Resend): Promise<Resent> {
  allow(actor, { do: 'manageDelivery' });
  const [row] = await readParkedMessages(deps.db, id);
  return resendRows(deps, [orNotFound(row)], resend);
}

/** Sends the oldest messages again; a further call continues if there are more than one call can send. */
export async function resendParkedMessages(deps: Deps, actor: Actor, resend: Resend): Promise<Resent> {
  allow(actor, { do: 'manageDelivery' });
  return resendRows(deps, await readParkedMessages(deps.db), resend);
}

async function resendRows({ db }: Deps, rows: readonly ParkedRow[], resend: Resend): Promise<Resent> {
  const senders = [...grouped(rows, ({ senderId }) => senderId).values()];
  let resent = 0;
  for (let from = 0; from < senders.length; from += SENDERS_AT_ONCE) {
    const counts = senders.slice(from, from + SENDERS_AT_ONCE).map((own) => resendOwn(own, resend));
    resent += (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }
  return { resent, parked: await countParkedMessages(db) };
}

/** Sends the messages of one sender again, and returns their number. */
async function resendOwn(rows: readonly ParkedRow[], resend: Resend): Promise<number> {
  const [first] = rows;
  if (first === undefined) return 0;
  const { sender: kind, senderId: id } = first;
  try {
    await resend(
      { kind, id },
      rows.map(({ message }) => message),
    );
    return rows.length;
  } catch (error) {
    console.error(JSON.stringify({ sender: kind, parked: rows.map((row) => row.id), error: String(error) }));
    return 0;
  }
}
