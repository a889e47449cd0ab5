import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FidePlayerView } from '../../../../../contract/accounts/accounts.ts';
import { PUBLIC_NAMES, type PublicName } from '../../../../../domain/event/value/entry.ts';
import { CATEGORY_BIRTHS, DEFAULT_COUNTRY, FIDE_NUMBER_MAX } from '../../../../../domain/kernel/limits.ts';
import { FederationField } from '../../../../forms/fields/federation-field.tsx';
import { FideSearch } from '../../../../forms/fields/fide-search.tsx';
import { NumberField } from '../../../../forms/fields/number-field.tsx';
import fields from '../../../../forms/fields.module.css';
import { optional, type TypedNumber } from '../../../../forms/numbers.ts';
import type { Form } from '../../../../forms/use-form.tsx';

export interface TypedPlayer {
  readonly firstName: string;
  readonly lastName: string;
  readonly fideNumber: TypedNumber;
  readonly birthYear: TypedNumber;
  readonly birthDate: string | null;
  readonly sex: 'M' | 'F' | null;
  readonly federation: string;
  readonly club: string;
}

export interface TypedContact {
  readonly email: string;
  readonly phone: string;
  readonly language: 'en' | 'no';
  readonly wantsPairings: boolean;
}

export interface TypedGuardian {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** An entry as typed by the organiser. */
export interface EntryValues {
  readonly player: TypedPlayer;
  readonly contact: TypedContact;
  readonly guardian: TypedGuardian;
  readonly publicName: PublicName | null;
  readonly requestedByes: readonly number[];
  readonly remarks: string;
}

export const NOBODY: TypedPlayer = {
  firstName: '',
  lastName: '',
  fideNumber: '',
  birthYear: '',
  birthDate: null,
  sex: null,
  federation: DEFAULT_COUNTRY,
  club: '',
};

export const NO_GUARDIAN: TypedGuardian = { name: '', email: '', phone: '' };

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The details to send; a guardian without a name is none. */
export const sentDetails = ({ player, contact, guardian, publicName, requestedByes, remarks }: EntryValues) => ({
  player: {
    ...player,
    fideNumber: optional(player.fideNumber),
    birthYear: optional(player.birthYear),
    club: player.club,
  },
  contact: { ...contact, email: orNull(contact.email), phone: orNull(contact.phone) },
  guardian:
    guardian.name.trim() === ''
      ? null
      : { name: guardian.name, email: orNull(guardian.email), phone: orNull(guardian.phone) },
  publicName,
  requestedByes: [...requestedByes],
  remarks,
});

interface PlayerFieldsProps {
  readonly form: Form<EntryValues>;
  /** Called with a player of FIDE's list, who fills the fields. */
  readonly onFound: (player: FidePlayerView) => void;
}

/** Player, contact and guardian of an entry. */
export function PlayerFields({ form, onFound }: PlayerFieldsProps) {
  const { t } = useTranslation('eventDesk');
  const { player, contact, guardian } = form.values;
  const set = (changes: Partial<TypedPlayer>) => form.set({ player: { ...player, ...changes } });
  const setContact = (changes: Partial<TypedContact>) => form.set({ contact: { ...contact, ...changes } });
  const text = (name: 'firstName' | 'lastName' | 'club') => (
    <TextInput
      label={t(`entry.${name}`)}
      required={name !== 'club'}
      value={player[name]}
      error={form.errorAt(`player.${name}`)}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
    />
  );
  return (
    <>
      <FideSearch onFound={onFound} />
      <div className={fields.grid}>
        {text('firstName')}
        {text('lastName')}
        {text('club')}
        <NumberField
          label={t('entry.birthYear')}
          hideControls
          {...CATEGORY_BIRTHS}
          value={player.birthYear}
          error={form.errorAt('player.birthYear')}
          onChange={(birthYear) => set({ birthYear })}
        />
        <NumberField
          label={t('entry.fideNumber')}
          hideControls
          min={1}
          max={FIDE_NUMBER_MAX}
          value={player.fideNumber}
          error={form.errorAt('player.fideNumber')}
          onChange={(fideNumber) => set({ fideNumber })}
        />
        <Select
          label={t('entry.sex')}
          placeholder={t('entry.notGiven')}
          clearable
          data={(['F', 'M'] as const).map((value) => ({ value, label: t(`entry.sexes.${value}`) }))}
          value={player.sex}
          onChange={(sex) => set({ sex })}
        />
        <FederationField
          label={t('entry.federation')}
          value={player.federation}
          error={form.errorAt('player.federation')}
          onChange={(federation) => federation !== null && set({ federation })}
        />
        <Select
          label={t('entry.publicName')}
          placeholder={t('entry.usual')}
          clearable
          data={PUBLIC_NAMES.map((value) => ({ value, label: t(`entry.publicNames.${value}`) }))}
          {...form.field('publicName')}
        />
        <TextInput
          type="email"
          label={t('entry.email')}
          value={contact.email}
          error={form.errorAt('contact.email')}
          onChange={({ currentTarget }) => setContact({ email: currentTarget.value })}
        />
        <TextInput
          type="tel"
          label={t('entry.phone')}
          value={contact.phone}
          error={form.errorAt('contact.phone')}
          onChange={({ currentTarget }) => setContact({ phone: currentTarget.value })}
        />
        <Select
          label={t('entry.language')}
          allowDeselect={false}
          data={(['no', 'en'] as const).map((value) => ({ value, label: t(`entry.languages.${value}`) }))}
          value={contact.language}
          onChange={(language) => language !== null && setContact({ language })}
        />
        <div className={fields.switch}>
          <Switch
            label={t('entry.wantsPairings')}
            checked={contact.wantsPairings}
            onChange={({ currentTarget }) => setContact({ wantsPairings: currentTarget.checked })}
          />
        </div>
        {(['name', 'email', 'phone'] as const).map((name) => (
          <TextInput
            key={name}
            label={t(`entry.guardian.${name}`)}
            value={guardian[name]}
            error={form.errorAt(`guardian.${name}`)}
            onChange={({ currentTarget }) => form.set({ guardian: { ...guardian, [name]: currentTarget.value } })}
          />
        ))}
      </div>
      <Textarea label={t('entry.remarks')} autosize minRows={1} maxLength={200} {...form.text('remarks')} />
    </>
  );
}

/** FIDE's list fills the fields of the player. */
export const foundPlayer = (player: TypedPlayer, found: FidePlayerView): TypedPlayer => ({
  ...player,
  firstName: found.firstName,
  lastName: found.lastName,
  fideNumber: found.number,
  birthYear: found.birthYear ?? '',
  sex: found.sex,
  federation: found.federation,
});
