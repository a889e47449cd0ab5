import { Select, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import { type CategoryView, categoryPayload } from '../../../contract/leagues/leagues.ts';
import { CATEGORY_AGES, CATEGORY_RATINGS } from '../../../domain/kernel/limits.ts';
import { callApi } from '../../api.ts';
import { AddressField } from '../../forms/fields/address-field.tsx';
import { DescriptionField } from '../../forms/fields/description-field.tsx';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { optional, type TypedNumber } from '../../forms/numbers.ts';
import { proposedId } from '../../forms/proposed-id.ts';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { type Form, useForm } from '../../forms/use-form.tsx';
import { leagueKey } from '../../queries/league.ts';
import { useRenewal } from '../../queries/use-change.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { GENDERS, type Gender, genderOf } from './restriction-text.ts';

interface CategoryValues {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly visible: boolean;
  readonly gender: Gender;
  readonly ageRestricted: boolean;
  readonly minimumAge: TypedNumber;
  readonly maximumAge: TypedNumber;
  readonly ratingRestricted: boolean;
  readonly minimumRating: TypedNumber;
  readonly maximumRating: TypedNumber;
}

interface CategoryFormProps {
  readonly league: string;
  /** The edited category; undefined creates a new one, which becomes the weakest. */
  readonly category: CategoryView | undefined;
  readonly onSaved: () => void;
}

export function CategoryForm({ league, category, onSaved }: CategoryFormProps) {
  const { t } = useTranslation(['leagueDesk', 'league']);
  const form = useCategory(league, category, onSaved);
  return (
    <FormElement form={form} className={fields.stack}>
      <div className={fields.grid}>
        <TextInput label={t('fields.name')} required data-autofocus {...form.text('name')} />
        {category === undefined && <AddressField form={form} label={t('categories.id')} />}
        <DescriptionField form={form} required />
        <Select
          label={t('categories.gender')}
          allowDeselect={false}
          data={GENDERS.map((gender) => ({ value: gender, label: t(`league:only.genders.${gender}`) }))}
          {...form.choice('gender')}
        />
        <Switch className={fields.switch} label={t('fields.visible')} {...form.toggle('visible')} />
      </div>
      <LimitFields form={form} />
      <div>
        <SubmitButton form={form}>{t(category === undefined ? 'categories.create' : 'fields.save')}</SubmitButton>
      </div>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}

/** The limits of age and rating, where they apply. */
function LimitFields({ form }: { readonly form: Form<CategoryValues> }) {
  const { t } = useTranslation('leagueDesk');
  return (
    <div className={fields.grid}>
      <div className={fields.stack}>
        <Switch
          className={fields.switch}
          label={t('categories.ageRestricted')}
          description={t('categories.ageHint')}
          {...form.toggle('ageRestricted')}
        />
        {form.values.ageRestricted && (
          <div className={fields.pair}>
            <NumberField label={t('categories.minimumAge')} {...CATEGORY_AGES} {...form.field('minimumAge')} />
            <NumberField label={t('categories.maximumAge')} {...CATEGORY_AGES} {...form.field('maximumAge')} />
          </div>
        )}
      </div>
      <div className={fields.stack}>
        <Switch
          className={fields.switch}
          label={t('categories.ratingRestricted')}
          description={t('categories.ratingHint')}
          {...form.toggle('ratingRestricted')}
        />
        {form.values.ratingRestricted && (
          <div className={fields.pair}>
            <NumberField label={t('categories.minimumRating')} {...CATEGORY_RATINGS} {...form.field('minimumRating')} />
            <NumberField label={t('categories.maximumRating')} {...CATEGORY_RATINGS} {...form.field('maximumRating')} />
          </div>
        )}
      </div>
    </div>
  );
}

function useCategory(league: string, category: CategoryView | undefined, onSaved: () => void) {
  const { t } = useTranslation('leagueDesk');
  const renew = useRenewal([leagueKey(league)]);
  return useForm({
    initial: () => (category === undefined ? newCategory() : knownCategory(category)),
    schema: categoryPayload,
    toPayload,
    send: async ({ id, ...payload }: CamelKeys<z.input<typeof categoryPayload>>) => {
      if (category === undefined) await callApi(calls.makeCategory, { id: league, body: { id, ...payload } });
      else await callApi(calls.editCategory, { id: league, category: category.id, body: payload });
    },
    onSent: async (_answer, { name }) => {
      toast(t(category === undefined ? 'categories.created' : 'categories.saved', { name }));
      await renew();
      onSaved();
    },
    about: { idTaken: 'id' },
  });
}

const newCategory = (): CategoryValues => ({
  id: proposedId(),
  name: '',
  description: '',
  visible: true,
  gender: 'everybody',
  ageRestricted: false,
  minimumAge: '',
  maximumAge: '',
  ratingRestricted: false,
  minimumRating: '',
  maximumRating: '',
});

const knownCategory = ({ league: _, genderRestricted, fRestricted, ...category }: CategoryView): CategoryValues => ({
  ...category,
  gender: genderOf({ genderRestricted, fRestricted }),
  minimumAge: category.minimumAge ?? '',
  maximumAge: category.maximumAge ?? '',
  minimumRating: category.minimumRating ?? '',
  maximumRating: category.maximumRating ?? '',
});

/** Limits that are turned off are sent as none, whatever was typed before. */
function toPayload({ gender, minimumAge, maximumAge, minimumRating, maximumRating, ...rest }: CategoryValues) {
  const { ageRestricted, ratingRestricted } = rest;
  return {
    ...rest,
    genderRestricted: gender !== 'everybody',
    fRestricted: gender === 'women',
    minimumAge: ageRestricted ? optional(minimumAge) : null,
    maximumAge: ageRestricted ? optional(maximumAge) : null,
    minimumRating: ratingRestricted ? optional(minimumRating) : null,
    maximumRating: ratingRestricted ? optional(maximumRating) : null,
  };
}
