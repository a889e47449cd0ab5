import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeasonView } from '../../../contract/leagues.ts';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { seasonWalkQuery } from '../../queries/league.ts';
import { FURTHER_SIGNS } from '../../ui/further-signs.ts';
import { Icon } from '../../ui/icon.tsx';
import { TabList } from '../../ui/tab-list.tsx';
import { LastStep } from './last-step.tsx';
import classes from './manage.module.css';
import { type Goes, WalkStep } from './walk-step.tsx';

/** The step in which the season is ended; no category has an id with this sign. */
const LAST_STEP = '.';

interface SeasonEndProps {
  readonly league: string;
  readonly season: string;
  /** All of the league: another one may have been started from this one. */
  readonly seasons: readonly SeasonView[];
  /** The category that is looked at, or the last step; without it, where the walk has come to. */
  readonly step: string | undefined;
  readonly onStep: (step: string | undefined) => void;
}

/**
 * The walk at the end of a season: from the strongest category to the weakest, each with a proposal that is changed or
 * confirmed, and then the end. What is confirmed is kept, so that the walk can be left and gone on with.
 */
export function SeasonEnd({ league, season, seasons, step, onStep }: SeasonEndProps) {
  const { t } = useTranslation('leagueDesk');
  const { data: walk } = useSuspenseQuery(seasonWalkQuery(league, season));
  /** What is changed and not confirmed yet, by category. */
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Goes>>(new Map());
  if (walk.season.ended) return <LastStep league={league} walk={walk} seasons={seasons} />;
  const asked = step === undefined ? undefined : walk.steps.find(({ category }) => category === step);
  const next = walk.steps.find(({ category }) => category === walk.next);
  const shown = step === LAST_STEP ? undefined : (asked ?? next);
  const draftOf = (category: string, goes: Goes | undefined) => {
    const others = [...drafts].filter(([known]) => known !== category);
    setDrafts(new Map(goes === undefined ? others : [...others, [category, goes]]));
  };
  return (
    <Tabs
      value={shown?.category ?? LAST_STEP}
      onChange={(chosen) => chosen !== null && onStep(chosen)}
      keepMounted={false}
      className={classes.tabs}
    >
      <TabList label={t('end.steps')}>
        {walk.steps.map(({ category, name, walked }) => (
          <Tabs.Tab key={category} value={category} leftSection={walked && <Done />}>
            {name}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value={LAST_STEP}>{t('end.last')}</Tabs.Tab>
      </TabList>
      <Tabs.Panel value={shown?.category ?? LAST_STEP} pt="md">
        {shown === undefined ? (
          <LastStep league={league} walk={walk} seasons={seasons} />
        ) : (
          <WalkStep
            league={league}
            walk={walk}
            step={shown}
            draft={drafts.get(shown.category)}
            onDraft={(goes) => draftOf(shown.category, goes)}
            onDone={() => onStep(undefined)}
          />
        )}
      </Tabs.Panel>
      <UnsavedGuard isUnsaved={() => drafts.size > 0} />
    </Tabs>
  );
}

function Done() {
  const { t } = useTranslation('leagueDesk');
  return (
    <span role="img" aria-label={t('end.done')}>
      <Icon sign={FURTHER_SIGNS.tick} />
    </span>
  );
}
