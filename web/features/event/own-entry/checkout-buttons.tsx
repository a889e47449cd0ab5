import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { asId, type EntryId } from '../../../../domain/kernel/ids.ts';
import type { PaymentProvider } from '../../../../domain/payment/provider.ts';
import { parseLanguage } from '../../../../i18n/languages.ts';
import { callApi } from '../../../api.ts';
import { useAmountText } from '../../../app/amount-text.ts';
import fields from '../../../forms/fields.module.css';
import type { EntryCardProps } from './entry-card-props.ts';

interface CheckoutButtonsProps extends EntryCardProps {
  readonly providers: readonly PaymentProvider[];
}

/** One press leaves for the page of the provider, from which the payer comes back to this one. */
export function CheckoutButtons({ token, event, entry, providers }: CheckoutButtonsProps) {
  const { t, i18n } = useTranslation('ownEntry');
  const { amount } = useAmountText(event.currency);
  const checkout = useMutation({
    mutationFn: (provider: PaymentProvider) =>
      callApi(calls.payEntry, {
        token,
        body: { entry: asId<EntryId>(entry.id), provider, language: parseLanguage(i18n.language) },
      }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className={fields.row}>
      {providers.map((provider) => (
        <Button
          key={provider}
          // Until the page of the provider is there, it is on its way.
          loading={(checkout.isPending || checkout.isSuccess) && checkout.variables === provider}
          onClick={() => checkout.mutate(provider)}
        >
          {t(`pay.at.${provider}`, { amount: amount(entry.balance) })}
        </Button>
      ))}
    </div>
  );
}
