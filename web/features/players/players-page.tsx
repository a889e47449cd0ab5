import { Button, SegmentedControl } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { ParticipantView } from '../../../contract/tournaments.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { ask } from '../../api.ts';
import { AddGuest } from '../../forms/add-guest.tsx';
import fields from '../../forms/fields.module.css';
import { participantName, titled } from '../../model/names.ts';
import { type TournamentPlayers, tournamentPlayersQuery } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import type { TableSearch } from '../../search.ts';
import { Card, Hint } from '../../ui/card.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Desk } from '../../ui/desk.tsx';
import { Federation } from '../../ui/federation.tsx';
import { HelpBox } from '../../ui/help-box.tsx';
import { HostOnly } from '../../ui/host-only.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';
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

/** Who takes part: adding, removing, seeding. */
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
        {t('playersHelp')}
      </HelpBox>
      <HostOnly allowed={data.can_manage} tid={tid}>
        <Participants data={data} search={search} onSearch={onSearch} />
      </HostOnly>
    </Page>
  );
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
            {data.is_team_tournament && <AddTeams data={data} />}
            <AddAccount data={data} />
            {!data.is_team_tournament && <PasteEntrants data={data} />}
            {!data.is_team_tournament && <AddGuest tid={tournament.id} />}
            <Seeding data={data} />
          </>
        )
      }
    >
      <div className={classes.tables}>
        {data.is_team_tournament && <TeamTable data={data} />}
        {participants.length > 0 && <ParticipantTable data={data} search={search} onSearch={onSearch} />}
        {participants.length === 0 && !data.is_team_tournament && <Empty title={t('players.empty')} />}
      </div>
    </Desk>
  );
}

/** After the start nobody comes, but late where the pairings to come are still to be made. */
function LateEntries({ data }: Pick<ParticipantsProps, 'data'>) {
  const { t } = useTranslation('manage');
  const { id, kind, finished } = data.tournament;
  if (finished || !KINDS[kind].takesWishes) return <Hint>{t('players.started')}</Hint>;
  return (
    <>
      <AddAccount data={data} late />
      <AddGuest tid={id} late />
    </>
  );
}

function ParticipantTable({ data, search, onSearch }: ParticipantsProps) {
  const { t } = useTranslation(['manage', 'tournament']);
  const [leaving, setLeaving] = useState<ParticipantView>();
  const [edited, setEdited] = useState<ParticipantView>();
  const { id: tid, started, finished, kind } = data.tournament;
  const words = leavingWords(started, KINDS[kind].roundMaking === 'atStart');
  const remove = useTournamentChange<ParticipantView>(
    tid,
    ({ account }) => ask(calls.removeParticipant, { id: tid, account }),
    (row) => t(words.done, { name: participantName(row) }),
  );
  const takeBack = useTournamentChange<ParticipantView>(
    tid,
    ({ account }) => ask(calls.addParticipant, { id: tid, account }),
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
    ...(data.is_team_tournament ? [teamColumn(t('teams.name'))] : []),
    {
      id: 'rating',
      header: t('tournament:standings.rating'),
      numeric: true,
      cell: ({ fide_rating }) => fide_rating ?? '–',
      compare: (one, other) => (other.fide_rating ?? 0) - (one.fide_rating ?? 0),
    },
    {
      id: 'federation',
      header: t('tournament:standings.federation'),
      minor: true,
      cell: ({ federation }) => (federation === '' ? '–' : <Federation code={federation} />),
    },
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

const teamColumn = (header: string): Column<ParticipantView> => ({
  id: 'team',
  header,
  // The table of teams stands above.
  minor: true,
  cell: ({ team_name }) => team_name,
  compare: (one, other) => (one.team_name ?? '').localeCompare(other.team_name ?? ''),
});

/** Before the start the entry is removed; after it the player is withdrawn, and can be taken back. */
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

/** The order of the starting list: by rating, or drawn by lot. */
function Seeding({ data }: { readonly data: TournamentPlayers }) {
  const { t } = useTranslation('manage');
  const { id: tid, random_seeding } = data.tournament;
  const [by, setBy] = useState<'random' | 'rating'>(random_seeding ? 'random' : 'rating');
  const update = useTournamentChange(
    tid,
    () => ask(calls.changeSeeding, { id: tid, by }),
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
