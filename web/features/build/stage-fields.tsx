import { Button, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BONUS_KINDS, BONUS_SECONDS, STAGE_MOVES, STAGES_MAX } from '../../../domain/kernel/time-control.ts';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import type { BuildForm } from './build-form.ts';
import classes from './stage-fields.module.css';
import type { TypedStage, TypedTimeControl } from './stage-values.ts';

interface StageFieldsProps {
  readonly form: BuildForm;
  readonly control: TypedTimeControl;
}

/** The stages of the thinking time, a row each. Without any but the last, the fields of one stage are back. */
export function StageFields({ form, control }: StageFieldsProps) {
  const { t } = useTranslation('build');
  const { stages } = control;
  const change = (next: readonly TypedStage[]) => {
    const [only] = next;
    const isOne = next.length === 1 && only?.bonusKind === 'increment';
    form.set(
      isOne
        ? { timeControl: null, initialTime: only.minutes, increment: only.bonusSeconds }
        : { timeControl: { ...control, stages: next } },
    );
  };
  return (
    <div className={fields.stack}>
      {stages.map((stage, index) => (
        <StageRow
          // The rows have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          form={form}
          stage={stage}
          place={index}
          count={stages.length}
          onChange={(changes) => change(stages.map((one, at) => (at === index ? { ...one, ...changes } : one)))}
          onRemove={() => change(stages.filter((_, at) => at !== index))}
        />
      ))}
      {stages.length < STAGES_MAX && (
        <div>
          <Button
            variant="default"
            onClick={() => change([...stages.slice(0, -1), stageBetween(stages), ...stages.slice(-1)])}
          >
            {t('time.addStage')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A stage before the last one, as the stage before it. */
const stageBetween = (stages: readonly TypedStage[]): TypedStage => ({
  moves: 20,
  minutes: stages.at(-1)?.minutes ?? 30,
  bonusKind: stages.at(-1)?.bonusKind ?? 'increment',
  bonusSeconds: stages.at(-1)?.bonusSeconds ?? 0,
});

interface StageRowProps {
  readonly form: BuildForm;
  readonly stage: TypedStage;
  readonly place: number;
  readonly count: number;
  readonly onChange: (changes: Partial<TypedStage>) => void;
  readonly onRemove: () => void;
}

function StageRow({ form, stage, place, count, onChange, onRemove }: StageRowProps) {
  const { t } = useTranslation('build');
  const isLast = place === count - 1;
  const faultOf = (name: string) => form.errorAt(`timeControl.white.${place}.${name}`);
  return (
    <fieldset className={classes.stage}>
      <legend>{t('time.stage', { number: place + 1 })}</legend>
      <div className={fields.grid}>
        {isLast ? (
          <p className={classes.rest}>{t('time.restOfGame')}</p>
        ) : (
          <NumberField
            label={t('time.moves')}
            required
            min={STAGE_MOVES.min}
            max={STAGE_MOVES.max}
            value={stage.moves}
            error={faultOf('moves')}
            onChange={(moves) => onChange({ moves })}
          />
        )}
        <NumberField
          label={t('time.minutes')}
          required
          min={1}
          max={600}
          value={stage.minutes}
          error={faultOf('seconds')}
          onChange={(minutes) => onChange({ minutes })}
        />
        <Select
          label={t('time.bonus')}
          allowDeselect={false}
          data={BONUS_KINDS.map((kind) => ({ value: kind, label: t(`time.bonuses.${kind}`) }))}
          value={stage.bonusKind}
          onChange={(kind) => kind !== null && onChange({ bonusKind: kind })}
        />
        <NumberField
          label={t('time.bonusSeconds')}
          required
          min={0}
          max={BONUS_SECONDS.max}
          value={stage.bonusSeconds}
          error={faultOf('bonus.seconds')}
          onChange={(bonusSeconds) => onChange({ bonusSeconds })}
        />
      </div>
      {!isLast && (
        <Button variant="subtle" size="compact-md" onClick={onRemove}>
          {t('time.removeStage', { number: place + 1 })}
        </Button>
      )}
    </fieldset>
  );
}
