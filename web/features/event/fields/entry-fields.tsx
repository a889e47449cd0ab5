import { Autocomplete, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EntryNeeds } from '../../../../contract/event/entry-form.ts';
import { PUBLIC_NAMES } from '../../../../domain/event/value/entry.ts';
import { CATEGORY_BIRTHS } from '../../../../domain/kernel/limits.ts';
import { matches } from '../../../../domain/lib/search-key.ts';
import { FederationField } from '../../../forms/fields/federation-field.tsx';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import fields from '../../../forms/fields.module.css';
import type { Form } from '../../../forms/use-form.tsx';
import { clubListQuery } from '../../../queries/clubs.ts';
import type { EventFacts } from '../../../queries/events.ts';
import { FieldPart, Hint } from '../../../ui/layout/card.tsx';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import type { EntryValues } from './entry-values.ts';

interface EntryFieldsProps {
  readonly form: Form<EntryValues>;
}

interface NeededFieldsProps extends EntryFieldsProps {
  readonly needs: EntryNeeds;
}

export function NameFields({ form }: EntryFieldsProps) {
  const { t } = useTranslation('signUp');
  return (
    <div className={fields.pair}>
      <TextInput label={t('fields.firstName')} required autoComplete="off" {...form.text('firstName')} />
      <TextInput label={t('fields.lastName')} required autoComplete="off" {...form.text('lastName')} />
    </div>
  );
}

export function BirthYearField({ form }: EntryFieldsProps) {
  const { t } = useTranslation('signUp');
  return (
    <NumberField
      label={t('fields.birthYear')}
      required
      {...CATEGORY_BIRTHS}
      hideControls
      placeholder="1999"
      {...form.field('birthYear')}
    />
  );
}

export function SexField({ form, needs }: NeededFieldsProps) {
  const { t } = useTranslation('signUp');
  return (
    <Select
      label={t('fields.sex')}
      required={needs.sex}
      clearable={!needs.sex}
      placeholder={t('fields.sexNotGiven')}
      data={(['F', 'M'] as const).map((sex) => ({ value: sex, label: t(`fields.sexes.${sex}`) }))}
      {...form.field('sex')}
    />
  );
}

export function FederationOfPlayer({ form }: EntryFieldsProps) {
  const { t } = useTranslation('signUp');
  return <FederationField label={t('fields.federation')} {...form.choice('federation')} />;
}

const SHOWN_CLUBS = 20;

/** A known club, or any other text. */
export function ClubField({ form }: EntryFieldsProps) {
  const { t } = useTranslation('signUp');
  const { data: clubs = [] } = useQuery({ ...clubListQuery, meta: { silent: true } });
  return (
    <Autocomplete
      label={t('fields.club')}
      description={t('fields.clubHint')}
      autoComplete="off"
      data={[...new Set(clubs.map(({ name }) => name))]}
      limit={SHOWN_CLUBS}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && search !== '' && matches(option.label, search))
      }
      {...form.field('club')}
    />
  );
}

interface ContactFieldsProps extends NeededFieldsProps {
  readonly event: Pick<EventFacts, 'phone'>;
}

/** How the player is reached. */
export function ContactFields({ form, needs, event: { phone } }: ContactFieldsProps) {
  const { t } = useTranslation('signUp');
  return (
    <>
      <TextInput
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        required={needs.email}
        description={t(needs.guardian && !needs.email ? 'fields.emailOfGuardian' : 'fields.emailHint')}
        {...form.text('email')}
      />
      {phone !== 'no' && (
        <TextInput
          label={t(phone === 'required' ? 'fields.phone' : 'fields.phoneOptional')}
          type="tel"
          autoComplete="tel"
          required={phone === 'required'}
          {...form.text('phone')}
        />
      )}
    </>
  );
}

interface GuardianFieldsProps extends NeededFieldsProps {
  readonly needsConsent: boolean;
}

/** For players under 18, by the year of birth. */
export function GuardianFields({ form, needs, needsConsent }: GuardianFieldsProps) {
  const { t } = useTranslation('signUp');
  if (!needs.guardian) return null;
  return (
    <FieldPart title={t('fields.guardian')}>
      <div className={fields.stack}>
        <Hint>{t('fields.guardianWhy')}</Hint>
        {needsConsent && <Hint>{t('fields.guardianConsent')}</Hint>}
        <TextInput label={t('fields.guardianName')} required {...form.text('guardianName')} />
        <TextInput
          label={t('fields.guardianEmail')}
          type="email"
          required={needs.guardianEmail}
          {...(!needsConsent && { description: t('fields.guardianReach') })}
          {...form.text('guardianEmail')}
        />
        <TextInput label={t('fields.guardianPhone')} type="tel" {...form.text('guardianPhone')} />
      </div>
    </FieldPart>
  );
}

/** What few change: the public name, remarks, and e-mail about pairings. */
export function MoreEntryFields({ form }: EntryFieldsProps) {
  const { t } = useTranslation('signUp');
  const usual = 'usual';
  const publicName = form.field('publicName');
  return (
    <FoldedCard title={t('fields.more')}>
      <div className={fields.stack}>
        <Select
          label={t('fields.publicName')}
          description={t('fields.publicNameHint')}
          allowDeselect={false}
          data={[usual, ...PUBLIC_NAMES].map((name) => ({
            value: name,
            label: t(`fields.publicNames.${name as typeof usual}`),
          }))}
          value={publicName.value ?? usual}
          error={publicName.error}
          onChange={(chosen) => publicName.onChange(PUBLIC_NAMES.find((name) => name === chosen) ?? null)}
        />
        <Textarea
          label={t('fields.remarks')}
          description={t('fields.remarksHint')}
          rows={3}
          maxLength={200}
          {...form.text('remarks')}
        />
        <Checkbox label={t('fields.wantsPairings')} {...form.toggle('wantsPairings')} />
      </div>
    </FoldedCard>
  );
}
