import type { MoveClocks } from '../../../domain/game/move-clocks.ts';
import type { GameView } from '../../../domain/game/view.ts';
import type { GameId } from '../../../domain/kernel/ids.ts';
import { outcomeOf } from '../../../domain/tournament/value/game-result.ts';
import { boardsOf, type OnlineGameEnd, type Tournament } from '../../../domain/tournament/value/state.ts';
import { askEach } from '../ask-games.ts';

/** Requests the state of a game; null if the game has not been opened. */
export type AskGame = (game: GameId) => Promise<{
  readonly view: Pick<GameView, 'record' | 'ply' | 'at' | 'end'>;
  readonly clocks: MoveClocks | null;
} | null>;

/**
 * The state of games whose end the tournament does not know: their actual end, or annulled with the moves so far. Games
 * without a move are omitted.
 */
export async function unfinishedGames(
  { rounds }: Tournament,
  ask: AskGame,
): Promise<ReadonlyMap<GameId, OnlineGameEnd>> {
  const open = rounds.flatMap(boardsOf).flatMap(({ games }) => games.filter(({ end }) => end === null));
  const asked = await askEach(open, async ({ id }) => [id, await ask(id)] as const);
  return new Map(
    asked.flatMap(([id, game]) => {
      if (game === null || (game.view.end === null && game.view.ply === 0)) return [];
      const { view, clocks } = game;
      const end: OnlineGameEnd = {
        finishedAt: view.end?.at ?? view.at,
        outcome: view.end === null || view.end.result === null ? null : outcomeOf(view.end.result),
        reason: view.end?.reason ?? 'annulled',
        moves: view.record,
        plies: view.ply,
        ...(clocks !== null && { clocks }),
      };
      return [[id, end] as const];
    }),
  );
}
