import type { TournamentId } from '../../domain/ids.ts';
import type { GameMessage } from '../../domain/tournament/decision.ts';
import type { Tournament } from '../../domain/tournament/state.ts';
import { bulkInsert, isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { tournamentOutbox } from '../schema/index.ts';

/** A message of a tournament to one of its games, which waits to be heard. */
export interface WaitingMessage {
  readonly id: string;
  readonly message: GameMessage;
}

/** The messages that a change has brought, each under an id of its own. */
export const messagesOf = (
  { id, revision }: Pick<Tournament, 'id' | 'revision'>,
  messages: readonly GameMessage[],
): WaitingMessage[] => messages.map((message, index) => ({ id: `${id}/${revision}/${index + 1}`, message }));

/** Belongs into the commit of the change itself. */
export const storeMessages = (db: Db, tournament: TournamentId, messages: readonly WaitingMessage[]): Write[] =>
  bulkInsert(
    db,
    tournamentOutbox,
    messages.map((message) => ({ tournament, ...message })),
  );

/** They have been heard. */
export const deleteMessages = (db: Db, ids: readonly string[]): Write =>
  db.delete(tournamentOutbox).where(isOneOf(tournamentOutbox.id, ids));
