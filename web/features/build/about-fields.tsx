import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddressField } from '../../forms/fields/address-field.tsx';
import { DescriptionField } from '../../forms/fields/description-field.tsx';
import { OrganiserSelect } from '../../forms/fields/organiser-select.tsx';
import { PictureField } from '../../forms/fields/picture-field.tsx';
import fields from '../../forms/fields.module.css';
import type { Organiser } from '../../queries/organisers.ts';
import { FieldPart } from '../../ui/layout/card.tsx';
import { AsLastTime } from './as-last-time.tsx';
import type { BuildForm } from './build-form.ts';

interface FormProps {
  readonly form: BuildForm;
}

/** Name, texts and pictures; the address of the page only for a new tournament. */
export function AboutFields({ form, isNew }: FormProps & { readonly isNew: boolean }) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('about.title')}>
      <div className={fields.grid}>
        <NameField form={form} />
        {isNew && <AddressField form={form} />}
        <DescriptionField form={form} />
        <PictureField form={form} name="profilePicture" />
        <PictureField form={form} name="bannerPicture" />
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
  /** False for a template, which has a name of its own. */
  readonly withName: boolean;
  /** False where all settings are shown, which it would overwrite. */
  readonly offersLast: boolean;
}

export function OrganiserFields({ form, organisers, withName, offersLast }: OrganiserFieldsProps) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('about.organiser')}>
      <div className={fields.grid}>
        {withName && <NameField form={form} />}
        <OrganiserSelect label={t('about.organiser')} organisers={organisers} {...form.choice('organiser')} />
      </div>
      {offersLast && <AsLastTime form={form} organisers={organisers} />}
    </FieldPart>
  );
}
