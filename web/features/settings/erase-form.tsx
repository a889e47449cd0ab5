import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { eraseAccountPayload } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { endSession } from '../../app/session.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import classes from './settings-page.module.css';

/** Erases the account, with the password; the user is then a visitor on the front page. */
export function EraseForm({ account }: { readonly account: string }) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useForm({
    initial: { pwd: '' },
    schema: eraseAccountPayload,
    toPayload: (values) => values,
    send: (body) => endSession({ queryClient, router }, () => callApi(calls.eraseAccount, { body })),
    about: { incorrectPassword: 'pwd', managesStill: 'pwd', playsStill: 'pwd', lastOfTopLevel: 'pwd' },
    onSent: () => toast(t('erase.done')),
  });
  return (
    <FormElement form={form} className={`${fields.stack} ${classes.narrow}`}>
      <Text>{t('erase.stays')}</Text>
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <PasswordField label={t('erase.password')} autoComplete="current-password" {...form.text('pwd')} />
      <div>
        <Button type="submit" color="brick" loading={form.isSending}>
          {t('erase.erase')}
        </Button>
      </div>
    </FormElement>
  );
}
