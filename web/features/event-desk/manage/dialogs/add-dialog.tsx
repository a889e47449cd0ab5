import { Button, Select, Switch } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../../contract/calls.ts';
import { addEntryForm, type ManagedEvent } from '../../../../../contract/event/entries.ts';
import { TITLES } from '../../../../../domain/people/titles.ts';
import { parseLanguage } from '../../../../../i18n/languages.ts';
import { callApi } from '../../../../api.ts';
import { NumberField } from '../../../../forms/fields/number-field.tsx';
import fields from '../../../../forms/fields.module.css';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { FormElement, SubmitButton } from '../../../../forms/form-element.tsx';
import { optional, type TypedNumber } from '../../../../forms/numbers.ts';
import { useForm } from '../../../../forms/use-form.tsx';
import { eventKey } from '../../../../queries/event-desk.ts';
import { useRenewal } from '../../../../queries/use-change.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import { type EntryValues, foundPlayer, NO_GUARDIAN, NOBODY, PlayerFields, sentDetails } from './player-fields.tsx';

interface AddValues extends EntryValues {
  readonly group: string | null;
  readonly title: string | null;
  readonly rating: TypedNumber;
  readonly sendsMail: boolean;
}

interface AddDialogProps {
  readonly data: ManagedEvent;
  readonly onClose: () => void;
}

/** Enters players one after the other, at the door or by telephone: neither e-mail nor confirmation is needed. */
export function AddDialog({ data, onClose }: AddDialogProps) {
  const { t, i18n } = useTranslation(['eventDesk', 'common']);
  const { id, groups } = data.view;
  const renew = useRenewal([eventKey(id)]);
  const group = useRef(groups.length === 1 ? (groups[0]?.code ?? null) : null);
  const form = useForm({
    initial: (): AddValues => ({
      player: NOBODY,
      contact: { email: '', phone: '', language: parseLanguage(i18n.language), wantsPairings: false },
      guardian: NO_GUARDIAN,
      publicName: null,
      requestedByes: [],
      remarks: '',
      group: group.current,
      title: null,
      rating: '',
      sendsMail: false,
    }),
    schema: addEntryForm,
    toPayload: (typed) => {
      const { player, ...details } = sentDetails(typed);
      return {
        ...details,
        player: { ...player, title: typed.title, rating: optional(typed.rating) },
        group: typed.group,
        sendsMail: typed.sendsMail,
      };
    },
    send: ({ sendsMail, ...entry }) => callApi(calls.addEntries, { id, body: { entries: [entry], sendsMail } }),
    onSent: async (_answer, { player }) => {
      toast(t('add.done', { name: `${player.firstName} ${player.lastName}` }));
      await renew();
    },
    startsAgain: true,
  });
  return (
    <FormDialog title={t('add.title')} onClose={onClose} size="xl">
      <FormElement form={form} className={fields.stack}>
        <PlayerFields
          form={form}
          onFound={(found) =>
            form.set({ player: foundPlayer(form.values.player, found), title: found.title, rating: '' })
          }
        />
        <div className={fields.grid}>
          <Select
            label={t('add.group')}
            required
            data={groups.map(({ code, name }) => ({ value: code, label: name }))}
            {...form.field('group')}
            onChange={(code) => {
              group.current = code;
              form.set({ group: code });
            }}
          />
          <Select label={t('entry.title')} clearable data={[...TITLES]} {...form.field('title')} />
          <NumberField
            label={t('add.rating')}
            description={t('add.ratingHint')}
            hideControls
            min={0}
            max={4000}
            {...form.field('rating')}
            error={form.errorAt('player.rating')}
          />
          <div className={fields.switch}>
            <Switch label={t('add.sendsMail')} {...form.toggle('sendsMail')} />
          </div>
        </div>
        <div className={fields.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
          <SubmitButton form={form}>{t('add.do')}</SubmitButton>
        </div>
      </FormElement>
    </FormDialog>
  );
}
