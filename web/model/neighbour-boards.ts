import type { GameRow } from '../../contract/game/game-row.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { gamesOf } from './game/live-games.ts';
import { blackName, titled, whiteName } from './names.ts';
import { isGame, pairingsOf } from './progress.ts';

/** A board of the round whose game is over. */
export interface NeighbourBoard {
  readonly game: GameRow['id'];
  readonly white: string;
  readonly black: string;
}

interface Neighbours {
  readonly previous: NeighbourBoard | null;
  readonly next: NeighbourBoard | null;
}

/** The boards before and after a game in its round, among those whose last game on this site is over. */
export function neighbourBoards(
  page: Pick<TournamentPage, 'pairings' | 'games'>,
  { id, round }: { readonly id: string; readonly round: number },
): Neighbours {
  const boards = pairingsOf(page, round)
    .filter(isGame)
    .flatMap((pairing) => {
      const games = gamesOf(page, pairing).filter(({ finished }) => finished);
      const shown = games.find((game) => game.id === id) ?? games.at(-1);
      if (shown === undefined) return [];
      const white = titled(pairing.whiteTitle, whiteName(pairing));
      const black = titled(pairing.blackTitle, blackName(pairing));
      return [{ game: shown.id, white, black }];
    });
  const at = boards.findIndex(({ game }) => game === id);
  if (at === -1) return { previous: null, next: null };
  return { previous: boards[at - 1] ?? null, next: boards[at + 1] ?? null };
}
