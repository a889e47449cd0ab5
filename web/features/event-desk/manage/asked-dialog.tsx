import { useTranslation } from 'react-i18next';
import type { ManagedEvent } from '../../../../contract/event/entries.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { nameOf } from '../entries.ts';
import { EditDialog } from './dialogs/edit-dialog.tsx';
import { MoveDialog, RefuseDialog, WithdrawDialog } from './dialogs/reason-dialog.tsx';
import { DoubleDialog, LinkDialog, RatingDialog } from './dialogs/small-dialogs.tsx';
import type { Asked } from './entry-menu.ts';
import type { EntryChanges } from './use-entry-change.ts';

interface AskedDialogProps {
  readonly data: ManagedEvent;
  readonly asked: Asked;
  readonly onChange: (changes: EntryChanges) => void;
  readonly onClose: () => void;
}

/** The dialog about entries that was asked for. */
export function AskedDialog({ data, asked, ...on }: AskedDialogProps) {
  const { t } = useTranslation('eventDesk');
  const { id, name: eventName } = data.view;
  switch (asked.kind) {
    case 'move':
      return <MoveDialog data={data} entries={asked.entries} group={asked.group} {...on} />;
    case 'withdraw':
      return <WithdrawDialog entries={asked.entries} {...on} />;
    case 'refuse':
      return <RefuseDialog entry={asked.entry} {...on} />;
    case 'rating':
      return <RatingDialog entry={asked.entry} {...on} />;
    case 'edit':
      return <EditDialog event={id} entry={asked.entry} onClose={on.onClose} />;
    case 'link':
      return <LinkDialog event={id} eventName={eventName} entry={asked.entry} onClose={on.onClose} />;
    case 'double':
      return <DoubleDialog entry={asked.entry} other={asked.other} {...on} />;
    case 'erase': {
      const { entry } = asked;
      const name = nameOf(entry);
      return (
        <Confirm
          opened
          question={t('erase.question', { name })}
          consequence={t('erase.loses')}
          action={t('erase.do')}
          destructive
          onConfirm={() => on.onChange({ changes: [{ kind: 'erase', entry: entry.id }], message: t('erase.done') })}
          onClose={on.onClose}
        />
      );
    }
  }
}
