import type { TournamentId } from '../../domain/kernel/ids.ts';
import type { GameMessage } from '../../domain/tournament/decision.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import { bulkInsert, isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { tournamentOutbox } from '../schema/index.ts';

export interface WaitingMessage {
  readonly id: string;
  readonly message: GameMessage;
}

/** Gives the messages of a change their ids. */
export const messagesOf = (
  { id, revision }: Pick<Tournament, 'id' | 'revision'>,
  messages: readonly GameMessage[],
): WaitingMessage[] => messages.map((message, index) => ({ id: `${id}/${revision}/${index + 1}`, message }));

/** Must be part of the commit of the change. */
export const storeMessages = (db: Db, tournament: TournamentId, messages: readonly WaitingMessage[]): Write[] =>
  bulkInsert(
    db,
    tournamentOutbox,
    messages.map((message) => ({ tournament, ...message })),
  );

export const deleteMessages = (db: Db, ids: readonly string[]): Write =>
  db.delete(tournamentOutbox).where(isOneOf(tournamentOutbox.id, ids));
