import type { GameId } from '../../../domain/kernel/ids.ts';
import { type TournamentStats, tournamentStats } from '../../../domain/tournament/standings/stats.ts';
import { boardsOf, playersOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import type { Visibility } from '../../../domain/view/audience.ts';

/** The figures of the Stats tab, over the games that the viewer may see. */
export const statsOf = (tournament: Tournament, visible: Visibility): TournamentStats<GameId> =>
  tournamentStats(
    playersOf(tournament).map(({ title, federation, rating }) => ({ title, country: federation, rating })),
    tournament.rounds
      .flatMap(boardsOf)
      .flatMap(({ games }) => games)
      .filter(({ white, black }) => visible.result(white, black))
      .map(({ id, end }) => ({ id, plies: end?.plies ?? 0, isFinished: end !== null })),
  );
