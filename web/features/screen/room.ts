import { useSyncExternalStore } from 'react';
import type { Room } from '../../model/hall-slides.ts';
import type { ScreenPart, ScreenSearch } from '../../model/screen-settings.ts';

/** What fits on a display, by the size of the window: letters are as large as the height of a row allows. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rows extends Room {
  readonly textPx: number;
}

/** Header and footer of a display take about three rows. */
const ROWS_OF_WINDOW = 18;
const ROWS_OF_FRAME = 3.5;
const ROW_MIN_PX = 34;
/** Letters that fit side by side in a column. */
const LETTERS = 26;
const COLUMNS = { pairings: 2, names: 3, standings: 2, categories: 2, boards: 1, clocks: 2 } as const satisfies Record<
  ScreenPart,
  number
>;
const NARROW_PX = 900;
const BOARD_SHARE = 0.62;

export function roomIn({ width, height }: Size, wanted: Pick<ScreenSearch, 'rows' | 'columns'>): Rows {
  const rowPx =
    wanted.rows === undefined ? Math.max(ROW_MIN_PX, height / ROWS_OF_WINDOW) : height / (wanted.rows + ROWS_OF_FRAME);
  const rows = wanted.rows ?? Math.max(1, Math.floor(height / rowPx - ROWS_OF_FRAME));
  const most = (part: ScreenPart) => wanted.columns ?? (width < NARROW_PX ? 1 : COLUMNS[part]);
  const widest = wanted.columns ?? (width < NARROW_PX ? 1 : 2);
  return {
    rows,
    columns: (part, count) => Math.min(most(part), Math.ceil(count / rows)),
    boards: boardsIn({ width, height: height - ROWS_OF_FRAME * rowPx }),
    textPx: Math.round(Math.min(rowPx * 0.5, width / widest / LETTERS)),
  };
}

/** Boards are in a grid with the largest possible squares, four to eight of them. */
function boardsIn({ width, height }: Size): number {
  const isWide = width > height;
  if (width < NARROW_PX) return Math.max(1, Math.floor(height / (width * (isWide ? BOARD_SHARE : 1.2))));
  return isWide ? 8 : 6;
}

export const useWindow = (): Size => {
  const text = useSyncExternalStore(onResize, () => `${window.innerWidth} ${window.innerHeight}`);
  const [width = 0, height = 0] = text.split(' ').map(Number);
  return { width, height };
};

function onResize(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}
