import { useDraggable } from '@dnd-kit/core';
import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedEntry } from '../../../../contract/event/entries.ts';
import { PlayerTitle } from '../../../ui/chess/player-title.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ICONS } from '../../../ui/icons/icons.ts';
import { MORE_ICONS } from '../../../ui/icons/more-icons.ts';
import { Menu } from '../../../ui/layout/menu.tsx';
import type { MenuEntry } from '../../../ui/layout/menu-button.tsx';
import { listedName, nameOf, type RatingLetter } from '../entries.ts';
import { EntryFlags } from './entry-flags.tsx';
import classes from './entry-table.module.css';
import { PaymentDot } from './payment-dot.tsx';

interface EntryRowProps {
  readonly entry: ManagedEntry;
  /** Of the list of the rating. */
  readonly letter: RatingLetter | null;
  /** Somebody else in the event has the same name. */
  readonly isNamesake: boolean;
  readonly isChosen: boolean;
  /** There is another group to move to. */
  readonly mayMove: boolean;
  readonly onChoose: (id: string) => void;
  readonly menuOf: (entry: ManagedEntry) => readonly MenuEntry[];
}

/** One entry, with a handle that drags it to another group. */
export const EntryRow = memo(function EntryRow({
  entry,
  letter,
  isNamesake,
  isChosen,
  mayMove,
  onChoose,
  menuOf,
}: EntryRowProps) {
  const { t } = useTranslation('eventDesk');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: entry.id,
    disabled: !mayMove,
  });
  const name = nameOf(entry);
  const { player } = entry;
  return (
    <tr ref={setNodeRef} data-dragged={isDragging || undefined} data-chosen={isChosen || undefined}>
      <td className={classes.tick}>
        <Checkbox
          size="xs"
          aria-label={t('table.choose', { name })}
          checked={isChosen}
          onChange={() => onChoose(entry.id)}
        />
      </td>
      <td className={classes.grip}>
        {mayMove && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={classes.handle}
            {...attributes}
            {...listeners}
            aria-label={t('table.move', { name })}
          >
            <Icon icon={MORE_ICONS.grip} />
          </button>
        )}
      </td>
      <th scope="row" className={classes.who}>
        <span>
          <PlayerTitle title={player.title} />
          <bdi>{listedName(entry)}</bdi>
          {isNamesake && player.birthYear !== null && (
            <span className={classes.soft}> {t('table.born', { year: player.birthYear })}</span>
          )}
        </span>
        <EntryFlags entry={entry} />
      </th>
      <td className={classes.club}>{player.club}</td>
      <td className={classes.rating}>
        {player.rating ?? '–'} <small {...(letter !== null && { title: t(`letters.${letter}`) })}>{letter}</small>
      </td>
      <td className={classes.paid}>
        <PaymentDot entry={entry} />
      </td>
      <td className={classes.more}>
        <Menu
          position="bottom-end"
          button={{
            variant: 'subtle',
            text: { icon: ICONS.more },
            label: t('table.more', { name }),
            arrow: false,
            px: 'xs',
          }}
          entries={menuOf(entry)}
        />
      </td>
    </tr>
  );
});
