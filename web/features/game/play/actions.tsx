import { Button, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mustCapture } from '../../../../domain/chess/capture.ts';
import type { ClaimableDraw } from '../../../../domain/chess/ends.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { MORE_ICONS } from '../../../ui/icons/more-icons.ts';
import { type GameState, isMyTurn, isOfferedDraw } from '../state/game-state.ts';
import { isRunning, type ServerGame, timeOn } from '../state/server-game.ts';
import type { LiveGame } from '../state/use-game.ts';
import classes from './actions.module.css';
import { claimOf } from './claim.ts';

interface ActionsProps {
  readonly game: LiveGame;
  readonly me: Color;
  readonly opponent: string;
  readonly className: string | undefined;
}

type Question = 'none' | 'resign' | 'draw';

/**
 * Resigning and drawing: a line with the state of the game, and two buttons. Both actions are confirmed, with the yes
 * on the same side; where it replaces the button just pressed, it is disabled for a moment.
 */
export function Actions({ game, me, opponent, className }: ActionsProps) {
  const { t } = useTranslation('game');
  const { state, dispatch } = game;
  const cancelPremoves = () => dispatch({ kind: 'premovesCancelled' });
  useHotkeys([['escape', cancelPremoves]], []);
  const [question, setQuestion] = useState<Question>('none');
  const canAct = state.serverGame !== null && isRunning(state.serverGame) && hasMoved(state.serverGame, me);
  const asked = canAct ? question : 'none';
  const ask = (next: Question) => () => setQuestion(next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with the moves that the server has taken
  const claim = useMemo(() => claimOf(state), [state.serverGame?.message.ply, state.serverGame?.message.finished]);
  const isOffered = isOfferedDraw(state);
  const answer = (isYes: boolean) => () => {
    setQuestion('none');
    if (asked === 'resign' && isYes) game.resign();
    if (asked === 'draw' && isYes) game.agreeToDraw();
    if (asked === 'draw' && !isYes && isOffered) game.declineDraw();
  };
  return (
    <div className={`${classes.actions} ${className}`}>
      <div className={classes.line}>
        <Standing asked={asked} claim={claim} state={state} opponent={opponent} />
        {isOffered && asked === 'none' && (
          <LineButton onClick={game.declineDraw}>{t('actions.declineDraw')}</LineButton>
        )}
        {!isOffered && asked === 'none' && state.premoves.length > 0 && (
          <LineButton onClick={cancelPremoves}>{t('premoves.cancel')}</LineButton>
        )}
      </div>
      {canAct && asked === 'none' && (
        <Choices state={state} claim={claim} onDraw={ask('draw')} onResign={ask('resign')} />
      )}
      {asked !== 'none' && <YesNo isGrave={asked === 'resign'} onYes={answer(true)} onNo={answer(false)} />}
    </div>
  );
}

/** A player who has not made their first move can neither resign nor draw. */
const hasMoved = (serverGame: ServerGame, me: Color): boolean =>
  timeOn(serverGame, me, performance.now()).firstMoveMs === 0;

interface StandingProps {
  readonly asked: Question;
  readonly claim: ClaimableDraw | null;
  readonly state: GameState;
  readonly opponent: string;
}

function Standing({ asked, claim, state, opponent }: StandingProps) {
  const { t } = useTranslation('game');
  const isOffered = isOfferedDraw(state);
  const text = (): string => {
    if (asked === 'resign') return t('actions.resignQuestion');
    if (asked === 'draw' && isOffered) return t('actions.acceptDrawQuestion');
    if (asked === 'draw') return claim === null ? t('actions.offerDrawQuestion') : t(`actions.claims.${claim}`);
    if (isOffered) return t('actions.opponentOffers', { name: opponent });
    if (state.premoves.length > 0) return t('premoves.waiting', { count: state.premoves.length });
    if (state.offer !== null) return t('actions.drawOffered');
    if (claim !== null) return t(`actions.claimable.${claim}`);
    if (state.declined) return t('actions.declined');
    if (!isMyTurn(state) || state.intent.kind !== 'none') return '';
    return t(mustCapture(state.variant, state.serverGame?.fen ?? '') ? 'yourMoveCaptures' : 'yourMove');
  };
  return (
    <span
      role="status"
      className={classes.standing}
      data-strong={isOffered || asked !== 'none' || claim !== null || undefined}
    >
      {text()}
    </span>
  );
}

function LineButton({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <UnstyledButton className={classes.link} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}

interface ChoicesProps {
  readonly state: GameState;
  readonly claim: ClaimableDraw | null;
  readonly onDraw: () => void;
  readonly onResign: () => void;
}

function Choices({ state, claim, onDraw, onResign }: ChoicesProps) {
  const { t } = useTranslation('game');
  const isOffered = isOfferedDraw(state);
  const isPending = state.offer !== null && !isOffered;
  const drawKey = () => {
    if (isOffered) return 'actions.acceptDraw';
    if (claim !== null) return 'actions.claimDraw';
    return isPending ? 'actions.drawPending' : 'actions.offerDraw';
  };
  return (
    <div className={classes.pair}>
      <Button
        variant={isOffered || claim !== null ? 'filled' : 'default'}
        disabled={isPending && claim === null}
        onClick={onDraw}
      >
        ½ {t(drawKey())}
      </Button>
      <Button variant="default" leftSection={<Icon icon={MORE_ICONS.flag} />} onClick={onResign}>
        {t('actions.resign')}
      </Button>
    </div>
  );
}

interface YesNoProps {
  /** Resigning: the yes does not replace the resign button, so a double click cannot resign. */
  readonly isGrave: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Ignores the second press of a double click on the button that stood here before. */
const DOUBLE_PRESS_MS = 300;

function YesNo({ isGrave, onYes, onNo }: YesNoProps) {
  const { t } = useTranslation();
  const [isReady, setReady] = useState(isGrave);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DOUBLE_PRESS_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.pair}>
      <Button color={isGrave ? 'brick' : 'fjord'} disabled={!isReady} onClick={onYes}>
        {t('yes')}
      </Button>
      <Button variant="default" onClick={onNo} autoFocus>
        {t('no')}
      </Button>
    </div>
  );
}
