import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { ask } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { useLater } from '../../forms/use-later.ts';
import { chooseHelp, helpWanted } from '../../help.ts';
import { changeReader } from '../../session.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './login-page.module.css';
import { PasskeyButton } from './passkey-button.tsx';

/** Checks what is typed; too heavy to be waited for before anything is. */
const loginSchema = async () => (await import('../../../contract/accounts.ts')).loginPayload;

/** User name and password; then back to where the reader came from. */
export function LoginPage({ returnTo }: { readonly returnTo: string | undefined }) {
  const { t } = useTranslation(['account', 'common']);
  const errorText = useErrorText();
  const arrive = useArrival(returnTo);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [explained, explanation] = useDisclosure();
  const schema = useLater(loginSchema);
  const form = useForm({
    initial: { id: '', password: '' },
    schema,
    toPayload: (values) => values,
    send: async (fields) => {
      setRefusal(null);
      await ask(calls.logIn, { body: fields });
      return ask(calls.authInfo);
    },
    onSent: arrive,
    onRefused: setRefusal,
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
          <PasswordField label={t('password')} autoComplete="current-password" {...form.text('password')} />
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

/** Makes the reader the one who has logged in, on the page that he came for. */
function useArrival(returnTo: string | undefined) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return async (reader: AuthInfo) => {
    if (reader.info !== null && reader.info.show_help_text !== helpWanted()) chooseHelp(reader.info.show_help_text);
    await changeReader({ queryClient, router }, reader, () =>
      arrival(router, () => {
        if (reader.info?.must_change_password === true)
          void router.navigate({ to: '/account/first-password', search: { path: returnTo ?? '/' }, replace: true });
        else if (returnTo !== undefined) router.history.replace(returnTo);
        else if (canGoBack) router.history.back();
        else void router.navigate({ to: '/' });
      }),
    );
    if (reader.info !== null) toast(t('welcome', { name: reader.info.name }));
  };
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
