import { Button, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newPasskeyForm, type OwnPasskey } from '../../../contract/accounts/passkeys.ts';
import * as calls from '../../../contract/calls.ts';
import { callApi } from '../../api.ts';
import { useFormat } from '../../app/format.ts';
import { canUsePasskeys, hasGivenUp } from '../../device/passkeys.ts';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { passkeysQuery } from '../../queries/settings.ts';
import { showError } from '../../ui/feedback/error-banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card, Hint } from '../../ui/layout/card.tsx';
import classes from './settings-page.module.css';

/** The user's passkeys: a fingerprint, a face or a key instead of the password. */
export function PasskeysCard({ account }: { readonly account: string }) {
  const { t } = useTranslation('settings');
  const { data: passkeys } = useSuspenseQuery(passkeysQuery);
  return (
    <Card title={t('passkeys.title')}>
      <Text mb="sm">{t('passkeys.lead')}</Text>
      {passkeys.length > 0 && (
        <ul className={classes.sessions}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? <NewPasskey account={account} /> : <Text c="dimmed">{t('passkeys.notHere')}</Text>}
    </Card>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsed } }: { readonly passkey: OwnPasskey }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi(calls.removePasskey, { passkey: id }),
    onSuccess: () => toast(t('passkeys.removed', { name })),
    // Also where the passkey was already removed.
    onSettled: () => queryClient.invalidateQueries(passkeysQuery),
  });
  const since = format.date(createdAt);
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device}>{name}</p>
        <Hint>
          {lastUsed === null
            ? t('passkeys.unused', { since })
            : t('passkeys.since', { since, used: format.moment(lastUsed) })}
        </Hint>
      </div>
      <Button
        variant="default"
        aria-label={t('passkeys.removeLabel', { name })}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}

function NewPasskey({ account }: { readonly account: string }) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { name: '', pwd: '' },
    schema: newPasskeyForm,
    toPayload: (values) => values,
    send: async ({ name, pwd }) => (await import('../../device/passkeys-now.ts')).addPasskey({ name, pwd }),
    about: { incorrectPassword: 'pwd', tooManyPasskeys: 'name', passkeyKnown: 'name' },
    onRefused: (error) => {
      if (!hasGivenUp(error)) showError(error);
    },
    onSent: () => {
      toast(t('passkeys.added'));
      return queryClient.invalidateQueries(passkeysQuery);
    },
    startsAgain: true,
  });
  return (
    <FormElement form={form} className={fields.stack}>
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <div className={fields.grid}>
        <TextInput
          label={t('passkeys.name')}
          placeholder={t('passkeys.nameExample')}
          required
          autoComplete="off"
          {...form.text('name')}
        />
        <PasswordField label={t('passkeys.password')} autoComplete="current-password" {...form.text('pwd')} />
      </div>
      <div>
        <SubmitButton form={form}>{t('passkeys.add')}</SubmitButton>
      </div>
    </FormElement>
  );
}
