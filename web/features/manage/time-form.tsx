import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ErrorKey } from '../../../contract/errors.ts';
import { clockText, formDay } from '../../../contract/fields.ts';
import { ROUND_DATES } from '../../../domain/limits.ts';
import { DateField } from '../../forms/date-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { TimeField } from '../../forms/time-field.tsx';
import { useForm } from '../../forms/use-form.tsx';
import type { LocalTime } from '../../local-time.ts';

/** A day and a time of day, in the reader's time zone as the contract has them in UTC. */
const localTime = z.object({ date: formDay, time: clockText });

interface TimeFormProps {
  readonly proposal: LocalTime | (() => LocalTime);
  readonly action: string;
  readonly send: (local: LocalTime) => Promise<unknown>;
  /** Refusals that are said beside the day. */
  readonly aboutTheDay?: readonly ErrorKey[];
  readonly onRefused?: (error: unknown) => void;
}

export function TimeForm({ proposal, action, send, aboutTheDay = [], onRefused }: TimeFormProps) {
  const { t } = useTranslation('manage');
  const form = useForm({
    initial: proposal,
    schema: localTime,
    toPayload: (local) => ({ ...local }),
    send,
    about: Object.fromEntries(aboutTheDay.map((key) => [key, 'date'])),
    ...(onRefused !== undefined && { onRefused }),
  });
  return (
    <FormElement form={form} className={fields.row}>
      <DateField label={t('next.date')} min={ROUND_DATES.first} max={ROUND_DATES.last} {...form.field('date')} />
      <TimeField label={t('next.time')} {...form.field('time')} />
      <SubmitButton form={form} variant="default">
        {action}
      </SubmitButton>
    </FormElement>
  );
}
