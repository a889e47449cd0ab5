import { Select, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { FidePlayerView } from '../../contract/accounts/accounts.ts';
import * as calls from '../../contract/calls.ts';
import type { CamelKeys } from '../../contract/codec/case.ts';
import { guestPayload } from '../../contract/tournament/entrants.ts';
import type { TeamId } from '../../domain/kernel/ids.ts';
import { CATEGORY_BIRTHS, DEFAULT_COUNTRY } from '../../domain/kernel/limits.ts';
import { TITLES } from '../../domain/people/titles.ts';
import type { MissedBye } from '../../domain/tournament/command.ts';
import { callApi } from '../api.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../queries/use-tournament-change.ts';
import { Card } from '../ui/layout/card.tsx';
import { FideNumberField } from './fields/fide-number-field.tsx';
import { FideSearch } from './fields/fide-search.tsx';
import { NumberField } from './fields/number-field.tsx';
import fields from './fields.module.css';
import { FormElement, SubmitButton } from './form-element.tsx';
import { optional, type TypedNumber } from './numbers.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useForm } from './use-form.tsx';

interface GuestForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string | null;
  readonly fideRating: TypedNumber;
  readonly fideNumber: TypedNumber;
  readonly nationalId: string;
  readonly federation: string;
  readonly club: string;
  readonly sex: 'M' | 'F' | null;
  /** The year alone. */
  readonly birthDate: TypedNumber;
}

const NOBODY: GuestForm = {
  firstName: '',
  lastName: '',
  title: null,
  fideRating: '',
  fideNumber: '',
  nationalId: '',
  federation: DEFAULT_COUNTRY,
  club: '',
  sex: null,
  birthDate: '',
};

/** A guest's data from FIDE's list, which has neither clubs nor national ids. */
const guestOf = ({
  firstName,
  lastName,
  title,
  rating,
  number,
  federation,
  ...born
}: FidePlayerView): Omit<GuestForm, 'club' | 'nationalId'> => ({
  firstName,
  lastName,
  title,
  fideRating: rating ?? '',
  fideNumber: number,
  federation,
  sex: born.sex,
  birthDate: born.birthYear ?? '',
});

/** FIDE's list fills the empty fields, and always sets rating and title. */
function filledIn(typed: GuestForm, player: FidePlayerView): Partial<GuestForm> {
  const listed = guestOf(player);
  return {
    firstName: typed.firstName || listed.firstName,
    lastName: typed.lastName || listed.lastName,
    title: listed.title ?? typed.title,
    fideRating: listed.fideRating === '' ? typed.fideRating : listed.fideRating,
    federation: listed.federation,
    sex: typed.sex ?? listed.sex,
    birthDate: typed.birthDate === '' ? listed.birthDate : typed.birthDate,
  };
}

/** The first day of a year; any other input is refused at its field. */
const dayIn = (year: TypedNumber): string | null => (year === '' ? null : `${year}-01-01`);

interface AddGuestProps {
  readonly tid: string;
  /** The team of the guests, in team formats. */
  readonly team?: { readonly id: TeamId; readonly name: string };
  /** A late entry: after the start, for the remaining rounds. */
  readonly late?: boolean;
  /** How the missed rounds of a late entry count. */
  readonly missed?: MissedBye;
}

/** Adds participants without an account, one after the other. */
export function AddGuest({ tid, team, late = false, missed }: AddGuestProps) {
  const { t } = useTranslation('manage');
  // The entry is stored, so the form is no longer unsaved, though the list is still being refetched.
  const isTaken = useRef(false);
  const add = useTournamentChange<CamelKeys<z.input<typeof guestPayload>>>(
    tid,
    async (guest) => {
      await callApi(calls.addGuest, { id: tid, body: guest, query: late ? { late: 'true', missed } : {} });
      isTaken.current = true;
    },
    (guest) => {
      const name = `${guest.firstName} ${guest.lastName}`;
      return team === undefined ? t('players.added', { name }) : t('lineUp.added', { name, team: team.name });
    },
    TOLD_BY_FORM,
  );
  const form = useForm({
    initial: NOBODY,
    schema: guestPayload,
    toPayload: (values) => ({
      ...values,
      fideRating: optional(values.fideRating),
      fideNumber: optional(values.fideNumber),
      birthDate: dayIn(values.birthDate),
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
        <TextInput label={t('players.firstName')} required {...form.text('firstName')} />
        <TextInput label={t('players.lastName')} required {...form.text('lastName')} />
        <TextInput label={t('players.club')} {...form.text('club')} />
        <div className={fields.pair}>
          <Select
            label={t('players.titleField')}
            placeholder={t('players.noTitle')}
            clearable
            data={TITLES}
            {...form.field('title')}
          />
          <NumberField label={t('players.rating')} min={0} max={4000} hideControls {...form.field('fideRating')} />
          <FideNumberField
            label={t('players.fideNumber')}
            {...form.field('fideNumber')}
            onFound={(player) => form.set(filledIn(form.values, player))}
          />
          <TextInput label={t('players.nationalId')} {...form.text('nationalId')} />
          <TextInput
            label={t('players.federation')}
            {...form.text('federation')}
            onChange={({ currentTarget }) => form.set({ federation: currentTarget.value.toUpperCase() })}
          />
          <Select
            label={t('players.sex')}
            placeholder={t('players.sexNotGiven')}
            clearable
            data={(['F', 'M'] as const).map((sex) => ({ value: sex, label: t(`players.sexes.${sex}`) }))}
            {...form.field('sex')}
          />
          <NumberField label={t('players.birthYear')} {...CATEGORY_BIRTHS} hideControls {...form.field('birthDate')} />
        </div>
        <SubmitButton form={form} variant="default">
          {t('players.add')}
        </SubmitButton>
      </FormElement>
      <UnsavedGuard isUnsaved={() => form.isUnsaved() && !isTaken.current} />
    </Card>
  );
}
