import { and, eq, isNull } from 'drizzle-orm';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import type { ArbiterCall, CallAnswer } from '../../domain/tournament/arbiter-call.ts';
import type { Db } from '../client.ts';
import type { Claim, UniqueRule, Write } from '../commit.ts';
import { arbiterCalls } from '../schema/index.ts';

type NewCall = Omit<ArbiterCall, 'id' | 'answer'>;

export const insertCall = (db: Db, tournament: TournamentId, call: NewCall): Write =>
  db.insert(arbiterCalls).values({ tournament, ...call });

/** CALL-2: the index detects concurrent calls. */
export const ONE_OPEN_CALL: UniqueRule<'arbiterCalledAlready'> = {
  violates: 'arbiter_calls.tournament, arbiter_calls.by',
  otherwise: 'arbiterCalledAlready',
};

/** CALL-3: only the first answer to a call is stored. */
export const answerOnce = (
  db: Db,
  tournament: TournamentId,
  id: number,
  { by, at, words }: CallAnswer,
): Claim<'callIsAnswered'> => ({
  write: db
    .update(arbiterCalls)
    .set({ answeredBy: by, answeredAt: at, answer: words })
    .where(and(eq(arbiterCalls.tournament, tournament), eq(arbiterCalls.id, id), isNull(arbiterCalls.answeredAt))),
  otherwise: 'callIsAnswered',
});
