import { complain } from '../complain.ts';

/** The sets of pieces to choose from. The first one is shown unless the reader has chosen; the others are loaded then. */
export const PIECE_SETS = ['cburnett', 'noto', 'dejavu', 'flat'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

/** `public/first-paint.js` reads the same entry. */
const STORED = 'rokade-pieces';

const STYLES: Readonly<Record<PieceSet, () => Promise<unknown>>> = {
  cburnett: () => Promise.resolve(),
  noto: () => import('./pieces/noto.css'),
  dejavu: () => import('./pieces/dejavu.css'),
  flat: () => import('./pieces/flat.css'),
};

export function chosenPieces(): PieceSet {
  const { pieces } = document.documentElement.dataset;
  return PIECE_SETS.find((name) => name === pieces) ?? 'cburnett';
}

/** Gives all boards other pieces, and keeps the choice. */
export function choosePieces(name: PieceSet): void {
  document.documentElement.dataset.pieces = name;
  loadChosenPieces();
  try {
    localStorage.setItem(STORED, name);
  } catch {
    // Storage can be switched off; the choice holds until the page is left.
  }
}

/** Until they have come, and where they do not come, the usual pieces are shown. */
export function loadChosenPieces(): void {
  STYLES[chosenPieces()]().catch((error: unknown) => complain('The chosen pieces cannot be loaded.', error));
}
