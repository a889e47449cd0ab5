import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepActiveTabVisible } from '../layout/active-tab.ts';
import classes from './round-tabs.module.css';

interface RoundTabsProps {
  readonly label: string;
  readonly rounds: readonly number[];
  readonly round: number;
  readonly onRound: (round: number) => void;
  /** Shows the numbers alone, with this beside them on the same line. */
  readonly beside?: ReactNode;
  /** The content of the round that is shown. */
  readonly children: ReactNode;
}

/** A tab for each round; many rounds scroll inside their frame. */
export function RoundTabs({ label, rounds, round, onRound, beside, children }: RoundTabsProps) {
  const { t } = useTranslation('chess');
  const value = String(round);
  const isShort = beside !== undefined;
  const list = (
    <Tabs.List ref={keepActiveTabVisible} aria-label={label} className={`${classes.list} no-print`}>
      {rounds.map((number) => (
        <Tabs.Tab
          key={number}
          value={String(number)}
          {...(isShort && { 'aria-label': t('round', { number }), className: classes.short })}
        >
          {isShort ? number : t('round', { number })}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
  return (
    <Tabs value={value} onChange={(next) => onRound(Number(next))} variant="pills" keepMounted={false}>
      {isShort ? (
        <div className={classes.line}>
          {list}
          {beside}
        </div>
      ) : (
        list
      )}
      <Tabs.Panel value={value} pt={isShort ? 'xs' : 'md'}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
