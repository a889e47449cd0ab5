import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { CategoryView } from '../../../contract/leagues.ts';
import { ask } from '../../api.ts';
import { leagueKey } from '../../queries/league.ts';
import { useChange } from '../../queries/use-change.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { Menu } from '../../ui/menu.tsx';
import { type Moving, type MovingWords, movedTo, SortableList, SortableRow } from '../../ui/sortable-list.tsx';
import classes from './manage.module.css';
import { useRestrictionTexts } from './restriction-text.ts';

interface CategoryOrderProps {
  readonly league: string;
  /** From the strongest on. */
  readonly categories: readonly CategoryView[];
  readonly onEdit: (category: CategoryView) => void;
}

interface Move {
  readonly category: CategoryView;
  /** All of the league, as they stand afterwards. */
  readonly order: readonly CategoryView[];
}

/** The categories in their order, which is changed by dragging, by the keyboard, or by two changing places. */
export function CategoryOrder({ league, categories, onEdit }: CategoryOrderProps) {
  const { t } = useTranslation('leagueDesk');
  const move = useChange<Move>(({ order }) => putInOrder(league, order), {
    renews: [leagueKey(league)],
    said: ({ category, order }) => t('categories.moved', { name: category.name, place: order.indexOf(category) + 1 }),
    inTurn: `order of ${league}`,
  });
  // The order as it will be, until the server has said so.
  const shown = move.isPending ? move.variables.order : categories;
  const words = useMovingWords(shown);
  return (
    <SortableList
      className={classes.list}
      words={words}
      onMove={(id, place) => {
        const category = shown.find((one) => one.id === id);
        if (category !== undefined) move.mutate({ category, order: movedTo(shown, category, place) });
      }}
      items={shown.map((category, index) => ({
        id: category.id,
        row: (
          <SortableRow
            key={category.id}
            id={category.id}
            mayMove={shown.length > 1}
            handle={t('categories.move', { name: category.name })}
          >
            <span className={classes.place}>{index + 1}</span>
            <CategoryAbout category={category} />
            <CategoryActions league={league} category={category} all={categories} onEdit={() => onEdit(category)} />
          </SortableRow>
        ),
      }))}
    />
  );
}

/** Place by place, each category changes places with the one that stands where it belongs. */
async function putInOrder(league: string, order: readonly CategoryView[]): Promise<void> {
  const standing = (await ask(calls.listCategories, { id: league })).map(({ id }) => id);
  for (const [place, { id }] of order.entries()) {
    const other = standing[place];
    if (other === undefined || other === id) continue;
    await ask(calls.swapCategories, { id: league, category: id, other });
    standing[standing.indexOf(id)] = other;
    standing[place] = id;
  }
}

/** What a screen reader says while a category is moved. */
function useMovingWords(categories: readonly CategoryView[]): MovingWords {
  const { t } = useTranslation('leagueDesk');
  const told = (key: 'pickedUp' | 'over' | 'dropped' | 'putBack') => (moving: Moving) => {
    const { id, place, all } = moving;
    return t(`categories.${key}`, { name: categories.find((one) => one.id === id)?.name ?? '', place, all });
  };
  return {
    howToMove: t('categories.howToMove'),
    pickedUp: told('pickedUp'),
    over: told('over'),
    dropped: told('dropped'),
    putBack: told('putBack'),
  };
}

/** The name of a category, and whom it is for. */
function CategoryAbout({ category }: { readonly category: CategoryView }) {
  const { t } = useTranslation('leagueDesk');
  const restrictionTexts = useRestrictionTexts();
  const notes = [...restrictionTexts(category), ...(category.visible ? [] : [t('hidden')])];
  return (
    <div className={classes.about}>
      <div className={classes.name}>{category.name}</div>
      {notes.length > 0 && <div className={classes.note}>{notes.join(' · ')}</div>}
    </div>
  );
}

interface CategoryActionsProps {
  readonly league: string;
  readonly category: CategoryView;
  readonly all: readonly CategoryView[];
  readonly onEdit: () => void;
}

function CategoryActions({ league, category, all, onEdit }: CategoryActionsProps) {
  const { t } = useTranslation('leagueDesk');
  const [isLeaving, setLeaving] = useState(false);
  const renews = [leagueKey(league)];
  const { id, name } = category;
  const swap = useChange<CategoryView>(
    (other) => ask(calls.swapCategories, { id: league, category: id, other: other.id }),
    { renews, said: (other) => t('categories.swapped', { name, other: other.name }) },
  );
  const remove = useChange(() => ask(calls.deleteCategory, { id: league, category: id }), {
    renews,
    said: () => t('categories.deleted', { name }),
  });
  return (
    <div className={classes.buttons}>
      <Button variant="default" aria-label={t('categories.editOf', { name })} onClick={onEdit}>
        {t('categories.edit')}
      </Button>
      <Menu
        position="bottom-end"
        button={{ variant: 'default', text: t('categories.more'), label: t('categories.moreOf', { name }) }}
        entries={[
          ...all
            .filter((other) => other.id !== id)
            .map((other) => ({
              kind: 'action' as const,
              label: t('categories.swapWith', { name: other.name }),
              onChoose: () => swap.mutate(other),
            })),
          { kind: 'action', label: t('categories.delete'), destructive: true, onChoose: () => setLeaving(true) },
        ]}
      />
      <Confirm
        opened={isLeaving}
        question={t('categories.deleteQuestion', { name })}
        consequence={t('categories.deleteLoses')}
        action={t('categories.delete')}
        destructive
        onConfirm={() => remove.mutate()}
        onClose={() => setLeaving(false)}
      />
    </div>
  );
}
