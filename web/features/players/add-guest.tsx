import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { FidePlayerView } from '../../../contract/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { guestPayload } from '../../../contract/tournaments.ts';
import { DEFAULT_COUNTRY } from '../../../domain/limits.ts';
import { TITLES } from '../../../domain/titles.ts';
import { ask } from '../../api.ts';
import { FideSearch } from '../../forms/fide-search.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { optional, type TypedNumber } from '../../forms/numbers.ts';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { useForm } from '../../forms/use-form.tsx';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card } from '../../ui/card.tsx';

interface GuestForm {
  readonly first_name: string;
  readonly last_name: string;
  readonly title: string | null;
  readonly fide_rating: TypedNumber;
  readonly fide_number: TypedNumber;
  readonly federation: string;
}

const NOBODY: GuestForm = {
  first_name: '',
  last_name: '',
  title: null,
  fide_rating: '',
  fide_number: '',
  federation: DEFAULT_COUNTRY,
};

/** What FIDE's list says of a guest. */
const guestOf = ({ first_name, last_name, title, rating, number, federation }: FidePlayerView): GuestForm => ({
  first_name,
  last_name,
  title,
  fide_rating: rating ?? '',
  fide_number: number,
  federation,
});

/** A participant without an account, one after the other. */
export function AddGuest({ tid, late = false }: { readonly tid: string; readonly late?: boolean }) {
  const { t } = useTranslation('manage');
  const add = useTournamentChange<z.input<typeof guestPayload>>(
    tid,
    (guest) => ask(calls.addGuest, { id: tid, body: guest, query: late ? { late: 'true' } : {} }),
    (guest) => t('players.added', { name: `${guest.first_name} ${guest.last_name}` }),
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: NOBODY,
    schema: guestPayload,
    toPayload: (values) => ({
      ...values,
      fide_rating: optional(values.fide_rating),
      fide_number: optional(values.fide_number),
    }),
    send: add.mutateAsync,
    startsAgain: true,
  });
  return (
    <Card title={t(late ? 'players.lateGuestTitle' : 'players.guestTitle')}>
      <FormElement form={form} className={fields.stack}>
        <FideSearch onFound={(player) => form.set(guestOf(player))} />
        <TextInput label={t('players.firstName')} required {...form.text('first_name')} />
        <TextInput label={t('players.lastName')} required {...form.text('last_name')} />
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
        </div>
        <SubmitButton form={form} variant="default">
          {t('players.add')}
        </SubmitButton>
      </FormElement>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Card>
  );
}
