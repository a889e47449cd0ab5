import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { eraseAccountPayload } from '../../../contract/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { ask } from '../../api.ts';
import fields from '../../forms/fields.module.css';
import { FormElement } from '../../forms/form-element.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { changeReader, VISITOR } from '../../session.ts';
import { toast } from '../../ui/toast.ts';
import classes from './settings-page.module.css';

/** The reader erases his account, with the password. Afterwards he is a visitor on the first page. */
export function EraseForm({ account }: { readonly account: string }) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useForm({
    initial: { pwd: '' },
    schema: eraseAccountPayload,
    toPayload: (values) => values,
    send: (body) => ask(calls.eraseAccount, { body }),
    about: { incorrectPassword: 'pwd', managesStill: 'pwd', playsStill: 'pwd', lastOfTopLevel: 'pwd' },
    onSent: async () => {
      // A page for people who are logged in would lead to the log-in.
      await router.navigate({ to: '/', ignoreBlocker: true });
      await changeReader({ queryClient, router }, VISITOR);
      toast(t('erase.done'));
    },
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
