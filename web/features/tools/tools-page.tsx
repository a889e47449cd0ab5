import { Alert, Button, Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { given } from '../../../domain/kernel/given.ts';
import { Page } from '../../ui/layout/page.tsx';
import { TabList } from '../../ui/layout/tab-list.tsx';
import { CheckTab } from './check-tab.tsx';
import { engine } from './engine.ts';
import { ExplainTab } from './explain-tab.tsx';
import { FileSource } from './file-source.tsx';
import { FileLines, FileTab } from './file-tab.tsx';
import { IssueList } from './issue-list.tsx';
import { JobView } from './job-view.tsx';
import type { FileSummary, ReadFile } from './jobs.ts';
import { PairTab } from './pair-tab.tsx';
import { FilePlayersProvider } from './player-line.tsx';
import { RatingsTab } from './ratings-tab.tsx';
import { StandingsTab } from './standings-tab.tsx';
import { TOOLS_TABS, type ToolsSearch, type ToolsTab } from './tabs.ts';
import classes from './tools.module.css';
import { type OpenedFile, startJobs, stopJobs, useJob } from './use-job.ts';

interface ToolsPageProps {
  readonly search: ToolsSearch;
  readonly onSearch: (search: ToolsSearch) => void;
}

/** Checks, pairs, explains, ranks and rates report files in the user's browser: nothing is sent anywhere. */
export function ToolsPage({ search, onSearch }: ToolsPageProps) {
  const { t } = useTranslation(['tools', 'ui']);
  const queryClient = useQueryClient();
  const [file, setFile] = useState<OpenedFile | null>(null);
  useEffect(() => void engine.start(), []);
  useEffect(() => () => void (file !== null && stopJobs(queryClient, file.id)), [queryClient, file]);
  const open = (source: Omit<OpenedFile, 'id'> | null) => {
    const next = source && { ...source, id: performance.now() };
    if (next !== null) startJobs(queryClient, next);
    onSearch({});
    startTransition(() => setFile(next));
  };
  return (
    <Page
      title={t('title')}
      crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}
      actions={
        file !== null && (
          <Button variant="default" onClick={() => open(null)}>
            {t('source.another')}
          </Button>
        )
      }
    >
      {file === null && <p className={classes.lead}>{t('lead')}</p>}
      {file === null ? <FileSource onOpen={open} /> : <Opened file={file} search={search} onSearch={onSearch} />}
    </Page>
  );
}

interface OpenedProps extends ToolsPageProps {
  readonly file: OpenedFile;
}

function Opened({ file, search, onSearch }: OpenedProps) {
  const state = useJob<'read'>(file.id, { kind: 'read', text: file.text });
  return (
    <JobView state={state}>
      {(read) => <ReadView read={read} file={file} search={search} onSearch={onSearch} />}
    </JobView>
  );
}

function ReadView({ read, file, search, onSearch }: OpenedProps & { readonly read: ReadFile }) {
  const { t } = useTranslation('tools');
  const { errors, warnings, summary } = read;
  const players = useMemo(() => new Map(summary?.players.map((player) => [player.number, player])), [summary]);
  if (summary === null) {
    return (
      <>
        <Alert color="brick" variant="outline" role="alert" mb="md">
          {t('unreadable')}
        </Alert>
        <IssueList title={t('issues.errors')} issues={errors} />
        <FileLines text={file.text} line={search.line} />
      </>
    );
  }
  return (
    <FilePlayersProvider value={players}>
      <Summary summary={summary} file={file} />
      <IssueList title={t('issues.warnings')} issues={warnings} />
      <ToolTabs summary={summary} file={file} search={search} onSearch={onSearch} />
    </FilePlayersProvider>
  );
}

function Summary({ summary, file }: { readonly summary: FileSummary; readonly file: OpenedFile }) {
  const { t } = useTranslation('tools');
  const { system, isTeam, players, teams, pairedRounds, announcedRounds } = summary;
  const facts = [
    t(`systems.${system}`),
    ...(isTeam ? [t('summary.teams', { count: teams })] : []),
    t('summary.players', { count: players.length }),
    announcedRounds === null
      ? t('summary.rounds', { count: pairedRounds })
      : t('summary.roundsOf', { paired: pairedRounds, count: announcedRounds }),
  ];
  return (
    <section className={classes.summary} aria-label={t('summary.title')}>
      <h2>{summary.name || file.name || t('summary.nameless')}</h2>
      <p>{facts.join(' · ')}</p>
    </section>
  );
}

function ToolTabs({ summary, file, search, onSearch }: OpenedProps & { readonly summary: FileSummary }) {
  const { t } = useTranslation('tools');
  const navigate = useNavigate();
  const tab = search.tab ?? 'check';
  const choose = (next: string | null) => {
    const chosen = TOOLS_TABS.find((known) => known === next);
    startTransition(() => void navigate({ to: '/tools', search: given({ tab: chosen }) }));
  };
  const part = { summary, file, search, onSearch };
  return (
    <Tabs value={tab} onChange={choose} keepMounted={false}>
      <TabList label={t('tabs.label')}>
        {TOOLS_TABS.map((known) => (
          <Tabs.Tab key={known} value={known}>
            {t(`tabs.${known}`)}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={tab} pt="md" className={classes.tool}>
        <TabContent tab={tab} {...part} />
      </Tabs.Panel>
    </Tabs>
  );
}

function TabContent({ tab, ...part }: OpenedProps & { readonly summary: FileSummary; readonly tab: ToolsTab }) {
  switch (tab) {
    case 'check':
      return <CheckTab {...part} />;
    case 'pair':
      return <PairTab {...part} />;
    case 'explain':
      return <ExplainTab {...part} />;
    case 'standings':
      return <StandingsTab {...part} />;
    case 'ratings':
      return <RatingsTab {...part} />;
    case 'file':
      return <FileTab file={part.file} line={part.search.line} />;
  }
}
