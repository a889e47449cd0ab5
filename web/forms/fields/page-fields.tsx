import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { pageView } from '../../../contract/clubs/organizations.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import fields from '../fields.module.css';
import type { Form } from '../use-form.tsx';
import { FederationField } from './federation-field.tsx';

/** The fields that the forms of clubs and organisations share, by their names in the contract. */
export interface PageValues {
  readonly name: string;
  readonly description: string;
  readonly profilePicture: string;
  readonly bannerPicture: string;
  readonly address: string;
  readonly website: string;
  readonly email: string;
  readonly country: string;
}

export const EMPTY_PAGE: Omit<PageValues, 'country'> = {
  name: '',
  description: '',
  profilePicture: '',
  bannerPicture: '',
  address: '',
  website: '',
  email: '',
};

/** Form values of an existing page. */
export const pageValues = ({
  name,
  description,
  profilePicture,
  bannerPicture,
  address,
  website,
  email,
  country,
}: CamelKeys<z.output<typeof pageView>>): PageValues => ({
  name,
  description,
  profilePicture,
  bannerPicture,
  address,
  website,
  email,
  country,
});

export function PageFields({ form }: { readonly form: Form<PageValues> }) {
  const { t } = useTranslation('clubs');
  return (
    <>
      <TextInput label={t('manage.details.name')} required {...form.text('name')} />
      <FederationField label={t('manage.details.country')} {...form.choice('country')} />
      <Textarea
        className={fields.wide}
        label={t('manage.details.description')}
        description={t('manage.details.descriptionHint')}
        autosize
        minRows={3}
        maxRows={16}
        {...form.text('description')}
      />
      <TextInput type="url" label={t('manage.details.profilePicture')} {...form.text('profilePicture')} />
      <TextInput
        type="url"
        label={t('manage.details.bannerPicture')}
        description={t('manage.details.bannerHint')}
        {...form.text('bannerPicture')}
      />
      <TextInput type="url" label={t('manage.details.website')} {...form.text('website')} />
      <TextInput type="email" label={t('manage.details.email')} {...form.text('email')} />
      <TextInput label={t('manage.details.address')} {...form.text('address')} />
    </>
  );
}
