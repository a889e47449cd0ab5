import { Select, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { FidePlayerView } from '../../contract/accounts.ts';
import * as calls from '../../contract/calls.ts';
import { guestPayload } from '../../contract/entrants.ts';
import type { TeamId } from '../../domain/ids.ts';
import { CATEGORY_BIRTHS, DEFAULT_COUNTRY, DEFAULT_GENDER } from '../../domain/limits.ts';
import { TITLES } from '../../domain/titles.ts';
import { ask } from '../api.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../queries/use-tournament-change.ts';
import { Card } from '../ui/card.tsx';
import { FideSearch } from './fide-search.tsx';
import fields from './fields.module.css';
import { FormElement, SubmitButton } from './form-element.tsx';
import { NumberField } from './number-field.tsx';
import { optional, type TypedNumber } from './numbers.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useForm } from './use-form.tsx';

interface GuestForm {
  readonly first_name: string;
  readonly last_name: string;
  readonly title: string | null;
  readonly fide_rating: TypedNumber;
  readonly fide_number: TypedNumber;
  readonly federation: string;
  readonly club: string;
  readonly sex: 'M' | 'F';
  /** The year alone. */
  readonly birth_date: TypedNumber;
}

const NOBODY: GuestForm = {
  first_name: '',
  last_name: '',
  title: null,
  fide_rating: '',
  fide_number: '',
  federation: DEFAULT_COUNTRY,
  club: '',
  sex: DEFAULT_GENDER,
  birth_date: '',
};

/** What FIDE's list says of a guest: of his club nothing. */
const guestOf = ({
  first_name,
  last_name,
  title,
  rating,
  number,
  federation,
  ...born
}: FidePlayerView): Omit<GuestForm, 'club'> => ({
  first_name,
  last_name,
  title,
  fide_rating: rating ?? '',
  fide_number: number,
  federation,
  sex: born.sex ?? DEFAULT_GENDER,
  birth_date: born.birth_year ?? '',
});

/** Of the year alone the first day; whatever else was typed is refused beside its field. */
const dayIn = (year: TypedNumber): string | null => (year === '' ? null : `${year}-01-01`);

interface AddGuestProps {
  readonly tid: string;
  /** Whom the guests play for, where teams take part. */
  readonly team?: { readonly id: TeamId; readonly name: string };
  /** After the start, for the rounds that are left. */
  readonly late?: boolean;
}

/** A participant without an account, one after the other. */
export function AddGuest({ tid, team, late = false }: AddGuestProps) {
  const { t } = useTranslation('manage');
  // Who is entered is not lost any more, though the list is still being read anew.
  const isTaken = useRef(false);
  const add = useTournamentChange<z.input<typeof guestPayload>>(
    tid,
    async (guest) => {
      await ask(calls.addGuest, { id: tid, body: guest, query: late ? { late: 'true' } : {} });
      isTaken.current = true;
    },
    (guest) => {
      const name = `${guest.first_name} ${guest.last_name}`;
      return team === undefined ? t('players.added', { name }) : t('lineUp.added', { name, team: team.name });
    },
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: NOBODY,
    schema: guestPayload,
    toPayload: (values) => ({
      ...values,
      fide_rating: optional(values.fide_rating),
      fide_number: optional(values.fide_number),
      birth_date: dayIn(values.birth_date),
      ...(team && { team: team.id }),
    }),
    send: add.mutateAsync,
    onSent: () => {
      isTaken.current = false;
    },
    startsAgain: true,
  });
  return (
    <Card title={t(late ? 'players.lateGuestTitle' : 'players.guestTitle')}>
      <FormElement form={form} className={fields.stack}>
        <FideSearch onFound={(player) => form.set(guestOf(player))} />
        <TextInput label={t('players.firstName')} required {...form.text('first_name')} />
        <TextInput label={t('players.lastName')} required {...form.text('last_name')} />
        <TextInput label={t('players.club')} {...form.text('club')} />
        <div className={fields.pair}>
          <Select
            label={t('players.titleField')}
            placeholder={t('players.noTitle')}
            clearable
            data={TITLES}
            {...form.field('title')}
          />
          <NumberField label={t('players.rating')} min={0} max={4000} hideControls {...form.field('fide_rating')} />
          <NumberField label={t('players.fideNumber')} min={1} hideControls {...form.field('fide_number')} />
          <TextInput
            label={t('players.federation')}
            {...form.text('federation')}
            onChange={({ currentTarget }) => form.set({ federation: currentTarget.value.toUpperCase() })}
          />
          <Select
            label={t('players.sex')}
            allowDeselect={false}
            data={(['F', 'M'] as const).map((sex) => ({ value: sex, label: t(`players.sexes.${sex}`) }))}
            {...form.choice('sex')}
          />
          <NumberField label={t('players.birthYear')} {...CATEGORY_BIRTHS} hideControls {...form.field('birth_date')} />
        </div>
        <SubmitButton form={form} variant="default">
          {t('players.add')}
        </SubmitButton>
      </FormElement>
      <UnsavedGuard isUnsaved={() => form.isUnsaved() && !isTaken.current} />
    </Card>
  );
}
