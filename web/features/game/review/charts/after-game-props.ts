import type { GameViewAnswer } from '../../../../../contract/game/games.ts';
import type { ReplayedGame } from '../../state/replayed-game.ts';

/** A chart of a finished game. */
export interface AfterGameProps {
  readonly view: GameViewAnswer;
  readonly moves: ReplayedGame['moves'];
  /** Number of half-moves before the position that is shown. */
  readonly ply: number;
  readonly onPly: (ply: number) => void;
}
