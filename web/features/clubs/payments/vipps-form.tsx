import { Checkbox, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { vippsConnection } from '../../../../contract/payments/connections.ts';
import { CAPTURE_TIMES, type CaptureTime, type PaymentMode } from '../../../../domain/payment/provider.ts';
import { callApi } from '../../../api.ts';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { connectionsQuery } from '../../../queries/payments.ts';
import { useRenewal } from '../../../queries/use-change.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Hint } from '../../../ui/layout/card.tsx';
import type { ConnectionProps } from './connection-card.tsx';
import { KeyField, ModeField } from './key-fields.tsx';

const NO_KEYS = { clientId: '', clientSecret: '', subscriptionKey: '', merchantSerialNumber: '' };

interface Values extends Readonly<typeof NO_KEYS> {
  readonly mode: PaymentMode;
  readonly capture: CaptureTime;
  /** Vipps has agreed to captures before the first day (PY-8). */
  readonly isAgreed: boolean;
}

/** The keys of a host's sales unit with Vipps MobilePay, and when reserved money is taken. */
export function VippsForm({ host, stored }: ConnectionProps) {
  const { t } = useTranslation('payments');
  const renew = useRenewal([connectionsQuery(host).queryKey]);
  const capture = stored?.capture ?? 'atStart';
  const initial: Values = { mode: stored?.mode ?? 'test', capture, isAgreed: capture === 'whenPlaced', ...NO_KEYS };
  const form = useForm({
    initial,
    schema: vippsConnection,
    toPayload: ({ isAgreed, ...values }) => ({
      provider: 'vipps',
      ...values,
      capture: isAgreed ? values.capture : 'atStart',
    }),
    send: (body) => callApi(calls.savePaymentConnection, { ...host, body }),
    about: { keysMissing: 'clientId' },
    onSent: async () => {
      toast(t('saved', { provider: t('providers.vipps') }));
      form.set(NO_KEYS);
      await renew();
    },
  });
  const isNew = stored === undefined;
  return (
    <FormElement form={form} className={fields.stack}>
      <Hint>{t('vipps.keysHint')}</Hint>
      <div className={fields.grid}>
        <ModeField {...form.choice('mode')} />
        <KeyField label={t('vipps.clientId')} required={isNew} {...form.text('clientId')} />
        <KeyField label={t('vipps.clientSecret')} required={isNew} {...form.text('clientSecret')} />
        <KeyField label={t('vipps.subscriptionKey')} required={isNew} {...form.text('subscriptionKey')} />
        <TextInput
          label={t('vipps.merchantSerialNumber')}
          inputMode="numeric"
          required={isNew}
          {...form.text('merchantSerialNumber')}
        />
      </div>
      <Hint>{isNew ? t('safe') : `${t('kept')} ${t('safe')}`}</Hint>
      <Checkbox label={t('vipps.agreed')} {...form.toggle('isAgreed')} />
      <Select
        label={t('vipps.capture')}
        description={t('vipps.captureHint')}
        allowDeselect={false}
        disabled={!form.values.isAgreed}
        data={CAPTURE_TIMES.map((value) => ({ value, label: t(`vipps.captures.${value}`) }))}
        {...form.choice('capture')}
        value={form.values.isAgreed ? form.values.capture : 'atStart'}
      />
      <div>
        <SubmitButton form={form}>{t('save')}</SubmitButton>
      </div>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}
