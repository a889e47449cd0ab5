import { Button, Group, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import { clockText, formDay, freeText } from '../../../contract/http/fields.ts';
import { CAPTAINS_WORDS_MAX, ROUND_DATES } from '../../../domain/kernel/limits.ts';
import { callApi } from '../../api.ts';
import { DateField } from '../../forms/fields/date-field.tsx';
import { TimeField } from '../../forms/fields/time-field.tsx';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { teamName } from '../../model/names.ts';
import { ofMatch } from '../../queries/match.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { fromIso, toIso } from '../../time/local-time.ts';
import { useRoundTime } from '../../time/round-time.ts';
import { serverNow } from '../../time/server-time.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { ZoneHint } from '../../ui/tournament/zone-hint.tsx';
import classes from './match.module.css';
import type { MatchProps } from './match-props.ts';

/** A postponement: the request, the answer to it, and the form. Nothing for users it does not concern. */
export function PostponementCard(props: MatchProps) {
  const { t } = useTranslation('match');
  const { page, match, day } = props;
  const mayPostpone = day.may.includes('postpone');
  const { postponement } = day;
  if (postponement === null && !mayPostpone) return null;
  const other = teamName(page, match[day.side === 'white' ? 'black' : 'white']);
  const isOpen = postponement !== null && postponement.answer === null;
  return (
    <Card title={t('postponement.title')}>
      {postponement !== null && <Asked {...props} postponement={postponement} />}
      {day.may.includes('answerPostponement') && <AnswerButtons {...props} />}
      {mayPostpone && <Hint>{isOpen ? t('postponement.offer') : t('postponement.ask', { other })}</Hint>}
      {mayPostpone && <AskForm {...props} />}
    </Card>
  );
}

type Asked = NonNullable<MatchProps['day']['postponement']>;

function Asked({ page, match, day, postponement }: MatchProps & { readonly postponement: Asked }) {
  const { t } = useTranslation('match');
  const timeText = useRoundTime(page.tournament.timeZone);
  const { by, startDate: start, words, answer } = postponement;
  const params = { team: teamName(page, match[by]), when: timeText(start) };
  return (
    <>
      <p>{answer === null ? t('postponement.wanted', params) : t(`postponement.was.${answer}`, params)}</p>
      {words !== '' && <blockquote className={classes.words}>{words}</blockquote>}
      {answer === null && !day.may.includes('answerPostponement') && <Hint>{t('postponement.waits')}</Hint>}
    </>
  );
}

function AnswerButtons({ address }: Pick<MatchProps, 'address'>) {
  const { t } = useTranslation('match');
  const answer = useTournamentChange<boolean>(
    address.tid,
    (agreed) => callApi(calls.answerPostponement, { ...ofMatch(address), body: { agreed } }),
    (agreed) => t(agreed ? 'postponement.agreed' : 'postponement.refused'),
  );
  return (
    <Group gap="xs" my="xs">
      <Button loading={answer.isPending} onClick={() => answer.mutate(true)}>
        {t('postponement.agree')}
      </Button>
      <Button variant="default" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
        {t('postponement.refuse')}
      </Button>
    </Group>
  );
}

/** A date and a time of day in the tournament's time zone, and the reason. */
const postponementSchema = z.object({ date: formDay, time: clockText, words: freeText(CAPTAINS_WORDS_MAX) });

function AskForm({ address, page, match }: MatchProps) {
  const { t } = useTranslation('match');
  const postpone = useTournamentChange<CamelKeys<z.output<typeof postponementSchema>>>(
    address.tid,
    ({ words, ...local }) =>
      callApi(calls.askPostponement, {
        ...ofMatch(address),
        body: { startDate: toIso(local, page.tournament.timeZone) ?? '', words },
      }),
    () => t('postponement.asked'),
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: () => ({
      ...fromIso(match.startDate ?? new Date(serverNow()).toISOString(), page.tournament.timeZone),
      words: '',
    }),
    schema: postponementSchema,
    toPayload: (typed) => ({ ...typed }),
    send: (typed) => postpone.mutateAsync(typed),
    about: { timeInThePast: 'date', sameDay: 'date', matchHasBegun: 'date' },
  });
  return (
    <FormElement form={form} className={classes.form}>
      <DateField
        label={t('postponement.date')}
        min={ROUND_DATES.first}
        max={ROUND_DATES.last}
        {...form.field('date')}
      />
      <TimeField label={t('postponement.time')} {...form.field('time')} />
      <ZoneHint timeZone={page.tournament.timeZone} />
      <Textarea label={t('postponement.words')} autosize minRows={2} {...form.text('words')} />
      <SubmitButton form={form} variant="default">
        {t('postponement.send')}
      </SubmitButton>
    </FormElement>
  );
}
