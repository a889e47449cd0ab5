import { BOARD_NAMES, type BoardName } from '../app/colour-tokens.ts';

/** `public/first-paint.js` reads the same entry. */
const STORED = 'rokade-board';

export function chosenBoard(): BoardName {
  const { board } = document.documentElement.dataset;
  return BOARD_NAMES.find((name) => name === board) ?? 'fjord';
}

/** Sets the colours of all boards and stores the choice. */
export function chooseBoard(name: BoardName): void {
  document.documentElement.dataset.board = name;
  try {
    localStorage.setItem(STORED, name);
  } catch {
    // Storage can be disabled; the choice then lasts until the page is left.
  }
}
