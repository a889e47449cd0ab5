import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedEntry, ManagedEvent } from '../../../../contract/event/entries.ts';
import { searchKey } from '../../../../domain/lib/search-key.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import type { MenuEntry } from '../../../ui/layout/menu-button.tsx';
import { bufferKeys } from '../../../ui/table/key-buffer.ts';
import { inOrder, nameOf, namesakesIn, ratingLetter } from '../entries.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './entry-table.module.css';

interface EntryGroupsProps {
  readonly data: ManagedEvent;
  /** The entries to show. */
  readonly entries: readonly ManagedEntry[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** Somebody was dropped on another group. */
  readonly onMove: (entry: ManagedEntry, group: string) => void;
  readonly menuOf: (entry: ManagedEntry) => readonly MenuEntry[];
  /** Groups without entries are shown too. */
  readonly showsEmpty: boolean;
}

/** Distance in CSS pixels after which a press becomes a drag. */
const DRAG_FROM = 4;

/** The entries by group: rows are dragged from one to another, by pointer or by keyboard. */
export function EntryGroups({ data, entries, onMove, showsEmpty, ...rows }: EntryGroupsProps) {
  const [dragged, setDragged] = useState<ManagedEntry>();
  const shown = data.view.groups.filter(({ code }) => showsEmpty || entries.some(({ group }) => group === code));
  const { sensors, collisions, begin } = useGroupSensors(shown.map(({ code }) => code));
  const words = useMovingWords(data);
  const entryOf = (id: UniqueIdentifier) => data.entries.find((one) => one.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const entry = entryOf(active.id);
    if (entry !== undefined && over !== null && over.id !== entry.group) onMove(entry, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      accessibility={words}
      onDragStart={({ active }) => {
        const entry = entryOf(active.id);
        begin(entry?.group);
        setDragged(entry);
      }}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      <div className={classes.groups}>
        {shown.map((group) => (
          <GroupSection
            key={group.code}
            data={data}
            group={group}
            entries={inOrder(entries.filter((entry) => entry.group === group.code))}
            isTarget={dragged !== undefined && dragged.group !== group.code}
            {...rows}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged !== undefined && <span className={classes.chip}>{nameOf(dragged)}</span>}
      </DragOverlay>
    </DndContext>
  );
}

interface GroupSectionProps extends Pick<EntryGroupsProps, 'data' | 'entries' | 'chosen' | 'onChoose' | 'menuOf'> {
  readonly group: ManagedEvent['view']['groups'][number];
  /** A row of another group is dragged. */
  readonly isTarget: boolean;
}

function GroupSection({ data, group, entries, chosen, onChoose, menuOf, isTarget }: GroupSectionProps) {
  const { t } = useTranslation('eventDesk');
  const { setNodeRef, isOver } = useDroppable({ id: group.code });
  const namesakes = namesakesIn(data.entries);
  const ids = entries.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const chooseAll = () => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    onChoose(new Set(count === ids.length ? others : [...others, ...ids]));
  };
  const choose = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <section
      ref={setNodeRef}
      className={classes.group}
      aria-label={group.name}
      data-over={(isOver && isTarget) || undefined}
    >
      <div className={classes.head}>
        <h2>{group.name}</h2>
        <GroupCounts group={group} />
        {group.tournament !== null && (
          <TextLink to="/tournament/manage/$tid" params={{ tid: group.tournament }} className={classes.link}>
            {t('table.desk')}
          </TextLink>
        )}
      </div>
      {entries.length === 0 ? (
        <p className={classes.none}>{t('table.nobody')}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.tick}>
                <Checkbox
                  size="xs"
                  aria-label={t('table.chooseAll', { group: group.name })}
                  checked={count === ids.length}
                  indeterminate={count > 0 && count < ids.length}
                  onChange={chooseAll}
                />
              </th>
              <td className={classes.grip} />
              <th scope="col">{t('table.name')}</th>
              <th scope="col" className={classes.clubHead}>
                {t('table.club')}
              </th>
              <th scope="col" className={classes.rating}>
                {t('table.rating')}
              </th>
              <th scope="col" className={classes.paid} title={t('table.paid')}>
                <VisuallyHidden>{t('table.paid')}</VisuallyHidden>
              </th>
              <td className={classes.more} />
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                letter={ratingLetter(entry, data.settings)}
                isNamesake={namesakes.has(searchKey(nameOf(entry)))}
                isChosen={chosen.has(entry.id)}
                mayMove={data.groups.length > 1 && entry.state !== 'withdrawn' && entry.state !== 'refused'}
                onChoose={choose}
                menuOf={menuOf}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** 12 of 20, 3 waiting */
function GroupCounts({ group }: Pick<GroupSectionProps, 'group'>): ReactNode {
  const { t } = useTranslation('eventDesk');
  const { entered, waiting, places, free, started } = group;
  const parts = [
    places === null ? t('table.entered', { count: entered }) : t('table.enteredOf', { count: entered, places }),
    ...(waiting > 0 ? [t('table.waiting', { count: waiting })] : []),
    ...(free === 0 ? [t('table.full')] : []),
    ...(started ? [t('table.started')] : []),
  ];
  return <span className={classes.counts}>{parts.join(' · ')}</span>;
}

/** By pointer the group below it; by keyboard the next or the previous one. */
function useGroupSensors(codes: readonly string[]) {
  const keyboard = useRef<string>(undefined);
  const toNextGroup: KeyboardCoordinateGetter = (event, { context: { droppableRects } }) => {
    const step = STEPS[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const at = codes.indexOf(keyboard.current ?? '');
    const next = codes[Math.min(codes.length - 1, Math.max(0, at + step))];
    keyboard.current = next;
    const rect = next === undefined ? undefined : droppableRects.get(next);
    return rect === undefined ? undefined : { x: rect.left, y: rect.top };
  };
  const collisions: CollisionDetection = (asked) => {
    if (asked.pointerCoordinates !== null) return pointerWithin(asked);
    const id = keyboard.current;
    return id === undefined ? [] : [{ id }];
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextGroup,
      onActivation: bufferKeys,
    }),
  );
  const begin = (group: string | undefined) => {
    keyboard.current = group;
  };
  return { sensors, collisions, begin };
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Announcements for screen readers while somebody is moved. */
function useMovingWords({ entries, groups }: ManagedEvent) {
  const { t } = useTranslation('eventDesk');
  const name = (id: UniqueIdentifier): string => {
    const entry = entries.find((one) => one.id === id);
    return entry === undefined ? '' : nameOf(entry);
  };
  const group = (id: UniqueIdentifier): string => groups.find(({ code }) => code === id)?.name ?? '';
  return {
    screenReaderInstructions: { draggable: t('table.howToMove') },
    announcements: {
      onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => t('table.pickedUp', { name: name(active.id) }),
      onDragOver: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
        over === null ? undefined : t('table.over', { name: name(active.id), group: group(over.id) }),
      onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
        over === null
          ? t('table.putBack', { name: name(active.id) })
          : t('table.dropped', { name: name(active.id), group: group(over.id) }),
      onDragCancel: ({ active }: Pick<DragEndEvent, 'active'>) => t('table.putBack', { name: name(active.id) }),
    },
  };
}
