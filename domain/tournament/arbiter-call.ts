/** Calls for the arbiter (CALL-1 to CALL-4). */
import type { AccountId, GameId } from '../kernel/ids.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import type { Millis } from '../kernel/time.ts';
import { type Board, boardsOf, matchesOf, openGames, playerOf, type Round, type Tournament } from './value/state.ts';

export interface ArbiterCall extends CallingBoard {
  readonly id: number;
  readonly by: AccountId;
  readonly at: Millis;
  /** The player's request; empty if they wrote nothing. */
  readonly words: string;
  readonly answer: CallAnswer | null;
}

export interface CallAnswer {
  readonly by: AccountId;
  readonly at: Millis;
  readonly words: string;
}

export interface CallingBoard {
  readonly round: number;
  /** The team match of the board. */
  readonly match: number | null;
  readonly board: number;
  /** Null for a game over the board. */
  readonly game: GameId | null;
}

export type CallRefusal = 'tournamentNotRunning' | 'notParticipating' | 'noBoardToCallFrom';

/** The player's board in their last round with one. It may be decided already, as a result can be disputed. */
export function boardToCallFrom(tournament: Tournament, account: AccountId): Result<CallingBoard, CallRefusal> {
  if (playerOf(tournament, account) === undefined) return refuse('notParticipating');
  if (tournament.phase.kind !== 'running') return refuse('tournamentNotRunning');
  for (const round of [...tournament.rounds].reverse()) {
    const board = boardsOf(round).find(({ white, black }) => white === account || black === account);
    if (board !== undefined) return ok(placeOf(round, board));
  }
  return refuse('noBoardToCallFrom');
}

function placeOf(round: Round, board: Board): CallingBoard {
  const match = matchesOf(round).find(({ boards }) => boards.includes(board));
  const game = openGames(board).at(-1) ?? board.games.at(-1);
  return { round: round.number, match: match?.board ?? null, board: board.board, game: game?.id ?? null };
}
