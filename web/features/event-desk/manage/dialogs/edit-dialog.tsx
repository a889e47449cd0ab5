import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../../contract/calls.ts';
import { entryDetails, type ManagedEntry } from '../../../../../contract/event/entries.ts';
import { callApi } from '../../../../api.ts';
import fields from '../../../../forms/fields.module.css';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { FormElement, SubmitButton } from '../../../../forms/form-element.tsx';
import { useForm } from '../../../../forms/use-form.tsx';
import { eventKey } from '../../../../queries/event-desk.ts';
import { useRenewal } from '../../../../queries/use-change.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { nameOf } from '../../entries.ts';
import { type EntryValues, foundPlayer, NO_GUARDIAN, PlayerFields, sentDetails } from './player-fields.tsx';

interface EditDialogProps {
  readonly event: string;
  readonly entry: ManagedEntry;
  readonly onClose: () => void;
}

/** Changes an entry; its player in the tournament follows until the start. */
export function EditDialog({ event, entry, onClose }: EditDialogProps) {
  const { t } = useTranslation(['eventDesk', 'common']);
  const renew = useRenewal([eventKey(event)]);
  const form = useForm({
    initial: () => valuesOf(entry),
    schema: entryDetails,
    toPayload: (typed) => ({ ...sentDetails(typed) }),
    send: (details) => callApi(calls.changeEntries, { id: event, body: { kind: 'edit', entry: entry.id, details } }),
    onSent: async (_answer, { player }) => {
      toast(t('edit.done', { name: nameOf({ player: { ...entry.player, ...namesOf(player) } }) }));
      onClose();
      await renew();
    },
  });
  return (
    <FormDialog title={t('edit.title', { name: nameOf(entry) })} onClose={onClose} size="xl">
      <FormElement form={form} className={fields.stack}>
        <PlayerFields form={form} onFound={(found) => form.set({ player: foundPlayer(form.values.player, found) })} />
        <div className={fields.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <SubmitButton form={form}>{t('edit.do')}</SubmitButton>
        </div>
      </FormElement>
    </FormDialog>
  );
}

const namesOf = ({ firstName, lastName }: EntryValues['player']) => ({ firstName, lastName });

const valuesOf = ({ player, contact, guardian, publicName, requestedByes, remarks }: ManagedEntry): EntryValues => ({
  player: {
    firstName: player.firstName,
    lastName: player.lastName,
    fideNumber: player.fideNumber ?? '',
    birthYear: player.birthYear ?? '',
    birthDate: player.birthDate,
    sex: player.sex,
    federation: player.federation,
    club: player.club ?? '',
  },
  contact: { ...contact, email: contact.email ?? '', phone: contact.phone ?? '' },
  guardian:
    guardian === null ? NO_GUARDIAN : { name: guardian.name, email: guardian.email ?? '', phone: guardian.phone ?? '' },
  publicName,
  requestedByes,
  remarks,
});
