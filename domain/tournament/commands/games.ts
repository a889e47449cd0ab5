/** Games that are played online, as the tournament knows them. */
import { type Chance, drawId } from '../../chance.ts';
import { type Millis, millis } from '../../time.ts';
import type { GameMessage } from '../decision.ts';
import { nextSeats } from '../match-score.ts';
import type { Board, OnlineGame, Tournament } from '../state.ts';

/** The board with one game more, which waits for its time; in a match with the colours switched. */
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

/** The time of the round, or the soonest moment that its players can make. */
export const startOfGame = ({ rounds }: Tournament, round: number, soonest: Millis): Millis =>
  millis(Math.max(rounds[round - 1]?.startAt ?? soonest, soonest));

/** The games of boards that have just been made are to be opened. */
export const gamesOpenedIn = (boards: readonly Board[]): readonly Extract<GameMessage, { kind: 'openGame' }>[] =>
  boards.flatMap(({ games }) => games.map(({ id }) => ({ kind: 'openGame' as const, game: id })));

export const cancelled = (games: readonly OnlineGame[]): GameMessage[] =>
  games.map(({ id }) => ({ kind: 'cancelGame', game: id }));
