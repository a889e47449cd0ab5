import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { withRegion } from '../../../contract/fields.ts';
import { registerClubPayload } from '../../../contract/registrations.ts';
import { DEFAULT_COUNTRY } from '../../../domain/limits.ts';
import { ask } from '../../api.ts';
import fields from '../../forms/fields.module.css';
import { FormCard } from '../../forms/form-card.tsx';
import { SubmitButton } from '../../forms/form-element.tsx';
import { EMPTY_PAGE, PageFields } from '../../forms/page-fields.tsx';
import { RegionField } from '../../forms/region-field.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { authInfoQuery, powersQuery } from '../../queries/account.ts';
import { clubListQuery } from '../../queries/clubs.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import classes from './invite.module.css';
import { useJoining } from './use-joining.ts';
import { returnTo, type WizardProps } from './wizard.ts';

/** By the invitation of an organisation: a club is founded in it, or brought in by one click. */
export function ClubWizard({ invitation, reader, step, onStep }: WizardProps) {
  if (reader.info === null) return <LogInFirst invitation={invitation} />;
  if (step === 0) return <FirstStep invitation={invitation} onNext={() => onStep(1)} />;
  return <FoundingStep invitation={invitation} onBack={() => onStep(0)} />;
}

/** Whoever is not logged in is told so where he logs in, and comes back. */
function LogInFirst({ invitation }: Pick<WizardProps, 'invitation'>) {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  useEffect(() => {
    errorToast(t('loginFirst'));
    void navigate({ to: '/login', search: returnTo(invitation), replace: true });
  }, [t, navigate, invitation]);
  return null;
}

function FirstStep({ invitation, onNext }: Pick<WizardProps, 'invitation'> & { readonly onNext: () => void }) {
  const { t } = useTranslation('invite');
  const navigate = useNavigate();
  const name = invitation.invitername;
  const join = useJoining(
    invitation,
    () => ask(calls.joinOrganization, { body: { invitation_id: invitation.id } }),
    ({ organization_id }) => ({
      said: t('organization.joined', { name }),
      go: () => navigate({ to: '/organization/view/$oid', params: { oid: organization_id } }),
    }),
  );
  return (
    <>
      <p className={classes.step}>{t('club.step', { step: 1, steps: 2 })}</p>
      <p>{t('organization.text', { name })}</p>
      <div className={classes.ways}>
        <Button onClick={onNext}>{t('organization.next')}</Button>
        <Button variant="default" loading={join.isPending} onClick={() => join.mutate()}>
          {t('organization.join')}
        </Button>
      </div>
    </>
  );
}

const schema = withRegion(registerClubPayload.transform(({ club, invitation }) => ({ ...club, invitation })));

function FoundingStep({ invitation, onBack }: Pick<WizardProps, 'invitation'> & { readonly onBack: () => void }) {
  const { t } = useTranslation(['invite', 'clubs']);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initial: { ...EMPTY_PAGE, country: DEFAULT_COUNTRY, id: '', region: '' },
    schema,
    toPayload: (values) => ({ ...values, invitation_id: invitation.id }),
    send: (payload) => ask(calls.foundClub, { body: payload }),
    onSent: async ({ id }, { name }) => {
      toast(t('organization.founded', { name }));
      for (const { queryKey } of [powersQuery, clubListQuery, authInfoQuery])
        void queryClient.invalidateQueries({ queryKey });
      await navigate({ to: '/club/view/$cid', params: { cid: id }, ignoreBlocker: true });
    },
    about: { idTaken: 'id' },
  });
  return (
    <>
      <p className={classes.step}>{t('club.step', { step: 2, steps: 2 })}</p>
      <FormCard title={t('organization.formTitle')} form={form}>
        <div className={fields.grid}>
          <TextInput
            label={t('clubs:manage.details.id')}
            description={t('clubs:manage.details.idHint')}
            required
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('id')}
          />
          <PageFields form={form} />
          <RegionField
            label={t('clubs:manage.details.region')}
            country={form.values.country}
            required
            {...form.field('region')}
          />
        </div>
        <div className={classes.ways}>
          <SubmitButton form={form}>{t('organization.found')}</SubmitButton>
          <Button variant="subtle" onClick={onBack}>
            {t('club.back')}
          </Button>
        </div>
      </FormCard>
    </>
  );
}
