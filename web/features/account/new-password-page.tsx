import { Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { newPasswordForm } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { PASSWORD_LENGTH } from '../../../domain/kernel/limits.ts';
import { callApi } from '../../api.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { recoveryTestQuery } from '../../queries/account.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import classes from './login-page.module.css';

/** The page behind the link of a recovery e-mail: a new password, if the code is valid. */
export function NewPasswordPage({ code }: { readonly code: string }) {
  const { t } = useTranslation(['account', 'errors']);
  const { data: test } = useSuspenseQuery(recoveryTestQuery(code));
  return (
    <Page title={t('recover.newTitle')}>
      {test.account === null ? (
        <Stack className={classes.form}>
          <Text role="alert">{t('errors:invalidPasswordRecoveryCode')}</Text>
          <ButtonLink to="/account/recover">{t('recover.again')}</ButtonLink>
        </Stack>
      ) : (
        <NewPasswordForm account={test.account} code={code} />
      )}
    </Page>
  );
}

function NewPasswordForm({ account, code }: { readonly account: string; readonly code: string }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const form = useForm({
    initial: { newPassword: '', again: '' },
    schema: newPasswordForm,
    toPayload: (values) => values,
    send: ({ newPassword }) => callApi(calls.finishRecovery, { body: { account, recoveryCode: code, newPassword } }),
    about: { passwordTooCommon: 'newPassword', passwordIsAName: 'newPassword' },
    onSent: () => {
      toast(t('recover.changed'));
      return navigate({ to: '/login' });
    },
  });
  return (
    <FormElement form={form} className={classes.form}>
      <Stack>
        <Text>{t('recover.for', { account, min: PASSWORD_LENGTH.min })}</Text>
        {/* Lets password managers identify the account. */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        <PasswordField label={t('recover.new')} autoFocus autoComplete="new-password" {...form.text('newPassword')} />
        <PasswordField label={t('recover.newAgain')} autoComplete="new-password" {...form.text('again')} />
        <SubmitButton form={form}>{t('recover.set')}</SubmitButton>
      </Stack>
    </FormElement>
  );
}
