import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MATCH_MAX_BOARDS } from '../../../../domain/kernel/limits.ts';
import { proposedEvenings } from '../../../../domain/tournament/rounds/evenings.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import fields from '../../../forms/fields.module.css';
import type { TypedNumber } from '../../../forms/numbers.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import type { BuildForm } from '../build-form.ts';
import { MoreFields } from '../more-fields.tsx';
import { DaysOffFields } from './days-off-fields.tsx';
import { EveningList } from './evening-list.tsx';
import { withPlan } from './plan-values.ts';

/** Days between two evenings. */
const STEPS = { week: 7, twoWeeks: 14, day: 1 } as const;
type Step = keyof typeof STEPS;
const STEP_NAMES = Object.keys(STEPS) as readonly Step[];

interface PlanFieldsProps {
  readonly form: BuildForm;
}

/** When each round is played: proposed from the first evening, then changed line by line. */
export function PlanFields({ form }: PlanFieldsProps) {
  const { t } = useTranslation('build');
  if (FORMATS[form.values.kind].roundMaking === 'decided') return null;
  return (
    <MoreFields title={t('plan.title')}>
      <div className={fields.stack}>
        <Hint>{t('plan.hint')}</Hint>
        <Proposal form={form} />
        {form.values.roundPlan.laterRounds.length > 0 && <EveningList form={form} />}
      </div>
    </MoreFields>
  );
}

function Proposal({ form }: PlanFieldsProps) {
  const { t } = useTranslation('build');
  const { kind, rounds: announced, roundPlan, firstPairingDate, firstPairingTime } = form.values;
  const { asksForRounds } = FORMATS[kind];
  const [step, setStep] = useState<Step>('week');
  const [typedRounds, setTypedRounds] = useState<TypedNumber>(roundPlan.laterRounds.length + 1);
  const [postponedGames, setPostponedGames] = useState<TypedNumber>(roundPlan.postponedGames.length);
  const rounds = Number(asksForRounds ? announced : typedRounds);
  const evenings = Number(postponedGames);
  const isComplete = isCount(rounds, 2) && isCount(evenings, 0) && firstPairingDate !== '' && firstPairingTime !== '';
  const options = {
    first: { date: firstPairingDate, time: firstPairingTime },
    rounds,
    everyDays: STEPS[step],
    postponedGames: evenings,
  };
  return (
    <>
      <div className={fields.grid}>
        <Select
          label={t('plan.every')}
          allowDeselect={false}
          data={STEP_NAMES.map((name) => ({ value: name, label: t(`plan.steps.${name}`) }))}
          value={step}
          onChange={(name) => name !== null && setStep(name)}
        />
        {!asksForRounds && (
          <NumberField
            label={t('format.rounds')}
            min={2}
            max={MATCH_MAX_BOARDS}
            value={typedRounds}
            error={null}
            onChange={setTypedRounds}
          />
        )}
        <NumberField
          label={t('plan.extra')}
          min={0}
          max={MATCH_MAX_BOARDS}
          value={postponedGames}
          error={null}
          onChange={setPostponedGames}
        />
      </div>
      {isComplete && <DaysOffFields form={form} options={options} />}
      <div className={fields.row}>
        <Button
          variant="default"
          disabled={!isComplete}
          onClick={() =>
            form.set(withPlan(form.values, proposedEvenings({ ...options, daysOff: form.values.roundPlan.daysOff })))
          }
        >
          {t('plan.make')}
        </Button>
      </div>
    </>
  );
}

const isCount = (value: number, least: number): boolean =>
  Number.isInteger(value) && value >= least && value <= MATCH_MAX_BOARDS;
