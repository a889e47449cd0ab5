import { byRank } from '../../contract/tournament/page-delta.ts';
import type { ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { placesAmong } from '../../domain/tournament/standings/category-members.ts';
import { RATING_LIMITS, type RatingGroup } from './rating-groups.ts';

/** Players still tied after the last tie-break. */
export function tiedAccounts(participants: readonly ParticipantView[]): ReadonlySet<string> {
  const byPlace = new Map<number, string[]>();
  for (const { rank, account } of participants) {
    if (rank !== null) byPlace.set(rank, [...(byPlace.get(rank) ?? []), account]);
  }
  return new Set([...byPlace.values()].filter((accounts) => accounts.length > 1).flat());
}

/**
 * Ranks gained (positive) or lost since the standings were last shown, without unchanged ones. After a list in which
 * all share a rank, as before the first result, there are no changes.
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

/** The groups that are a proper, non-empty part of these players. */
export const ratingGroupsOf = (participants: readonly ParticipantView[]): readonly RatingGroup[] =>
  [...RATING_LIMITS, 'unrated' as const].filter((group) => {
    const size = participants.filter(isIn(group)).length;
    return size > 0 && size < participants.length;
  });

/**
 * The players of a group in the order of the table, with their ranks in it. Players without a rank in the whole table
 * have none here either, and ties share theirs.
 */
export const standingsOf = (group: RatingGroup, participants: readonly ParticipantView[]): readonly ParticipantView[] =>
  placesAmong(participants.filter(isIn(group)).sort(byRank));

/** The same for a category of the tournament; undefined where there is none of this name. */
export function standingsIn(
  category: string,
  { categories, participants }: Pick<TournamentPage, 'categories' | 'participants'>,
): readonly ParticipantView[] | undefined {
  const found = categories.find(({ name }) => name === category);
  if (found === undefined) return undefined;
  const members = new Set(found.players);
  return placesAmong(participants.filter(({ account }) => members.has(account)).sort(byRank));
}

const isIn =
  (group: RatingGroup) =>
  ({ fideRating: rating }: ParticipantView): boolean =>
    group === 'unrated' ? rating === null : rating !== null && rating < group;
