import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeEmailPayload } from '../../../contract/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { ask } from '../../api.ts';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { settingsQuery } from '../../queries/settings.ts';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';

interface EmailCardProps {
  readonly account: string;
  readonly email: string | null;
}

/** Another e-mail address, with the password: whoever reads that mail can open the account. */
export function EmailCard({ account, email }: EmailCardProps) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { new_email: '', pwd: '' },
    schema: changeEmailPayload,
    toPayload: ({ new_email, pwd }) => ({ new_email: new_email.trim(), pwd }),
    send: (body) => ask(calls.changeEmail, { body }),
    about: { incorrectPassword: 'pwd' },
    onSent: () => {
      toast(t('email.changed'));
      return queryClient.invalidateQueries(settingsQuery);
    },
    startsAgain: true,
  });
  return (
    <Card title={t('email.title')}>
      <FormElement form={form} className={fields.stack}>
        <Text>{email ? t('email.is', { email }) : t('email.none')}</Text>
        {/* Tells a keeper of passwords whose password this is. */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <div className={fields.grid}>
          <TextInput label={t('email.new')} type="email" required autoComplete="email" {...form.text('new_email')} />
          <PasswordField label={t('email.password')} autoComplete="current-password" {...form.text('pwd')} />
        </div>
        <div>
          <SubmitButton form={form}>{t('email.change')}</SubmitButton>
        </div>
      </FormElement>
    </Card>
  );
}
