import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ErrorKey } from '../../../../contract/http/errors.ts';
import { clockText, formDay } from '../../../../contract/http/fields.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { ROUND_DATES } from '../../../../domain/kernel/limits.ts';
import type { LocalTime } from '../../../../domain/kernel/time-zone.ts';
import { DateField } from '../../../forms/fields/date-field.tsx';
import { TimeField } from '../../../forms/fields/time-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { toIso } from '../../../time/local-time.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { serverNow } from '../../../time/server-time.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { ZoneHint } from '../../../ui/tournament/zone-hint.tsx';

/** A date and a time of day in the tournament's time zone. */
const localTime = z.object({ date: formDay, time: clockText });

interface PastQuestion {
  /** ISO 8601. */
  readonly moment: string;
  readonly answer: (isMeant: boolean) => void;
}

export interface TimeFormProps {
  readonly timeZone: string;
  readonly proposal: LocalTime | (() => LocalTime);
  readonly action: string;
  readonly send: (local: LocalTime) => Promise<unknown>;
  /** Refusals that are shown at the date field. */
  readonly aboutTheDay?: readonly ErrorKey[];
  readonly onRefused?: (error: unknown) => void;
  /** A past time needs confirmation: it may be a slip, or a round that was played before. */
  readonly asksIfPast?: boolean;
}

export function TimeForm({
  timeZone,
  proposal,
  action,
  send,
  aboutTheDay = [],
  onRefused,
  asksIfPast = false,
}: TimeFormProps) {
  const { t } = useTranslation('manage');
  const timeText = useRoundTime(timeZone);
  const [question, setQuestion] = useState<PastQuestion>();
  const mayBeSent = (local: LocalTime): boolean | Promise<boolean> => {
    const moment = toIso(local, timeZone);
    if (!asksIfPast || moment === undefined || Date.parse(moment) > serverNow()) return true;
    return new Promise((answer) => setQuestion({ moment, answer }));
  };
  const answer = (isMeant: boolean) => {
    question?.answer(isMeant);
    setQuestion(undefined);
  };
  const form = useForm({
    initial: proposal,
    schema: localTime,
    toPayload: (local) => ({ ...local }),
    send: async (local) => {
      if (await mayBeSent(local)) await send(local);
    },
    about: Object.fromEntries(aboutTheDay.map((key) => [key, 'date'])),
    ...given({ onRefused }),
  });
  return (
    <FormElement form={form} className={fields.row}>
      <Confirm
        opened={question !== undefined}
        question={t('round.pastQuestion', { when: question === undefined ? '' : timeText(question.moment) })}
        consequence={t('round.pastExplains')}
        action={action}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      />
      <DateField label={t('next.date')} min={ROUND_DATES.first} max={ROUND_DATES.last} {...form.field('date')} />
      <TimeField label={t('next.time')} {...form.field('time')} />
      <SubmitButton form={form} variant="default">
        {action}
      </SubmitButton>
      <ZoneHint timeZone={timeZone} />
    </FormElement>
  );
}
