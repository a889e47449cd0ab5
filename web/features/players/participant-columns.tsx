import { useTranslation } from 'react-i18next';
import type { ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { participantName, titled } from '../../model/names.ts';
import { Federation } from '../../ui/chess/federation.tsx';
import { TextLink } from '../../ui/layout/links.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import classes from './players-page.module.css';

/** The columns about a participant that are always shown. */
export function useParticipantColumns(tid: string, isTeamTournament: boolean): readonly Column<ParticipantView>[] {
  const { t } = useTranslation(['manage', 'tournament']);
  return [
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
      cell: (row) => <PlayerCell tid={tid} participant={row} />,
      compare: (one, other) => participantName(one).localeCompare(participantName(other)),
    },
    ...(isTeamTournament ? [teamColumn(t('teams.name'))] : []),
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
  ];
}

function PlayerCell({ tid, participant }: { readonly tid: string; readonly participant: ParticipantView }) {
  const { t } = useTranslation(['manage', 'tournament']);
  const { account, title, ghost, withdrawn, registeredName } = participant;
  return (
    <>
      <TextLink to="/tournament/view/$tid" params={{ tid }} search={{ player: account }} inherit c="inherit">
        {titled(title, participantName(participant))}
      </TextLink>{' '}
      {registeredName !== undefined && (
        <span className={classes.mark}>{`${registeredName.firstName} ${registeredName.lastName}`}</span>
      )}{' '}
      {ghost && <span className={classes.mark}>{t('players.guest')}</span>}{' '}
      {withdrawn && <span className={classes.mark}>{t('tournament:standings.withdrawn')}</span>}
    </>
  );
}

const teamColumn = (header: string): Column<ParticipantView> => ({
  id: 'team',
  header,
  // The table of teams stands above.
  minor: true,
  cell: ({ teamName }) => teamName,
  compare: (one, other) => (one.teamName ?? '').localeCompare(other.teamName ?? ''),
});
