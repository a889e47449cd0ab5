import { useTranslation } from 'react-i18next';
import { modifiedRule } from '../../../domain/tiebreaks/modifiers.ts';
import { type TiebreakId, tiebreakParts } from '../../../domain/tiebreaks/names.ts';
import { formatPoints } from '../../app/format.ts';

/** The name of a tie-break with its modifiers: Koya, limit + ½. */
export function useTiebreakName(): (id: TiebreakId) => string {
  const { t } = useTranslation('tiebreaks');
  return (id) => {
    const { name, modifiers } = tiebreakParts(id);
    const { cuts, limit, forfeitsPlayed, reversed } = modifiedRule(modifiers);
    const shift = `${limit < 0 ? '−' : '+'} ${formatPoints(Math.abs(limit) / 2)}`;
    return [
      t(`names.${name}`) + (cuts.low > 0 && cuts.high === 0 ? ` ${t('modifiers.cut', { number: cuts.low })}` : ''),
      ...(cuts.high > 0 ? [t('modifiers.median', { number: cuts.high })] : []),
      ...(limit === 0 ? [] : [t('modifiers.limit', { shift })]),
      ...(forfeitsPlayed ? [t('modifiers.forfeits')] : []),
      ...(reversed ? [t('modifiers.reversed')] : []),
    ].join(', ');
  };
}
