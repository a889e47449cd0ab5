import { toGameEventMessage } from '../../../contract/live.ts';
import { viewOf } from '../../../domain/game/view.ts';
import { millis } from '../../../domain/kernel/time.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import { type GameState, gameReducer, newGameState } from '../../../web/features/game/state/game-state.ts';
import type { Table } from '../domain/live-game.ts';

/** What a page knows of a game as it stands, after what it knew before. */
export function gameStateOf(table: Table, me: Color | null, before?: GameState): GameState {
  const { game, now } = table;
  const message = toGameEventMessage({ kind: 'game' }, { view: viewOf(game, millis(now)), watchers: 0 });
  return gameReducer(before ?? newGameState(game.setup.variant, me), { kind: 'received', message, at: now });
}
