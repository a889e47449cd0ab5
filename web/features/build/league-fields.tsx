import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CategoryView, SeasonView } from '../../../contract/leagues/leagues.ts';
import fields from '../../forms/fields.module.css';
import { FieldPart } from '../../ui/layout/card.tsx';
import type { BuildForm, LeaguePlace } from './build-form.ts';

type Choices<Part> = readonly [Part, ...Part[]];

/** A league with its unfinished seasons and its categories; one of each is always selected. */
export interface LeagueChoice {
  readonly id: string;
  readonly seasons: Choices<SeasonView>;
  readonly categories: Choices<CategoryView>;
}

/** The newest season and the strongest category. */
export const firstPlace = ({ id, seasons: [season], categories: [category] }: LeagueChoice): LeaguePlace => ({
  league: id,
  season: season.id,
  category: category.id,
});

interface LeagueFieldsProps {
  readonly form: BuildForm;
  readonly league: LeagueChoice;
}

/** Selects the league's season and category for the tournament. */
export function LeagueFields({ form, league }: LeagueFieldsProps) {
  const { t } = useTranslation('build');
  const place = form.values.place ?? firstPlace(league);
  const choose = (changes: Partial<LeaguePlace>) => form.set({ place: { ...place, ...changes } });
  return (
    <FieldPart title={t('league.title')}>
      <div className={fields.grid}>
        <PartSelect
          label={t('league.season')}
          parts={league.seasons}
          value={place.season}
          onChange={(season) => choose({ season })}
        />
        <PartSelect
          label={t('league.category')}
          parts={league.categories}
          value={place.category}
          onChange={(category) => choose({ category })}
        />
      </div>
    </FieldPart>
  );
}

interface PartSelectProps {
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly name: string }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function PartSelect({ label, parts, value, onChange }: PartSelectProps) {
  return (
    <Select
      label={label}
      required
      allowDeselect={false}
      data={parts.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(id) => id !== null && onChange(id)}
    />
  );
}
