import { Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX_LENGTH, NAME_MAX_LENGTH } from '../../../domain/limits.ts';
import { type Organiser, organiserKey } from '../../queries/organisers.ts';
import classes from './build-page.module.css';
import type { FieldsProps } from './fields.ts';

interface AboutFieldsProps extends FieldsProps {
  readonly organisers: readonly Organiser[];
}

export function AboutFields({ form, change, error, organisers }: AboutFieldsProps) {
  const { t } = useTranslation('build');
  return (
    <fieldset className={classes.part}>
      <legend>{t('about.title')}</legend>
      <div className={classes.fields}>
        <TextInput
          label={t('about.name')}
          required
          maxLength={NAME_MAX_LENGTH}
          value={form.name}
          error={error('name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <OrganiserSelect
          label={t('about.organiser')}
          organisers={organisers}
          value={form.organiser}
          onChange={(organiser) => change({ organiser })}
        />
        <TextInput
          label={t('about.id')}
          description={t('about.idHint')}
          value={form.id}
          error={error('id')}
          // Other characters are ignored as they are typed.
          onChange={(event) => change({ id: event.currentTarget.value.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 40) })}
        />
        <Textarea
          className={classes.wide}
          label={t('about.description')}
          description={t('about.descriptionHint')}
          autosize
          minRows={3}
          maxLength={DESCRIPTION_MAX_LENGTH}
          value={form.description}
          error={error('description')}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <TextInput
          type="url"
          label={t('about.profilePicture')}
          value={form.profilePicture}
          error={error('profile_picture')}
          onChange={(event) => change({ profilePicture: event.currentTarget.value })}
        />
        <TextInput
          type="url"
          label={t('about.bannerPicture')}
          description={t('about.bannerHint')}
          value={form.bannerPicture}
          error={error('banner_picture')}
          onChange={(event) => change({ bannerPicture: event.currentTarget.value })}
        />
      </div>
    </fieldset>
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
