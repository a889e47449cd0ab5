import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Role } from '../../../../domain/chess/square.ts';
import type { GameState } from '../state/game-state.ts';
import { canPromote } from '../state/keys.ts';
import classes from './promotion-chip.module.css';

interface PromotionChipProps {
  readonly state: GameState;
  /** The automatic promotion piece; null where the user is asked. */
  readonly piece: Role | null;
  /** Turns automatic promotion off for this game. */
  readonly onAsk: (piece: null) => void;
}

/** While a pawn can promote automatically: the piece, and a button to be asked instead. */
export function PromotionChip({ state, piece, onAsk }: PromotionChipProps) {
  const { t } = useTranslation('game');
  const isShown = piece !== null && canPromote(state);
  return (
    <div role="status">
      {isShown && (
        <span className={classes.chip}>
          {t('promotion.automatic', { piece: t(`pieces.${piece}`) })}
          <CloseButton
            size="md"
            aria-label={t('promotion.ask')}
            title={t('promotion.ask')}
            onClick={() => onAsk(null)}
          />
        </span>
      )}
    </div>
  );
}
