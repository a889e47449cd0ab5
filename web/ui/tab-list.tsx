import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { keepActiveTabInSight } from './active-tab.ts';
import classes from './tab-list.module.css';

interface TabListProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The names of the parts of a page. Where they do not fit, the list scrolls inside itself, the shown one in sight. */
export function TabList({ label, children }: TabListProps) {
  return (
    <Tabs.List ref={keepActiveTabInSight} aria-label={label} className={`${classes.list} no-print`}>
      {children}
    </Tabs.List>
  );
}
