import { Button, Select, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerClubPayload } from '../../../contract/accounts/registrations.ts';
import * as calls from '../../../contract/calls.ts';
import { withRegion } from '../../../contract/http/fields.ts';
import type { Person } from '../../../domain/access/actor.ts';
import { can } from '../../../domain/access/policy.ts';
import { DEFAULT_COUNTRY } from '../../../domain/kernel/limits.ts';
import { callApi } from '../../api.ts';
import { EMPTY_PAGE, PageFields } from '../../forms/fields/page-fields.tsx';
import { RegionField } from '../../forms/fields/region-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormCard } from '../../forms/form-card.tsx';
import { SubmitButton } from '../../forms/form-element.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { rolesQuery, userQuery } from '../../queries/account.ts';
import { clubListQuery } from '../../queries/clubs.ts';
import { errorToast, toast } from '../../ui/feedback/toast.ts';
import { Hint } from '../../ui/layout/card.tsx';
import classes from './invite.module.css';
import { useJoining } from './use-joining.ts';
import { returnTo, type WizardProps } from './wizard.ts';

/** The invitation of an organisation: creates a club in it, or adds one by a click. */
export function ClubWizard({ invitation, user, step, onStep }: WizardProps) {
  if (user.person === null) return <LogInFirst invitation={invitation} />;
  if (step === 0 || !mayCreateClub(user.person))
    return <FirstStep invitation={invitation} user={user.person} onNext={() => onStep(1)} />;
  return <FoundingStep invitation={invitation} onBack={() => onStep(0)} />;
}

/** Visitors are asked to log in first, and return. */
function LogInFirst({ invitation }: Pick<WizardProps, 'invitation'>) {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  useEffect(() => {
    errorToast(t('loginFirst'));
    void navigate({ to: '/login', search: returnTo(invitation), replace: true });
  }, [t, navigate, invitation]);
  return null;
}

interface FirstStepProps {
  readonly invitation: WizardProps['invitation'];
  readonly user: Person;
  readonly onNext: () => void;
}

/** What the account may do here: create a club, add one of its own, or neither, and then why not. */
function FirstStep({ invitation, user, onNext }: FirstStepProps) {
  const { t } = useTranslation('invite');
  const free = useFreeClubs();
  const name = invitation.invitername;
  const mayCreate = mayCreateClub(user);
  return (
    <>
      {mayCreate && <p className={classes.step}>{t('club.step', { step: 1, steps: 2 })}</p>}
      <p>{t('organization.text', { name })}</p>
      {mayCreate ? (
        <div className={classes.ways}>
          <Button onClick={onNext}>{t('organization.next')}</Button>
        </div>
      ) : (
        <Hint>{t('organization.notYours', { name })}</Hint>
      )}
      {free.length > 0 && <BringIn invitation={invitation} clubs={free} />}
    </>
  );
}

interface BringInProps {
  readonly invitation: WizardProps['invitation'];
  readonly clubs: readonly { readonly id: string; readonly name: string }[];
}

/** Adds the named club, one at a time. */
function BringIn({ invitation, clubs }: BringInProps) {
  const { t } = useTranslation('invite');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(clubs[0]?.id ?? '');
  const club = clubs.find(({ id }) => id === chosen) ?? clubs[0];
  const organization = invitation.invitername;
  const join = useJoining(
    invitation,
    () => callApi(calls.joinOrganization, { body: { invitationId: invitation.id, club: club?.id } }),
    ({ organizationId }) => ({
      message: t('organization.joined', { name: organization, club: club?.name ?? '' }),
      go: () => navigate({ to: '/organization/view/$oid', params: { oid: organizationId } }),
    }),
  );
  return (
    <div className={classes.ways}>
      {clubs.length > 1 && (
        <Select
          label={t('organization.which')}
          allowDeselect={false}
          data={clubs.map(({ id, name }) => ({ value: id, label: name }))}
          value={club?.id ?? null}
          onChange={(next) => setChosen(next ?? '')}
        />
      )}
      <Button variant="default" loading={join.isPending} onClick={() => join.mutate()}>
        {t('organization.join', { club: club?.name ?? '' })}
      </Button>
    </div>
  );
}

/** A club manager, or an account that manages a club or an organisation. */
const mayCreateClub = (person: Person): boolean => can(person, { do: 'createClub' });

/** The account's clubs that belong to no organisation. */
function useFreeClubs(): readonly { readonly id: string; readonly name: string }[] {
  const { data: roles } = useQuery(rolesQuery);
  const { data: listed = [] } = useQuery(clubListQuery);
  const free = new Set(listed.flatMap(({ id, organization }) => (organization === null ? [id] : [])));
  return (roles?.clubs.manager ?? []).filter(({ id }) => free.has(id));
}

const schema = withRegion(registerClubPayload.transform(({ club, invitation }) => ({ ...club, invitation })));

function FoundingStep({ invitation, onBack }: Pick<WizardProps, 'invitation'> & { readonly onBack: () => void }) {
  const { t } = useTranslation(['invite', 'clubs']);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initial: { ...EMPTY_PAGE, country: DEFAULT_COUNTRY, id: '', region: '' },
    schema,
    toPayload: (values) => ({ ...values, invitationId: invitation.id }),
    send: (payload) => callApi(calls.createClub, { body: payload }),
    onSent: async ({ id }, { name }) => {
      toast(t('organization.founded', { name }));
      for (const { queryKey } of [rolesQuery, clubListQuery, userQuery])
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
