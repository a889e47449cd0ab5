import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { proposedDeadlines } from '../../../../domain/event/presets/deadlines.ts';
import { FORM_DATES } from '../../../../domain/kernel/limits.ts';
import { isSame } from '../../../../domain/kernel/same.ts';
import { DateField } from '../../../forms/fields/date-field.tsx';
import { DescriptionField } from '../../../forms/fields/description-field.tsx';
import { PictureField, type PictureOwner } from '../../../forms/fields/picture-field.tsx';
import { ZoneField } from '../../../forms/fields/zone-field.tsx';
import fields from '../../../forms/fields.module.css';
import { FieldPart } from '../../../ui/layout/card.tsx';
import { type EventSettingsForm, typedDeadlines } from './event-form.ts';

interface AboutFieldsProps {
  readonly form: EventSettingsForm;
  /** Whose pictures are uploaded. */
  readonly host: PictureOwner;
  /** Host and address of a new event. */
  readonly children?: ReactNode;
}

/** Name, days, place and contact. */
export function AboutFields({ form, host, children }: AboutFieldsProps) {
  const { t } = useTranslation('eventDesk');
  const { contact } = form.values;
  return (
    <>
      <FieldPart title={t('about.title')}>
        <div className={fields.grid}>
          <TextInput label={t('about.name')} required {...form.text('name')} />
          {children}
          <TextInput label={t('about.place')} {...form.text('place')} />
          <TextInput label={t('about.address')} {...form.text('address')} />
          <DayFields form={form} />
          <ZoneField form={form} />
        </div>
      </FieldPart>
      <FieldPart title={t('about.contact')}>
        <div className={fields.grid}>
          {(['name', 'email', 'phone'] as const).map((name) => (
            <TextInput
              key={name}
              {...(name === 'name' ? {} : { type: name === 'email' ? 'email' : 'tel' })}
              label={t(`about.contactFields.${name}`)}
              value={contact[name]}
              error={form.errorAt(`contact.${name}`)}
              onChange={({ currentTarget }) => form.set({ contact: { ...contact, [name]: currentTarget.value } })}
            />
          ))}
        </div>
      </FieldPart>
      <FieldPart title={t('about.texts')}>
        <div className={fields.grid}>
          <DescriptionField form={form} />
          <PictureField kind="banner" of={host} {...form.field('picture')} />
        </div>
      </FieldPart>
    </>
  );
}

/** A last day that would be before the first one moves along, and so do deadlines that nobody has changed. */
function DayFields({ form }: { readonly form: EventSettingsForm }) {
  const { t } = useTranslation('eventDesk');
  const { firstDay, lastDay, deadlines } = form.values;
  const { opensAt } = deadlines;
  const isProposed = opensAt !== null && isSame(deadlines, typedDeadlines(proposedDeadlines(firstDay, opensAt)));
  return (
    <>
      <DateField
        label={t('about.firstDay')}
        min={FORM_DATES.first}
        max={FORM_DATES.last}
        {...form.field('firstDay')}
        onChange={(day) =>
          form.set({
            firstDay: day,
            lastDay: lastDay < day || lastDay === firstDay ? day : lastDay,
            ...(isProposed && day !== '' && { deadlines: typedDeadlines(proposedDeadlines(day, opensAt)) }),
          })
        }
      />
      <DateField label={t('about.lastDay')} min={FORM_DATES.first} max={FORM_DATES.last} {...form.field('lastDay')} />
    </>
  );
}
