import type { Actor } from '../../domain/access/actor.ts';
import type { LoggedEvent } from '../../domain/game/arbiters-log.ts';
import type { GameId } from '../../domain/ids.ts';
import { GAMES_IN_REPORT } from '../../domain/limits.ts';
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

/** Some of the games of a round, in their order, and where to ask on from: null where these are the last. */
export interface ReportPart<Game> {
  readonly games: readonly Game[];
  readonly next: number | null;
}

/** No more of a list than one question reads, from a place on that counts from 0. */
export function reportPart<Game>(all: readonly Game[], from: number): ReportPart<Game> {
  const end = from + GAMES_IN_REPORT;
  return { games: all.slice(from, end), next: end < all.length ? end : null };
}

/**
 * The games of a round that were played on the screen, with their logs: for those who run the tournament (GAME-15). A large
 * round is read in parts.
 */
export async function loggedGames(
  deps: Deps,
  actor: Actor,
  asked: { readonly id: string; readonly round: number; readonly from: number },
  logOf: (game: GameId) => Promise<readonly LoggedEvent[]>,
): Promise<ReportPart<LoggedGame>> {
  const tournament = await visibleTournament(deps, actor, asked.id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const round = found(tournament.rounds[asked.round - 1], 'noSuchRound');
  const matches = matchesOf(round);
  const nameOf = (board: Board): string => {
    const match = matches.find(({ boards }) => boards.includes(board));
    return match === undefined ? String(board.board) : `${match.board}.${board.board}`;
  };
  const all = boardsOf(round).flatMap((one) => one.games.map((game) => ({ tournament, board: nameOf(one), game })));
  const { games, next } = reportPart(all, asked.from);
  return { games: await askEach(games, async (one) => ({ ...one, log: await logOf(one.game.id) })), next };
}
