import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type PasswordFieldProps = Pick<
  PasswordInputProps,
  'label' | 'name' | 'autoComplete' | 'autoFocus' | 'value' | 'error' | 'onChange'
>;

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('ui');
  return (
    <PasswordInput
      required
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
      {...props}
    />
  );
}
