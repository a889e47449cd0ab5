import { Button, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { answerReportPayload } from '../../../contract/matches.ts';
import { ask } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { ofMatch } from '../../queries/match.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/card.tsx';
import classes from './match.module.css';
import type { MatchProps } from './match-props.ts';

/** The other captain confirms the last report, or says what is wrong with it. */
export function AnswerReport({ address }: MatchProps) {
  const { t } = useTranslation('match');
  const confirm = useTournamentChange(
    address.tid,
    () => ask(calls.answerReport, { ...ofMatch(address), body: { disputed: null } }),
    () => t('answer.confirmed'),
  );
  return (
    <Card title={t('answer.title')}>
      <Hint>{t('answer.hint')}</Hint>
      <p>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('answer.confirm')}
        </Button>
      </p>
      <DisputeForm address={address} />
    </Card>
  );
}

function DisputeForm({ address }: Pick<MatchProps, 'address'>) {
  const { t } = useTranslation('match');
  const dispute = useTournamentChange<{ readonly disputed: string | null }>(
    address.tid,
    (body) => ask(calls.answerReport, { ...ofMatch(address), body }),
    () => t('answer.disputed'),
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: { disputed: '' },
    schema: answerReportPayload,
    toPayload: (typed) => ({ ...typed }),
    send: (sent) => dispute.mutateAsync(sent),
  });
  return (
    <FormElement form={form} className={classes.form}>
      <Textarea label={t('answer.words')} autosize minRows={2} {...form.text('disputed')} />
      <SubmitButton form={form} variant="default">
        {t('answer.dispute')}
      </SubmitButton>
    </FormElement>
  );
}
