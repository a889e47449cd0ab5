import { Button, Chip, Group, SegmentedControl, Select } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { MISSED_BYES, type MissedBye } from '../../../domain/tournament/command.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { callApi } from '../../api.ts';
import { AddGuest } from '../../forms/add-guest.tsx';
import fields from '../../forms/fields.module.css';
import { participantName, titled } from '../../model/names.ts';
import { type TournamentPlayers, tournamentPlayersQuery } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import type { TableSearch } from '../../search/search.ts';
import { Federation } from '../../ui/chess/federation.tsx';
import { Confirm } from '../../ui/feedback/confirm.tsx';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { Card, Hint } from '../../ui/layout/card.tsx';
import { Desk } from '../../ui/layout/desk.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { OrganiserOnly } from '../../ui/tournament/organiser-only.tsx';
import { AddAccount } from './add-account.tsx';
import { AddTeams } from './add-teams.tsx';
import { EditEntrant } from './edit-entrant.tsx';
import { PasteEntrants } from './paste-entrants.tsx';
import classes from './players-page.module.css';
import { TeamTable } from './team-table.tsx';

interface PlayersPageProps {
  readonly tid: string;
  readonly search: TableSearch;
  readonly onSearch: (search: TableSearch) => void;
}

/** The participants: adding, removing, seeding. */
export function PlayersPage({ tid, search, onSearch }: PlayersPageProps) {
  const { t } = useTranslation(['manage', 'ui', 'tournament']);
  const { data } = useSuspenseQuery(tournamentPlayersQuery(tid));
  return (
    <Page
      title={t('players.title')}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: data.tournament.name, link: { to: '/tournament/view/$tid', params: { tid } } },
      ]}
      actions={
        <ButtonLink to="/tournament/manage/$tid" params={{ tid }} variant="default">
          {t('tournament:actions.manage')}
        </ButtonLink>
      }
    >
      <HelpBox name="players" guide={7}>
        {t(`playersHelp.${helpOf(data)}`)}
      </HelpBox>
      <OrganiserOnly allowed={data.canManage} tid={tid}>
        <Participants data={data} search={search} onSearch={onSearch} />
      </OrganiserOnly>
    </Page>
  );
}

function helpOf({ tournament, isTeamTournament: isTeam }: TournamentPlayers) {
  if (tournament.finished) return 'finished';
  if (tournament.started) return FORMATS[tournament.kind].takesConstraints ? 'late' : 'started';
  return isTeam ? 'teams' : 'players';
}

interface ParticipantsProps {
  readonly data: TournamentPlayers;
  readonly search: TableSearch;
  readonly onSearch: (search: TableSearch) => void;
}

function Participants({ data, search, onSearch }: ParticipantsProps) {
  const { t } = useTranslation('manage');
  const { tournament, participants } = data;
  return (
    <Desk
      sideLabel={t('players.addTitle')}
      side={
        tournament.started ? (
          <LateEntries data={data} />
        ) : (
          <>
            {data.isTeamTournament && <AddTeams data={data} />}
            <AddAccount data={data} />
            {!data.isTeamTournament && <PasteEntrants data={data} />}
            {!data.isTeamTournament && <AddGuest tid={tournament.id} />}
            <Seeding data={data} />
          </>
        )
      }
    >
      <div className={classes.tables}>
        {data.isTeamTournament && <TeamTable data={data} />}
        {participants.length > 0 && <ParticipantTable data={data} search={search} onSearch={onSearch} />}
        {participants.length === 0 && !data.isTeamTournament && <Empty title={t('players.empty')} />}
      </div>
    </Desk>
  );
}

/** After the start only late entries are possible, where pairings are still to be made. */
function LateEntries({ data }: Pick<ParticipantsProps, 'data'>) {
  const { t } = useTranslation('manage');
  const { id, kind, finished } = data.tournament;
  const [missed, setMissed] = useState<MissedBye>('zero-point');
  if (finished || !FORMATS[kind].takesConstraints) return <Hint>{t('players.started')}</Hint>;
  return (
    <>
      <Select
        label={t('players.missed')}
        allowDeselect={false}
        data={MISSED_BYES.map((value) => ({ value, label: t(`players.missedRounds.${value}`) }))}
        value={missed}
        onChange={(chosen) => setMissed(MISSED_BYES.find((bye) => bye === chosen) ?? missed)}
      />
      <AddAccount data={data} late missed={missed} />
      <AddGuest tid={id} late missed={missed} />
      {data.mayRenumber && <Renumber tid={id} />}
    </>
  );
}

