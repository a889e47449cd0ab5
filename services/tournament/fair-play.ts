import type { Actor } from '../../domain/access/actor.ts';
import type { LoggedEvent } from '../../domain/game/arbiters-log.ts';
import type { GameId } from '../../domain/ids.ts';
import { type Board, boardsOf, matchesOf, type OnlineGame, type Tournament } from '../../domain/tournament/state.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { found } from '../refusal.ts';
import { askEach } from './ask-games.ts';
import { visibleTournament } from './view.ts';

/** A game of a round with what has happened in it. */
export interface LoggedGame {
  readonly tournament: Tournament;
  /** As the board is called: 7, and 2.1 of a match of teams. */
  readonly board: string;
  readonly game: OnlineGame;
  readonly log: readonly LoggedEvent[];
}

/** The games of a round that were played on the screen, with their logs: for those who run the tournament (GAME-15). */
export async function loggedGames(
  deps: Deps,
  actor: Actor,
  asked: { readonly id: string; readonly round: number },
  logOf: (game: GameId) => Promise<readonly LoggedEvent[]>,
): Promise<LoggedGame[]> {
  const tournament = await visibleTournament(deps, actor, asked.id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const round = found(tournament.rounds[asked.round - 1], 'noSuchRound');
  const matches = matchesOf(round);
  const nameOf = (board: Board): string => {
    const match = matches.find(({ boards }) => boards.includes(board));
    return match === undefined ? String(board.board) : `${match.board}.${board.board}`;
  };
  const games = boardsOf(round).flatMap((one) => one.games.map((game) => ({ tournament, board: nameOf(one), game })));
  return askEach(games, async (one) => ({ ...one, log: await logOf(one.game.id) }));
}
