import { Button, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimableDraw } from '../../../domain/chess/ends.ts';
import { claimableDraw, playMove, startPosition } from '../../../domain/chess/position.ts';
import type { Color } from '../../../domain/tournament/field.ts';
import { FURTHER_SIGNS } from '../../ui/further-signs.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './actions.module.css';
import { type GameState, isMyTurn, isOfferedDraw } from './game-state.ts';
import { isRunning, type ToldGame, timeOn } from './told-game.ts';
import type { LiveGame } from './use-game.ts';

interface ActionsProps {
  readonly game: LiveGame;
  readonly me: Color;
  readonly opponent: string;
  readonly className: string | undefined;
}

type Question = 'none' | 'resign' | 'draw';

/**
 * Resigning and drawing. A line says how things stand; under it are two places for the thumb. Both are asked about, and
 * the yes is never where the finger has just been.
 */
export function Actions({ game, me, opponent, className }: ActionsProps) {
  const { t } = useTranslation('game');
  const { state, dispatch } = game;
  const cancelPremoves = () => dispatch({ kind: 'premovesCancelled' });
  useHotkeys([['escape', cancelPremoves]], []);
  const [question, setQuestion] = useState<Question>('none');
  const canAct = state.told !== null && isRunning(state.told) && hasMoved(state.told, me);
  const asked = canAct ? question : 'none';
  const ask = (next: Question) => () => setQuestion(next);
  const claim = asked === 'draw' ? claimOf(state) : null;
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
      {canAct && asked === 'none' && <Choices state={state} onDraw={ask('draw')} onResign={ask('resign')} />}
      {asked !== 'none' && <YesNo isYesFirst={asked === 'resign'} onYes={answer(true)} onNo={answer(false)} />}
    </div>
  );
}

/** Who has not made his first move yet can neither resign nor draw. */
const hasMoved = (told: ToldGame, me: Color): boolean => timeOn(told, me, performance.now()).firstMoveMs === 0;

/** A draw that the position gives a right to; asked for only when somebody is about to claim it. */
function claimOf({ told, variant, ...state }: GameState): ClaimableDraw | null {
  if (told === null || !isMyTurn({ ...state, told, variant })) return null;
  let position = startPosition(variant);
  for (const { move } of told.moves) {
    const next = playMove(position, move);
    if (!next.ok) return null;
    position = next.value;
  }
  return claimableDraw(position);
}

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
    if (state.declined) return t('actions.declined');
    return isMyTurn(state) && state.intent.kind === 'none' ? t('yourMove') : '';
  };
  return (
    <span role="status" className={classes.standing} data-strong={isOffered || asked !== 'none' || undefined}>
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
  readonly onDraw: () => void;
  readonly onResign: () => void;
}

function Choices({ state, onDraw, onResign }: ChoicesProps) {
  const { t } = useTranslation('game');
  const isOffered = isOfferedDraw(state);
  const isPending = state.offer !== null && !isOffered;
  return (
    <div className={classes.pair}>
      <Button variant={isOffered ? 'filled' : 'default'} disabled={isPending} onClick={onDraw}>
        ½ {t(isOffered ? 'actions.acceptDraw' : isPending ? 'actions.drawPending' : 'actions.offerDraw')}
      </Button>
      <Button variant="default" leftSection={<Icon sign={FURTHER_SIGNS.flag} />} onClick={onResign}>
        {t('actions.resign')}
      </Button>
    </div>
  );
}

interface YesNoProps {
  readonly isYesFirst: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function YesNo({ isYesFirst, onYes, onNo }: YesNoProps) {
  const { t } = useTranslation();
  const yes = (
    <Button key="yes" color={isYesFirst ? 'brick' : 'fjord'} onClick={onYes}>
      {t('yes')}
    </Button>
  );
  const no = (
    <Button key="no" variant="default" onClick={onNo} autoFocus>
      {t('no')}
    </Button>
  );
  return <div className={classes.pair}>{isYesFirst ? [yes, no] : [no, yes]}</div>;
}
