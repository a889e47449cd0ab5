import { Button, SegmentedControl, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  FORM_DATES,
  INCREMENT_SECONDS,
  INITIAL_TIME_MINUTES,
  PAIRING_INTERVAL_COUNT,
} from '../../../domain/kernel/limits.ts';
import { INTERVAL_UNITS } from '../../../domain/kernel/time.ts';
import { DateField } from '../../forms/fields/date-field.tsx';
import { NumberField } from '../../forms/fields/number-field.tsx';
import { TimeField } from '../../forms/fields/time-field.tsx';
import fields from '../../forms/fields.module.css';
import { FieldPart } from '../../ui/layout/card.tsx';
import type { BuildForm } from './build-form.ts';
import { ZoneField } from './zone-field.tsx';

interface FormProps {
  readonly form: BuildForm;
}

export function LocationFields({ form }: FormProps) {
  const { t } = useTranslation(['build', 'chess']);
  return (
    <FieldPart title={t('time.location')}>
      <SegmentedControl
        aria-label={t('time.location')}
        data={[
          { value: 'online', label: t('chess:online') },
          { value: 'board', label: t('chess:overTheBoard') },
        ]}
        {...form.value('default_game_location')}
      />
    </FieldPart>
  );
}

/** The days of the tournament, and when its first round is paired, which can only change until then. */
export function StartFields({ form, isPaired }: FormProps & { readonly isPaired: boolean }) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('time.days')}>
      <div className={fields.grid}>
        <DayFields form={form} movesFirstRound={!isPaired} />
        {!isPaired && (
          <>
            <DateField
              label={t('time.firstPairingDate')}
              min={FORM_DATES.first}
              max={FORM_DATES.last}
              {...form.field('first_pairing_date')}
            />
            <TimeField label={t('time.firstPairingTime')} {...form.field('first_pairing_time')} />
            <ZoneField form={form} />
          </>
        )}
      </div>
    </FieldPart>
  );
}

/**
 * When the first day changes, a last day that would be before it, or that was the same day, moves along, and so does
 * the first round.
 */
function DayFields({ form, movesFirstRound }: FormProps & { readonly movesFirstRound: boolean }) {
  const { t } = useTranslation('build');
  const { start_date, end_date } = form.values;
  return (
    <>
      <DateField
        label={t('time.startDate')}
        min={FORM_DATES.first}
        max={FORM_DATES.last}
        {...form.field('start_date')}
        onChange={(day) =>
          form.set({
            start_date: day,
            end_date: end_date < day || end_date === start_date ? day : end_date,
            ...(movesFirstRound && { first_pairing_date: day }),
          })
        }
      />
      <DateField label={t('time.endDate')} min={FORM_DATES.first} max={FORM_DATES.last} {...form.field('end_date')} />
    </>
  );
}

/** Common time controls, one click each. */
const USUAL_CONTROLS = [
  [3, 2],
  [5, 3],
  [10, 5],
  [15, 10],
  [45, 15],
  [90, 30],
] as const;

export function ClockFields({ form }: FormProps) {
  const { t } = useTranslation(['build', 'chess']);
  const { initial_time, increment } = form.values;
  return (
    <FieldPart title={t('time.control')}>
      <fieldset aria-label={t('time.usual')} className={fields.buttons}>
        {USUAL_CONTROLS.map(([initial, added]) => (
          <Button
            key={initial}
            size="compact-md"
            variant={initial_time === initial && increment === added ? 'filled' : 'default'}
            aria-pressed={initial_time === initial && increment === added}
            onClick={() => form.set({ initial_time: initial, increment: added })}
          >
            {t('chess:timeControl', { initial, increment: added })}
          </Button>
        ))}
      </fieldset>
      <div className={fields.grid}>
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
      </div>
    </FieldPart>
  );
}

/** Time between two pairings. */
export function IntervalFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('time.intervalCount')}>
      <div className={fields.grid}>
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
