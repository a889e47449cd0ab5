import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import type { OrganizationView } from '../../../../contract/clubs/organizations.ts';
import { idText } from '../../../../contract/http/fields.ts';
import { callApi } from '../../../api.ts';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { clubListQuery, organizationKey } from '../../../queries/clubs.ts';
import { useChange, useRenewal } from '../../../queries/use-change.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Desk } from '../../../ui/layout/desk.tsx';
import { TextLink } from '../../../ui/layout/links.tsx';
import { RemovableList } from '../removable-list.tsx';

type Club = OrganizationView['clubs'][number];

/** The clubs of an organisation: add and remove. */
export function OrganizationClubs({ organization }: { readonly organization: OrganizationView }) {
  const { t } = useTranslation('clubs');
  const { id } = organization;
  const remove = useChange<Club>((club) => callApi(calls.removeClub, { id, club: club.id }), {
    renews: [organizationKey(id), clubListQuery.queryKey],
    message: ({ name }) => t('manage.clubs.removed', { name }),
  });
  return (
    <Desk sideLabel={t('manage.clubs.addTitle')} side={<AddClub id={id} />}>
      <Card title={t('manage.tabs.clubs')}>
        {organization.clubs.length === 0 ? (
          <Empty title={t('manage.clubs.none')} hint={t('manage.clubs.noneHint')} />
        ) : (
          <RemovableList
            rows={organization.clubs}
            rowKey={(club) => club.id}
            nameOf={({ name }) => name}
            row={(club) => (
              <TextLink to="/club/view/$cid" params={{ cid: club.id }} inherit>
                {club.name}
              </TextLink>
            )}
            words={{
              action: t('manage.clubs.remove'),
              actionFor: (name) => t('manage.clubs.removeFor', { name }),
              question: (name) => t('manage.clubs.removeQuestion', { name }),
              loses: t('manage.clubs.removeLoses'),
            }}
            onRemove={(club) => remove.mutate(club)}
          />
        )}
      </Card>
    </Desk>
  );
}

const schema = z.object({ club: idText });
const NONE: { readonly club: string | null } = { club: null };

/** Only clubs without an organisation are offered (checklist D-34). */
function AddClub({ id }: { readonly id: string }) {
  const { t } = useTranslation('clubs');
  const { data: clubs = [] } = useQuery(clubListQuery);
  const free = clubs.filter(({ organization }) => organization === null);
  const renew = useRenewal([organizationKey(id), clubListQuery.queryKey]);
  const form = useForm({
    initial: NONE,
    schema,
    toPayload: (values) => ({ ...values }),
    send: ({ club }) => callApi(calls.addClub, { id, club }),
    onSent: async (_answer, { club }) => {
      toast(t('manage.clubs.added', { name: free.find((one) => one.id === club)?.name ?? '' }));
      await renew();
    },
    about: { clubInOtherOrganization: 'club' },
    startsAgain: true,
  });
  return (
    <Card title={t('manage.clubs.addTitle')}>
      <FormElement form={form} className={fields.stack}>
        <Select
          label={t('manage.clubs.club')}
          description={t('manage.clubs.addHint')}
          required
          searchable
          limit={50}
          data={free.map(({ id: value, name }) => ({ value, label: name }))}
          {...form.field('club')}
        />
        <SubmitButton form={form}>{t('manage.clubs.add')}</SubmitButton>
      </FormElement>
    </Card>
  );
}
