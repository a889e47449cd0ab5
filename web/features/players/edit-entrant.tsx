import { Button, Divider, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import * as calls from '../../../contract/calls.ts';
import { entrantPayload, identityPayload } from '../../../contract/entrants.ts';
import type { ParticipantView } from '../../../contract/tournaments.ts';
import { isGuestId } from '../../../domain/ids.ts';
import { TITLES } from '../../../domain/titles.ts';
import { ask } from '../../api.ts';
import fields from '../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../forms/form-element.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { optional, type TypedNumber } from '../../forms/numbers.ts';
import { useForm } from '../../forms/use-form.tsx';
import { participantName } from '../../model/names.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Hint } from '../../ui/card.tsx';
import { AccountSelect } from './account-select.tsx';

interface EditEntrantProps {
  readonly data: TournamentPlayers;
  /** Undefined while nobody is edited. */
  readonly entrant: ParticipantView | undefined;
  readonly onClose: () => void;
}

/** What is said of an entry is mended: title, rating, federation, club, and the name of somebody without an account. */
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
      {entrant?.ghost && isGuestId(entrant.account) && (
        <IdentifyEntrant data={data} entrant={entrant} onClose={onClose} />
      )}
    </Modal>
  );
}

interface EntrantValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly title: string | null;
  readonly fide_rating: TypedNumber;
  readonly federation: string;
  readonly club: string;
}

interface EntrantFormProps {
  readonly data: TournamentPlayers;
  readonly entrant: ParticipantView;
  readonly onClose: () => void;
}

function EntrantForm({ data, entrant, onClose }: EntrantFormProps) {
  const { t } = useTranslation(['manage', 'common']);
  const tid = data.tournament.id;
  const { account, ghost } = entrant;
  const mend = useTournamentChange<z.input<typeof entrantPayload>>(
    tid,
    (said) => ask(calls.editEntrant, { id: tid, account, body: said }),
    () => t('players.edited', { name: participantName(entrant) }),
    TOLD_BY_FORM,
  );
  const initial: EntrantValues = {
    first_name: entrant.first_name,
    last_name: entrant.last_name,
    title: entrant.title,
    fide_rating: entrant.fide_rating ?? '',
    federation: entrant.federation,
    club: data.clubs_of_players[entrant.account] ?? '',
  };
  const form = useForm({
    initial,
    schema: entrantPayload,
    toPayload: ({ first_name, last_name, fide_rating, ...said }) => ({
      ...said,
      fide_rating: optional(fide_rating),
      ...(ghost && { first_name, last_name }),
    }),
    send: mend.mutateAsync,
    onSent: onClose,
  });
  return (
    <FormElement form={form}>
      <Stack gap="sm">
        {ghost && (
          <div className={fields.pair}>
            <TextInput data-autofocus label={t('players.firstName')} required {...form.text('first_name')} />
            <TextInput label={t('players.lastName')} required {...form.text('last_name')} />
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
          <NumberField label={t('players.rating')} min={0} max={4000} hideControls {...form.field('fide_rating')} />
        </div>
        <TextInput
          label={t('players.federation')}
          {...form.text('federation')}
          onChange={({ currentTarget }) => form.set({ federation: currentTarget.value.toUpperCase() })}
        />
        <TextInput label={t('players.club')} {...form.text('club')} />
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

/** Somebody who was entered by name turns out to have an account (ENTRY-11). */
function IdentifyEntrant({ data, entrant, onClose }: IdentifyEntrantProps) {
  const { t } = useTranslation('manage');
  const { id } = data.tournament;
  const identify = useTournamentChange<z.input<typeof identityPayload>>(
    id,
    (body) => ask(calls.identifyEntrant, { id, account: entrant.account, body }),
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
      <Divider my="md" label={t('players.identify')} />
      <Stack gap="sm">
        <Hint>{t('players.identifyHint')}</Hint>
        <AccountSelect data={data} {...form.field('account')} />
        <Group justify="flex-end">
          <SubmitButton form={form} variant="default">
            {t('players.identifyAction')}
          </SubmitButton>
        </Group>
      </Stack>
    </FormElement>
  );
}
