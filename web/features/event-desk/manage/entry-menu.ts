import type { TFunction } from 'i18next';
import type { ManagedEntry } from '../../../../contract/event/entries.ts';
import type { MenuEntry } from '../../../ui/layout/menu-button.tsx';
import { nameOf } from '../entries.ts';
import type { EntryChanges } from './use-entry-change.ts';

/** A dialog about entries. */
export type Asked =
  | { readonly kind: 'move'; readonly entries: readonly ManagedEntry[]; readonly group?: string }
  | { readonly kind: 'withdraw'; readonly entries: readonly ManagedEntry[] }
  | { readonly kind: 'refuse'; readonly entry: ManagedEntry }
  | { readonly kind: 'rating'; readonly entry: ManagedEntry }
  | { readonly kind: 'edit'; readonly entry: ManagedEntry }
  | { readonly kind: 'link'; readonly entry: ManagedEntry }
  | { readonly kind: 'double'; readonly entry: ManagedEntry; readonly other: ManagedEntry }
  | { readonly kind: 'erase'; readonly entry: ManagedEntry };

interface MenuOptions {
  readonly t: TFunction<'eventDesk'>;
  readonly doubles: readonly ManagedEntry[];
  readonly hasGroups: boolean;
  readonly onAsk: (asked: Asked) => void;
  readonly onPay: () => void;
  readonly onChange: (changes: EntryChanges) => void;
}

/** What can be done with an entry, by its state. */
export function entryMenu(
  entry: ManagedEntry,
  { t, doubles, hasGroups, onAsk, onPay, onChange }: MenuOptions,
): MenuEntry[] {
  const { id, state } = entry;
  const name = nameOf(entry);
  const ask = (label: string, asked: Asked, destructive = false): MenuEntry => ({
    kind: 'action',
    label,
    destructive,
    onChoose: () => onAsk(asked),
  });
  const change = (label: string, kind: 'approve' | 'enter_anyway' | 'restore'): MenuEntry => ({
    kind: 'action',
    label,
    onChoose: () =>
      onChange({
        changes: [kind === 'approve' ? { kind, entries: [id] } : { kind, entry: id }],
        message: t(`done.${kind}`, { name }),
      }),
  });
  const isOver = state === 'withdrawn' || state === 'refused';
  return [
    ...(state === 'pending' ? [change(t('actions.approve'), 'approve')] : []),
    ...(state === 'waiting' || state === 'pending' ? [change(t('actions.enterAnyway'), 'enter_anyway')] : []),
    ...(isOver ? [change(t('actions.restore'), 'restore')] : []),
    ...(isOver
      ? []
      : [ask(t('actions.edit'), { kind: 'edit', entry }), ask(t('actions.rating'), { kind: 'rating', entry })]),
    ...(hasGroups && !isOver ? [ask(t('actions.move'), { kind: 'move', entries: [entry] })] : []),
    ...doubles.map((other) => ask(t('actions.double', { name: nameOf(other) }), { kind: 'double', entry, other })),
    { kind: 'action', label: t('actions.payment'), onChoose: onPay },
    ...(isOver ? [] : [ask(t('actions.link'), { kind: 'link', entry })]),
    ...(state === 'pending' ? [ask(t('actions.refuse'), { kind: 'refuse', entry }, true)] : []),
    ...(isOver ? [] : [ask(t('actions.withdraw'), { kind: 'withdraw', entries: [entry] }, true)]),
    ask(t('actions.erase'), { kind: 'erase', entry }, true),
  ];
}
