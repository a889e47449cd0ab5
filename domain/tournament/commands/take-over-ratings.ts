import type { AccountId } from '../../kernel/ids.ts';
import { ok, refuse } from '../../kernel/result.ts';
import { type ChangedRating, changedRatings } from '../../rating/changed-ratings.ts';
import { monthInPlace } from '../../rating/seeding-list.ts';
import { type Decided, type DecisionContext, done, type EffectResult, GAMES_CHANGED } from '../decision.ts';
import { mayTakeOverRatings } from '../guards/entry-guards.ts';
import { lifecycleOf } from '../guards/lifecycle-of.ts';
import { listedPerson, listFederation, seedingOrderOf, withMonth } from '../rounds/entry-rating.ts';
import { reseeded } from '../rounds/seeding.ts';
import { renumbered } from '../rounds/starting-numbers.ts';
import { withPlayers } from '../value/change.ts';
import { FORMATS } from '../value/formats.ts';
import { playersOf, type Tournament } from '../value/state.ts';

/** Ratings of the lists in place replace those of the entries, until round 1 is paired (ENTRY-20). */
export function takeOverRatings(
  before: Tournament,
  accounts: readonly AccountId[] | undefined,
  { effectResult }: DecisionContext,
): Decided {
  const allowed = mayTakeOverRatings(lifecycleOf(before));
  if (!allowed.ok) return allowed;
  const players = playersOf(before);
  const entered = new Set(players.map(({ account }) => account));
  if (accounts?.some((account) => !entered.has(account))) return refuse('notParticipating');
  if (effectResult?.kind !== 'ratings') {
    return ok({
      kind: 'loadRatings',
      people: players.map(listedPerson),
      federation: listFederation(before.settings),
    });
  }
  const changes = ratingChangesIn(before, effectResult).filter(({ account }) => accounts?.includes(account) ?? true);
  const month = monthInPlace(before.settings.seedingList, effectResult.inPlace);
  const answer = { taken: changes.length };
  if (month === null || (changes.length === 0 && month === before.settings.seedingList.month)) {
    return done(before, { answer });
  }
  return done(withRatings(withMonth(before, month), changes), { events: GAMES_CHANGED, answer });
}

/** Entries with another rating in the lists, which are in the order of the players. */
export function ratingChangesIn(
  tournament: Tournament,
  { listed }: Pick<Extract<EffectResult, { readonly kind: 'ratings' }>, 'listed'>,
): ChangedRating[] {
  const players = playersOf(tournament);
  const byAccount = new Map(
    players.flatMap(({ account }, at) => {
      const ratings = listed[at];
      return ratings === undefined ? [] : [[account, ratings] as const];
    }),
  );
  return changedRatings(players, byAccount, seedingOrderOf(tournament.settings));
}

/** The starting list follows the ratings, unless it is drawn by lot or its numbers are those of fixed pairings. */
function withRatings(before: Tournament, changes: readonly ChangedRating[]): Tournament {
  const ratings = new Map(changes.map(({ account, after }) => [account, after.rating]));
  const after = withPlayers(before, (player) => {
    const rating = ratings.get(player.account);
    return rating === undefined ? player : { ...player, rating };
  });
  if (changes.length === 0) return after;
  if (after.phase.kind === 'open') return reseeded(after, after.participants);
  return after.randomSeeding || !FORMATS[after.settings.format].takesConstraints ? after : renumbered(after);
}
