import { useTranslation } from 'react-i18next';
import type { EventGroup } from '../../queries/events.ts';

/** Who may play in a group: "1600–1799 and unrated, born 2008 or later". */
export function useConditionText(): (group: Pick<EventGroup, 'wayIn' | 'conditions'>) => string {
  const { t } = useTranslation('eventPage');
  return ({ wayIn, conditions }) => {
    const { bornFrom, bornTo, sex, clubs, federations, titles } = conditions;
    const names = (list: readonly string[]) => ({ names: list.join(', ') });
    const parts = [
      ratingText(conditions),
      bornFrom !== null && bornTo !== null ? t('group.born', { from: bornFrom, to: bornTo }) : '',
      bornFrom !== null && bornTo === null ? t('group.bornFrom', { from: bornFrom }) : '',
      bornFrom === null && bornTo !== null ? t('group.bornTo', { to: bornTo }) : '',
      sex === null ? '' : t(sex === 'F' ? 'group.women' : 'group.men'),
      clubs.length === 0 ? '' : t('group.clubs', names(clubs)),
      federations.length === 0 ? '' : t('group.federations', names(federations)),
      titles.length === 0 ? '' : t('group.titles', names(titles)),
      wayIn === 'byOrganiser' ? t('group.byOrganiser') : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? t('group.openToAll') : parts.join(', ');
  };

  function ratingText({ ratingFrom: from, ratingTo: to, takesUnrated }: EventGroup['conditions']): string {
    if (from === null && to === null) return takesUnrated ? '' : t('group.ratedOnly');
    const range =
      from !== null && to !== null
        ? t('group.ratings', { from, to })
        : from === null
          ? t('group.ratingTo', { to: to ?? 0 })
          : t('group.ratingFrom', { from });
    return takesUnrated ? `${range} ${t('group.andUnrated')}` : range;
  }
}
