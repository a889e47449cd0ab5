import '@lichess-org/chessground/assets/chessground.base.css';
import '@lichess-org/chessground/assets/chessground.cburnett.css';
import './board.css';
import { Chessground } from '@lichess-org/chessground';
import type { Api } from '@lichess-org/chessground/api';
import type { Config } from '@lichess-org/chessground/config';
import type { Key } from '@lichess-org/chessground/types';
import { useEffect, useRef } from 'react';
import { makeSquare, parseSquare, type Square } from '../../domain/chess/square.ts';
import type { Color } from '../../domain/tournament/field.ts';

export interface BoardProps {
  readonly fen: string;
  /** Whose side is below. */
  readonly orientation?: Color;
  /** The two squares of the last move. */
  readonly lastMove?: readonly [Square, Square];
  /** Nothing on it can be moved. */
  readonly viewOnly?: boolean;
  /** Who may move, and where to. */
  readonly movable?: Color;
  readonly destinations?: ReadonlyMap<Square, readonly Square[]>;
  readonly isCheck?: boolean;
  readonly onMove?: (from: Square, to: Square) => void;
}

/** The chess board; the only file that knows the widget it is made with. */
export function Board(props: BoardProps) {
  const { viewOnly = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Api>(undefined);
  useEffect(() => {
    if (frame.current === null) return;
    // The widget listens to the pointer or not from the beginning on.
    const made = Chessground(frame.current, { viewOnly });
    board.current = made;
    return () => made.destroy();
  }, [viewOnly]);
  useEffect(() => board.current?.set(configOf(props)));
  return <div ref={frame} className="rk-board" />;
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
  } = props;
  return {
    fen,
    orientation,
    viewOnly,
    coordinates: !viewOnly,
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
  } as Config;
}

const keyOf = (square: Square): Key => makeSquare(square) as Key;
const squareOf = (key: Key): Square => parseSquare(key) ?? 0;
