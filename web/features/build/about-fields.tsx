import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddressField } from '../../forms/fields/address-field.tsx';
import { DescriptionField } from '../../forms/fields/description-field.tsx';
import { OrganiserSelect } from '../../forms/fields/organiser-select.tsx';
import { PictureField } from '../../forms/fields/picture-field.tsx';
import fields from '../../forms/fields.module.css';
import type { Organiser } from '../../queries/organisers.ts';
import { FieldPart } from '../../ui/layout/card.tsx';
import type { BuildForm } from './build-form.ts';

interface FormProps {
  readonly form: BuildForm;
}

/** Name, texts and pictures of a tournament that is edited. */
export function AboutFields({ form }: FormProps) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('about.title')}>
      <div className={fields.grid}>
        <NameField form={form} />
        <DescriptionField form={form} />
        <PictureFields form={form} />
      </div>
    </FieldPart>
  );
}

interface OrganiserFieldsProps extends FormProps {
  readonly organisers: readonly Organiser[];
}

/** Name, address and organiser of a new tournament. */
export function NameFields({ form, organisers }: OrganiserFieldsProps) {
  return (
    <div className={fields.grid}>
      <NameField form={form} />
      <AddressField form={form} />
      <OrganiserField form={form} organisers={organisers} />
    </div>
  );
}

/** Description and pictures of a new tournament. */
export function TextFields({ form }: FormProps) {
  return (
    <div className={fields.grid}>
      <DescriptionField form={form} />
      <PictureFields form={form} />
    </div>
  );
}

/** What a template does not say: name and organiser. */
export function OrganiserFields({ form, organisers }: OrganiserFieldsProps) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('about.organiser')}>
      <div className={fields.grid}>
        <NameField form={form} />
        <OrganiserField form={form} organisers={organisers} />
      </div>
    </FieldPart>
  );
}

function NameField({ form }: FormProps) {
  const { t } = useTranslation('build');
  return <TextInput label={t('about.name')} required {...form.text('name')} />;
}

function OrganiserField({ form, organisers }: OrganiserFieldsProps) {
  const { t } = useTranslation('build');
  return <OrganiserSelect label={t('about.organiser')} organisers={organisers} {...form.choice('organiser')} />;
}

function PictureFields({ form }: FormProps) {
  const { organiser } = form.values;
  return (
    <>
      <PictureField kind="profile" of={organiser} {...form.field('profilePicture')} />
      <PictureField kind="banner" of={organiser} {...form.field('bannerPicture')} />
    </>
  );
}
