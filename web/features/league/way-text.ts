import { useTranslation } from 'react-i18next';

/** Up to the first division, down to the third: from one category of a league, the strongest first, to another. */
export function useWayText(
  categories: readonly { readonly id: string; readonly name: string }[],
): (from: string, to: string) => string {
  const { t } = useTranslation('league');
  const placeOf = (id: string) => categories.findIndex((one) => one.id === id);
  return (from, to) => {
    const category = categories[placeOf(to)]?.name ?? to;
    return placeOf(to) < placeOf(from) ? t('up', { category }) : t('down', { category });
  };
}
