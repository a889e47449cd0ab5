import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import type { ListSearch } from '../../app/search.ts';
import { AddGuest } from '../../forms/add-guest.tsx';
import { type TournamentPlayers, tournamentPlayersQuery } from '../../queries/tournament.ts';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { Desk } from '../../ui/layout/desk.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { OrganiserOnly } from '../../ui/tournament/organiser-only.tsx';
import { AddAccount } from './add-account.tsx';
import { AddTeams } from './add-teams.tsx';
import { LateEntries } from './late-entries.tsx';
import { ParticipantTable } from './participant-table.tsx';
import { PasteEntrants } from './paste-entrants.tsx';
import classes from './players-page.module.css';
import { Seeding } from './seeding.tsx';
import { TeamTable } from './team-table.tsx';

interface PlayersPageProps {
  readonly tid: string;
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
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
  readonly search: ListSearch;
  readonly onSearch: (search: ListSearch) => void;
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
