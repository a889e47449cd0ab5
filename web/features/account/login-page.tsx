import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { decodeAuthInfo, type SessionUser } from '../../../contract/codec/session-user.ts';
import { callApi } from '../../api.ts';
import { chooseHelp, helpWanted } from '../../app/help.ts';
import { switchUser } from '../../app/session.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { useIdleImport } from '../../forms/use-idle-import.ts';
import { useErrorText } from '../../ui/feedback/error-text.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import classes from './login-page.module.css';
import { PasskeyButton } from './passkey-button.tsx';

/** Loaded lazily, as the schema is too heavy for the first load. */
const loginSchema = async () => (await import('../../../contract/accounts/accounts.ts')).loginPayload;

const PASSWORD = 'password';

/** User name and password; then returns to where the user came from. */
export function LoginPage({ returnTo }: { readonly returnTo: string | undefined }) {
  const { t } = useTranslation(['account', 'common']);
  const errorText = useErrorText();
  const arrive = useArrival(returnTo);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [explained, explanation] = useDisclosure();
  const schema = useIdleImport(loginSchema);
  const form = useForm({
    initial: { id: '', password: '' },
    schema,
    toPayload: (values) => values,
    send: async (fields) => {
      setRefusal(null);
      await callApi(calls.logIn, { body: fields });
      return decodeAuthInfo(await callApi(calls.authInfo));
    },
    onSent: arrive,
    onRefused: (error) => {
      setRefusal(error);
      // Most often the password is wrong: what is typed next replaces it.
      form.element.current?.querySelector<HTMLInputElement>(`[name="${PASSWORD}"]`)?.select();
    },
  });
  return (
    <Page title={t('logInTitle')}>
      <FormElement form={form} className={classes.form}>
        <Stack>
          {refusal !== null && (
            <div role="alert" className={classes.refused}>
              {errorText(refusal)}
            </div>
          )}
          <TextInput
            label={t('userId')}
            required
            autoFocus
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('id')}
          />
          <PasswordField
            label={t('password')}
            name={PASSWORD}
            autoComplete="current-password"
            {...form.text('password')}
          />
          <SubmitButton form={form}>{t('logIn')}</SubmitButton>
          <PasskeyButton onArrived={arrive} onRefused={setRefusal} />
          <ButtonLink to="/account/recover" variant="subtle">
            {t('forgotten')}
          </ButtonLink>
          <Button variant="subtle" onClick={explanation.open}>
            {t('noAccount')}
          </Button>
        </Stack>
      </FormElement>
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

/** Switches to the user who has logged in, on the page that they came for. */
function useArrival(returnTo: string | undefined) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return async (user: SessionUser) => {
    if (user.person !== null && user.showHelpText !== helpWanted()) chooseHelp(user.showHelpText);
    await switchUser({ queryClient, router }, user, () =>
      arrival(router, () => {
        if (user.mustChangePassword)
          void router.navigate({ to: '/account/first-password', search: { path: returnTo ?? '/' }, replace: true });
        else if (returnTo !== undefined) router.history.replace(returnTo);
        else if (canGoBack) router.history.back();
        else void router.navigate({ to: '/' });
      }),
    );
    if (user.person !== null) toast(t('welcome', { name: user.person.name }));
  };
}

/** Navigates, and resolves when the new page is shown. */
function arrival(router: ReturnType<typeof useRouter>, go: () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop();
      resolve();
    });
    go();
  });
}
