import '@lichess-org/chessground/assets/chessground.base.css';
import '@lichess-org/chessground/assets/chessground.cburnett.css';
import './board.css';
import { Chessground } from '@lichess-org/chessground';
import type { Api } from '@lichess-org/chessground/api';
import type { Config } from '@lichess-org/chessground/config';
import type { Key } from '@lichess-org/chessground/types';
import { createElement, memo, useEffect, useRef } from 'react';
import { type Move, makeSquare, parseSquare, type Role, type Square } from '../../domain/chess/square.ts';
import type { Color } from '../../domain/tournament/field.ts';

export interface BoardProps {
  readonly fen: string;
  /** Whose side is below. */
  readonly orientation?: Color;
  /** The two squares of the last move. */
  readonly lastMove?: readonly [Square, Square];
  /** Nothing on it can be moved. */
  readonly viewOnly?: boolean;
  /** The names of files and ranks; without a word where something can be moved. */
  readonly coordinates?: boolean;
  /** Who may move, and where to. */
  readonly movable?: Color;
  readonly destinations?: ReadonlyMap<Square, readonly Square[]>;
  readonly isCheck?: boolean;
  readonly onMove?: (from: Square, to: Square) => void;
  /** The move laid down in advance; null for none. */
  readonly premove?: Move | null;
  /** Moves may be laid down in advance while the other side is to move. */
  readonly onPremove?: (from: Square, to: Square) => void;
  readonly onPremoveCancelled?: () => void;
  /** Another number draws the position anew: a move that was made on the board is taken back. */
  readonly redraw?: number;
}

/** The chess board; the only file that knows the widget it is made with. */
export const Board = memo(function Board(props: BoardProps) {
  const { viewOnly = false, coordinates = !viewOnly, premove } = props;
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Api>(undefined);
  useEffect(() => {
    if (frame.current === null) return;
    // Whether it listens to the pointer and has coordinates is settled when the widget is made.
    const made = Chessground(frame.current, { viewOnly, coordinates });
    board.current = made;
    return () => made.destroy();
  }, [viewOnly, coordinates]);
  useEffect(() => board.current?.set(configOf(props)));
  useEffect(() => {
    if (premove === null) board.current?.cancelPremove();
  }, [premove]);
  return <div ref={frame} className="rk-board" />;
});

/** The picture of a piece, decoration beside its name. The widget's style sheet knows pieces by this element. */
export function Piece({ role, color }: { readonly role: Role; readonly color: Color }) {
  return (
    <span className="cg-wrap rk-piece" aria-hidden="true">
      {createElement('piece', { className: `${role} ${color}` })}
    </span>
  );
}

/** `color` must be named even where nobody may move, as the widget keeps what is left out; its types forbid that. */
function configOf(props: BoardProps): Config {
  const {
    fen,
    orientation = 'white',
    lastMove,
    viewOnly = false,
    movable,
    destinations,
    isCheck = false,
    onMove,
    onPremove,
    onPremoveCancelled,
  } = props;
  return {
    fen,
    orientation,
    viewOnly,
    check: isCheck,
    turnColor: fen.split(' ')[1] === 'b' ? 'black' : 'white',
    lastMove: lastMove?.map(keyOf) ?? [],
    animation: { enabled: !matchMedia('(prefers-reduced-motion: reduce)').matches, duration: 150 },
    drawable: { enabled: false },
    movable: {
      free: false,
      color: movable ?? undefined,
      dests: new Map([...(destinations ?? [])].map(([from, to]) => [keyOf(from), to.map(keyOf)])),
      events: { after: (from, to) => onMove?.(squareOf(from), squareOf(to)) },
    },
    premovable: {
      enabled: onPremove !== undefined,
      events: {
        set: (from, to) => onPremove?.(squareOf(from), squareOf(to)),
        unset: () => onPremoveCancelled?.(),
      },
    },
  } as Config;
}

const keyOf = (square: Square): Key => makeSquare(square) as Key;
const squareOf = (key: Key): Square => parseSquare(key) ?? 0;
