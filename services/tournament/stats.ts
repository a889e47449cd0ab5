import type { GameId } from '../../domain/ids.ts';
import { boardsOf, playersOf, type Tournament } from '../../domain/tournament/state.ts';
import { type TournamentStats, tournamentStats } from '../../domain/tournament/stats.ts';
import type { Visibility } from './visibility.ts';

/** The figures of the Stats tab, over the games that the reader may see. */
export const statsOf = (tournament: Tournament, visible: Visibility): TournamentStats<GameId> =>
  tournamentStats(
    playersOf(tournament).map(({ title, federation, rating }) => ({ title, country: federation, rating })),
    tournament.rounds
      .flatMap(boardsOf)
      .flatMap(({ games }) => games)
      .filter(({ white, black }) => visible.result(white, black))
      .map(({ id, end }) => ({ id, plies: end?.plies ?? 0, isFinished: end !== null })),
  );
