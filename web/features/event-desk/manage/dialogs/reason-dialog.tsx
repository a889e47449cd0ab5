import { Button, Select, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedEntry, ManagedEvent } from '../../../../../contract/event/entries.ts';
import { useFormat } from '../../../../app/format.ts';
import fields from '../../../../forms/fields.module.css';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { nameOf } from '../../entries.ts';
import type { EntryChangeSent, EntryChanges } from '../use-entry-change.ts';

interface DialogProps {
  readonly onChange: (changes: EntryChanges) => void;
  readonly onClose: () => void;
}

interface ReasonFormProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly destructive?: boolean;
  readonly disabled?: boolean;
  readonly onDone: (reason: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Something that concerns entrants, with words for them. */
function ReasonForm({
  title,
  text,
  action,
  destructive,
  disabled = false,
  onDone,
  onClose,
  children,
}: ReasonFormProps) {
  const { t } = useTranslation(['eventDesk', 'common']);
  const [reason, setReason] = useState('');
  return (
    <FormDialog title={title} onClose={onClose} size="md">
      <form
        className={fields.stack}
        onSubmit={(event) => {
          event.preventDefault();
          onDone(reason.trim());
          onClose();
        }}
      >
        <Text>{text}</Text>
        {children}
        <Textarea
          label={t('dialog.reason')}
          description={t('dialog.reasonHint')}
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          {...(children === undefined && { 'data-autofocus': true })}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={fields.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" disabled={disabled} {...(destructive === true && { color: 'brick' })}>
            {action}
          </Button>
        </div>
      </form>
    </FormDialog>
  );
}

interface MoveDialogProps extends DialogProps {
  readonly data: ManagedEvent;
  readonly entries: readonly ManagedEntry[];
  /** Where they were dropped. */
  readonly group: string | undefined;
}

/** Moves entries to a group; conditions and places do not bind the organiser. */
export function MoveDialog({ data, entries, group, onChange, onClose }: MoveDialogProps) {
  const { t } = useTranslation('eventDesk');
  const { list } = useFormat();
  const others = data.view.groups.filter(({ code }) => entries.some((entry) => entry.group !== code));
  const [chosen, setChosen] = useState(group ?? (others.length === 1 ? (others[0]?.code ?? null) : null));
  const target = data.view.groups.find(({ code }) => code === chosen);
  const moved = entries.filter((entry) => entry.group !== chosen);
  const names = list(entries.map(nameOf));
  return (
    <ReasonForm
      title={t('move.title', { count: entries.length, names })}
      text={target?.free === 0 ? t('move.full', { group: target.name }) : t('move.text')}
      action={t('move.do')}
      disabled={target === undefined || moved.length === 0}
      onClose={onClose}
      onDone={(reason) =>
        target !== undefined &&
        onChange({
          changes: moved.map(({ id }): EntryChangeSent => ({ kind: 'move', entry: id, group: target.code, reason })),
          message: t('move.done', { count: moved.length, names: list(moved.map(nameOf)), group: target.name }),
        })
      }
    >
      <Select
        label={t('move.group')}
        data-autofocus
        allowDeselect={false}
        data={data.view.groups.map(({ code, name, started }) => ({
          value: code,
          label: started ? t('move.started', { name }) : name,
          disabled: started || !others.some((one) => one.code === code),
        }))}
        value={chosen}
        onChange={setChosen}
      />
    </ReasonForm>
  );
}

/** Withdraws entries; what the fee rule gives back is booked. */
export function WithdrawDialog({ entries, onChange, onClose }: DialogProps & Pick<MoveDialogProps, 'entries'>) {
  const { t } = useTranslation('eventDesk');
  const { list } = useFormat();
  const names = list(entries.map(nameOf));
  return (
    <ReasonForm
      title={t('withdraw.title', { count: entries.length, names })}
      text={t('withdraw.text')}
      action={t('withdraw.do')}
      destructive
      onClose={onClose}
      onDone={(reason) =>
        onChange({
          changes: entries.map(({ id }): EntryChangeSent => ({ kind: 'withdraw', entry: id, reason })),
          message: t('withdraw.done', { count: entries.length, names }),
        })
      }
    />
  );
}

export function RefuseDialog({ entry, onChange, onClose }: DialogProps & { readonly entry: ManagedEntry }) {
  const { t } = useTranslation('eventDesk');
  const name = nameOf(entry);
  return (
    <ReasonForm
      title={t('refuse.title', { name })}
      text={t('refuse.text')}
      action={t('refuse.do')}
      destructive
      onClose={onClose}
      onDone={(reason) =>
        onChange({ changes: [{ kind: 'refuse', entry: entry.id, reason }], message: t('refuse.done', { name }) })
      }
    />
  );
}
