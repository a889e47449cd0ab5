import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import fields from '../../forms/fields.module.css';
import { type Organiser, organiserKey } from '../../queries/organisers.ts';
import { FieldPart } from '../../ui/card.tsx';
import { type BuildForm, proposedId } from './build-form.ts';
import { DescriptionField } from './description-field.tsx';
import { PictureField } from './picture-field.tsx';

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

/** Other characters are ignored as they are typed; where nothing is left, an address is proposed. */
function AddressField({ form }: FormProps) {
  const { t } = useTranslation('build');
  return (
    <TextInput
      label={t('about.id')}
      description={t('about.idHint')}
      {...form.text('id')}
      onChange={({ currentTarget }) => form.set({ id: currentTarget.value.replace(/[^A-Za-z0-9_-]/g, '') })}
      onBlur={() => form.values.id === '' && form.set({ id: proposedId() })}
    />
  );
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

interface OrganiserSelectProps {
  readonly label: string;
  readonly organisers: readonly Organiser[];
  readonly value: Organiser;
  readonly onChange: (organiser: Organiser) => void;
}

/** The clubs and organisations that the reader may organise for. */
export function OrganiserSelect({ label, organisers, value, onChange }: OrganiserSelectProps) {
  return (
    <Select
      label={label}
      required
      allowDeselect={false}
      searchable
      data={organisers.map((organiser) => ({ value: organiserKey(organiser), label: organiser.name }))}
      value={organiserKey(value)}
      onChange={(key) => {
        const chosen = organisers.find((organiser) => organiserKey(organiser) === key);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
