import { FocusTrap, UnstyledButton } from '@mantine/core';
import { useFocusReturn } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import type { Role, Square } from '../../../domain/chess/square.ts';
import type { Color } from '../../../domain/tournament/field.ts';
import { Piece } from '../../board/board.tsx';
import classes from './promotion-dialog.module.css';
import { PROMOTION_PIECES } from './settings.ts';

interface PromotionDialogProps {
  readonly variant: Variant;
  readonly color: Color;
  /** Whose side of the board is below. */
  readonly below: Color;
  /** Where the pawn has arrived. */
  readonly square: Square;
  readonly onPiece: (role: Role) => void;
  readonly onCancel: () => void;
}

const FILES = 8;
/** What is chosen most stands on the square itself. */
const BY_VALUE: readonly Role[] = [...PROMOTION_PIECES, 'king'];

/**
 * Asks what the pawn becomes, on its square and the ones before it: the four pieces, and in antichess the king as well
 * . Board and clocks stay in sight; a click beside it takes the move back.
 */
export function PromotionDialog({ variant, color, below, square, onPiece, onCancel }: PromotionDialogProps) {
  const { t } = useTranslation(['game', 'common']);
  useFocusReturn({ opened: true });
  const { promotions } = rulesOf(variant);
  const offered = BY_VALUE.filter((role) => promotions.includes(role));
  const file = square % FILES;
  const column = below === 'white' ? file : FILES - 1 - file;
  return (
    <>
      <UnstyledButton className={classes.away} aria-label={t('common:cancel')} tabIndex={-1} onClick={onCancel} />
      <FocusTrap active>
        <div
          role="dialog"
          aria-modal="true"
          aria-label={t('promotion.title')}
          className={classes.pieces}
          data-from-below={color !== below || undefined}
          style={{ left: `${(100 * column) / FILES}%` }}
          onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        >
          {offered.map((role) => (
            <UnstyledButton
              key={role}
              className={classes.piece}
              aria-label={t(`pieces.${role}`)}
              title={t(`pieces.${role}`)}
              onClick={() => onPiece(role)}
            >
              <Piece role={role} color={color} />
            </UnstyledButton>
          ))}
        </div>
      </FocusTrap>
    </>
  );
}
