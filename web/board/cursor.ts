import { fileOf, rankOf, type Square } from '../../domain/chess/square.ts';
import type { Color } from '../../domain/tournament/value/field.ts';

/** Steps to the right and upwards, as the user sees the board. */
const STEPS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The square that an arrow key leads to, within the board; undefined for any other key. */
export function stepOf(key: string, from: Square, below: Color): Square | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [right, up] = below === 'white' ? step : [-step[0], -step[1]];
  return 8 * onBoard(rankOf(from) + up) + onBoard(fileOf(from) + right);
}

const onBoard = (place: number): number => Math.min(7, Math.max(0, place));

/** The cursor's first square: in front of the king of the side at the bottom. */
export const firstSquare = (below: Color): Square => (below === 'white' ? 12 : 52);
