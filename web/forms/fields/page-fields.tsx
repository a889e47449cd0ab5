import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { pageView } from '../../../contract/clubs/organizations.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import { given } from '../../../domain/kernel/given.ts';
import type { Form } from '../use-form.tsx';
import { DescriptionField } from './description-field.tsx';
import { FederationField } from './federation-field.tsx';
import { PictureField, type PictureOwner } from './picture-field.tsx';

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

interface PageFieldsProps {
  readonly form: Form<PageValues>;
  /** The club or organisation; omitted until it exists. */
  readonly of?: PictureOwner;
}

export function PageFields({ form, of }: PageFieldsProps) {
  const { t } = useTranslation('clubs');
  const owner = given({ of });
  return (
    <>
      <TextInput label={t('manage.details.name')} required {...form.text('name')} />
      <FederationField label={t('manage.details.country')} {...form.choice('country')} />
      <DescriptionField form={form} />
      <PictureField kind="profile" {...owner} {...form.field('profilePicture')} />
      <PictureField kind="banner" {...owner} {...form.field('bannerPicture')} />
      <TextInput type="url" label={t('manage.details.website')} {...form.text('website')} />
      <TextInput type="email" label={t('manage.details.email')} {...form.text('email')} />
      <TextInput label={t('manage.details.address')} {...form.text('address')} />
    </>
  );
}
