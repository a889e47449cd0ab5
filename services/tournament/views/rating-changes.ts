import { readDevelopments } from '../../../db/read/fide.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { RatingList } from '../../../domain/rating/lists.ts';
import {
  estimatedChange,
  ratedGamesOf,
  ratingListOf,
  UNLISTED,
} from '../../../domain/tournament/standings/rating-estimate.ts';
import { boardsOf, type Player, playersOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import type { Visibility } from '../../../domain/view/audience.ts';
import type { Deps } from '../../deps.ts';

export interface RatingChanges {
  /** The rating list that the games count for; null if unrated. */
  readonly list: RatingList | null;
  /** In hundredths of a rating point. */
  readonly changes: readonly {
    readonly account: AccountId;
    readonly change: number;
    readonly k: number;
    readonly games: number;
  }[];
}

/** The rating changes of all players, or of some. They reveal results, so they are shown only with the whole table. */
export async function ratingChangesOf(
  deps: Deps,
  tournament: Tournament,
  visible: Visibility,
  of: readonly Player[] = playersOf(tournament),
): Promise<RatingChanges> {
  const list = ratingListOf(tournament.settings, tournament.hasTimeControl);
  if (list === null || !visible.wholeTable) return { list, changes: [] };
  const boards = tournament.rounds.flatMap(boardsOf);
  const ratings = new Map(playersOf(tournament).map(({ account, rating }) => [account, rating]));
  const developments = await readDevelopments(deps.db, tournament.id);
  const year = Number(tournament.settings.endDate.slice(0, 4));
  const changes = of.flatMap(({ account, rating }) => {
    const games = ratedGamesOf(account, boards, (opponent) => ratings.get(opponent) ?? null);
    const development = developments.get(account) ?? UNLISTED;
    const estimate = estimatedChange({ rating, development }, { list, year }, games);
    return estimate === null ? [] : [{ account, change: estimate.change, k: estimate.k, games: estimate.ratedGames }];
  });
  return { list, changes };
}
