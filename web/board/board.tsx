import '@lichess-org/chessground/assets/chessground.base.css';
import '@lichess-org/chessground/assets/chessground.cburnett.css';
import './board.css';
import { Chessground } from '@lichess-org/chessground';
import type { Api } from '@lichess-org/chessground/api';
import type { Config } from '@lichess-org/chessground/config';
import type { DrawShape } from '@lichess-org/chessground/draw';
import type { Key } from '@lichess-org/chessground/types';
import { createElement, type KeyboardEvent, memo, type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Move, makeSquare, parseSquare, type Role, type Square } from '../../domain/chess/square.ts';
import type { Color } from '../../domain/tournament/field.ts';
import type { Coordinates } from './coordinates.ts';
import { firstSquare, stepOf } from './cursor.ts';
import { loadChosenPieces } from './pieces.ts';

export interface BoardProps {
  readonly fen: string;
  /** Whose side is below. */
  readonly orientation?: Color;
  /** The two squares of the last move. */
  readonly lastMove?: readonly [Square, Square];
  /** Nothing on it can be moved. */
  readonly viewOnly?: boolean;
  /** The names of files and ranks; without a word inside where something can be moved. */
  readonly coordinates?: Coordinates;
  /** Who may move, and where to. */
  readonly movable?: Color;
  readonly destinations?: ReadonlyMap<Square, readonly Square[]>;
  readonly isCheck?: boolean;
  readonly onMove?: (from: Square, to: Square) => void;
  /** The moves laid down in advance, the next one first; the position has them made already. */
  readonly premoves?: readonly Move[];
  /** Where from and where to moves may be laid down in advance, while the other side is to move. */
  readonly premoveReach?: ReadonlyMap<Square, readonly Square[]>;
  readonly onPremove?: (from: Square, to: Square) => void;
  /** A right click, or a click on what cannot be moved. */
  readonly onPremovesCancelled?: () => void;
  /** What the board shows, for who cannot see it. */
  readonly label?: string;
  /** The keyboard has moved the cursor here, or has picked up or put down what stands here. */
  readonly onCursor?: (at: CursorAt) => void;
  /** Another number draws the position anew: a move that was made on the board is taken back. */
  readonly redraw?: number;
}

loadChosenPieces();

/** Where the cursor of the keyboard is, and from where a piece is picked up. */
export interface CursorAt {
  readonly square: Square;
  readonly picked: Square | null;
}

