import { NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FORM_DATES, INCREMENT_SECONDS, INITIAL_TIME_MINUTES, PAIRING_INTERVAL_COUNT } from '../../../domain/limits.ts';
import { INTERVAL_UNITS } from '../../../domain/time.ts';
import classes from './build-page.module.css';
import type { FieldsProps } from './fields.ts';

export function TimeFields({ form, change, error }: FieldsProps) {
  const { t } = useTranslation(['build', 'chess']);
  return (
    <fieldset className={classes.part}>
      <legend>{t('time.title')}</legend>
      <div className={classes.fields}>
        <div className={classes.wide}>
          <SegmentedControl
            aria-label={t('time.location')}
            value={form.online ? 'online' : 'board'}
            onChange={(where) => change({ online: where === 'online' })}
            data={[
              { value: 'online', label: t('chess:online') },
              { value: 'board', label: t('chess:overTheBoard') },
            ]}
          />
        </div>
        <DateInput
          label={t('time.startDate')}
          value={form.startDate}
          error={error('start_date')}
          onChange={(startDate) =>
            change({ startDate, firstDate: startDate, ...(form.endDate < startDate ? { endDate: startDate } : {}) })
          }
        />
        <DateInput
          label={t('time.endDate')}
          min={form.startDate}
          value={form.endDate}
          error={error('end_date')}
          onChange={(endDate) => change({ endDate })}
        />
        <DateInput
          label={t('time.firstPairingDate')}
          value={form.firstDate}
          error={error('first_pairing_date')}
          onChange={(firstDate) => change({ firstDate })}
        />
        <TextInput
          type="time"
          required
          label={t('time.firstPairingTime')}
          description={t('time.timeZone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          value={form.firstTime}
          error={error('first_pairing_time')}
          onChange={(event) => change({ firstTime: event.currentTarget.value })}
        />
        <NumberInput
          label={t('time.initial')}
          required
          min={INITIAL_TIME_MINUTES.min}
          max={600}
          allowDecimal={false}
          value={form.initial}
          error={error('initial_time')}
          onChange={(initial) => change({ initial })}
        />
        <NumberInput
          label={t('time.increment')}
          required
          min={INCREMENT_SECONDS.min}
          max={600}
          allowDecimal={false}
          value={form.increment}
          error={error('increment')}
          onChange={(increment) => change({ increment })}
        />
        <NumberInput
          label={t('time.intervalCount')}
          required
          min={PAIRING_INTERVAL_COUNT.min}
          max={1000}
          allowDecimal={false}
          value={form.intervalCount}
          error={error('online_pairing_interval_n')}
          onChange={(intervalCount) => change({ intervalCount })}
        />
        <Select
          label={t('time.intervalUnit')}
          allowDeselect={false}
          data={INTERVAL_UNITS.map((unit) => ({ value: unit, label: t(`time.units.${unit}`) }))}
          value={form.intervalUnit}
          onChange={(value) =>
            change({ intervalUnit: INTERVAL_UNITS.find((unit) => unit === value) ?? form.intervalUnit })
          }
        />
      </div>
    </fieldset>
  );
}

interface DateInputProps {
  readonly label: string;
  readonly min?: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function DateInput({ label, min = FORM_DATES.first, value, error, onChange }: DateInputProps) {
  return (
    <TextInput
      type="date"
      required
      label={label}
      min={min}
      max={FORM_DATES.last}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
