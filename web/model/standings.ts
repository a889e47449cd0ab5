import type { ParticipantView } from '../../contract/tournaments.ts';

/** Those who are still level with somebody after the last tie-break. */
export function tiedAccounts(participants: readonly ParticipantView[]): ReadonlySet<string> {
  const byPlace = new Map<number, string[]>();
  for (const { rank, account } of participants) {
    if (rank !== null) byPlace.set(rank, [...(byPlace.get(rank) ?? []), account]);
  }
  return new Set([...byPlace.values()].filter((accounts) => accounts.length > 1).flat());
}

/**
 * Places won (positive) or lost since the standings were last shown; people who did not move are left out. From a list
 * in which all share a place, as before the first result, nobody has moved.
 */
export function rankChanges(
  before: readonly ParticipantView[],
  after: readonly ParticipantView[],
): ReadonlyMap<string, number> {
  const ranks = new Map(before.map(({ account, rank }) => [account, rank]));
  if (new Set(ranks.values()).size <= 1) return new Map();
  return new Map(
    after.flatMap(({ account, rank }) => {
      const old = ranks.get(account) ?? null;
      return old === null || rank === null || old === rank ? [] : [[account, old - rank] as const];
    }),
  );
}
