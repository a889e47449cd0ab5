import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { editOrganizationPayload, type OrganizationView } from '../../../../contract/clubs/organizations.ts';
import { callApi } from '../../../api.ts';
import { pageValues } from '../../../forms/fields/page-fields.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { organizationKey, organizationListQuery } from '../../../queries/clubs.ts';
import { useRenewal } from '../../../queries/use-change.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { DetailsCard } from '../details-card.tsx';

/** Edits texts, pictures and addresses of an organisation. */
export function OrganizationDetails({ organization }: { readonly organization: OrganizationView }) {
  const { t } = useTranslation('clubs');
  const renew = useRenewal([organizationKey(organization.id), organizationListQuery.queryKey]);
  const form = useForm({
    initial: () => pageValues(organization),
    schema: editOrganizationPayload,
    toPayload: (values) => ({ ...values }),
    send: (payload) => callApi(calls.editOrganization, { id: organization.id, body: payload }),
    onSent: async () => {
      toast(t('manage.details.saved'));
      await renew();
    },
  });
  return <DetailsCard form={form} of={{ type: 'organization', id: organization.id }} />;
}
