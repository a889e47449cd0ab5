import cburnett from '@lichess-org/chessground/assets/chessground.cburnett.css?raw';
import { knightIn } from './knight-in.ts';
import dejavu from './pieces/dejavu.css?raw';
import flat from './pieces/flat.css?raw';
import noto from './pieces/noto.css?raw';
import type { PieceSet } from './pieces.ts';

const STYLES: Readonly<Record<PieceSet, string>> = { cburnett, noto, dejavu, flat };

/** A knight of a set, to choose it by. */
export const knightOf = (set: PieceSet): string => knightIn(STYLES[set]);
