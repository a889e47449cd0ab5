import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FORM_DATES } from '../../../../domain/kernel/limits.ts';
import type { LocalTime } from '../../../../domain/kernel/time-zone.ts';
import type { RoundPlan } from '../../../../domain/tournament/value/round-plan.ts';
import { useFormat } from '../../../app/format.ts';
import { DateField } from '../../../forms/fields/date-field.tsx';
import { TimeField } from '../../../forms/fields/time-field.tsx';
import type { BuildForm } from '../build-form.ts';
import classes from './evening-list.module.css';
import { movedFrom, type PlanLine, planLines, withPlan, withPostponedGames, withRound } from './plan-values.ts';

const A_WEEK = 7;

/** The evenings in order, each with its own date and time; round 1 follows the first pairing. */
export function EveningList({ form }: { readonly form: BuildForm }) {
  const { t } = useTranslation('build');
  const { roundPlan, firstPairingDate, firstPairingTime } = form.values;
  const set = (plan: RoundPlan) => form.set(withPlan(form.values, plan));
  return (
    <>
      <ol className={classes.list} aria-label={t('plan.title')}>
        {planLines(roundPlan, { date: firstPairingDate, time: firstPairingTime }).map((line) => (
          <li key={keyOf(line)} className={classes.line}>
            <Line line={line} plan={roundPlan} onChange={set} />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="subtle"
          onClick={() => form.set({ roundPlan: { ...roundPlan, laterRounds: [], postponedGames: [] } })}
        >
          {t('plan.drop')}
        </Button>
      </div>
    </>
  );
}

const keyOf = (line: PlanLine): string => {
  if (line.kind === 'dayOff') return `off ${line.days.from} ${line.days.until}`;
  return line.kind === 'round' ? `round ${line.round}` : `postponed ${line.place}`;
};

interface LineProps {
  readonly line: PlanLine;
  readonly plan: RoundPlan;
  readonly onChange: (plan: RoundPlan) => void;
}

function Line({ line, plan, onChange }: LineProps) {
  const { t } = useTranslation('build');
  const format = useFormat();
  if (line.kind === 'dayOff') {
    const { from, until, reason } = line.days;
    return (
      <Text span c="dimmed">
        {reason === '' ? t('plan.noRound') : t('plan.noRoundFor', { reason })} ({format.dateRange(from, until)})
      </Text>
    );
  }
  if (line.kind === 'postponedGames') {
    const title = t('plan.postponedGames');
    return (
      <>
        <Title name={title} evening={line.evening} />
        <When
          name={`${title} ${line.place + 1}`}
          evening={line.evening}
          onChange={(evening) => onChange(withPostponedGames(plan, line.place, evening))}
        />
        <Button variant="subtle" size="compact-md" onClick={() => onChange(withPostponedGames(plan, line.place, null))}>
          {t('plan.remove')}
        </Button>
      </>
    );
  }
  const title = t('plan.round', { number: line.round });
  return (
    <>
      <Title name={title} evening={line.evening} />
      {line.round > 1 && (
        <>
          <When
            name={title}
            evening={line.evening}
            onChange={(evening) => onChange(withRound(plan, line.round, evening))}
          />
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={t('plan.laterFrom', { number: line.round })}
            onClick={() => onChange(movedFrom(plan, line.round, A_WEEK))}
          >
            {t('plan.later')}
          </Button>
        </>
      )}
    </>
  );
}

function Title({ name, evening }: { readonly name: string; readonly evening: LocalTime }) {
  const format = useFormat();
  return (
    <span className={classes.title}>
      <strong>{name}</strong> {evening.date !== '' && format.shortDate(`${evening.date}T12:00:00Z`)}
    </span>
  );
}

interface WhenProps {
  readonly name: string;
  readonly evening: LocalTime;
  readonly onChange: (evening: LocalTime) => void;
}

function When({ name, evening, onChange }: WhenProps) {
  const { t } = useTranslation('build');
  return (
    <div className={classes.when}>
      <DateField
        label={t('plan.dateOf', { name })}
        min={FORM_DATES.first}
        max={FORM_DATES.last}
        value={evening.date}
        onChange={(date) => onChange({ ...evening, date })}
      />
      <TimeField
        label={t('plan.timeOf', { name })}
        value={evening.time}
        onChange={(time) => onChange({ ...evening, time })}
      />
    </div>
  );
}
