import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { keepActiveTabVisible } from './active-tab.ts';
import classes from './tab-list.module.css';

interface TabListProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The tabs of a page. Where they do not fit, the list scrolls, with the active one visible. */
export function TabList({ label, children }: TabListProps) {
  return (
    <Tabs.List ref={keepActiveTabVisible} aria-label={label} className={`${classes.list} no-print`}>
      {children}
    </Tabs.List>
  );
}
