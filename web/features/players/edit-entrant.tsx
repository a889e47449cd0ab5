import { Button, Divider, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import type { CamelKeys } from '../../../contract/codec/case.ts';
import { entrantPayload, identityPayload } from '../../../contract/tournament/entrants.ts';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { isGuestId } from '../../../domain/kernel/ids.ts';
import { CATEGORY_BIRTHS } from '../../../domain/kernel/limits.ts';
import { TITLES } from '../../../domain/people/titles.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { callApi } from '../../api.ts';
import { AccountSelect } from '../../forms/account-select.tsx';
import { NumberField } from '../../forms/fields/number-field.tsx';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { optional, type TypedNumber } from '../../forms/numbers.ts';
import { useForm } from '../../forms/use-form.tsx';
import { participantName } from '../../model/names.ts';
import { entrantSearch } from '../../queries/account-search.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Hint } from '../../ui/layout/card.tsx';
import { Decisions } from './decisions.tsx';

interface EditEntrantProps {
  readonly data: TournamentPlayers;
  /** Undefined while the dialog is closed. */
  readonly entrant: ParticipantView | undefined;
  readonly onClose: () => void;
}

/** Corrects an entry: title, rating, federation, club, and the name of a guest. */
export function EditEntrant({ data, entrant, onClose }: EditEntrantProps) {
  const { t } = useTranslation(['manage', 'common']);
  return (
    <Modal
      opened={entrant !== undefined}
      onClose={onClose}
      title={entrant === undefined ? '' : t('players.editTitle', { name: participantName(entrant) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      centered
    >
      {entrant !== undefined && <EntrantForm data={data} entrant={entrant} onClose={onClose} />}
      {entrant !== undefined && FORMATS[data.tournament.kind].table === 'players' && (
        <Decisions data={data} entrant={entrant} />
      )}
      {entrant !== undefined && <IdentifyEntrant data={data} entrant={entrant} onClose={onClose} />}
    </Modal>
  );
}

interface EntrantValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string | null;
  readonly fideRating: TypedNumber;
  readonly federation: string;
  readonly club: string;
  readonly fideNumber: TypedNumber;
  readonly nationalId: string;
  /** The year alone. */
  readonly birthDate: TypedNumber;
  readonly sex: 'M' | 'F' | null;
}

interface EntrantFormProps {
  readonly data: TournamentPlayers;
  readonly entrant: ParticipantView;
  readonly onClose: () => void;
}

function EntrantForm({ data, entrant, onClose }: EntrantFormProps) {
  const { t } = useTranslation(['manage', 'common']);
  const tid = data.tournament.id;
  const { account } = entrant;
  const ghost = entrant.ghost && isGuestId(account);
  const facts = data.factsOfPlayers[account];
  const year = facts?.birthDate?.slice(0, 4) ?? '';
  const mend = useTournamentChange<CamelKeys<z.input<typeof entrantPayload>>>(
    tid,
    (details) => callApi(calls.editEntrant, { id: tid, account, body: details }),
    () => t('players.edited', { name: participantName(entrant) }),
    TOLD_BY_FORM,
  );
  const initial: EntrantValues = {
    firstName: entrant.firstName,
    lastName: entrant.lastName,
    title: entrant.title,
    fideRating: entrant.fideRating ?? '',
    federation: entrant.federation,
    club: data.clubsOfPlayers[entrant.account] ?? '',
    fideNumber: facts?.fideNumber ?? '',
    nationalId: facts?.nationalId ?? '',
    birthDate: year === '' ? '' : Number(year),
    sex: facts?.sex ?? null,
  };
  const form = useForm({
    initial,
    schema: entrantPayload,
    toPayload: ({ firstName, lastName, fideRating, fideNumber, nationalId, birthDate, sex, ...details }) => ({
      ...details,
      fideRating: optional(fideRating),
      ...(ghost && { firstName, lastName, fideNumber: optional(fideNumber), nationalId, sex }),
      // The stored birth date is kept if its year is unchanged.
      ...(ghost && String(birthDate) !== year && { birthDate: birthDate === '' ? null : `${birthDate}-01-01` }),
    }),
    send: mend.mutateAsync,
    onSent: onClose,
  });
  return (
    <FormElement form={form}>
      <Stack gap="sm">
        {ghost && (
          <div className={fields.pair}>
            <TextInput data-autofocus label={t('players.firstName')} required {...form.text('firstName')} />
            <TextInput label={t('players.lastName')} required {...form.text('lastName')} />
          </div>
        )}
        <div className={fields.pair}>
          <Select
            label={t('players.titleField')}
            placeholder={t('players.noTitle')}
            clearable
            data={TITLES}
            {...form.field('title')}
          />
          <NumberField label={t('players.rating')} min={0} max={4000} hideControls {...form.field('fideRating')} />
        </div>
        <TextInput
          label={t('players.federation')}
          {...form.text('federation')}
          onChange={({ currentTarget }) => form.set({ federation: currentTarget.value.toUpperCase() })}
        />
        <TextInput label={t('players.club')} {...form.text('club')} />
        {ghost ? (
          <>
            <div className={fields.pair}>
              <NumberField label={t('players.fideNumber')} min={1} hideControls {...form.field('fideNumber')} />
              <TextInput label={t('players.nationalId')} {...form.text('nationalId')} />
            </div>
            <div className={fields.pair}>
              <NumberField
                label={t('players.birthYear')}
                {...CATEGORY_BIRTHS}
                hideControls
                {...form.field('birthDate')}
              />
              <Select
                label={t('players.sex')}
                placeholder={t('players.sexNotGiven')}
                clearable
                data={(['F', 'M'] as const).map((sex) => ({ value: sex, label: t(`players.sexes.${sex}`) }))}
                {...form.field('sex')}
              />
            </div>
          </>
        ) : (
          <Hint>{t('players.ofAccount')}</Hint>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <SubmitButton form={form}>{t('players.save')}</SubmitButton>
        </Group>
      </Stack>
    </FormElement>
  );
}

interface IdentifyEntrantProps {
  readonly data: TournamentPlayers;
  readonly entrant: ParticipantView;
  readonly onClose: () => void;
}

/** Assigns an account to a guest (ENTRY-11), or another account than was entered (ENTRY-17). */
function IdentifyEntrant({ data, entrant, onClose }: IdentifyEntrantProps) {
  const { t } = useTranslation('manage');
  const { id } = data.tournament;
  const isGuest = isGuestId(entrant.account);
  const identify = useTournamentChange<CamelKeys<z.input<typeof identityPayload>>>(
    id,
    (body) => callApi(calls.identifyEntrant, { id, account: entrant.account, body }),
    () => t('players.identified', { name: participantName(entrant) }),
    TOLD_BY_FORM,
  );
  const initial: { readonly account: string | null } = { account: null };
  const form = useForm({
    initial,
    schema: identityPayload,
    toPayload: (values) => ({ ...values }),
    send: (wanted) => identify.mutateAsync(wanted),
    about: { alreadyParticipating: 'account', noSuchAccount: 'account' },
    onSent: onClose,
  });
  return (
    <FormElement form={form}>
      <Divider my="md" label={t(isGuest ? 'players.identify' : 'players.exchange')} />
      <Stack gap="sm">
        <Hint>{t(isGuest ? 'players.identifyHint' : 'players.exchangeHint')}</Hint>
        <AccountSelect
          known={data.accounts}
          search={(typed) => entrantSearch(data.tournament.id, typed)}
          {...form.field('account')}
        />
        <Group justify="flex-end">
          <SubmitButton form={form} variant="default">
            {t(isGuest ? 'players.identifyAction' : 'players.exchangeAction')}
          </SubmitButton>
        </Group>
      </Stack>
    </FormElement>
  );
}
