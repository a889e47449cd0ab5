import { Button, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { answerReportPayload } from '../../../contract/tournament/matches.ts';
import { type AccountId, asId } from '../../../domain/kernel/ids.ts';
import { callApi } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { ofMatch } from '../../queries/match.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import classes from './match.module.css';
import type { MatchProps } from './match-props.ts';

/** The other captain confirms the last report, or objects to it. */
export function AnswerReport({ address, day }: MatchProps) {
  const { t } = useTranslation('match');
  const confirm = useTournamentChange(
    address.tid,
    () => callApi(calls.answerReport, { ...ofMatch(address), body: { disputed: null, expected: seenReport(day) } }),
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
      <DisputeForm address={address} day={day} />
    </Card>
  );
}

/** The report being answered, as another may have replaced it meanwhile. */
const seenReport = ({ reports }: MatchProps['day']) =>
  reports.at(-1)?.boards.map(({ white, black, ...board }) => ({
    ...board,
    white: white === null ? null : asId<AccountId>(white),
    black: black === null ? null : asId<AccountId>(black),
  }));

function DisputeForm({ address, day }: Pick<MatchProps, 'address' | 'day'>) {
  const { t } = useTranslation('match');
  const dispute = useTournamentChange<{ readonly disputed: string | null }>(
    address.tid,
    (body) => callApi(calls.answerReport, { ...ofMatch(address), body: { ...body, expected: seenReport(day) } }),
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
