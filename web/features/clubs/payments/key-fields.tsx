import { PasswordInput, Select } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_MODES, type PaymentMode } from '../../../../domain/payment/provider.ts';

interface KeyFieldProps {
  readonly label: string;
  readonly description?: string;
  /** Not for keys that are stored: empty keeps them. */
  readonly required: boolean;
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** A key of the provider. Browsers must not take it for a password of this site. */
export function KeyField(props: KeyFieldProps) {
  const { t } = useTranslation('ui');
  return (
    <PasswordInput
      autoComplete="off"
      spellCheck={false}
      data-1p-ignore
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      {...props}
    />
  );
}

interface ModeFieldProps {
  readonly value: PaymentMode;
  readonly error: ReactNode;
  readonly onChange: (next: PaymentMode | null) => void;
}

export function ModeField(props: ModeFieldProps) {
  const { t } = useTranslation('payments');
  const data = PAYMENT_MODES.map((value) => ({ value, label: t(`modes.${value}`) }));
  return <Select label={t('mode')} allowDeselect={false} data={data} {...props} />;
}
