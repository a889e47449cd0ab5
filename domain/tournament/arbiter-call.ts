/** A player calls for the arbiter (CALL-1 to CALL-4): from which board, and what is kept of it. */
import type { AccountId, GameId } from '../ids.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Millis } from '../time.ts';
import { type Board, boardsOf, matchesOf, openGames, playerOf, type Round, type Tournament } from './state.ts';

export interface ArbiterCall extends CallingBoard {
  readonly id: number;
  readonly by: AccountId;
  readonly at: Millis;
  /** What he wants, in his words; empty where he says nothing. */
  readonly words: string;
  /** Null as long as nobody has seen to it. */
  readonly answer: CallAnswer | null;
}

export interface CallAnswer {
  readonly by: AccountId;
  readonly at: Millis;
  readonly words: string;
}

/** Where the arbiter is called to. */
export interface CallingBoard {
  readonly round: number;
  /** The match of two teams that the board belongs to. */
  readonly match: number | null;
  readonly board: number;
  /** The game, where it is played on the screen. */
  readonly game: GameId | null;
}

export type CallRefusal = 'tournamentNotRunning' | 'notParticipating' | 'noBoardToCallFrom';

/**
 * The board that a player calls from: his own in the last round that he has one in, whether it is decided or not, as
 * there may be something to say about a result too.
 */
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
