import { Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import fields from '../../forms/fields.module.css';
import { type Organiser, organiserKey } from '../../queries/organisers.ts';
import { FieldPart } from '../../ui/card.tsx';
import type { BuildForm } from './build-form.ts';

interface AboutFieldsProps {
  readonly form: BuildForm;
  readonly organisers: readonly Organiser[];
}

export function AboutFields({ form, organisers }: AboutFieldsProps) {
  const { t } = useTranslation('build');
  return (
    <FieldPart title={t('about.title')}>
      <div className={fields.grid}>
        <TextInput label={t('about.name')} required {...form.text('name')} />
        <OrganiserSelect label={t('about.organiser')} organisers={organisers} {...form.choice('organiser')} />
        <TextInput
          label={t('about.id')}
          description={t('about.idHint')}
          {...form.text('id')}
          // Other characters are ignored as they are typed.
          onChange={({ currentTarget }) => form.set({ id: currentTarget.value.replace(/[^A-Za-z0-9_-]/g, '') })}
        />
        <Textarea
          className={fields.wide}
          label={t('about.description')}
          description={t('about.descriptionHint')}
          autosize
          minRows={3}
          {...form.text('description')}
        />
        <TextInput type="url" label={t('about.profilePicture')} {...form.text('profile_picture')} />
        <TextInput
          type="url"
          label={t('about.bannerPicture')}
          description={t('about.bannerHint')}
          {...form.text('banner_picture')}
        />
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
