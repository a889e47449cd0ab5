import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { Wall } from './board-wall.tsx';
import { useLeadersBoards } from './top-boards.tsx';

/** Further boards whose positions the page has, for when the first games end. */
const NEXT_BOARDS = 10;

/** Boards that fit beside the first page of the table. */
const BOARDS = 2;

/** The leaders' unfinished games. */
export function RunningBoards({ page }: { readonly page: TournamentPage }) {
  const { boards } = useLeadersBoards(page, page.pairings.length);
  const running = boards.filter(({ game }) => !game.finished);
  const next = running.slice(BOARDS, BOARDS + NEXT_BOARDS);
  return <Wall page={page} boards={running.slice(0, BOARDS)} next={next} view="running" />;
}
