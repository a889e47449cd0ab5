import { UnstyledButton } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { rulesOf, type Variant } from '../../../../domain/chess/rules.ts';
import type { Role, Square } from '../../../../domain/chess/square.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { Piece } from '../../../board/board.tsx';
import { useFocusThatReturns } from '../accessible/use-focus-that-returns.ts';
import { PROMOTION_PIECES } from '../state/settings.ts';
import classes from './promotion-dialog.module.css';

interface PromotionDialogProps {
  readonly variant: Variant;
  readonly color: Color;
  /** The side shown at the bottom. */
  readonly below: Color;
  readonly square: Square;
  readonly onPiece: (role: Role) => void;
  readonly onCancel: () => void;
}

const FILES = 8;
/** The piece chosen most often stands on the square itself. */
const BY_VALUE: readonly Role[] = [...PROMOTION_PIECES, 'king'];

/**
 * Asks for the promotion piece, on the pawn's square and those before it: four pieces, in antichess the king as well
 * . Board and clocks stay visible; a click outside takes the move back.
 */
export function PromotionDialog({ variant, color, below, square, onPiece, onCancel }: PromotionDialogProps) {
  const { t } = useTranslation(['game', 'common']);
  useFocusThatReturns();
  const { promotions } = rulesOf(variant);
  const offered = BY_VALUE.filter((role) => promotions.includes(role));
  const file = square % FILES;
  const column = below === 'white' ? file : FILES - 1 - file;
  return (
    <>
      <UnstyledButton className={classes.away} aria-label={t('common:cancel')} tabIndex={-1} onClick={onCancel} />
      <div
        role="dialog"
        aria-modal="true"
        aria-label={t('promotion.title')}
        className={classes.pieces}
        data-from-below={color !== below || undefined}
        style={{ left: `${(100 * column) / FILES}%` }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key === 'Tab') goRound(event);
        }}
      >
        {offered.map((role, at) => (
          <UnstyledButton
            key={role}
            className={classes.piece}
            aria-label={t(`pieces.${role}`)}
            title={t(`pieces.${role}`)}
            onClick={() => onPiece(role)}
            autoFocus={at === 0}
          >
            <Piece role={role} color={color} />
          </UnstyledButton>
        ))}
      </div>
    </>
  );
}

/** Traps the focus among the pieces until one is chosen. */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  event.preventDefault();
  const pieces = [...event.currentTarget.querySelectorAll('button')];
  const at = pieces.findIndex((piece) => piece.matches(':focus'));
  pieces.at((at + (event.shiftKey ? -1 : 1)) % pieces.length)?.focus();
}
