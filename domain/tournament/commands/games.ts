import { type Chance, drawId } from '../../kernel/chance.ts';
import { type Millis, millis } from '../../kernel/time.ts';
import type { GameMessage } from '../decision.ts';
import { nextSeats } from '../teams/match-score.ts';
import type { Board, OnlineGame, Tournament } from '../value/state.ts';

/** Adds a game that waits for its start; in a match with reversed colours. */
export function gameOpened(
  board: Board,
  startAt: Millis,
  chance: Chance,
): { readonly board: Board; readonly messages: readonly GameMessage[] } {
  const { games } = board;
  const sequence = (games.at(-1)?.sequence ?? 0) + 1;
  const game: OnlineGame = { id: drawId(chance, 10), sequence, ...nextSeats(board), startAt, end: null };
  return { board: { ...board, games: [...games, game] }, messages: [{ kind: 'openGame', game: game.id }] };
}

/** The round's time, or the earliest time that players can make. */
export const startOfGame = ({ rounds }: Tournament, round: number, soonest: Millis): Millis =>
  millis(Math.max(rounds[round - 1]?.startAt ?? soonest, soonest));

export const gamesOpenedIn = (boards: readonly Board[]): readonly Extract<GameMessage, { kind: 'openGame' }>[] =>
  boards.flatMap(({ games }) => games.map(({ id }) => ({ kind: 'openGame' as const, game: id })));

export const cancelled = (games: readonly OnlineGame[]): GameMessage[] =>
  games.map(({ id }) => ({ kind: 'cancelGame', game: id }));
