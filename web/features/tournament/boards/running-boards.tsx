import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { Wall } from './board-wall.tsx';
import { useLeadersBoards } from './top-boards.tsx';

/** Boards that fit beside the first page of the table. */
const BOARDS = 2;

/** The leaders' unfinished games. */
export function RunningBoards({ page }: { readonly page: TournamentPage }) {
  const { boards } = useLeadersBoards(page, page.pairings.length);
  return <Wall page={page} boards={boards.filter(({ game }) => !game.finished).slice(0, BOARDS)} />;
}
