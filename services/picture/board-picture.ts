import { type PieceOn, placementOf } from '../../domain/chess/placement.ts';
import { type Move, ROLES } from '../../domain/chess/square.ts';
import { DRAWN, SQUARE_PX, WORDMARK_PX } from './drawn-pieces.ts';
import { encodePng, type Pixels } from './png.ts';

/**
 * The link preview of a game or a tournament: its position beside the name of the site. It is composed of prepared
 * drawings (`scripts/draw-pieces.ts`), so the Worker needs no drawing library.
 */

/** The aspect ratio that link previews expect: 1.91 to 1. */
export const WIDTH = 1200;
const HEIGHT = 630;
export const BOARD_PX = 8 * SQUARE_PX;
export const EDGE = (HEIGHT - BOARD_PX) / 2;

type Colour = readonly [red: number, green: number, blue: number];

/** The colours of `web/app/colour-tokens.ts`. */
const GROUND: Colour = [0x1e, 0x4e, 0x79];
const LIGHT: Colour = [0xed, 0xe3, 0xd0];
const DARK: Colour = [0x8a, 0x9b, 0xa8];
const LAST_MOVE: Colour = [0xe2, 0xb5, 0x3c];
const LAST_MOVE_SHARE = 0.45;

export interface Position {
  /** At least the piece placement of a FEN. */
  readonly fen: string;
  readonly lastMove?: Pick<Move, 'from' | 'to'> | undefined;
}

export async function boardPicture(position: Position): Promise<Uint8Array<ArrayBuffer>> {
  const drawings = await loaded();
  const picture = { width: WIDTH, height: HEIGHT, bytes: new Uint8Array(WIDTH * HEIGHT * 3) };
  fill(picture, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, GROUND);
  const pieces = placementOf(position.fen);
  for (let square = 0; square < 64; square += 1) {
    const [file, rank] = [square % 8, Math.floor(square / 8)];
    const place = { x: EDGE + file * SQUARE_PX, y: EDGE + (7 - rank) * SQUARE_PX };
    fill(picture, { ...place, width: SQUARE_PX, height: SQUARE_PX }, colourOf(square, position.lastMove));
    const piece = pieces.get(square);
    if (piece !== undefined)
      draw(picture, place, { width: SQUARE_PX, height: SQUARE_PX }, drawings, PIECE_BYTES * drawingOf(piece));
  }
  const { width, height } = WORDMARK_PX;
  const free = WIDTH - EDGE - BOARD_PX;
  const word = { x: EDGE + BOARD_PX + Math.round((free - width) / 2), y: Math.round((HEIGHT - height) / 2) };
  draw(picture, word, WORDMARK_PX, drawings, PIECE_BYTES * 2 * ROLES.length);
  return encodePng(picture);
}

function colourOf(square: number, lastMove: Position['lastMove']): Colour {
  const isDark = (square + Math.floor(square / 8)) % 2 === 0;
  const plain = isDark ? DARK : LIGHT;
  const isMarked = lastMove !== undefined && (lastMove.from === square || lastMove.to === square);
  return isMarked ? mixed(plain, LAST_MOVE, LAST_MOVE_SHARE) : plain;
}

const mixed = (under: Colour, over: Colour, share: number): Colour => [
  mix(under[0], over[0], share),
  mix(under[1], over[1], share),
  mix(under[2], over[2], share),
];

const mix = (under: number, over: number, share: number): number => Math.round(under + (over - under) * share);

/** The index of a piece's drawing: White first, each colour in the order of the roles. */
const drawingOf = ({ role, color }: PieceOn): number => ROLES.indexOf(role) + (color === 'white' ? 0 : ROLES.length);

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function fill(
  { width: across, bytes }: Pixels,
  { x, y, width, height }: Place & Size,
  [red, green, blue]: Colour,
): void {
  for (let row = y; row < y + height; row += 1) {
    for (let at = (row * across + x) * 3, end = at + width * 3; at < end; at += 3) {
      bytes[at] = red;
      bytes[at + 1] = green;
      bytes[at + 2] = blue;
    }
  }
}

/** One byte per pixel: opacity in the high half, brightness in the low half. */
const PIECE_BYTES = SQUARE_PX * SQUARE_PX;
const MOST = 15;

function draw(
  { width: across, bytes }: Pixels,
  { x, y }: Place,
  { width, height }: Size,
  drawings: Uint8Array,
  from: number,
) {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const pixel = drawings[from + row * width + column] ?? 0;
      if (pixel < 16) continue;
      const share = (pixel >> 4) / MOST;
      const bright = ((pixel & MOST) / MOST) * 255;
      const at = ((y + row) * across + x + column) * 3;
      for (let colour = at; colour < at + 3; colour += 1) bytes[colour] = mix(bytes[colour] ?? 0, bright, share);
    }
  }
}

let kept: Promise<Uint8Array> | undefined;

function loaded(): Promise<Uint8Array> {
  kept ??= unpacked(Uint8Array.from(atob(DRAWN), (sign) => sign.charCodeAt(0)));
  return kept;
}

const unpacked = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).arrayBuffer(),
  );
