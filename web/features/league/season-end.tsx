import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeasonView } from '../../../contract/leagues/leagues.ts';
import { UnsavedGuard } from '../../forms/unsaved-guard.tsx';
import { seasonClosingQuery } from '../../queries/league.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { MORE_ICONS } from '../../ui/icons/more-icons.ts';
import { TabList } from '../../ui/layout/tab-list.tsx';
import { LastStep } from './last-step.tsx';
import classes from './manage.module.css';
import { type Goes, SeasonClosingStep } from './season-closing-step.tsx';

/** The step that ends the season; no category id contains this character. */
const LAST_STEP = '.';

interface SeasonEndProps {
  readonly league: string;
  readonly season: string;
  /** All seasons of the league, as another may have been started from this one. */
  readonly seasons: readonly SeasonView[];
  /** The category shown, or the last step; by default the next one to close. */
  readonly step: string | undefined;
  readonly onStep: (step: string | undefined) => void;
}

/**
 * The season closing wizard: one step for each category, from the strongest to the weakest, with a proposal to change
 * or confirm, and then the end. Confirmed steps are stored, so the wizard can be left and resumed.
 */
export function SeasonEnd({ league, season, seasons, step, onStep }: SeasonEndProps) {
  const { t } = useTranslation('leagueDesk');
  const { data: closing } = useSuspenseQuery(seasonClosingQuery(league, season));
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Goes>>(new Map());
  if (closing.season.ended) return <LastStep league={league} closing={closing} seasons={seasons} />;
  const asked = step === undefined ? undefined : closing.steps.find(({ category }) => category === step);
  const next = closing.steps.find(({ category }) => category === closing.next);
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
        {closing.steps.map(({ category, name, closed }) => (
          <Tabs.Tab key={category} value={category} leftSection={closed && <Done />}>
            {name}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value={LAST_STEP}>{t('end.last')}</Tabs.Tab>
      </TabList>
      <Tabs.Panel value={shown?.category ?? LAST_STEP} pt="md">
        {shown === undefined ? (
          <LastStep league={league} closing={closing} seasons={seasons} />
        ) : (
          <SeasonClosingStep
            league={league}
            closing={closing}
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
      <Icon icon={MORE_ICONS.tick} />
    </span>
  );
}
