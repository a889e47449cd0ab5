import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_DATES } from '../../../../domain/kernel/limits.ts';
import { type EveningOptions, proposedEvenings } from '../../../../domain/tournament/rounds/evenings.ts';
import { type ProposedDaysOff, proposedDaysOff } from '../../../../domain/tournament/rounds/proposed-days-off.ts';
import type { DaysOff } from '../../../../domain/tournament/value/round-plan.ts';
import { useFormat } from '../../../app/format.ts';
import { DateField } from '../../../forms/fields/date-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FieldPart } from '../../../ui/layout/card.tsx';
import type { BuildForm } from '../build-form.ts';
import { isSameDays } from './plan-values.ts';

interface DaysOffFieldsProps {
  readonly form: BuildForm;
  readonly options: Omit<EveningOptions, 'daysOff'>;
}

/** Public holidays that an evening would fall on, to be ticked, and ranges of the organiser's own. */
export function DaysOffFields({ form, options }: DaysOffFieldsProps) {
  const { t } = useTranslation('build');
  const format = useFormat();
  const { daysOff } = form.values.roundPlan;
  const set = (next: readonly DaysOff[]) => form.set({ roundPlan: { ...form.values.roundPlan, daysOff: next } });
  const { laterRounds, postponedGames } = proposedEvenings({ ...options, daysOff: [] });
  const proposed = proposedDaysOff([...laterRounds, ...postponedGames]);
  const reasonOf = ({ name }: ProposedDaysOff): string => t(`plan.holidays.${name}`);
  const own = daysOff.filter((days) => !proposed.some((other) => isSameDays(days, other)));
  return (
    <FieldPart title={t('plan.daysOff')}>
      <div className={fields.stack}>
        {proposed.map((days) => (
          <Checkbox
            key={days.name}
            label={`${reasonOf(days)} (${format.dateRange(days.from, days.until)})`}
            checked={daysOff.some((other) => isSameDays(days, other))}
            onChange={({ currentTarget: { checked } }) => {
              const { from, until } = days;
              const others = daysOff.filter((other) => !isSameDays(days, other));
              set(checked ? [...others, { from, until, reason: reasonOf(days) }] : others);
            }}
          />
        ))}
        {own.map((days) => (
          <Checkbox
            key={`${days.from} ${days.until}`}
            label={`${days.reason === '' ? t('plan.noRound') : days.reason} (${format.dateRange(days.from, days.until)})`}
            checked
            onChange={() => set(daysOff.filter((other) => !isSameDays(days, other)))}
          />
        ))}
        <NewDaysOff
          first={options.first.date}
          onAdd={(days) => set([...daysOff.filter((other) => !isSameDays(days, other)), days])}
        />
      </div>
    </FieldPart>
  );
}

function NewDaysOff({ first, onAdd }: { readonly first: string; readonly onAdd: (days: DaysOff) => void }) {
  const { t } = useTranslation('build');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const last = until === '' ? from : until;
  const isBackwards = last < from;
  const add = () => {
    onAdd({ from, until: last, reason: reason.trim() });
    setFrom('');
    setUntil('');
    setReason('');
  };
  return (
    <div className={fields.row}>
      <DateField label={t('plan.from')} min={first} max={FORM_DATES.last} value={from} onChange={setFrom} isOptional />
      <DateField
        label={t('plan.until')}
        min={first}
        max={FORM_DATES.last}
        value={until}
        onChange={setUntil}
        error={isBackwards ? t('plan.backwards') : null}
        isOptional
      />
      <TextInput
        label={t('plan.reason')}
        value={reason}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <Button variant="default" disabled={from === '' || isBackwards} onClick={add}>
        {t('plan.addDaysOff')}
      </Button>
    </div>
  );
}
