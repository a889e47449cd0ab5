import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guestPayload } from '../../../contract/tournaments.ts';
import { DEFAULT_COUNTRY, NAME_MAX_LENGTH } from '../../../domain/limits.ts';
import { TITLES } from '../../../domain/titles.ts';
import { path, post } from '../../api.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { issuesByField, useFieldError } from '../../ui/field-error.ts';
import classes from './players-page.module.css';

interface GuestForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string | null;
  readonly rating: number | string;
  readonly fideNumber: number | string;
  readonly federation: string;
}

const EMPTY: GuestForm = {
  firstName: '',
  lastName: '',
  title: null,
  rating: '',
  fideNumber: '',
  federation: DEFAULT_COUNTRY,
};

const toPayload = (form: GuestForm) => ({
  first_name: form.firstName,
  last_name: form.lastName,
  title: form.title,
  fide_rating: form.rating === '' ? null : form.rating,
  fide_number: form.fideNumber === '' ? null : form.fideNumber,
  federation: form.federation,
});

/** A participant without an account. */
export function AddGuest({ tid }: { readonly tid: string }) {
  const { t } = useTranslation('manage');
  const [form, setForm] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const set = (changes: Partial<GuestForm>) => setForm({ ...form, ...changes });
  const payload = toPayload(form);
  const checked = guestPayload.safeParse(payload);
  const fieldError = useFieldError();
  const wrong = issuesByField(checked.success || !tried ? [] : checked.error.issues);
  const error = (field: string) => {
    const issue = wrong.get(field);
    return issue === undefined ? undefined : fieldError(issue);
  };
  const add = useTournamentChange(
    tid,
    () =>
      post(path`/s/tournament/add-guest/${tid}`, payload).then(() => {
        setForm(EMPTY);
        setTried(false);
      }),
    () => t('players.added', { name: `${form.firstName} ${form.lastName}` }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (checked.success) add.mutate();
  };
  return (
    <section className={classes.card}>
      <h2>{t('players.guestTitle')}</h2>
      <form onSubmit={submit} noValidate className={classes.fields}>
        <TextInput
          label={t('players.firstName')}
          required
          maxLength={NAME_MAX_LENGTH}
          value={form.firstName}
          error={error('first_name')}
          onChange={(event) => set({ firstName: event.currentTarget.value })}
        />
        <TextInput
          label={t('players.lastName')}
          required
          maxLength={NAME_MAX_LENGTH}
          value={form.lastName}
          error={error('last_name')}
          onChange={(event) => set({ lastName: event.currentTarget.value })}
        />
        <div className={classes.pair}>
          <Select
            label={t('players.titleField')}
            placeholder={t('players.noTitle')}
            clearable
            data={TITLES}
            value={form.title}
            onChange={(title) => set({ title })}
          />
          <NumberInput
            label={t('players.rating')}
            min={0}
            max={4000}
            allowDecimal={false}
            hideControls
            value={form.rating}
            error={error('fide_rating')}
            onChange={(rating) => set({ rating })}
          />
          <NumberInput
            label={t('players.fideNumber')}
            min={1}
            max={999_999_999}
            allowDecimal={false}
            hideControls
            value={form.fideNumber}
            error={error('fide_number')}
            onChange={(fideNumber) => set({ fideNumber })}
          />
          <TextInput
            label={t('players.federation')}
            maxLength={3}
            value={form.federation}
            error={error('federation')}
            onChange={(event) => set({ federation: event.currentTarget.value.toUpperCase() })}
          />
        </div>
        <Button type="submit" variant="default" loading={add.isPending}>
          {t('players.add')}
        </Button>
      </form>
    </section>
  );
}
