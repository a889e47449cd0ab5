import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { rulesOf, type Variant } from '../../../../domain/chess/rules.ts';
import { type Color, opposite } from '../../../../domain/tournament/value/field.ts';
import { Piece } from '../../../board/board.tsx';
import { materialOf } from '../../../model/game/material.ts';
import classes from './captured.module.css';

interface CapturedProps {
  readonly variant: Variant;
  readonly moves: readonly PlayedMove[];
  readonly color: Color;
}

/**
 * The pieces a side has captured, and its material advantage. In antichess, where losing pieces is the aim, nobody is
 * ahead.
 */
export function Captured({ variant, moves, color }: CapturedProps) {
  const { t } = useTranslation('game');
  const { taken, ahead } = useMemo(() => materialOf(rulesOf(variant).startFen, moves)[color], [variant, moves, color]);
  if (taken.length === 0) return null;
  const lead = variant === 'Antichess' ? 0 : ahead;
  const pieces = taken.map((role) => t(`pieces.${role}`)).join(', ');
  const label = lead > 0 ? t('takenAhead', { pieces, points: lead }) : t('taken', { pieces });
  return (
    <span className={classes.captured} role="img" aria-label={label} title={label}>
      <span className={classes.pieces} aria-hidden="true">
        {taken.map((role, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes them
          <span key={index} className={classes.piece} data-again={role === taken[index - 1] || undefined}>
            <Piece role={role} color={opposite(color)} />
          </span>
        ))}
      </span>
      {lead > 0 && <span aria-hidden="true">+{lead}</span>}
    </span>
  );
}
