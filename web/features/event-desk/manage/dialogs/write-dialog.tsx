import { Button, Checkbox, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../../contract/calls.ts';
import { eventMessagePayload, type ManagedEvent } from '../../../../../contract/event/entries.ts';
import { MESSAGE_MAX_LENGTH } from '../../../../../domain/kernel/limits.ts';
import { callApi } from '../../../../api.ts';
import fields from '../../../../forms/fields.module.css';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { FormElement, SubmitButton } from '../../../../forms/form-element.tsx';
import { useForm } from '../../../../forms/use-form.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Hint } from '../../../../ui/layout/card.tsx';

interface WriteDialogProps {
  readonly data: ManagedEvent;
  readonly onClose: () => void;
}

/** A message to everybody who is entered, or to some groups: by e-mail, and to the inbox of those with an account. */
export function WriteDialog({ data, onClose }: WriteDialogProps) {
  const { t } = useTranslation(['eventDesk', 'common']);
  const { id, groups } = data.view;
  const [chosen, setChosen] = useState<readonly string[]>(groups.map(({ code }) => code));
  const form = useForm({
    initial: { text: '', waiting: false },
    schema: eventMessagePayload,
    // No group stands for all of them, with those that come later.
    toPayload: (typed) => ({ ...typed, groups: chosen.length === groups.length ? [] : [...chosen] }),
    send: (body) => callApi(calls.sendEventMessage, { id, body }),
    onSent: ({ recipients }) => {
      toast(t('write.done', { count: recipients }));
      onClose();
    },
  });
  const recipients = data.entries.filter(
    ({ group, state }) =>
      chosen.includes(group) && (state === 'entered' || (form.values.waiting && state === 'waiting')),
  );
  const unreachable = recipients.filter(
    ({ account, contact, guardian }) => account === null && contact.email === null && !guardian?.email,
  ).length;
  return (
    <FormDialog title={t('write.title')} onClose={onClose}>
      <FormElement form={form} className={fields.stack}>
        {groups.length > 1 && (
          <Checkbox.Group label={t('write.groups')} value={[...chosen]} onChange={setChosen}>
            <div className={fields.buttons}>
              {groups.map(({ code, name }) => (
                <Checkbox key={code} value={code} label={name} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <Switch label={t('write.waiting')} {...form.toggle('waiting')} />
        <Textarea
          label={t('write.text')}
          required
          autosize
          minRows={5}
          maxRows={14}
          maxLength={MESSAGE_MAX_LENGTH}
          data-autofocus
          {...form.text('text')}
        />
        <Hint>
          {t('write.to', { count: recipients.length })}
          {unreachable > 0 && ` ${t('write.unreachable', { count: unreachable })}`}
        </Hint>
        <div className={fields.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {recipients.length > 0 && chosen.length > 0 && (
            <SubmitButton form={form}>{t('write.do', { count: recipients.length })}</SubmitButton>
          )}
        </div>
      </FormElement>
    </FormDialog>
  );
}
