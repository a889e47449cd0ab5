import { NumberInput, SegmentedControl, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FORM_DATES, INCREMENT_SECONDS, INITIAL_TIME_MINUTES, PAIRING_INTERVAL_COUNT } from '../../../domain/limits.ts';
import { INTERVAL_UNITS } from '../../../domain/time.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
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
        <DateField
          label={t('time.startDate')}
          min={FORM_DATES.first}
          max={FORM_DATES.last}
          value={form.startDate}
          error={error('start_date')}
          onChange={(startDate) =>
            change({ startDate, firstDate: startDate, ...(form.endDate < startDate ? { endDate: startDate } : {}) })
          }
        />
        <DateField
          label={t('time.endDate')}
          min={form.startDate}
          max={FORM_DATES.last}
          value={form.endDate}
          error={error('end_date')}
          onChange={(endDate) => change({ endDate })}
        />
        <DateField
          label={t('time.firstPairingDate')}
          min={FORM_DATES.first}
          max={FORM_DATES.last}
          value={form.firstDate}
          error={error('first_pairing_date')}
          onChange={(firstDate) => change({ firstDate })}
        />
        <TimeField
          label={t('time.firstPairingTime')}
          description={t('time.timeZone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
          value={form.firstTime}
          error={error('first_pairing_time')}
          onChange={(firstTime) => change({ firstTime })}
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
