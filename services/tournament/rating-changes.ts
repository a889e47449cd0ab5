import { readDevelopments } from '../../db/read/fide.ts';
import type { AccountId } from '../../domain/ids.ts';
import type { RatingList } from '../../domain/rating/lists.ts';
import { estimatedChange, ratedGamesOf, ratingListOf, UNLISTED } from '../../domain/tournament/rating-estimate.ts';
import { boardsOf, playersOf, type Tournament } from '../../domain/tournament/state.ts';
import type { Deps } from '../deps.ts';
import type { Visibility } from './visibility.ts';

export interface RatingChanges {
  /** The list that the games count for; null where they are not rated. */
  readonly list: RatingList | null;
  /** In hundredths of a rating point. */
  readonly changes: readonly {
    readonly account: AccountId;
    readonly change: number;
    readonly k: number;
    readonly games: number;
  }[];
}

/** What the tournament would do to its players' ratings (R-010). A change tells the results: it is shown with all of them. */
export async function ratingChangesOf(deps: Deps, tournament: Tournament, visible: Visibility): Promise<RatingChanges> {
  const list = ratingListOf(tournament.settings, tournament.timeControlTold);
  if (list === null || !visible.wholeTable) return { list, changes: [] };
  const players = playersOf(tournament);
  const boards = tournament.rounds.flatMap(boardsOf);
  const ratings = new Map(players.map(({ account, rating }) => [account, rating]));
  const developments = await readDevelopments(deps.db, tournament.id);
  const year = Number(tournament.settings.endDate.slice(0, 4));
  const changes = players.flatMap(({ account, rating }) => {
    const games = ratedGamesOf(account, boards, (opponent) => ratings.get(opponent) ?? null);
    const development = developments.get(account) ?? UNLISTED;
    const estimate = estimatedChange({ rating, development }, { list, year }, games);
    return estimate === null ? [] : [{ account, change: estimate.change, k: estimate.k, games: estimate.ratedGames }];
  });
  return { list, changes };
}
