import { Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { setupPayload } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { decodeAuthInfo } from '../../../contract/codec/session-user.ts';
import { PASSWORD_LENGTH } from '../../../domain/kernel/limits.ts';
import { callApi } from '../../api.ts';
import { switchUser } from '../../app/session.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { setupQuery } from '../../queries/account.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import classes from './login-page.module.css';

/** Creates the first account of a new server: the operator's code makes the administrator, once. */
export function SetupPage() {
  const { t } = useTranslation(['account', 'errors']);
  const { data: setup } = useSuspenseQuery(setupQuery);
  return (
    <Page title={t('setup.title')}>
      {setup.open ? (
        <SetupForm />
      ) : (
        <Stack className={classes.form}>
          <Text>{t('setup.closed')}</Text>
          <ButtonLink to="/login">{t('recover.toLogIn')}</ButtonLink>
        </Stack>
      )}
    </Page>
  );
}

function SetupForm() {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useForm({
    initial: { code: '', username: '', firstName: '', lastName: '', email: '', password: '' },
    schema: setupPayload,
    toPayload: (values) => ({ ...values, code: values.code.trim(), email: values.email.trim() }),
    send: async (body) => decodeAuthInfo(await callApi(calls.setUp, { body })),
    about: {
      invalidSetupCode: 'code',
      usernameExists: 'username',
      passwordTooCommon: 'password',
      passwordIsAName: 'password',
    },
    onSent: async (user) => {
      await switchUser({ queryClient, router }, user, () => router.navigate({ to: '/', replace: true }));
      if (user.person !== null) toast(t('welcome', { name: user.person.name }));
    },
  });
  return (
    <FormElement form={form} className={classes.form}>
      <Stack>
        <Text>{t('setup.lead')}</Text>
        <TextInput
          label={t('setup.code')}
          required
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text('code')}
        />
        <TextInput
          label={t('userId')}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text('username')}
        />
        <TextInput label={t('setup.firstName')} required autoComplete="given-name" {...form.text('firstName')} />
        <TextInput label={t('setup.lastName')} required autoComplete="family-name" {...form.text('lastName')} />
        <TextInput label={t('setup.email')} type="email" autoComplete="email" {...form.text('email')} />
        <Text size="sm" c="dimmed">
          {t('setup.length', { min: PASSWORD_LENGTH.min })}
        </Text>
        <PasswordField label={t('password')} autoComplete="new-password" {...form.text('password')} />
        <SubmitButton form={form}>{t('setup.make')}</SubmitButton>
      </Stack>
    </FormElement>
  );
}
