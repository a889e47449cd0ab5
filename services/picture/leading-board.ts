import type { LeadingBoard, LeadingPlayer } from '../../contract/tournament/leading-board.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { leadingGame } from './position.ts';

/** Players and clocks of the board in the picture of a tournament, as the page shows them; null if no game is running. */
export function leadingBoard(page: TournamentPage): LeadingBoard | null {
  const game = leadingGame(page);
  if (game === undefined || game.finished) return null;
  return {
    game: game.id,
    white: playerOf(page, game.white),
    black: playerOf(page, game.black),
    left: game.left ?? null,
  };
}

function playerOf({ participants }: TournamentPage, account: string): LeadingPlayer {
  const row = participants.find((one) => one.account === account);
  if (row === undefined) return { name: '', title: null, rating: null };
  // Where real names are hidden, the page has user names only.
  const name = `${row.firstName} ${row.lastName}`.trim() || row.username;
  return { name, title: row.title, rating: row.fideRating };
}
