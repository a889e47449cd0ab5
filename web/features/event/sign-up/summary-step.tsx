import { Alert, Button, Checkbox } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventView, PARTY_MAX } from '../../../../contract/event/entries.ts';
import { useAmountText } from '../../../app/amount-text.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { entryName } from '../fields/entry-values.ts';
import { RefundRules } from '../refund-rules.tsx';
import { groupsQueryOf } from '../use-groups.ts';
import classes from './sign-up.module.css';
import type { ReadyEntry, SignUp } from './use-sign-up.ts';

interface SummaryStepProps {
  readonly event: EventView;
  readonly signUp: SignUp;
  readonly onAnother: () => void;
}

/** What is sent, what it costs, and the terms. */
export function SummaryStep({ event, signUp, onAnother }: SummaryStepProps) {
  const { t } = useTranslation('signUp');
  const { t: errors } = useTranslation('errors');
  const errorText = useErrorText();
  const { amount } = useAmountText(event.currency);
  const { entries, form, refusal } = signUp;
  const fees = useFees(event, entries);
  const total = fees.reduce((sum, fee) => sum + fee, 0);
  const hasMinor = entries.some(({ isMinor }) => isMinor);
  const isOwn = form.values.source === 'own';
  const count = entries.reduce((sum, { groups }) => sum + groups.length, 0);
  const [accepts, setAccepts] = useState(false);
  const [hasWord, setHasWord] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isAgreed = (total === 0 || accepts) && (!hasMinor || hasWord);
  const missing = (given: boolean) => isAsked && !given && errors('termsNotAccepted');
  return (
    <section aria-labelledby="send" className={classes.part}>
      <h2 id="send" tabIndex={-1}>
        {t('summary.title')}
      </h2>
      <ul className={classes.entries}>
        {entries.map((entry, at) => (
          <li key={[nameOf(entry), entry.values.birthYear, ...entry.groups].join(' ')} className={classes.entry}>
            <EntryRow event={event} entry={entry} fee={fees[at] ?? 0} />
            <div className={classes.rowButtons}>
              <Button
                variant="subtle"
                px="xs"
                aria-label={t('changeFor', { name: nameOf(entry) })}
                onClick={() => signUp.edit(at)}
              >
                {t('change')}
              </Button>
              {entries.length > 1 && (
                <Button
                  variant="subtle"
                  px="xs"
                  aria-label={t('removeFor', { name: nameOf(entry) })}
                  onClick={() => signUp.remove(at)}
                >
                  {t('remove')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {entries.length > 1 && total > 0 && (
        <p className={classes.total}>
          {t('summary.total')}: <strong>{amount(total)}</strong>
        </p>
      )}
      {!isOwn && count < PARTY_MAX && (
        <div>
          <Button variant="default" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
      )}
      {total > 0 && (
        <Card title={t('summary.terms')}>
          <p>{t(event.mustPay === 'beforeEntered' ? 'summary.payFirst' : 'summary.payLater')}</p>
          <RefundRules event={event} />
        </Card>
      )}
      <Card title={t('summary.data')}>
        <p>{t('summary.dataWho', { organiser: event.organiser.name })}</p>
        <p>{t('summary.dataShown')}</p>
        <p>{t('summary.dataKept')}</p>
      </Card>
      {total > 0 && (
        <Checkbox
          label={t('summary.acceptTerms')}
          required
          checked={accepts}
          error={missing(accepts)}
          onChange={({ currentTarget }) => setAccepts(currentTarget.checked)}
        />
      )}
      {hasMinor && (
        <Checkbox
          label={t('summary.guardianWord')}
          required
          checked={hasWord}
          error={missing(hasWord)}
          onChange={({ currentTarget }) => setHasWord(currentTarget.checked)}
        />
      )}
      <p className={classes.soft}>{t('summary.read')}</p>
      {refusal !== null && (
        <Alert color="brick" variant="outline" role="alert" className={classes.alert}>
          {errorText(refusal)}
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={form.isSending}
        onClick={(press) => {
          setAsked(true);
          if (!isAgreed) press.preventDefault();
        }}
      >
        {t('summary.send', { count })}
      </Button>
    </section>
  );
}

const nameOf = ({ values }: ReadyEntry): string => entryName(values);

interface EntryRowProps {
  readonly event: EventView;
  readonly entry: ReadyEntry;
  readonly fee: number;
}

function EntryRow({ event, entry, fee }: EntryRowProps) {
  const { t } = useTranslation('signUp');
  const { amount } = useAmountText(event.currency);
  const names = event.groups.filter(({ code }) => entry.groups.includes(code)).map(({ name }) => name);
  const { club, email, guardianEmail } = entry.values;
  const facts = [
    event.groups.length > 1 ? names.join(', ') : '',
    club.trim(),
    fee > 0 ? amount(fee) : t('summary.noFee'),
  ];
  return (
    <div className={classes.player}>
      <strong>{nameOf(entry)}</strong>
      <span>{facts.filter((text) => text !== '').join(' · ')}</span>
      <span className={classes.soft}>{email || guardianEmail}</span>
    </div>
  );
}

/** The fee of each player in all groups that were chosen. */
function useFees(event: EventView, entries: readonly ReadyEntry[]): readonly number[] {
  const answers = useQueries({ queries: entries.map(({ values }) => groupsQueryOf(event.id, values)) });
  return entries.map(({ groups }, at) =>
    (answers[at]?.data?.groups ?? [])
      .filter(({ code }) => groups.includes(code))
      .reduce((sum, { fee }) => sum + fee, 0),
  );
}
