import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { createOrganizationPayload } from '../../../../contract/clubs/organizations.ts';
import { actorOf } from '../../../../contract/codec/session-user.ts';
import { can } from '../../../../domain/access/policy.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/kernel/limits.ts';
import { callApi } from '../../../api.ts';
import { EMPTY_PAGE, PageFields } from '../../../forms/fields/page-fields.tsx';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { userQuery } from '../../../queries/account.ts';
import { organizationListQuery } from '../../../queries/clubs.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';

/** The top level creates an organisation and names its manager. */
export function CreateOrganizationPage() {
  const { t } = useTranslation(['clubs', 'ui']);
  const { data: user } = useQuery(userQuery);
  return (
    <Page
      title={t('manage.createOrganization.title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('browse.title'), link: { to: '/browse' } },
      ]}
    >
      {user !== undefined && can(actorOf(user), { do: 'createOrganization' }) ? (
        <NewOrganization />
      ) : (
        <Empty title={t('manage.createOrganization.notYours')} />
      )}
    </Page>
  );
}

function NewOrganization() {
  const { t } = useTranslation('clubs');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initial: { ...EMPTY_PAGE, country: DEFAULT_COUNTRY, id: '', manager: '' },
    schema: createOrganizationPayload,
    toPayload: (values) => ({ ...values }),
    send: (payload) => callApi(calls.createOrganization, { body: payload }),
    onSent: async ({ id }, { name }) => {
      toast(t('manage.createOrganization.created', { name }));
      void queryClient.invalidateQueries({ queryKey: organizationListQuery.queryKey });
      await navigate({ to: '/organization/view/$oid', params: { oid: id }, ignoreBlocker: true });
    },
    about: { idTaken: 'id', noSuchAccount: 'manager' },
  });
  return (
    <Card title={t('manage.tabs.details')}>
      <FormElement form={form} className={fields.stack}>
        <div className={fields.grid}>
          <TextInput
            label={t('manage.details.id')}
            description={t('manage.details.idHint')}
            required
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('id')}
          />
          <TextInput
            label={t('manage.details.manager')}
            required
            autoCapitalize="none"
            spellCheck={false}
            {...form.text('manager')}
          />
          <PageFields form={form} />
        </div>
        <div>
          <SubmitButton form={form}>{t('manage.createOrganization.create')}</SubmitButton>
        </div>
      </FormElement>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Card>
  );
}
