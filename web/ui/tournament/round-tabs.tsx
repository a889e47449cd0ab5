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
  /** The content of the round that is shown. */
  readonly children: ReactNode;
}

/** A tab for each round; many rounds scroll inside their frame. */
export function RoundTabs({ label, rounds, round, onRound, children }: RoundTabsProps) {
  const { t } = useTranslation('chess');
  const value = String(round);
  return (
    <Tabs value={value} onChange={(next) => onRound(Number(next))} variant="pills" keepMounted={false}>
      <Tabs.List ref={keepActiveTabVisible} aria-label={label} className={`${classes.list} no-print`}>
        {rounds.map((number) => (
          <Tabs.Tab key={number} value={String(number)}>
            {t('round', { number })}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={value} pt="md">
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
