import type { Db } from '../../db/client.ts';
import { commit } from '../../db/commit.ts';
import { deleteParkedMessages, type MessageSender, storeParkedMessage } from '../../db/write/parked-messages.ts';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { type QueuedMessage, targetOf } from './messages.ts';
import type { Parking } from './outbox.ts';

/** Lists the parked messages of a sender in D1; the messages themselves stay with the sender. */
export const parkingOf = <Message extends QueuedMessage>(
  db: Db,
  sender: MessageSender,
  tournamentOf: (message: Message) => TournamentId | undefined,
): Parking<Message> => ({
  async add({ message, ...entry }) {
    const tournament = tournamentOf(message);
    if (tournament === undefined) return;
    const parked = { ...entry, tournament, kind: message.kind, target: targetOf(message) };
    await commit(db, { writes: [storeParkedMessage(db, sender, parked)] });
  },
  async remove(ids) {
    await commit(db, { writes: [deleteParkedMessages(db, sender, ids)] });
  },
});
