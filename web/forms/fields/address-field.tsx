import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { proposedId } from '../proposed-id.ts';
import type { Form } from '../use-form.tsx';

interface AddressFieldProps {
  readonly form: Form<{ readonly id: string }>;
  /** The label; by default that of a page's id. */
  readonly label?: string;
}

/** Other characters are ignored while typing; an empty field gets a proposed address. */
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
