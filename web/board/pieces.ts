import { warn } from '../app/warn.ts';

/** The piece sets to choose from. The first is the default; the others are loaded on demand. */
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

/** Sets the pieces of all boards and stores the choice. */
export function choosePieces(name: PieceSet): void {
  document.documentElement.dataset.pieces = name;
  loadChosenPieces();
  try {
    localStorage.setItem(STORED, name);
  } catch {
    // Storage can be disabled; the choice then lasts until the page is left.
  }
}

/** The default pieces are shown until the chosen set has loaded, and where it fails to load. */
export function loadChosenPieces(): void {
  STYLES[chosenPieces()]().catch((error: unknown) => warn('The chosen pieces cannot be loaded.', error));
}
