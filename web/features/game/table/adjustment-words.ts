import { useTranslation } from 'react-i18next';
import type { Adjustment } from '../../../../domain/game/adjustments.ts';
import { SECOND } from '../../../../domain/kernel/time.ts';

/** The arbiter gave White 60 seconds. */
export function useAdjustmentWords(): (adjustment: Adjustment) => string {
  const { t } = useTranslation('game');
  return ({ side, deltaMs }) => {
    const about = { side: t(`winners.${side}`), seconds: Math.abs(deltaMs) / SECOND };
    return t(deltaMs > 0 ? 'arbiter.gave' : 'arbiter.took', about);
  };
}
