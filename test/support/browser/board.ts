import { expect, type Page } from '@playwright/test';

type Side = 'white' | 'black';

/** How a square is pressed. */
type Press = (page: Page, x: number, y: number) => Promise<void>;

const click: Press = (page, x, y) => page.mouse.click(x, y);
/** By a finger, where the browser has a screen to touch. */
export const tap: Press = (page, x, y) => page.touchscreen.tap(x, y);

/** Makes a move of a game as a player does: a click on the piece, which is marked, and one on its new square. */
export async function play(page: Page, side: Side, move: string, press = click): Promise<void> {
  await expect(async () => {
    await press(page, ...(await centreOf(page, side, move.slice(0, 2))));
    await expect(page.locator('.rk-board square.selected:visible')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await press(page, ...(await centreOf(page, side, move.slice(2, 4))));
}

/** Waits until so many half-moves have been made, of which the last is this one. */
export const seeMove = (page: Page, ply: number, san: string, patience?: { readonly timeout: number }): Promise<void> =>
  expect(page.locator(`[data-ply="${ply}"]`)).toHaveText(san, patience);

async function centreOf(page: Page, side: Side, square: string): Promise<[number, number]> {
  const board = await page.locator('.rk-board cg-board').boundingBox();
  if (board === null) throw new Error('there is no board to move on');
  const file = square.charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = Number(square[1]) - 1;
  const [column, row] = side === 'white' ? [file, 7 - rank] : [7 - file, rank];
  const size = board.width / 8;
  return [board.x + (column + 0.5) * size, board.y + (row + 0.5) * size];
}
