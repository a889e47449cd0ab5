import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rulesOf } from '../../../domain/chess/rules.ts';
import type { Role, Square } from '../../../domain/chess/square.ts';
import { Board } from '../../board/board.tsx';
import { isMyTurn, shownMoves } from './game-state.ts';
import classes from './play-board.module.css';
import { PromotionDialog } from './promotion-dialog.tsx';
import { spokenPosition } from './spoken-move.ts';
import { StartCountdown } from './start-countdown.tsx';
import type { LiveGame } from './use-game.ts';

interface PlayBoardProps {
  readonly game: LiveGame;
  readonly automatic: Role | null;
  readonly confirms: boolean;
  readonly className: string | undefined;
}

/** The board of a running game; blurred, with a countdown, until the game has started. */
export function PlayBoard({ game, automatic, confirms, className }: PlayBoardProps) {
  const { t } = useTranslation('game');
  const { state, dispatch } = game;
  const { variant, me, told, intent } = state;
  const rules = rulesOf(variant);
  const last = shownMoves(state).at(-1);
  const fen = last?.fen ?? rules.startFen;
  // While its piece is being chosen the pawn stays where it was put.
  const canMove = isMyTurn(state) && intent.kind !== 'sent' && intent.kind !== 'confirming';
  const position = useMemo(
    () => ({ destinations: canMove ? rules.legalDestinations(fen) : NOWHERE, isCheck: rules.isCheck(fen) }),
    [rules, fen, canMove],
  );
  const lastMove = useMemo(() => last && ([last.move.from, last.move.to] as const), [last]);
  const onMove = useCallback(
    (from: Square, to: Square) =>
      dispatch({ kind: 'moved', move: { from, to }, automatic, confirms, at: performance.now() }),
    [dispatch, automatic, confirms],
  );
  const onPremove = useCallback(
    (from: Square, to: Square) => dispatch({ kind: 'premoved', move: { from, to }, automatic }),
    [dispatch, automatic],
  );
  const onPremoveCancelled = useCallback(() => dispatch({ kind: 'premoveCancelled' }), [dispatch]);
  const isOpen = told === null || !told.message.finished;
  const isPlayer = me !== null && isOpen;
  const waits = told !== null && !told.message.started && isOpen;
  return (
    <div className={`${classes.place} ${className}`}>
      <div
        role="img"
        aria-label={t('board', { position: spokenPosition(t, fen) })}
        className={classes.board}
        data-waits={waits || undefined}
      >
        <Board
          fen={fen}
          orientation={me ?? 'white'}
          coordinates
          viewOnly={me === null}
          isCheck={position.isCheck}
          destinations={position.destinations}
          redraw={state.redraw}
          premove={state.premove}
          onMove={onMove}
          onPremoveCancelled={onPremoveCancelled}
          {...(lastMove === undefined ? {} : { lastMove })}
          {...(isPlayer ? { movable: me } : {})}
          {...(isPlayer && rules.premove ? { onPremove } : {})}
        />
      </div>
      {waits && <StartCountdown told={told} />}
      {me !== null && intent.kind === 'promoting' && (
        <PromotionDialog
          variant={variant}
          color={me}
          square={intent.to}
          onPiece={(role) => dispatch({ kind: 'promoted', role, confirms, at: performance.now() })}
          onCancel={() => dispatch({ kind: 'promotionCancelled' })}
        />
      )}
    </div>
  );
}

const NOWHERE: ReadonlyMap<Square, readonly Square[]> = new Map();
