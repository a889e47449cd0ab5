import { and, eq, sql } from 'drizzle-orm';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { DeliveryFault, MessageKind, SenderKind, TargetKind } from '../../domain/lib/delivery.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { parkedMessages, tournaments } from '../schema/index.ts';

export interface MessageSender {
  readonly kind: SenderKind;
  /** The platform's id of the object. */
  readonly id: string;
}

export interface ParkedMessage {
  readonly id: string;
  readonly tournament: TournamentId;
  readonly kind: MessageKind;
  readonly target: TargetKind;
  readonly tries: number;
  readonly firstTriedAt: Millis;
  readonly parkedAt: Millis;
  readonly fault: DeliveryFault;
}

/** Writes nothing if the tournament has been deleted. */
export const storeParkedMessage = (db: Db, { kind: sender, id: senderId }: MessageSender, parked: ParkedMessage) => {
  const { id, tournament, kind, target, tries, firstTriedAt, parkedAt, fault } = parked;
  return db.run(sql`insert into ${parkedMessages}
      (sender, sender_id, message, tournament, kind, target, tries, first_tried_at, parked_at, fault)
    select ${sender}, ${senderId}, ${id}, id, ${kind}, ${target}, ${tries}, ${firstTriedAt}, ${parkedAt}, ${fault}
    from ${tournaments} where id = ${tournament}
    on conflict (sender_id, message) do update set tries = excluded.tries, parked_at = excluded.parked_at,
      fault = excluded.fault`);
};

export const deleteParkedMessages = (db: Db, sender: MessageSender, messages: readonly string[]): Write =>
  db
    .delete(parkedMessages)
    .where(and(eq(parkedMessages.senderId, sender.id), isOneOf(parkedMessages.message, messages)));
