import type { Actor } from '../../domain/access/actor.ts';
import type { LoggedEvent } from '../../domain/game/arbiters-log.ts';
import type { GameId } from '../../domain/kernel/ids.ts';
import { GAMES_IN_REPORT } from '../../domain/kernel/limits.ts';
import {
  type Board,
  boardsOf,
  matchesOf,
  type OnlineGame,
  type Tournament,
} from '../../domain/tournament/value/state.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orNotFound } from '../refusal.ts';
import { askEach } from './ask-games.ts';
import { visibleTournament } from './views/view.ts';

export interface LoggedGame {
  readonly tournament: Tournament;
  /** The name of the board: 7, or 2.1 in a team match. */
  readonly board: string;
  readonly game: OnlineGame;
  readonly log: readonly LoggedEvent[];
}

/** A page of a round's games; `next` is the index of the following page, null on the last one. */
export interface ReportPart<Game> {
  readonly games: readonly Game[];
  readonly next: number | null;
}

/** A page of the list from a zero-based index. */
export function reportPart<Game>(all: readonly Game[], from: number): ReportPart<Game> {
  const end = from + GAMES_IN_REPORT;
  return { games: all.slice(from, end), next: end < all.length ? end : null };
}

/** The online games of a round with their logs, for organisers (GAME-15). Large rounds are read in pages. */
export async function loggedGames(
  deps: Deps,
  actor: Actor,
  asked: { readonly id: string; readonly round: number; readonly from: number },
  logOf: (game: GameId) => Promise<readonly LoggedEvent[]>,
): Promise<ReportPart<LoggedGame>> {
  const tournament = await visibleTournament(deps, actor, asked.id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const round = orNotFound(tournament.rounds[asked.round - 1], 'noSuchRound');
  const matches = matchesOf(round);
  const nameOf = (board: Board): string => {
    const match = matches.find(({ boards }) => boards.includes(board));
    return match === undefined ? String(board.board) : `${match.board}.${board.board}`;
  };
  const all = boardsOf(round).flatMap((one) => one.games.map((game) => ({ tournament, board: nameOf(one), game })));
  const { games, next } = reportPart(all, asked.from);
  return { games: await askEach(games, async (one) => ({ ...one, log: await logOf(one.game.id) })), next };
}
