import { Select, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
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
  readonly age_restricted: boolean;
  readonly minimum_age: TypedNumber;
  readonly maximum_age: TypedNumber;
  readonly rating_restricted: boolean;
  readonly minimum_rating: TypedNumber;
  readonly maximum_rating: TypedNumber;
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
          {...form.toggle('age_restricted')}
        />
        {form.values.age_restricted && (
          <div className={fields.pair}>
            <NumberField label={t('categories.minimumAge')} {...CATEGORY_AGES} {...form.field('minimum_age')} />
            <NumberField label={t('categories.maximumAge')} {...CATEGORY_AGES} {...form.field('maximum_age')} />
          </div>
        )}
      </div>
      <div className={fields.stack}>
        <Switch
          className={fields.switch}
          label={t('categories.ratingRestricted')}
          description={t('categories.ratingHint')}
          {...form.toggle('rating_restricted')}
        />
        {form.values.rating_restricted && (
          <div className={fields.pair}>
            <NumberField
              label={t('categories.minimumRating')}
              {...CATEGORY_RATINGS}
              {...form.field('minimum_rating')}
            />
            <NumberField
              label={t('categories.maximumRating')}
              {...CATEGORY_RATINGS}
              {...form.field('maximum_rating')}
            />
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
    send: async ({ id, ...payload }: z.input<typeof categoryPayload>) => {
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
  age_restricted: false,
  minimum_age: '',
  maximum_age: '',
  rating_restricted: false,
  minimum_rating: '',
  maximum_rating: '',
});

const knownCategory = ({ league: _, gender_restricted, f_restricted, ...category }: CategoryView): CategoryValues => ({
  ...category,
  gender: genderOf({ gender_restricted, f_restricted }),
  minimum_age: category.minimum_age ?? '',
  maximum_age: category.maximum_age ?? '',
  minimum_rating: category.minimum_rating ?? '',
  maximum_rating: category.maximum_rating ?? '',
});

/** Limits that are turned off are sent as none, whatever was typed before. */
function toPayload({ gender, minimum_age, maximum_age, minimum_rating, maximum_rating, ...rest }: CategoryValues) {
  const { age_restricted, rating_restricted } = rest;
  return {
    ...rest,
    gender_restricted: gender !== 'everybody',
    f_restricted: gender === 'women',
    minimum_age: age_restricted ? optional(minimum_age) : null,
    maximum_age: age_restricted ? optional(maximum_age) : null,
    minimum_rating: rating_restricted ? optional(minimum_rating) : null,
    maximum_rating: rating_restricted ? optional(maximum_rating) : null,
  };
}
