import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { MORE_ICONS } from '../icons/more-icons.ts';
import { bufferKeys } from './key-buffer.ts';
import classes from './sortable-list.module.css';

/** The position of an item while it is moved, for announcements. */
export interface Moving {
  readonly id: string;
  /** From 1. */
  readonly place: number;
  readonly all: number;
}

/** Announcements for screen readers while an item is moved. */
export interface MovingWords {
  readonly howToMove: string;
  readonly pickedUp: (moving: Moving) => string;
  readonly over: (moving: Moving) => string;
  readonly dropped: (moving: Moving) => string;
  readonly putBack: (moving: Moving) => string;
}

interface SortableListProps {
  /** In order, each with its rendered row: a `SortableRow`. */
  readonly items: readonly { readonly id: string; readonly row: ReactNode }[];
  readonly words: MovingWords;
  readonly className: string | undefined;
  /** Places count from 1. */
  readonly onMove: (id: string, place: number) => void;
}

/** Distance in CSS pixels after which a press becomes a drag. */
const DRAG_FROM = 4;

/** A list whose order is changed by dragging or by the keyboard. */
export function SortableList({ items, words, className, onMove }: SortableListProps) {
  const ids = items.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, onActivation: bufferKeys }),
  );
  /** From 1; 0 for an item that is not in the list. */
  const placeOf = (id: UniqueIdentifier | undefined): number => ids.indexOf(String(id)) + 1;
  const at = (id: UniqueIdentifier, over: UniqueIdentifier): Moving => ({
    id: String(id),
    place: placeOf(over),
    all: ids.length,
  });
  const drop = ({ active, over }: DragEndEvent) => {
    const place = placeOf(over?.id);
    if (place > 0 && place !== placeOf(active.id)) onMove(String(active.id), place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: words.howToMove },
        announcements: {
          onDragStart: ({ active }) => words.pickedUp(at(active.id, active.id)),
          onDragOver: ({ active, over }) => (over === null ? undefined : words.over(at(active.id, over.id))),
          onDragEnd: ({ active, over }) => words.dropped(at(active.id, over?.id ?? active.id)),
          onDragCancel: ({ active }) => words.putBack(at(active.id, active.id)),
        },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={className}>{items.map(({ row }) => row)}</ol>
      </SortableContext>
    </DndContext>
  );
}

/** The list with this item moved to a place; the others keep their order. Places count from 1. */
export function movedTo<Item>(items: readonly Item[], moved: Item, place: number): readonly Item[] {
  const others = items.filter((one) => one !== moved);
  return [...others.slice(0, place - 1), moved, ...others.slice(place - 1)];
}

interface SortableRowProps {
  readonly id: string;
  readonly mayMove: boolean;
  /** The label of the handle, which names what it moves. */
  readonly handle: string;
  readonly children: ReactNode;
}

/** One row of the list, with the handle that moves it. */
export function SortableRow({ id, mayMove, handle, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !mayMove,
  });
  // Vertical movement only, wherever the pointer goes.
  const style = transform === null ? {} : { transform: `translateY(${transform.y}px)`, transition };
  return (
    <li ref={setNodeRef} style={style} className={classes.row} data-dragged={isDragging || undefined}>
      {mayMove && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={classes.handle}
          {...attributes}
          {...listeners}
          aria-label={handle}
        >
          <Icon icon={MORE_ICONS.grip} isLarge />
        </button>
      )}
      {children}
    </li>
  );
}
