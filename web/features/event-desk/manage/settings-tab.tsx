import { Alert, Button, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { ManagedEvent } from '../../../../contract/event/entries.ts';
import { cancelEventPayload, eventGroupsPayload, eventSettingsPayload } from '../../../../contract/event/settings.ts';
import { callApi } from '../../../api.ts';
import fields from '../../../forms/fields.module.css';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { FormElement, SubmitButton } from '../../../forms/form-element.tsx';
import { UnsavedGuard } from '../../../forms/unsaved-guard.tsx';
import { useForm } from '../../../forms/use-form.tsx';
import { eventKey, hostedEventsQuery } from '../../../queries/event-desk.ts';
import { useChange, useRenewal } from '../../../queries/use-change.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card, Hint } from '../../../ui/layout/card.tsx';
import { AboutFields } from '../form/about-fields.tsx';
import { DeadlineFields } from '../form/deadline-fields.tsx';
import classes from '../form/event-form.module.css';
import { knownEvent, toSettings } from '../form/event-form.ts';
import { FeeFields } from '../form/fee-fields.tsx';
import { GroupFields } from '../form/group-fields.tsx';
import { sentGroup, type TypedGroup, typedGroup } from '../form/group-values.ts';
import { RuleFields } from '../form/rule-fields.tsx';

interface PartProps {
  readonly data: ManagedEvent;
}

/** The settings of an event, with the fields of a new one. */
export function SettingsTab({ data }: PartProps) {
  return (
    <div className={classes.form}>
      <Stack gap="xl">
        <GroupsForm key={`groups-${JSON.stringify(data.groups)}`} data={data} />
        <SettingsForm key={`settings-${data.groups.map(({ code }) => code).join()}`} data={data} />
        <EndOfEvent data={data} />
      </Stack>
    </div>
  );
}

interface GroupsValues {
  readonly groups: readonly TypedGroup[];
}

function GroupsForm({ data: { view, groups, entries } }: PartProps) {
  const { t } = useTranslation('eventDesk');
  const renew = useRenewal([eventKey(view.id)]);
  const form = useForm({
    initial: (): GroupsValues => ({ groups: groups.map((group) => typedGroup(group, true)) }),
    schema: eventGroupsPayload,
    toPayload: (typed) => ({ groups: typed.groups.map(sentGroup) }),
    send: (body) => callApi(calls.editEventGroups, { id: view.id, body }),
    onSent: async () => {
      toast(t('settings.groupsSaved'));
      await renew();
    },
    about: { groupCodesTwice: 'groups' },
  });
  return (
    <FormElement form={form} className={classes.parts}>
      <GroupFields form={form} year={Number(view.firstDay.slice(0, 4))} offersPlans={entries.length === 0} />
      <div className={fields.buttons}>
        <SubmitButton form={form}>{t('settings.saveGroups')}</SubmitButton>
      </div>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}

function SettingsForm({ data }: PartProps) {
  const { t } = useTranslation('eventDesk');
  const { view } = data;
  const renew = useRenewal([eventKey(view.id), hostedEventsQuery.queryKey]);
  const form = useForm({
    initial: () => knownEvent(data),
    schema: eventSettingsPayload,
    toPayload: (typed) => ({ ...toSettings(typed) }),
    send: (body) => callApi(calls.editEvent, { id: view.id, body }),
    onSent: async (_answer, { name }) => {
      toast(t('settings.saved', { name }));
      await renew();
    },
    about: { daysOutOfOrder: 'lastDay', deadlinesOutOfOrder: 'deadlines', refundBeforeDeadline: 'deadlines' },
  });
  const host = view.organiser;
  return (
    <FormElement form={form}>
      <div className={classes.parts}>
        <AboutFields form={form} host={host} />
        <DeadlineFields form={form} />
        <RuleFields form={form} />
        <FeeFields form={form} host={host} />
        {form.hasFaults && (
          <Alert color="brick" variant="outline" className={classes.alert}>
            {t('build.checkFields')}
          </Alert>
        )}
        <div className={fields.buttons}>
          <SubmitButton form={form}>{t('settings.save')}</SubmitButton>
        </div>
      </div>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </FormElement>
  );
}

/** Cancelling tells everybody; deleting is for an event that nobody has entered. */
function EndOfEvent({ data: { view, entries, unconfirmed } }: PartProps) {
  const { t } = useTranslation('eventDesk');
  const [asked, setAsked] = useState<'cancel' | 'delete' | null>(null);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useChange(
    async () => {
      await callApi(calls.deleteEvent, { id: view.id });
      await navigate({ to: '/event/hosted' });
      queryClient.removeQueries({ queryKey: eventKey(view.id) });
    },
    { renews: [hostedEventsQuery.queryKey], message: () => t('end.deleted', { name: view.name }) },
  );
  const isEmpty = entries.length === 0 && unconfirmed === 0;
  return (
    <Card title={t('end.title')}>
      <Hint>{view.cancelled === null ? t(isEmpty ? 'end.deleteHint' : 'end.cancelHint') : t('end.isCancelled')}</Hint>
      <div className={fields.buttons}>
        {view.cancelled === null && (
          <Button variant="default" onClick={() => setAsked('cancel')}>
            {t('end.cancel')}
          </Button>
        )}
        {isEmpty && (
          <Button color="brick" variant="outline" loading={remove.isPending} onClick={() => setAsked('delete')}>
            {t('end.delete')}
          </Button>
        )}
      </div>
      {asked === 'cancel' && <CancelDialog view={view} count={entries.length} onClose={() => setAsked(null)} />}
      <Confirm
        opened={asked === 'delete'}
        question={t('end.deleteQuestion', { name: view.name })}
        consequence={t('end.deleteLoses')}
        action={t('end.delete')}
        destructive
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}

interface CancelDialogProps extends Pick<ManagedEvent, 'view'> {
  readonly count: number;
  readonly onClose: () => void;
}

function CancelDialog({ view, count, onClose }: CancelDialogProps) {
  const { t } = useTranslation(['eventDesk', 'common']);
  const renew = useRenewal([eventKey(view.id)]);
  const form = useForm({
    initial: { reason: '' },
    schema: cancelEventPayload,
    toPayload: (typed) => ({ ...typed }),
    send: (body) => callApi(calls.cancelEvent, { id: view.id, body }),
    onSent: async () => {
      toast(t('end.cancelled', { name: view.name }));
      onClose();
      await renew();
    },
  });
  return (
    <FormDialog title={t('end.cancelQuestion', { name: view.name })} onClose={onClose}>
      <FormElement form={form} className={fields.stack}>
        <p>{t('end.cancelLoses', { count })}</p>
        <Textarea label={t('end.reason')} autosize minRows={2} data-autofocus {...form.text('reason')} />
        <div className={fields.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" color="brick" loading={form.isSending}>
            {t('end.cancel')}
          </Button>
        </div>
      </FormElement>
    </FormDialog>
  );
}
