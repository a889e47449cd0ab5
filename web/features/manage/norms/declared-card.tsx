import { Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FORM_DATES } from '../../../../domain/kernel/limits.ts';
import { DECLARED_EXEMPTIONS, NORM_OCCASIONS } from '../../../../domain/rating/norms/input.ts';
import { DateField } from '../../../forms/fields/date-field.tsx';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import type { NormNotes } from './norm-notes.ts';
import classes from './norms.module.css';

interface DeclaredCardProps {
  readonly notes: NormNotes;
  readonly onChange: (changes: Partial<NormNotes>) => void;
}

/** What the data of the tournament cannot tell. */
export function DeclaredCard({ notes, onChange }: DeclaredCardProps) {
  const { t } = useTranslation('norms');
  const exemptions = DECLARED_EXEMPTIONS.map((value) => ({ value, label: t(`exemptions.${value}`) }));
  const occasions = NORM_OCCASIONS.map((value) => ({ value, label: t(`declared.occasions.${value}`) }));
  return (
    <FoldedCard title={t('declared.title')} about={t('declared.about')}>
      <div className={classes.fields}>
        <NativeSelect
          label={t('declared.exemption')}
          data={[{ value: '', label: t('declared.noExemption') }, ...exemptions]}
          value={notes.exemption ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ exemption: DECLARED_EXEMPTIONS.find((one) => one === value) ?? null })
          }
        />
        <NativeSelect
          label={t('declared.occasion')}
          data={occasions}
          value={notes.occasion}
          onChange={({ currentTarget: { value } }) =>
            onChange({ occasion: NORM_OCCASIONS.find((one) => one === value) ?? 'ordinary' })
          }
        />
        <DateField
          isOptional
          label={t('declared.registeredOn')}
          value={notes.registeredOn}
          onChange={(registeredOn) => onChange({ registeredOn })}
          min={FORM_DATES.first}
          max={FORM_DATES.last}
        />
      </div>
      <Checkbox
        label={t('declared.unchanged')}
        checked={notes.unchanged}
        onChange={({ currentTarget: { checked } }) => onChange({ unchanged: checked })}
      />
      <Checkbox
        label={t('declared.rated')}
        checked={notes.rated}
        onChange={({ currentTarget: { checked } }) => onChange({ rated: checked })}
      />
    </FoldedCard>
  );
}