/** Renumbers by rating, after late entries and corrected ratings (C.04.2). */
function Renumber({ tid }: { readonly tid: string }) {
  const { t } = useTranslation('manage');
  const [isAsking, setIsAsking] = useState(false);
  const renumber = useTournamentChange(
    tid,
    () => callApi(calls.renumber, { id: tid }),
    () => t('players.renumbered'),
  );
  return (
    <Card title={t('players.numbersTitle')}>
      <div className={fields.stack}>
        <Hint>{t('players.numbersHint')}</Hint>
        <Button variant="default" loading={renumber.isPending} onClick={() => setIsAsking(true)}>
          {t('players.renumber')}
        </Button>
      </div>
      <Confirm
        opened={isAsking}
        question={t('players.renumberQuestion')}
        consequence={t('players.renumberFollows')}
        action={t('players.renumber')}
        onConfirm={() => renumber.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}

function ParticipantTable({ data, search, onSearch }: ParticipantsProps) {
  const { t } = useTranslation(['manage', 'tournament']);
  const [leaving, setLeaving] = useState<ParticipantView>();
  const [edited, setEdited] = useState<ParticipantView>();
  const [more, setMore] = useState<readonly MoreColumn[]>([]);
  const { id: tid, started, finished, kind } = data.tournament;
  const words = leavingWords(started, FORMATS[kind].roundMaking === 'atStart');
  const remove = useTournamentChange<ParticipantView>(
    tid,
    ({ account }) => callApi(calls.removeParticipant, { id: tid, account }),
    (row) => t(words.done, { name: participantName(row) }),
  );
  const takeBack = useTournamentChange<ParticipantView>(
    tid,
    ({ account }) => callApi(calls.addParticipant, { id: tid, account }),
    (row) => t('players.isBack', { name: participantName(row) }),
  );
  const columns: readonly Column<ParticipantView>[] = [
    {
      id: 'seed',
      header: t('tournament:standings.seed'),
      numeric: true,
      cell: ({ seed }) => seed,
      compare: (one, other) => one.seed - other.seed,
    },
    {
      id: 'player',
      header: t('tournament:standings.player'),
      main: true,
      cell: (row) => (
        <>
          {titled(row.title, participantName(row))}{' '}
          {row.ghost && <span className={classes.mark}>{t('players.guest')}</span>}{' '}
          {row.withdrawn && <span className={classes.mark}>{t('tournament:standings.withdrawn')}</span>}
        </>
      ),
      compare: (one, other) => participantName(one).localeCompare(participantName(other)),
    },
    ...(data.isTeamTournament ? [teamColumn(t('teams.name'))] : []),
    {
      id: 'rating',
      header: t('tournament:standings.rating'),
      numeric: true,
      cell: ({ fideRating }) => fideRating ?? '–',
      compare: (one, other) => (other.fideRating ?? 0) - (one.fideRating ?? 0),
    },
    {
      id: 'federation',
      header: t('tournament:standings.federation'),
      minor: true,
      cell: ({ federation }) => (federation === '' ? '–' : <Federation code={federation} />),
    },
    ...MORE_COLUMNS.filter((column) => more.includes(column)).map((column) => ({
      id: column,
      header: t(MORE_HEADS[column]),
      minor: true,
      cell: (row: ParticipantView) => moreText(data, column, row.account) || '–',
      compare: (one: ParticipantView, other: ParticipantView) =>
        moreText(data, column, one.account).localeCompare(moreText(data, column, other.account)),
    })),
    {
      id: 'actions',
      header: t('players.actions'),
      cell: (row) => {
        if (finished) return null;
        if (!row.withdrawn) {
          return (
            <>
              <Button
                variant="subtle"
                aria-label={t('players.editFor', { name: participantName(row) })}
                onClick={() => setEdited(row)}
              >
                {t('players.edit')}
              </Button>
              <Button
                variant="subtle"
                color="brick"
                aria-label={t(words.actionFor, { name: participantName(row) })}
                onClick={() => setLeaving(row)}
              >
                {t(words.action)}
              </Button>
            </>
          );
        }
        return (
          <Button
            variant="subtle"
            aria-label={t('players.takeBackFor', { name: participantName(row) })}
            loading={takeBack.isPending && takeBack.variables.account === row.account}
            onClick={() => takeBack.mutate(row)}
          >
            {t('players.takeBack')}
          </Button>
        );
      },
    },
  ];
  const name = leaving === undefined ? '' : participantName(leaving);
  return (
    <>
      <Chip.Group
        multiple
        value={[...more]}
        onChange={(chosen) => setMore(MORE_COLUMNS.filter((one) => chosen.includes(one)))}
      >
        <Group gap="xs" mb="xs" role="group" aria-label={t('players.columns')}>
          {MORE_COLUMNS.map((column) => (
            <Chip key={column} value={column} size="xs">
              {t(MORE_HEADS[column])}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <DataTable
        caption={t('players.title')}
        columns={columns}
        rows={[...data.participants].sort((one, other) => one.seed - other.seed)}
        rowKey={({ account }) => account}
        search={search}
        onSearch={onSearch}
      />
      <EditEntrant data={data} entrant={edited} onClose={() => setEdited(undefined)} />
      <Confirm
        opened={leaving !== undefined}
        question={t(words.question, { name })}
        consequence={t(words.loses, { name })}
        action={t(words.action)}
        destructive
        onConfirm={() => leaving !== undefined && remove.mutate(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </>
  );
}

const MORE_COLUMNS = ['club', 'born', 'fideNumber'] as const;
type MoreColumn = (typeof MORE_COLUMNS)[number];

const MORE_HEADS = {
  club: 'players.club',
  born: 'players.born',
  fideNumber: 'players.fideNumber',
} as const satisfies Record<MoreColumn, string>;

function moreText(data: TournamentPlayers, column: MoreColumn, account: string): string {
  const facts = data.factsOfPlayers[account];
  switch (column) {
    case 'club':
      return data.clubsOfPlayers[account] ?? '';
    case 'born':
      return facts?.birthDate?.slice(0, 4) ?? '';
    case 'fideNumber':
      return String(facts?.fideNumber ?? '');
  }
}

const teamColumn = (header: string): Column<ParticipantView> => ({
  id: 'team',
  header,
  // The table of teams stands above.
  minor: true,
  cell: ({ teamName }) => teamName,
  compare: (one, other) => (one.teamName ?? '').localeCompare(other.teamName ?? ''),
});

/** Before the start the entry is removed; after it the player is withdrawn, and can be restored. */
function leavingWords(started: boolean, isRobin: boolean) {
  if (!started) {
    return {
      action: 'players.remove',
      actionFor: 'players.removeFor',
      question: 'players.removeQuestion',
      loses: 'players.removeLoses',
      done: 'players.removed',
    } as const;
  }
  return {
    action: 'players.withdraw',
    actionFor: 'players.withdrawFor',
    question: 'players.withdrawQuestion',
    loses: isRobin ? 'players.withdrawLosesRobin' : 'players.withdrawLoses',
    done: 'players.isWithdrawn',
  } as const;
}

/** The order of the starting list: by rating or random. */
function Seeding({ data }: { readonly data: TournamentPlayers }) {
  const { t } = useTranslation('manage');
  const { id: tid, randomSeeding } = data.tournament;
  const [by, setBy] = useState<'random' | 'rating'>(randomSeeding ? 'random' : 'rating');
  const update = useTournamentChange(
    tid,
    () => callApi(calls.changeSeeding, { id: tid, by }),
    () => t('players.seeded'),
  );
  return (
    <Card title={t('players.seedingTitle')}>
      <div className={fields.stack}>
        <SegmentedControl
          aria-label={t('players.seedingTitle')}
          value={by}
          onChange={setBy}
          data={[
            { value: 'rating', label: t('players.byRating') },
            { value: 'random', label: t('players.random') },
          ]}
        />
        <Button variant="default" loading={update.isPending} onClick={() => update.mutate()}>
          {t('players.update')}
        </Button>
      </div>
    </Card>
  );
}
