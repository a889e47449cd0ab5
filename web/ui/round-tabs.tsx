import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './round-tabs.module.css';

interface RoundTabsProps {
  readonly label: string;
  readonly rounds: readonly number[];
  readonly round: number;
  readonly onRound: (round: number) => void;
  /** The round that is shown. */
  readonly children: ReactNode;
}

/** A tab for each round; many rounds scroll inside their frame. */
export function RoundTabs({ label, rounds, round, onRound, children }: RoundTabsProps) {
  const { t } = useTranslation('chess');
  const value = String(round);
  return (
    <Tabs value={value} onChange={(next) => onRound(Number(next))} variant="pills" keepMounted={false}>
      <Tabs.List ref={showActiveTab} aria-label={label} className={`${classes.list} no-print`}>
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

/** Of many rounds on a narrow screen the one that is shown is in sight from the beginning. */
function showActiveTab(list: HTMLDivElement | null): void {
  const active = list?.querySelector<HTMLElement>('[data-active]');
  if (list && active) list.scrollLeft = active.offsetLeft - (list.clientWidth - active.clientWidth) / 2;
}
