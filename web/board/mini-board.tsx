import { useMemo } from 'react';
import { replay } from '../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../domain/chess/rules.ts';
import { given } from '../../domain/kernel/given.ts';
import { warn } from '../app/warn.ts';
import { Board } from './board.tsx';

interface MiniBoardProps {
  readonly variant: Variant;
  /** Moves as transmitted: base64, three bytes a move. */
  readonly moves: string;
  /** Describes the board for screen readers. */
  readonly label: string;
}

/** The current position of a game, view only. */
export function MiniBoard({ variant, moves, label }: MiniBoardProps) {
  const { fen, lastMove } = useMemo(() => lastPosition(variant, moves), [variant, moves]);
  return (
    <div role="img" aria-label={label}>
      <Board fen={fen} viewOnly {...given({ lastMove })} />
    </div>
  );
}

/** A record that cannot be replayed shows the start position; the game's own page shows why. */
function lastPosition(variant: Variant, moves: string) {
  const played = replay(variant, moves);
  if (!played.ok) warn('The moves of a game cannot be played through.', moves);
  const last = played.ok ? played.value.at(-1) : undefined;
  if (last === undefined) return { fen: rulesOf(variant).startFen, lastMove: undefined };
  return { fen: last.fen, lastMove: [last.move.from, last.move.to] as const };
}