/** The chess board; the only file that knows the widget it is made with. */
export const Board = memo(function Board(props: BoardProps) {
  const { viewOnly = false, coordinates = viewOnly ? 'none' : 'inside' } = props;
  const [cursor, setCursor] = useState<Square | null>(null);
  const hasCoordinates = coordinates !== 'none';
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Api>(undefined);
  useEffect(() => {
    if (frame.current === null) return;
    // Whether it listens to the pointer and has coordinates is settled when the widget is made.
    const made = Chessground(frame.current, {
      viewOnly,
      coordinates: hasCoordinates,
      disableContextMenu: !viewOnly,
    });
    board.current = made;
    return () => made.destroy();
  }, [viewOnly, hasCoordinates]);
  useEffect(() => {
    // The widget knows one premove only; it is told of where the pieces will stand, and forgets its own.
    const forget = () => board.current?.cancelPremove();
    board.current?.set(configOf(props, cursor, forget));
  });
  const touch = (event: PointerEvent) => {
    if (board.current !== undefined && cancels(board.current, event)) props.onPremovesCancelled?.();
  };
  const { label, onCursor, orientation = 'white' } = props;
  const press = (event: KeyboardEvent) => {
    const widget = board.current;
    if (widget === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const square = pressed(widget, event.key, cursor, orientation);
    if (square === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setCursor(square);
    const { selected } = widget.state;
    onCursor?.({ square, picked: selected === undefined ? null : squareOf(selected) });
  };
  return (
    <div
      className="rk-board"
      data-coordinates={coordinates}
      onPointerDownCapture={touch}
      {...(label === undefined ? {} : { role: onCursor === undefined ? 'img' : 'application', 'aria-label': label })}
      {...(onCursor === undefined ? {} : { tabIndex: 0, onKeyDown: press })}
    >
      <div ref={frame} />
    </div>
  );
});

/**
 * Does what a key means on the board: arrows move the cursor, Enter and the space bar pick up and put down, Escape lets
 * go of what is picked up. Where the cursor is then; undefined for a key that means nothing here.
 */
function pressed(widget: Api, key: string, cursor: Square | null, below: Color): Square | undefined {
  const from = cursor ?? firstSquare(below);
  if (key === 'Enter' || key === ' ') {
    const isPicked = widget.state.selected === keyOf(from);
    if (cursor !== null) widget.selectSquare(isPicked ? null : keyOf(from));
    return from;
  }
  if (key === 'Escape') {
    if (widget.state.selected === undefined) return undefined;
    widget.selectSquare(null);
    return from;
  }
  const to = stepOf(key, from, below);
  return to !== undefined && cursor === null ? from : to;
}

/** Whether a press is one that takes premoves back: a right one, or one with nothing picked up on what is not one's own. */
function cancels({ state, getKeyAtDomPos }: Api, { button, clientX, clientY }: PointerEvent): boolean {
  if (button === 2) return true;
  const key = getKeyAtDomPos([clientX, clientY]);
  return (
    button === 0 &&
    key !== undefined &&
    state.selected === undefined &&
    state.pieces.get(key)?.color !== state.movable.color
  );
}

/** The picture of a piece, decoration beside its name. The widget's style sheet knows pieces by this element. */
export function Piece({ role, color }: { readonly role: Role; readonly color: Color }) {
  return (
    <span className="cg-wrap rk-piece" aria-hidden="true">
      {createElement('piece', { className: `${role} ${color}` })}
    </span>
  );
}

/** `color` must be named even where nobody may move, as the widget keeps what is left out; its types forbid that. */
function configOf(props: BoardProps, cursor: Square | null, forgetPremove: () => void): Config {
  const {
    fen,
    orientation = 'white',
    lastMove,
    viewOnly = false,
    movable,
    destinations,
    isCheck = false,
    onMove,
    premoves = NONE,
    premoveReach,
    onPremove,
  } = props;
  return {
    fen,
    orientation,
    viewOnly,
    check: isCheck,
    turnColor: fen.split(' ')[1] === 'b' ? 'black' : 'white',
    lastMove: lastMove?.map(keyOf) ?? [],
    animation: { enabled: !matchMedia('(prefers-reduced-motion: reduce)').matches, duration: 150 },
    drawable: { enabled: false, autoShapes: premoves.map(numberOn) },
    highlight: { custom: marksOf(premoves, cursor) },
    movable: {
      free: false,
      color: movable ?? undefined,
      dests: destsOf(destinations ?? NOWHERE),
      events: { after: (from, to) => onMove?.(squareOf(from), squareOf(to)) },
    },
    premovable: {
      enabled: premoveReach !== undefined,
      customDests: destsOf(premoveReach ?? NOWHERE),
      events: {
        set: (from, to) => {
          forgetPremove();
          onPremove?.(squareOf(from), squareOf(to));
        },
      },
    },
  } as Config;
}

const NONE: readonly Move[] = [];
const NOWHERE: ReadonlyMap<Square, readonly Square[]> = new Map();
const PREMOVE = 'current-premove';

/** A veil over a piece that is not there yet, and when its turn comes. */
const numberOn = ({ to }: Move, before: number): DrawShape => ({
  orig: keyOf(to),
  customSvg: {
    html: `<rect class="rk-veil" width="100" height="100"/><circle class="rk-number" cx="82" cy="18" r="17"/><text class="rk-number" x="82" y="19">${before + 1}</text>`,
  },
});

/** The classes of squares that mean something beside the position. */
function marksOf(premoves: readonly Move[], cursor: Square | null): Map<Key, string> {
  const marks = new Map(premoves.flatMap(({ from, to }) => [from, to]).map((at) => [keyOf(at), PREMOVE]));
  if (cursor === null) return marks;
  const at = keyOf(cursor);
  return marks.set(at, `${marks.get(at) ?? ''} rk-cursor`.trim());
}

const destsOf = (reach: ReadonlyMap<Square, readonly Square[]>): Map<Key, Key[]> =>
  new Map([...reach].map(([from, to]) => [keyOf(from), to.map(keyOf)]));

const keyOf = (square: Square): Key => makeSquare(square) as Key;
const squareOf = (key: Key): Square => parseSquare(key) ?? 0;
