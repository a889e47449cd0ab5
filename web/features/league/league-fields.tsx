import { Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeagueView } from '../../../contract/leagues/leagues.ts';
import { DescriptionField } from '../../forms/fields/description-field.tsx';
import { PictureField, type PictureOwner } from '../../forms/fields/picture-field.tsx';
import fields from '../../forms/fields.module.css';
import type { Form } from '../../forms/use-form.tsx';
import { FieldPart } from '../../ui/layout/card.tsx';

export type LeagueTexts = Pick<LeagueView, 'name' | 'description' | 'visible' | 'profilePicture' | 'bannerPicture'>;

interface LeagueFieldsProps {
  readonly form: Form<LeagueTexts>;
  /** The club or organisation of the league. */
  readonly owner: PictureOwner;
  /** Further fields of a new league. */
  readonly children?: ReactNode;
}

export function LeagueFields({ form, owner, children }: LeagueFieldsProps) {
  const { t } = useTranslation('leagueDesk');
  return (
    <FieldPart title={t('fields.about')}>
      <div className={fields.grid}>
        <TextInput label={t('fields.name')} required {...form.text('name')} />
        {children}
        <DescriptionField form={form} />
        <PictureField kind="profile" of={owner} {...form.field('profilePicture')} />
        <PictureField kind="banner" of={owner} {...form.field('bannerPicture')} />
        <Switch className={fields.switch} label={t('fields.visible')} {...form.toggle('visible')} />
      </div>
    </FieldPart>
  );
}
