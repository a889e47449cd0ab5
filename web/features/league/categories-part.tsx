import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryView } from '../../../contract/leagues/leagues.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CategoryForm } from './category-form.tsx';
import { CategoryOrder } from './category-order.tsx';
import classes from './manage.module.css';

interface CategoriesPartProps {
  readonly league: string;
  /** The strongest first. */
  readonly categories: readonly CategoryView[];
}

type Work = { readonly kind: 'new' } | { readonly kind: 'edit'; readonly category: CategoryView };

/** The categories of a league, by strength. */
export function CategoriesPart({ league, categories }: CategoriesPartProps) {
  const { t } = useTranslation('leagueDesk');
  const [work, setWork] = useState<Work>();
  const close = () => setWork(undefined);
  return (
    <Card title={t('categories.title')}>
      {categories.length === 0 ? (
        <Empty title={t('categories.none')} hint={t('categories.noneHint')} />
      ) : (
        <CategoryOrder
          league={league}
          categories={categories}
          onEdit={(category) => setWork({ kind: 'edit', category })}
        />
      )}
      <div className={classes.buttons}>
        <Button onClick={() => setWork({ kind: 'new' })}>{t('categories.new')}</Button>
      </div>
      {work !== undefined && (
        <FormDialog title={work.kind === 'new' ? t('categories.new') : work.category.name} onClose={close}>
          <CategoryForm league={league} category={work.kind === 'edit' ? work.category : undefined} onSaved={close} />
        </FormDialog>
      )}
    </Card>
  );
}
