import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { type ClubView, editClubPayload } from '../../../../contract/clubs/clubs.ts';
import { withRegion } from '../../../../contract/http/fields.ts';
import { callApi } from '../../../api.ts';
import { type PageValues, pageValues } from '../../../forms/fields/page-fields.tsx';
import { RegionField } from '../../../forms/fields/region-field.tsx';
import fields from '../../../forms/fields.module.css';
import { useForm } from '../../../forms/use-form.tsx';
import { clubKey, clubListQuery } from '../../../queries/clubs.ts';
import { useRenewal } from '../../../queries/use-change.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { DetailsCard } from '../details-card.tsx';

interface ClubValues extends PageValues {
  readonly region: string;
  /** One address per line. */
  readonly socialLinks: string;
}

const schema = withRegion(editClubPayload);

/** Edits texts, pictures and addresses of a club. */
export function ClubDetails({ club }: { readonly club: ClubView }) {
  const { t } = useTranslation('clubs');
  const renew = useRenewal([clubKey(club.id), clubListQuery.queryKey]);
  const form = useForm({
    initial: (): ClubValues => ({
      ...pageValues(club),
      region: club.region ?? '',
      socialLinks: club.socialLinks.join('\n'),
    }),
    schema,
    toPayload: ({ socialLinks, ...values }) => ({ ...values, socialLinks: linesOf(socialLinks) }),
    send: (payload) => callApi(calls.editClub, { id: club.id, body: payload }),
    onSent: async () => {
      toast(t('manage.details.saved'));
      await renew();
    },
  });
  return (
    <DetailsCard form={form} of={{ type: 'club', id: club.id }}>
      <RegionField
        label={t('manage.details.region')}
        country={form.values.country}
        required
        {...form.field('region')}
      />
      <Textarea
        className={fields.wide}
        label={t('manage.details.socialLinks')}
        description={t('manage.details.socialLinksHint')}
        autosize
        minRows={2}
        {...form.text('socialLinks')}
      />
    </DetailsCard>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
