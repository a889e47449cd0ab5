import type { SyncAnswer } from '../../domain/event/command.ts';
import { type PendingSync, pendingSyncs } from '../../domain/event/commands/sync.ts';
import { guestOfEntry } from '../../domain/event/entries/guest-of-entry.ts';
import { playerIdOf } from '../../domain/event/value/entry.ts';
import { type ChessEvent, groupOf } from '../../domain/event/value/event.ts';
import { type AccountId, asId, type EventId, type TournamentId } from '../../domain/kernel/ids.ts';
import type { TakenEntry } from '../../domain/tournament/command.ts';
import type { Answer } from '../../domain/tournament/decision.ts';
import { tournamentStub } from '../stubs.ts';
import type { TakenAnswer } from './taken-answer.ts';

/** Sends what is pending of one tournament to it; returns what it has answered, empty if nothing is pending. */
export async function syncNext(env: Env, event: ChessEvent): Promise<readonly SyncAnswer[]> {
  const pending = pendingSyncs(event);
  const [first] = pending;
  const tournament = first && (groupOf(event, first.group)?.tournament ?? null);
  if (first === undefined || tournament === null || tournament === undefined) return [];
  const together = pending.filter(({ group }) => group === first.group);
  return answersOf(env, { event: event.id, tournament }, together);
}

/** Tells tournaments that they have become groups of an event, or are none any more; idempotent. */
export async function tellLinked(env: Env, before: ChessEvent | null, after: ChessEvent | null): Promise<void> {
  const [former, current] = [tournamentsOf(before), tournamentsOf(after)];
  for (const tournament of former)
    if (!current.includes(tournament)) await tournamentStub(env, tournament).takeEntries(tournament, null, []);
  for (const tournament of current)
    if (!former.includes(tournament))
      await tournamentStub(env, tournament).takeEntries(tournament, after?.id ?? null, []);
}

const tournamentsOf = (event: ChessEvent | null): readonly TournamentId[] =>
  event?.groups.flatMap(({ tournament }) => tournament ?? []) ?? [];

async function answersOf(
  env: Env,
  { event, tournament }: { readonly event: EventId; readonly tournament: TournamentId },
  pending: readonly PendingSync[],
): Promise<readonly SyncAnswer[]> {
  const answer = await tournamentStub(env, tournament).takeEntries(tournament, event, pending.map(takenEntry));
  const { gone, refused } = answer;
  return pending.map(({ entry, group, wanted }): SyncAnswer => {
    const { id, version } = entry;
    const player = playerIdOf(entry);
    const outcome = gone.includes(player) ? 'gone' : refused.includes(player) ? 'refused' : wanted;
    return { entry: id, group, version, outcome };
  });
}

const takenEntry = ({ entry, wanted }: PendingSync): TakenEntry => ({
  account: playerIdOf(entry),
  wanted,
  isNew: entry.synced === null,
  guest: entry.account === null ? guestOfEntry(entry) : null,
  requestedByes: entry.requestedByes,
});

export const takenAnswerOf = ({ gone, refused }: Answer): TakenAnswer => ({
  gone: idsIn(gone),
  refused: idsIn(refused),
});

const idsIn = (value: Answer[string] | undefined): readonly AccountId[] =>
  typeof value === 'object' ? value.map((id) => asId<AccountId>(id)) : [];
