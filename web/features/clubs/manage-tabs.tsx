import { Tabs } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { TabList } from '../../ui/layout/tab-list.tsx';
import classes from './lists.module.css';
import type { ManageTab } from './tabs.ts';

interface ManageTabsProps<Tab extends ManageTab> {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly children: ReactNode;
}

export function ManageTabs<Tab extends ManageTab>({ tabs, tab, onTab, children }: ManageTabsProps<Tab>) {
  const { t } = useTranslation('clubs');
  const choose = (next: string | null) => {
    const chosen = tabs.find((known) => known === next);
    if (chosen !== undefined) onTab(chosen);
  };
  return (
    <Tabs value={tab} onChange={choose} keepMounted={false} className={classes.tabs}>
      <TabList label={t('manage.tabs.label')}>
        {tabs.map((known: ManageTab) => (
          <Tabs.Tab key={known} value={known}>
            {t(`manage.tabs.${known}`)}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={tab} pt="md">
        <Suspense fallback={<RowsSkeleton />}>{children}</Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
