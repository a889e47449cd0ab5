import type { TournamentState } from '../../db/read/tournament.ts';
import type { GameId } from '../../domain/ids.ts';
import { type TournamentStats, tournamentStats } from '../../domain/tournament/stats.ts';
import type { Visibility } from './visibility.ts';

/** The figures of the Stats tab, over the games that the reader may see. */
export const statsOf = (state: TournamentState, visible: Visibility): TournamentStats<GameId> =>
  tournamentStats(
    state.participants.map(({ title, federation, rating }) => ({ title, country: federation, rating })),
    state.games
      .filter(({ white, black }) => visible.result(white, black))
      .map(({ id, plies, finishedAt }) => ({ id, plies, isFinished: finishedAt !== null })),
  );
