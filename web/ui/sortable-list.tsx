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
import { FURTHER_SIGNS } from './further-signs.ts';
import { holdKeys } from './hold-keys.ts';
import { Icon } from './icon.tsx';
import classes from './sortable-list.module.css';

/** Where something is in the list while it is moved, for the words that tell it. */
export interface Moving {
  readonly id: string;
  /** From 1. */
  readonly place: number;
  readonly all: number;
}

/** What a screen reader says while something is moved. */
export interface MovingWords {
  readonly howToMove: string;
  readonly pickedUp: (moving: Moving) => string;
  readonly over: (moving: Moving) => string;
  readonly dropped: (moving: Moving) => string;
  readonly putBack: (moving: Moving) => string;
}

interface SortableListProps {
  /** In their order, each with the row that it is drawn as: a `SortableRow`. */
  readonly items: readonly { readonly id: string; readonly row: ReactNode }[];
  readonly words: MovingWords;
  readonly className: string | undefined;
  /** Places count from 1. */
  readonly onMove: (id: string, place: number) => void;
}

/** A pointer has to travel so far before it drags and does not only touch, in CSS pixels. */
const DRAG_FROM = 4;

/** A list whose order is changed by dragging or by the keyboard. */
export function SortableList({ items, words, className, onMove }: SortableListProps) {
  const ids = items.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, onActivation: holdKeys }),
  );
  /** From 1; 0 for what is not in the list. */
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

/** What a list looks like with this one at that place; the others keep their order. Places count from 1. */
export function movedTo<Item>(items: readonly Item[], moved: Item, place: number): readonly Item[] {
  const others = items.filter((one) => one !== moved);
  return [...others.slice(0, place - 1), moved, ...others.slice(place - 1)];
}

interface SortableRowProps {
  readonly id: string;
  readonly mayMove: boolean;
  /** The words of the handle, which say what it moves. */
  readonly handle: string;
  readonly children: ReactNode;
}

/** One row of the list, with the handle that moves it. */
export function SortableRow({ id, mayMove, handle, children }: SortableRowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !mayMove,
  });
  // Up and down only, whatever way the pointer goes.
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
          <Icon sign={FURTHER_SIGNS.grip} isLarge />
        </button>
      )}
      {children}
    </li>
  );
}
