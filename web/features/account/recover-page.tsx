import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recoverForm } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import classes from './login-page.module.css';

/** Requests an e-mail with a link to set a new password. */
export function RecoverPage() {
  const { t } = useTranslation('account');
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    initial: { email: '' },
    schema: recoverForm,
    toPayload: (values) => ({ email: values.email.trim() }),
    send: ({ email }) => callApi(calls.askRecovery, { email }),
    onSent: () => setAsked(true),
  });
  return (
    <Page title={t('recover.title')}>
      {isAsked ? (
        <Stack className={classes.form}>
          <Text role="status">{t('recover.sent')}</Text>
          <Text>{t('recover.notComing')}</Text>
          <ButtonLink to="/login" variant="default">
            {t('recover.toLogIn')}
          </ButtonLink>
        </Stack>
      ) : (
        <FormElement form={form} className={classes.form}>
          <Stack>
            <Text>{t('recover.lead')}</Text>
            <TextInput
              label={t('recover.email')}
              type="email"
              required
              autoFocus
              autoComplete="email"
              {...form.text('email')}
            />
            <SubmitButton form={form}>{t('recover.ask')}</SubmitButton>
          </Stack>
        </FormElement>
      )}
    </Page>
  );
}
