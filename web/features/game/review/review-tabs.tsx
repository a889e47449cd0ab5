import { Skeleton, Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameViewAnswer } from '../../../../contract/game/games.ts';
import { withNamespaces } from '../../../app/language.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import type { Analysis } from '../engine/findings.ts';
import after from './charts/after-game.module.css';
import { MoveTable } from './move-table.tsx';
import { timedGame } from './review-clocks.ts';
import classes from './review-tabs.module.css';
import type { Review } from './use-review.ts';

const namespaces = ['review'] as const;
const AnalysisPart = lazyComponent(() =>
  withNamespaces({ namespaces, load: () => import('../engine/analysis-part.tsx') }).then((part) => part.AnalysisPart),
);
const TimeChart = lazyComponent(() =>
  withNamespaces({ namespaces, load: () => import('./charts/time-chart.tsx') }).then((part) => part.TimeChart),
);
const SharePart = lazyComponent(() =>
  withNamespaces({ namespaces, load: () => import('./share/share-part.tsx') }).then((part) => part.SharePart),
);

const TABS = ['moves', 'analysis', 'times', 'share'] as const;
type Tab = (typeof TABS)[number];

interface ReviewTabsProps {
  readonly view: GameViewAnswer;
  readonly review: Review;
  readonly analysis: Analysis | null;
  /** Null while the engine is working. */
  readonly onAnalyse: (() => void) | null;
  readonly className: string | undefined;
}

/** The moves of a finished game, and what else there is to know of it. */
export function ReviewTabs({ view, review, analysis, onAnalyse, className }: ReviewTabsProps) {
  const { t } = useTranslation('game');
  const [tab, setTab] = useState<Tab>('moves');
  const { game: moves, gamePly: ply, go } = review;
  const has: Readonly<Record<Tab, boolean>> = {
    moves: true,
    analysis: view.tournament.gameVariant === 'Chess' && moves.length > 0,
    times: timedGame(view) !== null && moves.length > 0,
    share: true,
  };
  return (
    <Tabs
      value={tab}
      onChange={(next) => setTab(TABS.find((known) => known === next) ?? 'moves')}
      keepMounted={false}
      className={`${classes.tabs} ${className}`}
    >
      <Tabs.List grow aria-label={t('view.tabs.label')}>
        {TABS.filter((known) => has[known]).map((known) => (
          <Tabs.Tab key={known} value={known}>
            {t(`view.tabs.${known}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="moves" className={classes.moves ?? ''}>
        <MoveTable
          moves={moves}
          ply={review.variation === null ? ply : -1}
          onPly={go}
          {...(analysis === null ? {} : { marks: analysis.shownMarks })}
        />
      </Tabs.Panel>
      {tab !== 'moves' && (
        <Tabs.Panel value={tab} tabIndex={0} className={`${classes.panel} ${after.part}`}>
          <Suspense fallback={<Skeleton h={120} />}>
            {tab === 'analysis' && (
              <AnalysisPart analysis={analysis} moves={moves} ply={ply} onPly={go} onAnalyse={onAnalyse} />
            )}
            {tab === 'times' && <TimeChart view={view} moves={moves} ply={ply} onPly={go} />}
            {tab === 'share' && <SharePart view={view} review={review} />}
          </Suspense>
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
