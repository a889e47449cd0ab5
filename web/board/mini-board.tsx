import { useMemo } from 'react';
import { replay } from '../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../domain/chess/rules.ts';
import { complain } from '../complain.ts';
import { Board } from './board.tsx';

interface MiniBoardProps {
  readonly variant: Variant;
  /** Moves as the wire has them: base64, three bytes a move. */
  readonly moves: string;
  /** What the board shows, for who cannot see it. */
  readonly label: string;
}

/** The position of a game, to look at. */
export function MiniBoard({ variant, moves, label }: MiniBoardProps) {
  const { fen, lastMove } = useMemo(() => lastPosition(variant, moves), [variant, moves]);
  return (
    <div role="img" aria-label={label}>
      <Board fen={fen} viewOnly {...(lastMove === undefined ? {} : { lastMove })} />
    </div>
  );
}

/** A record that cannot be played through shows the start position; the game's own page tells why. */
function lastPosition(variant: Variant, moves: string) {
  const played = replay(variant, moves);
  if (!played.ok) complain('The moves of a game cannot be played through.', moves);
  const last = played.ok ? played.value.at(-1) : undefined;
  if (last === undefined) return { fen: rulesOf(variant).startFen, lastMove: undefined };
  return { fen: last.fen, lastMove: [last.move.from, last.move.to] as const };
}
