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
import type { Color } from '../../domain/tournament/value/field.ts';
import type { Coordinates } from './coordinates.ts';
import { firstSquare, stepOf } from './cursor.ts';
import { loadChosenPieces } from './pieces.ts';

export interface BoardProps {
  readonly fen: string;
  /** The side shown at the bottom. */
  readonly orientation?: Color;
  readonly lastMove?: readonly [Square, Square];
  readonly viewOnly?: boolean;
  /** File and rank names; by default none where nothing can be moved, else inside the squares. */
  readonly coordinates?: Coordinates;
  /** The side that may move, and its legal destinations. */
  readonly movable?: Color;
  readonly destinations?: ReadonlyMap<Square, readonly Square[]>;
  readonly isCheck?: boolean;
  readonly onMove?: (from: Square, to: Square) => void;
  /** Premoves, the next one first; the position already includes them. */
  readonly premoves?: readonly Move[];
  /** Where premoves may start and end while the opponent is to move. */
  readonly premoveReach?: ReadonlyMap<Square, readonly Square[]>;
  readonly onPremove?: (from: Square, to: Square) => void;
  /** Called on a right click, or on a click on something that cannot be moved. */
  readonly onPremovesCancelled?: () => void;
  /** An arrow over the board, such as the engine's best move. */
  readonly arrow?: Move;
  /** Describes the board for screen readers. */
  readonly label?: string;
  /** Called when the keyboard cursor has moved, or has picked up or put down a piece. */
  readonly onCursor?: (at: CursorAt) => void;
  /** A new number redraws the position, which takes back a move made on the board. */
  readonly redraw?: number;
}

loadChosenPieces();

/** The keyboard cursor's square, and the square from which a piece is picked up. */
export interface CursorAt {
  readonly square: Square;
  readonly picked: Square | null;
}

/** The chess board; the only module that uses the board library. */
export const Board = memo(function Board(props: BoardProps) {
  const { viewOnly = false, coordinates = viewOnly ? 'none' : 'inside' } = props;
  const [cursor, setCursor] = useState<Square | null>(null);
  const hasCoordinates = coordinates !== 'none';
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Api>(undefined);
  useEffect(() => {
    if (frame.current === null) return;
    // View-only mode and coordinates can only be set when the widget is created.
    const made = Chessground(frame.current, {
      viewOnly,
      coordinates: hasCoordinates,
      disableContextMenu: !viewOnly,
    });
    board.current = made;
    return () => made.destroy();
  }, [viewOnly, hasCoordinates]);
  useEffect(() => {
    // The widget supports one premove only, so it is given the expected position and its own premove is cancelled.
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
 * Handles a key on the board: arrows move the cursor, Enter and the space bar pick up and put down, Escape cancels.
 * Returns the new cursor; undefined for any other key.
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

/** Whether a press cancels premoves: a right click, or one with nothing picked up on anything but an own piece. */
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

/** A piece as decoration beside its name. The widget's style sheet selects pieces by this element. */
export function Piece({ role, color }: { readonly role: Role; readonly color: Color }) {
  return (
    <span className="cg-wrap rk-piece" aria-hidden="true">
      {createElement('piece', { className: `${role} ${color}` })}
    </span>
  );
}

/** `color` must be named even where nobody may move, as the widget keeps an omitted value; its types forbid that. */
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
    arrow,
  } = props;
  return {
    fen,
    orientation,
    viewOnly,
    check: isCheck,
    turnColor: fen.split(' ')[1] === 'b' ? 'black' : 'white',
    lastMove: lastMove?.map(keyOf) ?? [],
    animation: { enabled: !matchMedia('(prefers-reduced-motion: reduce)').matches, duration: 150 },
    drawable: { enabled: false, autoShapes: [...premoves.map(numberOn), ...(arrow ? [arrowOf(arrow)] : [])] },
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

/** A veil over a premoved piece, with its number in the sequence. */
const numberOn = ({ to }: Move, before: number): DrawShape => ({
  orig: keyOf(to),
  customSvg: {
    html: `<rect class="rk-veil" width="100" height="100"/><circle class="rk-number" cx="82" cy="18" r="17"/><text class="rk-number" x="82" y="19">${before + 1}</text>`,
  },
});

/** The style sheet replaces the widget's colour of the arrow. */
const arrowOf = ({ from, to }: Move): DrawShape => ({ orig: keyOf(from), dest: keyOf(to), brush: 'paleBlue' });

/** CSS classes of the marked squares: premoves and the keyboard cursor. */
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
