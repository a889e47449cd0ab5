import { Modal, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type AccountRowAnswer, editAccountPayload, type FidePlayerView } from '../../../contract/accounts/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { withRegionOfFederation } from '../../../contract/http/fields.ts';
import { nonNull } from '../../../domain/kernel/given.ts';
import { FIRST_BIRTH_DATE } from '../../../domain/people/birth-date.ts';
import { TITLES } from '../../../domain/people/titles.ts';
import { callApi } from '../../api.ts';
import { DateField } from '../../forms/fields/date-field.tsx';
import { FederationField } from '../../forms/fields/federation-field.tsx';
import { FideSearch } from '../../forms/fields/fide-search.tsx';
import { NumberField } from '../../forms/fields/number-field.tsx';
import { RegionField } from '../../forms/fields/region-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { optional, type TypedNumber } from '../../forms/numbers.ts';
import { useForm } from '../../forms/use-form.tsx';
import { useRenewal } from '../../queries/use-change.ts';
import { today } from '../../time/local-time.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { memberName } from './person-link.tsx';

interface AccountDialogProps {
  readonly account: AccountRowAnswer;
  readonly renews: readonly (readonly string[])[];
  readonly onClose: () => void;
}

/** Edits an account that is managed here. */
export function AccountDialog(props: AccountDialogProps) {
  const { t } = useTranslation(['clubs', 'common']);
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('manage.account.title', { name: memberName(props.account) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      size="lg"
    >
      <AccountForm {...props} />
    </Modal>
  );
}

const valuesOf = (account: AccountRowAnswer) => ({
  firstName: account.firstName,
  lastName: account.lastName,
  birthDate: account.birthDate ?? '',
  sex: account.sex,
  fideNumber: (account.fideNumber ?? '') as TypedNumber,
  nationalId: account.nationalId ?? '',
  title: account.title,
  fideRating: (account.fideRating ?? '') as TypedNumber,
  fideFederation: account.fideFederation,
  region: account.region ?? '',
});

/** Values from FIDE's list; those that it lacks stay unchanged. */
const listedValues = ({ firstName, lastName, title, rating, number, federation, sex }: FidePlayerView) => ({
  firstName,
  lastName,
  fideNumber: number,
  title,
  fideRating: (rating ?? '') as TypedNumber,
  fideFederation: federation,
  ...nonNull({ sex }),
});

/** An account in Norway needs a region too. */
const schema = withRegionOfFederation(editAccountPayload);

function AccountForm({ account, renews, onClose }: AccountDialogProps) {
  const { t } = useTranslation('clubs');
  const renew = useRenewal(renews);
  const form = useForm({
    initial: () => valuesOf(account),
    schema,
    toPayload: (values) => ({
      ...values,
      fideNumber: optional(values.fideNumber),
      fideRating: optional(values.fideRating),
    }),
    send: (payload) => callApi(calls.editAccount, { id: account.id, body: payload }),
    onSent: async (_answer, values) => {
      toast(t('manage.account.saved', { name: memberName(values) }));
      await renew();
      onClose();
    },
    about: { birthDateOutOfRange: 'birthDate' },
  });
  return (
    <FormElement form={form} className={fields.stack}>
      <FideSearch onFound={(player) => form.set(listedValues(player))} />
      <div className={fields.grid}>
        <TextInput label={t('manage.account.firstName')} required data-autofocus {...form.text('firstName')} />
        <TextInput label={t('manage.account.lastName')} required {...form.text('lastName')} />
        <DateField
          label={t('manage.account.birthDate')}
          min={FIRST_BIRTH_DATE}
          max={today()}
          {...form.field('birthDate')}
        />
        <Select
          label={t('manage.account.sex')}
          placeholder={t('manage.account.sexNotGiven')}
          clearable
          data={(['M', 'F'] as const).map((value) => ({ value, label: t(`manage.account.sexes.${value}`) }))}
          {...form.field('sex')}
        />
        <NumberField label={t('manage.account.fideNumber')} hideControls {...form.field('fideNumber')} />
        <TextInput label={t('manage.account.nationalId')} {...form.text('nationalId')} />
        <Select
          label={t('manage.account.fideTitle')}
          placeholder={t('manage.account.noTitle')}
          clearable
          data={TITLES}
          {...form.field('title')}
        />
        <NumberField label={t('manage.account.rating')} hideControls {...form.field('fideRating')} />
        <FederationField label={t('manage.account.federation')} {...form.choice('fideFederation')} />
        <RegionField
          label={t('manage.account.region')}
          country={form.values.fideFederation}
          required
          {...form.field('region')}
        />
      </div>
      <div>
        <SubmitButton form={form}>{t('manage.account.save')}</SubmitButton>
      </div>
    </FormElement>
  );
}
