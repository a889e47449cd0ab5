import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { matches } from '../../../domain/lib/search-key.ts';
import { callApi } from '../../api.ts';
import type { ListSearch } from '../../app/search.ts';
import { participantName } from '../../model/names.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { EditEntrant } from './edit-entrant.tsx';
import { type MoreColumn, MoreColumns, useMoreColumns } from './more-columns.tsx';
import { ParticipantActions } from './participant-actions.tsx';
import { useParticipantColumns } from './participant-columns.tsx';
import classes from './players-page.module.css';
import { RemoveParticipant } from './remove-participant.tsx';

interface ParticipantTableProps {
  readonly data: TournamentPlayers;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
}

/** Shorter lists are seen at a glance. */
const SEARCHED_FROM = 20;

/** The participants by seed, each with what the organiser can do with them. */
export function ParticipantTable({ data, search, onSearch }: ParticipantTableProps) {
  const { t } = useTranslation('manage');
  const [removed, setRemoved] = useState<ParticipantView>();
  const [edited, setEdited] = useState<ParticipantView>();
  const [more, setMore] = useState<readonly MoreColumn[]>([]);
  const { q = '', ...order } = search;
  const found = data.participants
    .filter((row) => matches(`${participantName(row)} ${data.clubsOfPlayers[row.account] ?? ''}`, q))
    .sort((one, other) => one.seed - other.seed);
  const columns = [
    ...useParticipantColumns(data.tournament.id, data.isTeamTournament),
    ...useMoreColumns(data, more),
    useActionsColumn(data.tournament, setEdited, setRemoved),
  ];
  return (
    <div>
      <div className={classes.above}>
        {data.participants.length > SEARCHED_FROM && (
          <TextInput
            type="search"
            size="sm"
            aria-label={t('players.search')}
            placeholder={t('players.search')}
            value={q}
            onChange={({ currentTarget: { value } }) => onSearch(value === '' ? order : { ...order, q: value })}
          />
        )}
        <MoreColumns chosen={more} onChoose={setMore} />
      </div>
      {found.length === 0 ? (
        <Empty title={t('players.nobodyFound')} />
      ) : (
        <DataTable
          caption={t('players.title')}
          columns={columns}
          rows={found}
          rowKey={({ account }) => account}
          isWide
          isWhole
          search={order}
          onSearch={(next) => onSearch(q === '' ? next : { ...next, q })}
        />
      )}
      <EditEntrant data={data} entrant={edited} onClose={() => setEdited(undefined)} />
      <RemoveParticipant tournament={data.tournament} participant={removed} onClose={() => setRemoved(undefined)} />
    </div>
  );
}

function useActionsColumn(
  tournament: TournamentPlayers['tournament'],
  onEdit: (row: ParticipantView) => void,
  onRemove: (row: ParticipantView) => void,
): Column<ParticipantView> {
  const { t } = useTranslation('manage');
  const { id: tid } = tournament;
  const takeBack = useTournamentChange<ParticipantView>(
    tid,
    ({ account }) => callApi(calls.addParticipant, { id: tid, account }),
    (row) => t('players.isBack', { name: participantName(row) }),
  );
  return {
    id: 'actions',
    header: t('players.actions'),
    cell: (row) => (
      <ParticipantActions
        tournament={tournament}
        participant={row}
        onEdit={() => onEdit(row)}
        onRemove={() => onRemove(row)}
        onTakeBack={() => takeBack.mutate(row)}
        isReturning={takeBack.isPending && takeBack.variables.account === row.account}
      />
    ),
  };
}
