import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { CategoryView } from '../../../contract/leagues/leagues.ts';
import { callApi } from '../../api.ts';
import { leagueKey } from '../../queries/league.ts';
import { useChange } from '../../queries/use-change.ts';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { Menu } from '../../ui/layout/menu.tsx';
import { type Moving, type MovingWords, movedTo, SortableList, SortableRow } from '../../ui/table/sortable-list.tsx';
import classes from './manage.module.css';
import { useRestrictionTexts } from './restriction-text.ts';

interface CategoryOrderProps {
  readonly league: string;
  /** The strongest first. */
  readonly categories: readonly CategoryView[];
  readonly onEdit: (category: CategoryView) => void;
}

interface Move {
  readonly category: CategoryView;
  /** The whole new order. */
  readonly order: readonly CategoryView[];
}

/** The categories in order, which is changed by dragging, by keyboard, or by swapping two. */
export function CategoryOrder({ league, categories, onEdit }: CategoryOrderProps) {
  const { t } = useTranslation('leagueDesk');
  const move = useChange<Move>(({ order }) => putInOrder(league, order), {
    renews: [leagueKey(league)],
    message: ({ category, order }) =>
      t('categories.moved', { name: category.name, place: order.indexOf(category) + 1 }),
    inTurn: `order of ${league}`,
  });
  // The expected order, until the server has responded.
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

/** Place by place, swaps the category that stands there for the one that belongs there. */
async function putInOrder(league: string, order: readonly CategoryView[]): Promise<void> {
  const standing = (await callApi(calls.listCategories, { id: league })).map(({ id }) => id);
  for (const [place, { id }] of order.entries()) {
    const other = standing[place];
    if (other === undefined || other === id) continue;
    await callApi(calls.swapCategories, { id: league, category: id, other });
    standing[standing.indexOf(id)] = other;
    standing[place] = id;
  }
}

/** Announcements for screen readers while a category is moved. */
function useMovingWords(categories: readonly CategoryView[]): MovingWords {
  const { t } = useTranslation('leagueDesk');
  const announced = (key: 'pickedUp' | 'over' | 'dropped' | 'putBack') => (moving: Moving) => {
    const { id, place, all } = moving;
    return t(`categories.${key}`, { name: categories.find((one) => one.id === id)?.name ?? '', place, all });
  };
  return {
    howToMove: t('categories.howToMove'),
    pickedUp: announced('pickedUp'),
    over: announced('over'),
    dropped: announced('dropped'),
    putBack: announced('putBack'),
  };
}

/** The name of a category, and who may play in it. */
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
    (other) => callApi(calls.swapCategories, { id: league, category: id, other: other.id }),
    { renews, message: (other) => t('categories.swapped', { name, other: other.name }) },
  );
  const remove = useChange(() => callApi(calls.deleteCategory, { id: league, category: id }), {
    renews,
    message: () => t('categories.deleted', { name }),
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
