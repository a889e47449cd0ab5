import { expect, type Page } from '@playwright/test';

type Side = 'white' | 'black';

/** Makes a move of a game as a player does: a click on the piece, which is marked, and one on its new square. */
export async function play(page: Page, side: Side, move: string): Promise<void> {
  await expect(async () => {
    await page.mouse.click(...(await centreOf(page, side, move.slice(0, 2))));
    await expect(page.locator('.rk-board square.selected:visible')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.mouse.click(...(await centreOf(page, side, move.slice(2, 4))));
}

/** Waits until so many half-moves have been made, of which the last is this one. */
export const seeMove = (page: Page, ply: number, san: string): Promise<void> =>
  expect(page.locator(`[data-ply="${ply}"]`)).toHaveText(san);

async function centreOf(page: Page, side: Side, square: string): Promise<[number, number]> {
  const board = await page.locator('.rk-board cg-board').boundingBox();
  if (board === null) throw new Error('there is no board to move on');
  const file = square.charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = Number(square[1]) - 1;
  const [column, row] = side === 'white' ? [file, 7 - rank] : [7 - file, rank];
  const size = board.width / 8;
  return [board.x + (column + 0.5) * size, board.y + (row + 0.5) * size];
}
