import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddressField } from '../../forms/address-field.tsx';
import { DescriptionField } from '../../forms/description-field.tsx';
import fields from '../../forms/fields.module.css';
import { OrganiserSelect } from '../../forms/organiser-select.tsx';
import { PictureField } from '../../forms/picture-field.tsx';
import type { Organiser } from '../../queries/organisers.ts';
import { FieldPart } from '../../ui/card.tsx';
import type { BuildForm } from './build-form.ts';

interface FormProps {
  readonly form: BuildForm;
}

/** Name, texts and pictures; the address of the page only as long as there is no page. */
export function AboutFields({ form, isNew }: FormProps & { readonly isNew: boolean }) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('about.title')}>
      <div className={fields.grid}>
        <NameField form={form} />
        {isNew && <AddressField form={form} />}
        <DescriptionField form={form} />
        <PictureField form={form} name="profile_picture" />
        <PictureField form={form} name="banner_picture" />
      </div>
    </FieldPart>
  );
}

function NameField({ form }: FormProps) {
  const { t } = useTranslation('build');
  return <TextInput label={t('about.name')} required {...form.text('name')} />;
}

interface OrganiserFieldsProps extends FormProps {
  readonly organisers: readonly Organiser[];
  /** A template is not asked about anything else that has a name. */
  readonly withName: boolean;
}

export function OrganiserFields({ form, organisers, withName }: OrganiserFieldsProps) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('about.organiser')}>
      <div className={fields.grid}>
        {withName && <NameField form={form} />}
        <OrganiserSelect label={t('about.organiser')} organisers={organisers} {...form.choice('organiser')} />
      </div>
    </FieldPart>
  );
}
