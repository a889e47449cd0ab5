import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeEmailPayload } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { settingsQuery } from '../../queries/settings.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';

interface EmailCardProps {
  readonly account: string;
  readonly email: string | null;
}

/** Changes the e-mail address, with the password, as that mailbox can recover the account. */
export function EmailCard({ account, email }: EmailCardProps) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { newEmail: '', pwd: '' },
    schema: changeEmailPayload,
    toPayload: ({ newEmail, pwd }) => ({ newEmail: newEmail.trim(), pwd }),
    send: (body) => callApi(calls.changeEmail, { body }),
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
        {/* Lets password managers identify the account. */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <div className={fields.grid}>
          <TextInput label={t('email.new')} type="email" required autoComplete="email" {...form.text('newEmail')} />
          <PasswordField label={t('email.password')} autoComplete="current-password" {...form.text('pwd')} />
        </div>
        <div>
          <SubmitButton form={form}>{t('email.change')}</SubmitButton>
        </div>
      </FormElement>
    </Card>
  );
}
