import { SegmentedControl, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FORM_DATES, INCREMENT_SECONDS, INITIAL_TIME_MINUTES, PAIRING_INTERVAL_COUNT } from '../../../domain/limits.ts';
import { INTERVAL_UNITS } from '../../../domain/time.ts';
import { DateField } from '../../forms/date-field.tsx';
import fields from '../../forms/fields.module.css';
import { NumberField } from '../../forms/number-field.tsx';
import { TimeField } from '../../forms/time-field.tsx';
import { FieldPart } from '../../ui/card.tsx';
import type { BuildForm } from './build-form.ts';

export function TimeFields({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation(['build', 'chess']);
  const { start_date, end_date } = form.values;
  return (
    <FieldPart title={t('time.title')}>
      <div className={fields.grid}>
        <div className={fields.wide}>
          <SegmentedControl
            aria-label={t('time.location')}
            data={[
              { value: 'online', label: t('chess:online') },
              { value: 'board', label: t('chess:overTheBoard') },
            ]}
            {...form.value('default_game_location')}
          />
        </div>
        <DateField
          label={t('time.startDate')}
          min={FORM_DATES.first}
          max={FORM_DATES.last}
          {...form.field('start_date')}
          onChange={(day) =>
            form.set({
              start_date: day,
              first_pairing_date: day,
              // The last day follows the first, it is not left before it.
              end_date: end_date < day || end_date === start_date ? day : end_date,
            })
          }
        />
        <DateField label={t('time.endDate')} min={FORM_DATES.first} max={FORM_DATES.last} {...form.field('end_date')} />
        <DateField
          label={t('time.firstPairingDate')}
          min={FORM_DATES.first}
          max={FORM_DATES.last}
          {...form.field('first_pairing_date')}
        />
        <TimeField
          label={t('time.firstPairingTime')}
          description={t('time.timeZone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          {...form.field('first_pairing_time')}
        />
        <NumberField
          label={t('time.initial')}
          required
          min={INITIAL_TIME_MINUTES.min}
          max={600}
          {...form.field('initial_time')}
        />
        <NumberField
          label={t('time.increment')}
          required
          min={INCREMENT_SECONDS.min}
          max={600}
          {...form.field('increment')}
        />
        <NumberField
          label={t('time.intervalCount')}
          required
          min={PAIRING_INTERVAL_COUNT.min}
          max={1000}
          {...form.field('online_pairing_interval_n')}
        />
        <Select
          label={t('time.intervalUnit')}
          allowDeselect={false}
          data={INTERVAL_UNITS.map((unit) => ({ value: unit, label: t(`time.units.${unit}`) }))}
          {...form.choice('online_pairing_interval_t')}
        />
      </div>
    </FieldPart>
  );
}
