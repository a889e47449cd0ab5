import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import { pathTo } from '../../../../contract/http/request.ts';
import type { MatchView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { parseLanguage } from '../../../../i18n/languages.ts';
import { unbroken } from '../../../app/format.ts';
import { byTime } from '../../../model/fixtures.ts';
import { teamScore } from '../../../model/match.ts';
import { teamName } from '../../../model/names.ts';
import { scoreText } from '../../../model/result-text.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { Empty } from '../../../ui/feedback/page-states.tsx';
import { TextLink } from '../../../ui/layout/links.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { CalendarLink } from '../../../ui/tournament/calendar-link.tsx';
import { TeamLink } from '../../../ui/tournament/team-link.tsx';

interface Fixture extends MatchView {
  readonly id: string;
}

/** All matches in order of play: date, venue and result. */
export function FixturesTab({ page }: { readonly page: TournamentPage }) {
  const { t, i18n } = useTranslation(['match', 'tournament']);
  const [team, setTeam] = useState('');
  const fixtures = byTime(page.matches ?? [])
    .filter(({ white, black }) => team === '' || white === team || black === team)
    .map((match): Fixture => ({ ...match, id: `${match.round}_${match.white}` }));
  const calendarPath = pathTo(calls.tournamentCalendar, {
    id: page.tournament.id,
    query: { ...(team !== '' && { team }), language: parseLanguage(i18n.language) },
  });
  if ((page.matches ?? []).length === 0) return <Empty title={t('fixtures.none')} />;
  return (
    <>
      <NativeSelect
        label={t('fixtures.of')}
        value={team}
        onChange={(event) => setTeam(event.currentTarget.value)}
        maw="20rem"
        mb="md"
        data={[
          { value: '', label: t('fixtures.all') },
          ...page.teams.map(({ teamId, name }) => ({ value: teamId, label: name })),
        ]}
      />
      <CalendarLink path={calendarPath} />
      <FixtureTable page={page} fixtures={fixtures} />
    </>
  );
}

function FixtureTable({ page, fixtures }: { readonly page: TournamentPage; readonly fixtures: readonly Fixture[] }) {
  const { t } = useTranslation('match');
  const timeText = useRoundTime(page.tournament.timeZone);
  const name = (id: string): string => teamName(page, id);
  const columns: readonly Column<Fixture>[] = [
    { id: 'round', header: t('fixtures.round'), numeric: true, minor: true, cell: ({ round }) => round },
    {
      id: 'when',
      header: t('when'),
      wraps: true,
      cell: ({ startDate: start, moved }) => (
        <>
          {start === null ? t('unknown') : unbroken(timeText(start))}
          {moved && ` (${t('fixtures.moved')})`}
        </>
      ),
    },
    {
      id: 'match',
      header: t('fixtures.match'),
      main: true,
      cell: ({ white, black }) => (
        <>
          <TeamLink page={page} team={white} /> – <TeamLink page={page} team={black} />
        </>
      ),
    },
    { id: 'score', header: t('score'), numeric: true, cell: (match) => <strong>{scoreOf(match)}</strong> },
    {
      id: 'where',
      header: t('where'),
      minor: true,
      cell: ({ place, home, ...sides }) =>
        place ?? (home === 'neutral' ? '' : t('fixtures.at', { team: name(sides[home]) })),
    },
    ...(page.tournament.captainsReport
      ? [
          {
            id: 'report',
            header: t('reportIs'),
            minor: true,
            cell: ({ report, postponementAsked: asked }: Fixture) => {
              if (asked) return t('fixtures.asked');
              return report === 'none' ? '' : t(`fixtures.reports.${report}`);
            },
          },
        ]
      : []),
    {
      id: 'sheet',
      header: t('fixtures.sheet'),
      cell: ({ round, white, black }) => (
        <TextLink
          to="/tournament/match/$tid/$round/$team"
          params={{ tid: page.tournament.id, round: String(round), team: white }}
          aria-label={t('title', { white: name(white), black: name(black) })}
        >
          {t('fixtures.open')}
        </TextLink>
      ),
    },
  ];
  return <DataTable caption={t('fixtures.title')} columns={columns} rows={fixtures} rowKey={({ id }) => id} />;
}

const scoreOf = (match: MatchView): string => {
  const score = match.result === null ? null : teamScore(match);
  return score === null ? '' : scoreText(score);
};
