import type { Account } from '../../db/read/account.ts';
import { readConfirmedMonth, readDevelopment } from '../../db/read/fide.ts';
import { type RatedTournament, readRatedTournaments } from '../../db/read/tournament/rated-tournaments.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { closingDay, type ListMonth, monthOf } from '../../domain/fide-list/month.ts';
import { RATING_LISTS, type RatingList } from '../../domain/rating/lists.ts';
import {
  estimatedChange,
  ratedGamesOf,
  ratingListOf,
  UNLISTED,
} from '../../domain/tournament/standings/rating-estimate.ts';
import type { Deps } from '../deps.ts';
import { mayView, runs } from '../tournament/access.ts';

export interface RatingEstimate {
  /** The latest confirmed list; before the first import, this month's. */
  readonly since: ListMonth;
  /** In hundredths of a rating point; only lists with a counting game. */
  readonly lists: readonly { readonly list: RatingList; readonly change: number; readonly games: number }[];
}

/**
 * The estimated rating change in FIDE's next list, from tournaments whose whole table the caller may see. It restarts
 * with each confirmed list.
 */
export async function ratingEstimateOf(deps: Deps, actor: Actor, account: Account): Promise<RatingEstimate> {
  const since = (await readConfirmedMonth(deps.db)) ?? monthOf(deps.now());
  const [tournaments, listed] = await Promise.all([
    readRatedTournaments(deps.db, account.id, closingDay(since)),
    account.fideNumber === null ? undefined : readDevelopment(deps.db, account.fideNumber),
  ]);
  const own = actor.kind === 'person' && actor.account === account.id;
  const sums = new Map<RatingList, { change: number; games: number }>();
  for (const tournament of tournaments) {
    const list = ratingListOf(tournament, tournament.hasTimeControl);
    if (list === null || !seesWhole(actor, tournament, own)) continue;
    const { rating, boards, ratings, endDate } = tournament;
    const games = ratedGamesOf(account.id, boards, (opponent) => ratings.get(opponent) ?? null);
    const year = Number(endDate.slice(0, 4));
    const estimate = estimatedChange({ rating, development: listed ?? UNLISTED }, { list, year }, games);
    if (estimate === null) continue;
    const sum = sums.get(list) ?? { change: 0, games: 0 };
    sums.set(list, { change: sum.change + estimate.change, games: sum.games + estimate.ratedGames });
  }
  const lists = RATING_LISTS.flatMap((list) => {
    const sum = sums.get(list);
    return sum === undefined ? [] : [{ list, ...sum }];
  });
  return { since, lists };
}

const seesWhole = (actor: Actor, tournament: RatedTournament, own: boolean): boolean =>
  mayView(actor, tournament, own) && (own || tournament.showOnlyTop === null || runs(actor, tournament));
