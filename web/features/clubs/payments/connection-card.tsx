import { Alert, Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { ConnectionView } from '../../../../contract/payments/connections.ts';
import { callApi } from '../../../api.ts';
import fields from '../../../forms/fields.module.css';
import { connectionsQuery, type PaymentHost } from '../../../queries/payments.ts';
import { useChange } from '../../../queries/use-change.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { Card, Hint } from '../../../ui/layout/card.tsx';

export interface ConnectionProps {
  readonly host: PaymentHost;
  /** Undefined while the host has not connected the provider. */
  readonly stored: ConnectionView | undefined;
}

interface ConnectionCardProps extends ConnectionProps {
  readonly provider: ConnectionView['provider'];
  readonly children: ReactNode;
}

/** The state of a connection with its form, its test, and its removal. */
export function ConnectionCard({ host, provider, stored, children }: ConnectionCardProps) {
  const { t } = useTranslation('payments');
  const name = t(`providers.${provider}`);
  return (
    <Card title={name}>
      <div className={fields.stack}>
        {stored?.state === 'off' && (
          <Alert color="brick" variant="outline" role="alert" title={t('offTitle', { provider: name })}>
            {t('offText', { provider: name })}
          </Alert>
        )}
        <p role="status">
          {stored === undefined
            ? t('none')
            : `${t(`states.${stored.state}`)} ${t(`modes.${stored.mode}`)}. ${t('key', { lastFour: stored.lastFour })}`}
        </p>
        {children}
        {stored !== undefined && <ConnectionActions host={host} provider={provider} />}
      </div>
    </Card>
  );
}

function ConnectionActions({ host, provider }: Pick<ConnectionCardProps, 'host' | 'provider'>) {
  const { t } = useTranslation('payments');
  const [isLeaving, setLeaving] = useState(false);
  const name = t(`providers.${provider}`);
  const renews = [connectionsQuery(host).queryKey];
  const path = { ...host, provider };
  const test = useChange(() => callApi(calls.testPaymentConnection, path), {
    renews,
    message: () => t('tested', { provider: name }),
  });
  const remove = useChange(() => callApi(calls.deletePaymentConnection, path), {
    renews,
    message: () => t('removed', { provider: name }),
  });
  return (
    <>
      <Hint>{t('testHint')}</Hint>
      <div className={fields.buttons}>
        <Button
          variant="default"
          aria-label={t('testFor', { provider: name })}
          loading={test.isPending}
          onClick={() => test.mutate()}
        >
          {t('test')}
        </Button>
        <Button
          variant="subtle"
          color="brick"
          aria-label={t('removeFor', { provider: name })}
          onClick={() => setLeaving(true)}
        >
          {t('remove')}
        </Button>
      </div>
      <Confirm
        opened={isLeaving}
        question={t('removeQuestion', { provider: name })}
        consequence={t('removeLoses', { provider: name })}
        action={t('remove')}
        destructive
        onConfirm={() => remove.mutate()}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
