import { useTranslation } from 'react-i18next';
import type { ManagedEvent } from '../../../../contract/event/entries.ts';
import { sentGroup, type TypedGroup } from './group-values.ts';

type Conditions = ManagedEvent['groups'][number]['conditions'];

/** Who may play in a group, in words: "1800–1999 · born in 2006 or later". */
export function useConditionText(): (conditions: Conditions) => string {
  const { t } = useTranslation('eventDesk');
  return ({ ratingFrom, ratingTo, takesUnrated, bornFrom, bornTo, sex, clubs, federations, titles }) => {
    const rating =
      ratingFrom !== null && ratingTo !== null
        ? t('facts.ratingBetween', { from: ratingFrom, to: ratingTo })
        : ratingFrom !== null
          ? t('facts.ratingFrom', { from: ratingFrom })
          : ratingTo !== null
            ? t('facts.ratingTo', { to: ratingTo })
            : null;
    const born =
      bornFrom !== null && bornTo !== null
        ? t('facts.bornBetween', { from: bornFrom, to: bornTo })
        : bornFrom !== null
          ? t('facts.bornFrom', { year: bornFrom })
          : bornTo !== null
            ? t('facts.bornTo', { year: bornTo })
            : null;
    const facts = [
      rating,
      takesUnrated ? (rating === null ? null : t('facts.unratedToo')) : t('facts.ratedOnly'),
      born,
      sex === null ? null : t(`facts.sex.${sex}`),
      ...[clubs, federations, titles].map((list) => (list.length === 0 ? null : list.join(', '))),
    ].filter((fact) => fact !== null);
    return facts.length === 0 ? t('facts.everybody') : facts.join(' · ');
  };
}

export function useTypedGroupText(): (group: TypedGroup) => string {
  const { t } = useTranslation('eventDesk');
  const conditionText = useConditionText();
  return (group) => {
    const { conditions, places } = sentGroup(group);
    const count = places !== null && Number.isInteger(places) ? [t('facts.places', { count: places })] : [];
    return [
      t(`wayIn.${group.wayIn}`),
      conditionText({ ...conditions, clubs: conditions.clubs, federations: conditions.federations }),
      ...count,
    ].join(' · ');
  };
}
