import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rulesOf, type Variant } from '../../../../domain/chess/rules.ts';
import type { Move, Square } from '../../../../domain/chess/square.ts';
import { given } from '../../../../domain/kernel/given.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { Board } from '../../../board/board.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { spokenPosition } from '../accessible/spoken-move.ts';
import { useGameSettings } from '../state/settings.ts';
import { useWheelSteps } from '../state/use-wheel-steps.ts';
import classes from './review-board.module.css';
import type { Review } from './use-review.ts';

const PromotionDialog = lazyComponent(() =>
  import('../play/promotion-dialog.tsx').then((module) => module.PromotionDialog),
);

interface ReviewBoardProps {
  readonly variant: Variant;
  readonly review: Review;
  readonly below: Color;
  /** The engine's best move. */
  readonly arrow: Move | null;
  readonly className: string | undefined;
}

/** The board at a half-move. Legal moves can be tried; one that was not played starts a variation. */
export function ReviewBoard({ variant, review, below, arrow, className }: ReviewBoardProps) {
  const { t } = useTranslation('game');
  const frame = useRef<HTMLDivElement>(null);
  const { settings } = useGameSettings();
  const { ply, line, step } = review;
  useWheelSteps(frame, { ply, last: line.length, onPly: step });
  const rules = rulesOf(variant);
  const shown = line[ply - 1];
  const fen = shown?.fen ?? rules.startFen;
  const lastMove = useMemo(() => shown && ([shown.move.from, shown.move.to] as const), [shown]);
  const destinations = useMemo(() => rules.legalDestinations(fen), [rules, fen]);
  const turn = fen.split(' ')[1] === 'b' ? 'black' : 'white';
  const { redraw, onMove, dialog } = useTriedMove({ variant, fen, turn, below, onMoves: review.tryMoves });
  return (
    <div
      ref={frame}
      className={`${classes.board} ${className}`}
      data-variation={review.variation !== null || undefined}
    >
      <Board
        label={t('board', { position: spokenPosition(t, fen) })}
        fen={fen}
        orientation={below}
        coordinates={settings.coordinates}
        isCheck={rules.isCheck(fen)}
        movable={turn}
        destinations={destinations}
        redraw={redraw}
        onMove={onMove}
        {...given({ lastMove, arrow: arrow ?? undefined })}
      />
      {dialog}
    </div>
  );
}

interface TriedMove {
  readonly variant: Variant;
  readonly fen: string;
  readonly turn: Color;
  readonly below: Color;
  readonly onMoves: (moves: readonly Move[]) => void;
}

/** A move on the board, with the dialog for its promotion piece. */
function useTriedMove({ variant, fen, turn, below, onMoves }: TriedMove) {
  const [promoting, setPromoting] = useState<Move | null>(null);
  const [redraw, setRedraw] = useState(0);
  const onMove = useCallback(
    (from: Square, to: Square) => {
      const { isPromotion, promotions } = rulesOf(variant);
      const [only] = promotions;
      if (!isPromotion(fen, { from, to })) onMoves([{ from, to }]);
      else if (promotions.length === 1 && only !== undefined) onMoves([{ from, to, promotion: only }]);
      else setPromoting({ from, to });
    },
    [variant, fen, onMoves],
  );
  const close = () => {
    setPromoting(null);
    // Takes the pawn back.
    setRedraw((number) => number + 1);
  };
  const dialog = promoting !== null && (
    <Suspense>
      <PromotionDialog
        variant={variant}
        color={turn}
        below={below}
        square={promoting.to}
        onPiece={(promotion) => {
          close();
          onMoves([{ ...promoting, promotion }]);
        }}
        onCancel={close}
      />
    </Suspense>
  );
  return { redraw, onMove, dialog };
}
