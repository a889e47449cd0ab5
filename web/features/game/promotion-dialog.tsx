import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { rulesOf, type Variant } from '../../../domain/chess/rules.ts';
import type { Role } from '../../../domain/chess/square.ts';
import type { Color } from '../../../domain/tournament/field.ts';
import { Piece } from '../../board/board.tsx';
import classes from './promotion-dialog.module.css';

interface PromotionDialogProps {
  readonly opened: boolean;
  readonly variant: Variant;
  readonly color: Color;
  readonly onPiece: (role: Role) => void;
  readonly onCancel: () => void;
}

/** Asks what the pawn becomes: the four pieces, and in antichess the king as well. */
export function PromotionDialog({ opened, variant, color, onPiece, onCancel }: PromotionDialogProps) {
  const { t } = useTranslation(['game', 'common']);
  return (
    <Modal opened={opened} onClose={onCancel} title={t('promotion.title')} withCloseButton={false} size="auto" centered>
      <div className={classes.pieces}>
        {rulesOf(variant).promotions.map((role) => (
          <Button
            key={role}
            variant="default"
            className={classes.piece}
            onClick={() => onPiece(role)}
            leftSection={<Piece role={role} color={color} />}
          >
            {t(`pieces.${role}`)}
          </Button>
        ))}
      </div>
      <Button mt="sm" variant="subtle" fullWidth onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </Modal>
  );
}
