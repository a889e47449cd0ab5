import { Button, Group, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import { clockText, formDay, freeText } from '../../../contract/fields.ts';
import { CAPTAINS_WORDS_MAX, ROUND_DATES } from '../../../domain/limits.ts';
import { ask } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { DateField } from '../../forms/date-field.tsx';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { TimeField } from '../../forms/time-field.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { fromIso, toIso } from '../../local-time.ts';
import { teamName } from '../../model/names.ts';
import { ofMatch } from '../../queries/match.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/card.tsx';
import classes from './match.module.css';
import type { MatchProps } from './match-props.ts';

/** Another day for the match: what was asked, the answer to it, and the form that asks. Nothing where it concerns nobody. */
export function PostponementCard(props: MatchProps) {
  const { t } = useTranslation('match');
  const { page, match, day } = props;
  const mayAsk = day.may.includes('postpone');
  const { postponement } = day;
  if (postponement === null && !mayAsk) return null;
  const other = teamName(page, match[day.side === 'white' ? 'black' : 'white']);
  const isOpen = postponement !== null && postponement.answer === null;
  return (
    <Card title={t('postponement.title')}>
      {postponement !== null && <Asked {...props} postponement={postponement} />}
      {day.may.includes('answerPostponement') && <AnswerButtons {...props} />}
      {mayAsk && <Hint>{isOpen ? t('postponement.offer') : t('postponement.ask', { other })}</Hint>}
      {mayAsk && <AskForm {...props} />}
    </Card>
  );
}

type Asked = NonNullable<MatchProps['day']['postponement']>;

function Asked({ page, match, day, postponement }: MatchProps & { readonly postponement: Asked }) {
  const { t } = useTranslation('match');
  const format = useFormat();
  const { by, start_date: start, words, answer } = postponement;
  const said = { team: teamName(page, match[by]), when: format.moment(start) };
  return (
    <>
      <p>{answer === null ? t('postponement.wanted', said) : t(`postponement.was.${answer}`, said)}</p>
      {words !== '' && <blockquote className={classes.words}>{words}</blockquote>}
      {answer === null && !day.may.includes('answerPostponement') && <Hint>{t('postponement.waits')}</Hint>}
    </>
  );
}

function AnswerButtons({ address }: Pick<MatchProps, 'address'>) {
  const { t } = useTranslation('match');
  const answer = useTournamentChange<boolean>(
    address.tid,
    (agreed) => ask(calls.answerPostponement, { ...ofMatch(address), body: { agreed } }),
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

/** A day and a time of day in the reader's time zone, and why. */
const wish = z.object({ date: formDay, time: clockText, words: freeText(CAPTAINS_WORDS_MAX) });

function AskForm({ address, match }: MatchProps) {
  const { t } = useTranslation('match');
  const askFor = useTournamentChange<z.output<typeof wish>>(
    address.tid,
    ({ words, ...local }) =>
      ask(calls.askPostponement, { ...ofMatch(address), body: { start_date: toIso(local) ?? '', words } }),
    () => t('postponement.asked'),
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: () => ({ ...fromIso(match.start_date ?? new Date().toISOString()), words: '' }),
    schema: wish,
    toPayload: (typed) => ({ ...typed }),
    send: (typed) => askFor.mutateAsync(typed),
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
      <Textarea label={t('postponement.words')} autosize minRows={2} {...form.text('words')} />
      <SubmitButton form={form} variant="default">
        {t('postponement.send')}
      </SubmitButton>
    </FormElement>
  );
}
