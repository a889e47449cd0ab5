import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import { get, post } from '../../api.ts';
import { changeReader } from '../../session.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './login-page.module.css';

/** User name and password; then back to where the reader came from. */
export function LoginPage({ returnTo }: { readonly returnTo: string | undefined }) {
  const { t } = useTranslation(['account', 'ui', 'common']);
  const errorText = useErrorText();
  const logIn = useLogIn(returnTo);
  const [tried, setTried] = useState(false);
  const [fields, setFields] = useState({ id: '', password: '' });
  const [explained, explanation] = useDisclosure();
  const missing = (value: string) => (tried && value === '' ? t('ui:required') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fields.id !== '' && fields.password !== '') logIn.mutate(fields);
  };
  return (
    <Page title={t('logInTitle')}>
      <form onSubmit={submit} noValidate className={classes.form}>
        <Stack>
          {logIn.error !== null && (
            <div role="alert" className={classes.refused}>
              {errorText(logIn.error)}
            </div>
          )}
          <TextInput
            label={t('userId')}
            required
            autoFocus
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={fields.id}
            error={missing(fields.id)}
            onChange={(event) => setFields({ ...fields, id: event.currentTarget.value })}
          />
          <PasswordInput
            label={t('password')}
            required
            autoComplete="current-password"
            value={fields.password}
            error={missing(fields.password)}
            visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
            onChange={(event) => setFields({ ...fields, password: event.currentTarget.value })}
          />
          <Button type="submit" loading={logIn.isPending}>
            {t('logIn')}
          </Button>
          <Button variant="subtle" onClick={explanation.open}>
            {t('noAccount')}
          </Button>
        </Stack>
      </form>
      <Modal
        opened={explained}
        onClose={explanation.close}
        title={t('noAccountTitle')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
        centered
      >
        <Text>{t('noAccountText')}</Text>
      </Modal>
    </Page>
  );
}

function useLogIn(returnTo: string | undefined) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return useMutation({
    meta: { silent: true },
    mutationFn: async (fields: { readonly id: string; readonly password: string }) => {
      await post('/s/account/login', fields);
      return get<AuthInfo>('/s/account/auth-info');
    },
    onSuccess: async (reader) => {
      await changeReader({ queryClient, router }, reader, () =>
        arrival(router, () => {
          if (returnTo !== undefined) router.history.replace(returnTo);
          else if (canGoBack) router.history.back();
          else void router.navigate({ to: '/' });
        }),
      );
      if (reader.info !== null) toast(t('welcome', { name: reader.info.name }));
    },
  });
}

/** Goes to another page and waits until it is shown. */
function arrival(router: ReturnType<typeof useRouter>, go: () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop();
      resolve();
    });
    go();
  });
}
