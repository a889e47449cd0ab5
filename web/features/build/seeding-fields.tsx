import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DEFAULT_COUNTRY } from '../../../domain/kernel/limits.ts';
import { RATING_LISTS, type RatingList } from '../../../domain/rating/lists.ts';
import { monthInPlace, SEEDING_SOURCES, sourcesOf } from '../../../domain/rating/seeding-list.ts';
import { useFormat } from '../../app/format.ts';
import fields from '../../forms/fields.module.css';
import { ratingListsQuery } from '../../queries/rating-lists.ts';
import { FieldPart, Hint } from '../../ui/layout/card.tsx';
import type { BuildForm } from './build-form.ts';
import { kindsByTime, withKind } from './seeding-values.ts';

interface FormProps {
  readonly form: BuildForm;
}

const BY_TIME = 'byTime';
const NOTHING = 'nothing';

/** The rating list that seeds the players; by default FIDE's for the kind of play that the time control gives. */
export function SeedingFields({ form }: FormProps) {
  const { t } = useTranslation(['ratingLists', 'build']);
  const format = useFormat();
  const { seedingList } = form.values;
  const set = (changes: Partial<typeof seedingList>) => form.set({ seedingList: { ...seedingList, ...changes } });
  const byTime = kindsByTime(form.values)?.map((kind) => t(`kinds.${kind}`));
  return (
    <FieldPart title={t('seeding.title')}>
      <div className={fields.stack}>
        <Hint>{t('seeding.hint')}</Hint>
        <div className={fields.grid}>
          <Select
            label={t('seeding.source')}
            allowDeselect={false}
            data={SEEDING_SOURCES.map((value) => ({ value, label: t(`build:privacy.seedingSources.${value}`) }))}
            value={seedingList.source}
            onChange={(source) => source !== null && set({ source })}
          />
          <Select
            label={t('seeding.kind')}
            allowDeselect={false}
            data={[
              { value: BY_TIME, label: t('seeding.byTime') },
              ...RATING_LISTS.map((value) => ({ value, label: t(`kinds.${value}`) })),
            ]}
            value={seedingList.kinds?.[0] ?? BY_TIME}
            onChange={(kind) => set({ kinds: withKind(seedingList.kinds, 0, ratingListOf(kind)) })}
          />
          {furtherPlaces(seedingList.kinds).map((place) => (
            <OtherwiseField key={place} form={form} place={place} />
          ))}
        </div>
        {seedingList.kinds === null && byTime !== undefined && (
          <Hint>{t('seeding.byTimeNow', { kinds: format.list(byTime) })}</Hint>
        )}
        <ListMonth form={form} />
      </div>
    </FieldPart>
  );
}

const ratingListOf = (value: string | null): RatingList | null => RATING_LISTS.find((list) => list === value) ?? null;

/** After the first of the organiser's own kinds there may be one more than is chosen. */
const furtherPlaces = (kinds: readonly RatingList[] | null): readonly number[] =>
  kinds === null ? [] : RATING_LISTS.map((_, place) => place).filter((place) => place > 0 && place <= kinds.length);

/** The kind of play for players whom those before do not rate. */
function OtherwiseField({ form, place }: FormProps & { readonly place: number }) {
  const { t } = useTranslation('ratingLists');
  const { seedingList } = form.values;
  const before = seedingList.kinds?.slice(0, place) ?? [];
  return (
    <Select
      label={t('seeding.otherwise')}
      allowDeselect={false}
      data={[
        { value: NOTHING, label: t('seeding.nothing') },
        ...RATING_LISTS.filter((kind) => !before.includes(kind)).map((value) => ({
          value,
          label: t(`kinds.${value}`),
        })),
      ]}
      value={seedingList.kinds?.[place] ?? NOTHING}
      onChange={(kind) =>
        form.set({
          seedingList: { ...seedingList, kinds: withKind(seedingList.kinds, place, ratingListOf(kind)) },
        })
      }
    />
  );
}

/** The month that the ratings are from; before that, the lists in place, or that there is none. */
function ListMonth({ form }: FormProps) {
  const { t } = useTranslation('ratingLists');
  const format = useFormat();
  const { seedingList, officialData } = form.values;
  const { data: lists } = useQuery(ratingListsQuery);
  if (seedingList.month !== null) return <Hint>{t('seeding.month', { month: format.month(seedingList.month) })}</Hint>;
  if (lists === undefined) return null;
  const federation = officialData.federation ?? DEFAULT_COUNTRY;
  const national = lists.national.find((list) => list.federation === federation)?.month ?? null;
  const inPlace = { fide: lists.fide, national };
  const sources = sourcesOf(seedingList);
  if (monthInPlace(seedingList, inPlace) === null) {
    return <Hint>{sources[0] === 'fide' ? t('seeding.noFide') : t('seeding.noNational', { federation })}</Hint>;
  }
  const named = sources.flatMap((source) => {
    const month = inPlace[source];
    const name = source === 'fide' ? t('page.fide') : t('page.national', { federation });
    return month === null ? [] : [t('seeding.inPlaceOf', { source: name, month: format.month(month) })];
  });
  return <Hint>{t('seeding.inPlace', { lists: format.list(named) })}</Hint>;
}
