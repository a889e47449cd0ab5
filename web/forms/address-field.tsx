import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { proposedId } from './proposed-id.ts';
import type { Form } from './use-form.tsx';

interface AddressFieldProps {
  readonly form: Form<{ readonly id: string }>;
  /** What the id is of; without it, of a page. */
  readonly label?: string;
}

/** Other characters are ignored as they are typed; where nothing is left, an address is proposed. */
export function AddressField({ form, label }: AddressFieldProps) {
  const { t } = useTranslation('build');
  return (
    <TextInput
      label={label ?? t('about.id')}
      description={t('about.idHint')}
      {...form.text('id')}
      onChange={({ currentTarget }) => form.set({ id: currentTarget.value.replace(/[^A-Za-z0-9_-]/g, '') })}
      onBlur={() => form.values.id === '' && form.set({ id: proposedId() })}
    />
  );
}
