import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { stripeConnection } from '../../../../contract/payments/connections.ts';
import type { PaymentMode } from '../../../../domain/payment/provider.ts';
import { callApi } from '../../../api.ts';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { connectionsQuery } from '../../../queries/payments.ts';
import { useRenewal } from '../../../queries/use-change.ts';
import { CopyButton } from '../../../ui/feedback/copy-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import type { ConnectionProps } from './connection-card.tsx';
import { KeyField, ModeField } from './key-fields.tsx';

/** What the webhook at Stripe has to be told of: the events that change the state of a payment. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
] as const;

const NO_KEYS = { secretKey: '', webhookSecret: '' };

/** The keys of a host's account with Stripe. The host makes the webhook, at an address that is known after saving. */
export function StripeForm({ host, stored }: ConnectionProps) {
  const { t } = useTranslation('payments');
  const renew = useRenewal([connectionsQuery(host).queryKey]);
  const mode: PaymentMode = stored?.mode ?? 'test';
  const form = useForm({
    initial: { mode, ...NO_KEYS },
    schema: stripeConnection,
    toPayload: (values) => ({ provider: 'stripe', ...values }),
    send: (body) => callApi(calls.savePaymentConnection, { ...host, body }),
    about: { keyOfOtherMode: 'secretKey', keysMissing: 'secretKey' },
    onSent: async () => {
      toast(t('saved', { provider: t('providers.stripe') }));
      form.set(NO_KEYS);
      await renew();
    },
  });
  return (
    <FormElement form={form} className={fields.stack}>
      <div className={fields.grid}>
        <ModeField {...form.choice('mode')} />
        <KeyField
          label={t('stripe.secretKey')}
          description={t('stripe.secretKeyHint')}
          required={stored === undefined}
          {...form.text('secretKey')}
        />
        <KeyField
          label={t('stripe.webhookSecret')}
          description={t('stripe.webhookSecretHint')}
          required={false}
          {...form.text('webhookSecret')}
        />
      </div>
      <Hint>{stored === undefined ? t('safe') : `${t('kept')} ${t('safe')}`}</Hint>
      {stored !== undefined && <Webhook url={stored.webhookUrl} />}
      <div>
        <SubmitButton form={form}>{t('save')}</SubmitButton>
      </div>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}

function Webhook({ url }: { readonly url: string }) {
  const { t } = useTranslation('payments');
  const words = { copy: t('copy.copy'), copied: t('copy.copied'), hint: t('copy.hint') };
  return (
    <section aria-label={t('stripe.webhookTitle')} className={fields.stack}>
      <Hint>{t('stripe.webhookText')}</Hint>
      <code>{url}</code>
      <div>
        <CopyButton value={url} words={words} />
      </div>
      <code>{EVENTS.join(', ')}</code>
    </section>
  );
}
