import { BOARD_NAMES, type BoardName } from '../theme.ts';

/** `public/first-paint.js` reads the same entry. */
const STORED = 'rokade-board';

export function chosenBoard(): BoardName {
  const { board } = document.documentElement.dataset;
  return BOARD_NAMES.find((name) => name === board) ?? 'fjord';
}

/** Gives all boards other colours, and keeps the choice. */
export function chooseBoard(name: BoardName): void {
  document.documentElement.dataset.board = name;
  try {
    localStorage.setItem(STORED, name);
  } catch {
    // Storage can be switched off; the choice holds until the page is left.
  }
}
