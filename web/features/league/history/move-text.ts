import { useTranslation } from 'react-i18next';

/** Up to the first division, down to the third: a move between two categories of a league, the strongest first. */
export function useMoveText(
  categories: readonly { readonly id: string; readonly name: string }[],
): (from: string, to: string) => string {
  const { t } = useTranslation('league');
  const placeOf = (id: string) => categories.findIndex((one) => one.id === id);
  return (from, to) => {
    const category = categories[placeOf(to)]?.name ?? to;
    return placeOf(to) < placeOf(from) ? t('up', { category }) : t('down', { category });
  };
}
