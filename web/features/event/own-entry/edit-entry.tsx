import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { entryForm } from '../../../../contract/event/entry-form.ts';
import { asId, type EntryId } from '../../../../domain/kernel/ids.ts';
import { callApi } from '../../../api.ts';
import fields from '../../../forms/fields.module.css';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { eventKey, linkedEntriesQuery } from '../../../queries/events.ts';
import { useRenewal } from '../../../queries/use-change.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import {
  BirthYearField,
  ClubField,
  ContactFields,
  FederationOfPlayer,
  GuardianFields,
  MoreEntryFields,
  NameFields,
  SexField,
} from '../fields/entry-fields.tsx';
import { detailsOf, type EntryValues, formPayload, needsOf, valuesOf } from '../fields/entry-values.ts';
import { useGroups } from '../use-groups.ts';
import type { EntryCardProps } from './entry-card-props.ts';

interface EditEntryProps extends EntryCardProps {
  readonly onClose: () => void;
}

const ABOUT = {
  birthYearNeeded: 'birthYear',
  sexNeeded: 'sex',
  guardianNeeded: 'guardianName',
  guardianEmailNeeded: 'guardianEmail',
  emailNeeded: 'email',
  phoneNeeded: 'phone',
} as const;

/** Changes the details of an entry; after the end of changes only club, contact and remarks (CF-3). */
export function EditEntry({ token, event, entry, onClose }: EditEntryProps) {
  const { t } = useTranslation(['ownEntry', 'common']);
  const renew = useRenewal([linkedEntriesQuery(token).queryKey, eventKey(event.id)]);
  const [values, setValues] = useState<EntryValues>(() => valuesOf(entry));
  const { data: answer = null } = useGroups(event.id, values);
  // Accounts need no address.
  const needs = { ...needsOf(event, values, answer), ...(entry.contact.email === null && { email: false }) };
  const needsKey = JSON.stringify(needs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all that the schema depends on
  const schema = useMemo(() => entryForm(needs), [needsKey]);
  const form = useForm({
    initial: values,
    schema,
    toPayload: formPayload,
    send: () =>
      callApi(calls.editOwnEntry, {
        token,
        body: {
          entry: asId<EntryId>(entry.id),
          details: detailsOf(values, entry.contact.language, {
            birthDate: entry.player.birthDate,
            requestedByes: entry.requestedByes,
          }),
        },
      }),
    about: ABOUT,
    onSent: async () => {
      await renew();
      toast(t('change.saved'));
      onClose();
    },
  });
  if (form.values !== values) setValues(form.values);
  const isOpen = entry.changesOpen;
  const asksSex = event.asksSex || event.groups.some(({ conditions }) => conditions.sex !== null);
  return (
    <FormElement form={form} className={fields.stack}>
      {isOpen && (
        <>
          <NameFields form={form} />
          <BirthYearField form={form} />
          <FederationOfPlayer form={form} />
          {asksSex && <SexField form={form} needs={needs} />}
        </>
      )}
      <ClubField form={form} />
      <ContactFields form={form} needs={needs} event={event} />
      <GuardianFields form={form} needs={needs} needsConsent={answer?.needsConsent ?? false} />
      <MoreEntryFields form={form} />
      <div className={fields.row}>
        <SubmitButton form={form}>{t('common:save')}</SubmitButton>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}
