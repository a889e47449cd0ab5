import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/environment.ts';
import { knightIn } from '../../web/board/knight-in.ts';

const SHEETS = [
  'node_modules/@lichess-org/chessground/assets/chessground.cburnett.css',
  ...['noto', 'dejavu', 'flat'].map((set) => `web/board/pieces/${set}.css`),
];

it('the style sheet of each piece set has a knight of its own', () => {
  const knights = SHEETS.map((path) => knightIn(readFileSync(join(root, path), 'utf8')));
  for (const knight of knights) expect(knight).toMatch(/^data:image\/svg\+xml/);
  expect(new Set(knights).size).toBe(SHEETS.length);
});
