import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { callApi } from '../../api.ts';
import type { TableSearch } from '../../app/search.ts';
import { participantName } from '../../model/names.ts';
import type { TournamentPlayers } from '../../queries/tournament.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { EditEntrant } from './edit-entrant.tsx';
import { type MoreColumn, MoreColumns, useMoreColumns } from './more-columns.tsx';
import { ParticipantActions } from './participant-actions.tsx';
import { useParticipantColumns } from './participant-columns.tsx';
import { RemoveParticipant } from './remove-participant.tsx';

interface ParticipantTableProps {
  readonly data: TournamentPlayers;
  readonly search: TableSearch;
  readonly onSearch: (search: TableSearch) => void;
}

/** The participants by seed, each with what the organiser can do with them. */
export function ParticipantTable({ data, search, onSearch }: ParticipantTableProps) {
  const { t } = useTranslation('manage');
  const [removed, setRemoved] = useState<ParticipantView>();
  const [edited, setEdited] = useState<ParticipantView>();
  const [more, setMore] = useState<readonly MoreColumn[]>([]);
  const columns = [
    ...useParticipantColumns(data.isTeamTournament),
    ...useMoreColumns(data, more),
    useActionsColumn(data.tournament, setEdited, setRemoved),
  ];
  return (
    <>
      <MoreColumns chosen={more} onChoose={setMore} />
      <DataTable
        caption={t('players.title')}
        columns={columns}
        rows={[...data.participants].sort((one, other) => one.seed - other.seed)}
        rowKey={({ account }) => account}
        search={search}
        onSearch={onSearch}
      />
      <EditEntrant data={data} entrant={edited} onClose={() => setEdited(undefined)} />
      <RemoveParticipant tournament={data.tournament} participant={removed} onClose={() => setRemoved(undefined)} />
    </>
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
