import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makePlacement, placementOf } from '../../../../domain/chess/placement.ts';
import { rulesOf } from '../../../../domain/chess/rules.ts';
import type { Move, Square } from '../../../../domain/chess/square.ts';
import { given } from '../../../../domain/kernel/given.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { Board, type CursorAt } from '../../../board/board.tsx';
import { afterPremoves, premoveReach } from '../../../model/game/premoves.ts';
import { SpokenCursor } from '../accessible/spoken-cursor.tsx';
import { spokenPosition } from '../accessible/spoken-move.ts';
import {
  type GameState,
  isMyTurn,
  mayPremove,
  mayTakeUp,
  shownFen,
  shownMoves,
  shownTurn,
} from '../state/game-state.ts';
import type { GameSettings } from '../state/settings.ts';
import type { LiveGame } from '../state/use-game.ts';
import type { LookBack } from '../state/use-look-back.ts';
import classes from './play-board.module.css';
import { PromotionDialog } from './promotion-dialog.tsx';
import { StartCountdown } from './start-countdown.tsx';

interface PlayBoardProps {
  readonly game: LiveGame;
  readonly look: LookBack;
  readonly settings: GameSettings;
  /** The side shown at the bottom. */
  readonly below: Color;
  readonly className: string | undefined;
}

/** The board of a running game; blurred, with a countdown, until the game starts. */
export function PlayBoard({ game, look, settings, below, className }: PlayBoardProps) {
  const { t } = useTranslation('game');
  const { autoPromotion: automatic, confirmMoves: confirms, coordinates } = settings;
  const { state, dispatch } = game;
  const { variant, me, serverGame, intent } = state;
  const [cursor, setCursor] = useState<CursorAt | null>(null);
  const rules = rulesOf(variant);
  const last = shownMoves(state)[look.ply - 1];
  const fen = last?.fen ?? rules.startFen;
  // While the promotion piece is being chosen, the pawn stays where it was put. An earlier position is view only.
  const canMove = isMyTurn(state) && !look.isBack && intent.kind !== 'sent' && intent.kind !== 'confirming';
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
    (from: Square, to: Square) => dispatch({ kind: 'premoved', move: { from, to }, automatic, at: performance.now() }),
    [dispatch, automatic],
  );
  const onPremovesCancelled = useCallback(() => dispatch({ kind: 'premovesCancelled' }), [dispatch]);
  const premoves = usePremoves(state, look.isBack ? fen : null);
  const isOpen = serverGame === null || !serverGame.message.finished;
  const isPlayer = mayTakeUp(state);
  const waits = serverGame !== null && !serverGame.message.started && isOpen;
  return (
    <div className={`${classes.place} ${className}`}>
      <div className={classes.board} data-waits={waits || undefined} data-back={look.isBack || undefined}>
        <Board
          label={t('board', { position: spokenPosition(t, fen) })}
          fen={premoves.fen}
          orientation={below}
          coordinates={coordinates}
          viewOnly={me === null}
          isCheck={position.isCheck}
          destinations={position.destinations}
          redraw={state.redraw}
          premoves={premoves.laid}
          onMove={onMove}
          onPremove={onPremove}
          {...(look.isBack ? {} : { onPremovesCancelled })}
          {...given({ lastMove, premoveReach: premoves.reach })}
          {...(isPlayer && me !== null && !look.isBack ? { movable: me } : {})}
          {...(isPlayer ? { onCursor: setCursor } : {})}
        />
      </div>
      {isPlayer && <SpokenCursor at={cursor} fen={premoves.fen} />}
      {waits && <StartCountdown serverGame={serverGame} />}
      {me !== null && intent.kind === 'promoting' && (
        <PromotionDialog
          variant={variant}
          color={me}
          below={below}
          square={intent.to}
          onPiece={(role) => dispatch({ kind: 'promoted', role, confirms, at: performance.now() })}
          onCancel={() => dispatch({ kind: 'promotionCancelled' })}
        />
      )}
    </div>
  );
}

/** The position with the premoves made, and where more of them may lead; an earlier position has neither. */
function usePremoves(state: GameState, past: string | null) {
  const { me, premoves } = state;
  const fen = past ?? shownFen(state);
  const may = past === null && mayPremove(state) && shownTurn(state) !== me;
  const laid = past === null ? premoves : NONE;
  return useMemo(() => {
    if (me === null || !may) return { fen, laid, reach: undefined };
    const pieces = afterPremoves(placementOf(fen), laid);
    const [, ...rest] = fen.split(' ');
    return { fen: [makePlacement(pieces), ...rest].join(' '), laid, reach: premoveReach(pieces, me) };
  }, [fen, me, laid, may]);
}

const NONE: readonly Move[] = [];
const NOWHERE: ReadonlyMap<Square, readonly Square[]> = new Map();
