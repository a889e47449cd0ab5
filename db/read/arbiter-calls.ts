import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { AccountId, TournamentId } from '../../domain/kernel/ids.ts';
import { CALLS_SHOWN } from '../../domain/kernel/limits.ts';
import type { ArbiterCall } from '../../domain/tournament/arbiter-call.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { accounts, arbiterCalls, tournaments } from '../schema/index.ts';

export interface NamedCall extends ArbiterCall {
  readonly name: string;
  readonly answeredByName: string | null;
}

/** The calls for the arbiter of a tournament, the latest first; with an account, only those that it has made. */
export async function readCalls(db: Db, tournament: TournamentId, account: AccountId | null): Promise<NamedCall[]> {
  const caller = alias(accounts, 'caller');
  const answerer = alias(accounts, 'answerer');
  const rows = await db
    .select({
      call: arbiterCalls,
      caller: { firstName: caller.firstName, lastName: caller.lastName },
      answerer: { firstName: answerer.firstName, lastName: answerer.lastName },
    })
    .from(arbiterCalls)
    .leftJoin(caller, eq(caller.id, arbiterCalls.by))
    .leftJoin(answerer, eq(answerer.id, arbiterCalls.answeredBy))
    .where(and(eq(arbiterCalls.tournament, tournament), account === null ? undefined : eq(arbiterCalls.by, account)))
    .orderBy(desc(arbiterCalls.id))
    .limit(CALLS_SHOWN);
  return rows.map((row) => ({
    ...callOf(row.call),
    name: nameOf(row.caller) ?? row.call.by,
    answeredByName: row.call.answeredBy === null ? null : (nameOf(row.answerer) ?? row.call.answeredBy),
  }));
}

export interface OpenCall {
  readonly call: NamedCall;
  readonly tournament: { readonly id: TournamentId; readonly name: string };
}

/** The open calls of the running tournaments of these clubs and organisations, the oldest first. */
export async function readOpenCalls(
  db: Db,
  hosts: { readonly clubs: readonly string[]; readonly organizations: readonly string[] },
): Promise<OpenCall[]> {
  const caller = alias(accounts, 'caller');
  const rows = await db
    .select({
      call: arbiterCalls,
      caller: { firstName: caller.firstName, lastName: caller.lastName },
      tournament: { id: tournaments.id, name: tournaments.name },
    })
    .from(arbiterCalls)
    .innerJoin(tournaments, eq(tournaments.id, arbiterCalls.tournament))
    .leftJoin(caller, eq(caller.id, arbiterCalls.by))
    .where(
      and(
        isNull(arbiterCalls.answeredAt),
        isNull(tournaments.finishedAt),
        or(
          and(eq(tournaments.organiserType, 'club'), isOneOf(tournaments.organiser, hosts.clubs)),
          and(eq(tournaments.organiserType, 'organization'), isOneOf(tournaments.organiser, hosts.organizations)),
        ),
      ),
    )
    .orderBy(asc(arbiterCalls.id))
    .limit(CALLS_SHOWN);
  return rows.map(({ call, caller: by, tournament }) => ({
    call: { ...callOf(call), name: nameOf(by) ?? call.by, answeredByName: null },
    tournament,
  }));
}

/** A call; undefined if the tournament has none with this number. */
export async function readCall(db: Db, tournament: TournamentId, id: number): Promise<ArbiterCall | undefined> {
  const [row] = await db
    .select()
    .from(arbiterCalls)
    .where(and(eq(arbiterCalls.tournament, tournament), eq(arbiterCalls.id, id)));
  return row && callOf(row);
}

type Row = typeof arbiterCalls.$inferSelect;

function callOf({ id, by, at, round, match, board, game, words, answeredBy, answeredAt, answer }: Row): ArbiterCall {
  const isAnswered = answeredBy !== null && answeredAt !== null;
  return {
    id,
    by,
    at,
    round,
    match,
    board,
    game,
    words,
    answer: isAnswered ? { by: answeredBy, at: answeredAt, words: answer ?? '' } : null,
  };
}

const nameOf = (person: { readonly firstName: string; readonly lastName: string } | null): string | null =>
  person && `${person.firstName} ${person.lastName}`;
