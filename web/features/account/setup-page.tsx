import { Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { setupPayload } from '../../../contract/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { PASSWORD_LENGTH } from '../../../domain/limits.ts';
import { ask } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { setupQuery } from '../../queries/account.ts';
import { changeReader } from '../../session.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './login-page.module.css';

/** The first account of a new server: the operator's code makes the administrator, once. */
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
    initial: { code: '', username: '', first_name: '', last_name: '', email: '', password: '' },
    schema: setupPayload,
    toPayload: (values) => ({ ...values, code: values.code.trim(), email: values.email.trim() }),
    send: (body) => ask(calls.setUp, { body }),
    about: {
      invalidSetupCode: 'code',
      usernameExists: 'username',
      passwordTooCommon: 'password',
      passwordIsAName: 'password',
    },
    onSent: async (reader) => {
      await changeReader({ queryClient, router }, reader, () => router.navigate({ to: '/', replace: true }));
      if (reader.info !== null) toast(t('welcome', { name: reader.info.name }));
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
        <TextInput label={t('setup.firstName')} required autoComplete="given-name" {...form.text('first_name')} />
        <TextInput label={t('setup.lastName')} required autoComplete="family-name" {...form.text('last_name')} />
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
