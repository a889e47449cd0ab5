import type { KeptClocks } from '../../domain/game/kept-clocks.ts';
import type { GameView } from '../../domain/game/view.ts';
import type { GameId } from '../../domain/ids.ts';
import { outcomeOf } from '../../domain/tournament/game-result.ts';
import { boardsOf, type OnlineGameEnd, type Tournament } from '../../domain/tournament/state.ts';
import { askEach } from './ask-games.ts';

/** Asks a game how it stands; null where it has not been opened. */
export type AskGame = (game: GameId) => Promise<{
  readonly view: Pick<GameView, 'record' | 'ply' | 'at' | 'end'>;
  readonly clocks: KeptClocks | null;
} | null>;

/**
 * How the games stand whose end the tournament has not heard of: as they have ended meanwhile, or annulled with the moves
 * so far. Games in which nobody has moved are left out.
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
