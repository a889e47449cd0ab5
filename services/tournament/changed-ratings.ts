import { readListedRatings } from '../../db/read/listed-ratings.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { ListMonth } from '../../domain/fide-list/month.ts';
import type { ChangedRating } from '../../domain/rating/changed-ratings.ts';
import { monthInPlace } from '../../domain/rating/seeding-list.ts';
import { ratingChangesIn } from '../../domain/tournament/commands/take-over-ratings.ts';
import { mayTakeOverRatings } from '../../domain/tournament/guards/entry-guards.ts';
import { lifecycleOf } from '../../domain/tournament/guards/lifecycle-of.ts';
import { listedPerson, listFederation } from '../../domain/tournament/rounds/entry-rating.ts';
import { playersOf } from '../../domain/tournament/value/state.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { visibleTournament } from './views/view.ts';

export interface RatingsToTakeOver {
  /** The list in place; null without one. */
  readonly month: ListMonth | null;
  readonly mayTakeOver: boolean;
  /** Empty once the ratings are fixed. */
  readonly changes: readonly ChangedRating[];
}

/** Entries with another rating in the lists in place, for organisers, until round 1 is paired. */
export async function ratingsToTakeOver(deps: Deps, actor: Actor, id: string): Promise<RatingsToTakeOver> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const { settings } = tournament;
  const people = playersOf(tournament).map(listedPerson);
  const loaded = await readListedRatings(deps.db, people, listFederation(settings));
  const mayTakeOver = mayTakeOverRatings(lifecycleOf(tournament)).ok;
  return {
    month: monthInPlace(settings.seedingList, loaded.inPlace),
    mayTakeOver,
    changes: mayTakeOver ? ratingChangesIn(tournament, loaded) : [],
  };
}
