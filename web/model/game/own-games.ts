import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';

export const ownGamesOf = (
  { games, tournament }: Pick<TournamentPage, 'games' | 'tournament'>,
  me: string | undefined,
) =>
  me === undefined || tournament.finished
    ? []
    : Object.values(games)
        .flat()
        .filter(({ white, black, finished }) => !finished && (white === me || black === me));
