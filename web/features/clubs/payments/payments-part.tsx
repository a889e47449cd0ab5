import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import fields from '../../../forms/fields.module.css';
import { connectionsQuery, type PaymentHost } from '../../../queries/payments.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { StripeForm } from './stripe-form.tsx';
import { VippsForm } from './vipps-form.tsx';

/** The accounts of a host with payment providers (PY-5). */
export function PaymentsPart({ host }: { readonly host: PaymentHost }) {
  const { t } = useTranslation('payments');
  const { data } = useSuspenseQuery(connectionsQuery(host));
  return (
    <div className={fields.stack}>
      <Hint>{t('lead')}</Hint>
      {data.offered.map((provider) => {
        const stored = data.connections.find((connection) => connection.provider === provider);
        const Form = provider === 'stripe' ? StripeForm : VippsForm;
        return (
          <ConnectionCard key={provider} host={host} provider={provider} stored={stored}>
            <Form key={stored?.lastFour} host={host} stored={stored} />
          </ConnectionCard>
        );
      })}
    </div>
  );
}
