import { Anchor, Button, Checkbox, Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { FidePlayerView } from '../../../contract/accounts/accounts.ts';
import { type InvitationView, registrationForm } from '../../../contract/accounts/registrations.ts';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import { decodeAuthInfo } from '../../../contract/codec/session-user.ts';
import { DEFAULT_COUNTRY, PASSWORD_LENGTH } from '../../../domain/kernel/limits.ts';
import { FIRST_BIRTH_DATE } from '../../../domain/people/birth-date.ts';
import { callApi } from '../../api.ts';
import { switchUser } from '../../app/session.ts';
import { markNewAccount } from '../../app/welcome-mark.ts';
import { DateField } from '../../forms/fields/date-field.tsx';
import { FederationField } from '../../forms/fields/federation-field.tsx';
import { PasswordField } from '../../forms/fields/password-field.tsx';
import { RegionField } from '../../forms/fields/region-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormCard } from '../../forms/form-card.tsx';
import { SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { invitationQuery } from '../../queries/invitations.ts';
import { today } from '../../time/local-time.ts';
import { toast } from '../../ui/feedback/toast.ts';
import classes from './invite.module.css';

interface RegistrationStepProps {
  readonly invitation: InvitationView;
  /** The registrant's data on FIDE's list. */
  readonly player: FidePlayerView | undefined;
  readonly onBack: () => void;
}

const valuesOf = (player: FidePlayerView | undefined) => ({
  username: '',
  firstName: player?.firstName ?? '',
  lastName: player?.lastName ?? '',
  birthDate: '',
  gender: player?.sex ?? null,
  country: player?.federation ?? DEFAULT_COUNTRY,
  region: '',
  email: '',
  password: '',
  again: '',
  agree: false,
});

/** The last step: creates the account and logs it in. */
export function RegistrationStep({ invitation, player, onBack }: RegistrationStepProps) {
  const { t } = useTranslation('invite');
  const register = useRegistration(invitation);
  const form = useForm({
    initial: () => valuesOf(player),
    schema: registrationForm,
    toPayload: (values) => ({
      ...values,
      email: values.email.trim(),
      invitationId: invitation.id,
      ...(player !== undefined && { fideId: player.number, title: player.title, rating: player.rating }),
    }),
    send: register,
    about: {
      usernameExists: 'username',
      birthDateOutOfRange: 'birthDate',
      passwordTooCommon: 'password',
      passwordIsAName: 'password',
    },
  });
  return (
    <>
      <p className={classes.step}>{t('club.step', { step: 3, steps: 3 })}</p>
      <FormCard title={t('club.formTitle')} form={form}>
        <div className={fields.grid}>
          <TextInput
            label={t('club.username')}
            description={t('club.usernameHint')}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('username')}
          />
          <TextInput
            label={t('club.email')}
            description={t('club.emailHint')}
            type="email"
            required
            autoComplete="email"
            {...form.text('email')}
          />
          <TextInput label={t('club.firstName')} required autoComplete="given-name" {...form.text('firstName')} />
          <TextInput label={t('club.lastName')} required autoComplete="family-name" {...form.text('lastName')} />
          <DateField label={t('club.birthDate')} min={FIRST_BIRTH_DATE} max={today()} {...form.field('birthDate')} />
          <Select
            label={t('club.sex')}
            placeholder={t('club.sexNotGiven')}
            clearable
            data={(['M', 'F'] as const).map((value) => ({ value, label: t(`club.sexes.${value}`) }))}
            {...form.field('gender')}
          />
          <FederationField label={t('club.country')} {...form.choice('country')} />
          <RegionField label={t('club.region')} country={form.values.country} required {...form.field('region')} />
          <PasswordField label={t('club.password')} autoComplete="new-password" {...form.text('password')} />
          <PasswordField label={t('club.again')} autoComplete="new-password" {...form.text('again')} />
        </div>
        <p>{t('club.passwordHint', { min: PASSWORD_LENGTH.min })}</p>
        <Checkbox label={t('club.agree')} {...form.toggle('agree')} error={form.field('agree').error} />
        <p>
          <Anchor href="/user-agreement" target="_blank">
            {t('club.agreement')}
          </Anchor>
          {' · '}
          <Anchor href="/privacy-notice" target="_blank">
            {t('club.privacy')}
          </Anchor>
        </p>
        <div className={classes.ways}>
          <SubmitButton form={form}>{t('club.register')}</SubmitButton>
          <Button variant="subtle" onClick={onBack}>
            {t('club.back')}
          </Button>
        </div>
      </FormCard>
    </>
  );
}

/** Creates the account, logs it in and opens the front page. */
function useRegistration(invitation: InvitationView) {
  const { t } = useTranslation('invite');
  const queryClient = useQueryClient();
  const router = useRouter();
  return async ({ again: _, agree: __, ...sent }: CamelKeys<z.input<typeof registrationForm>>) => {
    const made = await callApi(calls.register, { body: { ...sent, logIn: true } }).catch((error: unknown) => {
      // The link may have been deleted meanwhile: the page then says so.
      void queryClient.invalidateQueries({ queryKey: invitationQuery(invitation.id).queryKey });
      throw error;
    });
    const user = decodeAuthInfo(made);
    await switchUser({ queryClient, router }, user, () => {
      // Items of other users have been cleared by now.
      if (user.person !== null) markNewAccount(user.person.account);
      return router.navigate({ to: '/', ignoreBlocker: true });
    });
    toast(t('club.welcome', { name: `${sent.firstName} ${sent.lastName}`, club: invitation.invitername }));
  };
}
