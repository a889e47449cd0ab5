import type { Account } from '../../db/read/account.ts';
import { readConfirmedMonth, readDevelopment } from '../../db/read/fide.ts';
import { type RatedTournament, readRatedTournaments } from '../../db/read/rated-tournaments.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { closingDay, type ListMonth, monthOf } from '../../domain/fide-list/month.ts';
import { RATING_LISTS, type RatingList } from '../../domain/rating/lists.ts';
import { estimatedChange, ratedGamesOf, ratingListOf, UNLISTED } from '../../domain/tournament/rating-estimate.ts';
import type { Deps } from '../deps.ts';
import { mayView, runs } from '../tournament/access.ts';

export interface RatingEstimate {
  /** The list that was confirmed last; before any was imported, that of this month. */
  readonly since: ListMonth;
  /** In hundredths of a rating point; only where a game counts. */
  readonly lists: readonly { readonly list: RatingList; readonly change: number; readonly games: number }[];
}

/**
 * What FIDE's next list would bring a player, by the tournaments that the reader may see whole: it begins anew with each
 * list that is confirmed.
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
    const list = ratingListOf(tournament, tournament.timeControlTold);
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
