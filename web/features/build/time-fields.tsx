import { Button, SegmentedControl, Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  FORM_DATES,
  INCREMENT_SECONDS,
  INITIAL_TIME_MINUTES,
  PAIRING_INTERVAL_COUNT,
  ROUND_PAUSE_SECONDS,
} from '../../../domain/kernel/limits.ts';
import { isSame } from '../../../domain/kernel/same.ts';
import { INTERVAL_UNITS } from '../../../domain/kernel/time.ts';
import { DateField } from '../../forms/fields/date-field.tsx';
import { NumberField } from '../../forms/fields/number-field.tsx';
import { TimeField } from '../../forms/fields/time-field.tsx';
import { ZoneField } from '../../forms/fields/zone-field.tsx';
import fields from '../../forms/fields.module.css';
import { FieldPart } from '../../ui/layout/card.tsx';
import { type BuildForm, movedTo, offersPause } from './build-form.ts';
import stageClasses from './stage-fields.module.css';
import { StageFields } from './stage-fields.tsx';
import { withSecondStage } from './stage-values.ts';

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
        value={form.values.defaultGameLocation}
        onChange={(location) => form.set(movedTo(form.values, location))}
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
              {...form.field('firstPairingDate')}
            />
            <TimeField label={t('time.firstPairingTime')} {...form.field('firstPairingTime')} />
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
  const { startDate, endDate } = form.values;
  return (
    <>
      <DateField
        label={t('time.startDate')}
        min={FORM_DATES.first}
        max={FORM_DATES.last}
        {...form.field('startDate')}
        onChange={(day) =>
          form.set({
            startDate: day,
            endDate: endDate < day || endDate === startDate ? day : endDate,
            ...(movesFirstRound && { firstPairingDate: day }),
          })
        }
      />
      <DateField label={t('time.endDate')} min={FORM_DATES.first} max={FORM_DATES.last} {...form.field('endDate')} />
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

/** The usual control of long games: 40 moves in 90 minutes, then half an hour, with 30 seconds per move. */
const TWO_STAGES = withSecondStage(90, 30);

export function ClockFields({ form }: FormProps) {
  const { t } = useTranslation(['build', 'chess']);
  const { initialTime, increment, timeControl } = form.values;
  const isOverTheBoard = form.values.defaultGameLocation === 'board';
  const isOneStage = timeControl === null || !isOverTheBoard;
  return (
    <FieldPart title={t('time.control')}>
      <fieldset aria-label={t('time.usual')} className={fields.buttons}>
        {USUAL_CONTROLS.map(([initial, added]) => (
          <Button
            key={initial}
            size="compact-md"
            variant={isOneStage && initialTime === initial && increment === added ? 'filled' : 'default'}
            aria-pressed={isOneStage && initialTime === initial && increment === added}
            onClick={() => form.set({ initialTime: initial, increment: added, timeControl: null })}
          >
            {t('chess:timeControl', { initial, increment: added })}
          </Button>
        ))}
        {isOverTheBoard && (
          <Button
            size="compact-md"
            variant={isSame(timeControl, TWO_STAGES) ? 'filled' : 'default'}
            aria-pressed={isSame(timeControl, TWO_STAGES)}
            className={stageClasses.long ?? ''}
            onClick={() => form.set({ timeControl: TWO_STAGES })}
          >
            {t('time.twoStages')}
          </Button>
        )}
      </fieldset>
      {isOneStage ? <OneStageFields form={form} /> : <StageFields form={form} control={timeControl} />}
      {isOneStage && isOverTheBoard && (
        <div>
          <Button variant="default" onClick={() => form.set({ timeControl: withSecondStage(initialTime, increment) })}>
            {t('time.moreStages')}
          </Button>
        </div>
      )}
    </FieldPart>
  );
}

/** The whole game in one stage. */
function OneStageFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  return (
    <div className={fields.grid}>
      <NumberField
        label={t('time.initial')}
        required
        min={INITIAL_TIME_MINUTES.min}
        max={600}
        {...form.field('initialTime')}
      />
      <NumberField
        label={t('time.increment')}
        required
        min={INCREMENT_SECONDS.min}
        max={600}
        {...form.field('increment')}
      />
    </div>
  );
}

/** Time between two pairings. */
export function IntervalFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  const { roundPause } = form.values;
  const hasPause = offersPause(form.values) && roundPause !== '';
  return (
    <FieldPart title={t('time.intervalCount')}>
      <div className={fields.stack}>
        {offersPause(form.values) && (
          <Switch
            label={t('time.whenDone')}
            description={t('time.whenDoneHint')}
            checked={hasPause}
            onChange={({ currentTarget: { checked } }) =>
              form.set({ roundPause: checked ? ROUND_PAUSE_SECONDS.default : '' })
            }
          />
        )}
        {hasPause && (
          <NumberField
            label={t('time.roundPause')}
            required
            min={ROUND_PAUSE_SECONDS.min}
            max={ROUND_PAUSE_SECONDS.max}
            {...form.field('roundPause')}
          />
        )}
        {!hasPause && <FixedInterval form={form} />}
      </div>
    </FieldPart>
  );
}

function FixedInterval({ form }: FormProps) {
  const { t } = useTranslation('build');
  return (
    <div className={fields.grid}>
      <NumberField
        label={t('time.intervalCount')}
        required
        min={PAIRING_INTERVAL_COUNT.min}
        max={1000}
        {...form.field('onlinePairingIntervalN')}
      />
      <Select
        label={t('time.intervalUnit')}
        allowDeselect={false}
        data={INTERVAL_UNITS.map((unit) => ({ value: unit, label: t(`time.units.${unit}`) }))}
        {...form.choice('onlinePairingIntervalT')}
      />
    </div>
  );
}
