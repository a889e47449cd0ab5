import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { MoreMenu } from './more-menu.tsx';

/** Who says what the calendar pins. */
const TOP_LEVEL = 3;

// What only players and hosts need is loaded for them.
const JoinOrLeave = lazyPart(() => import('./own-actions.tsx').then((parts) => parts.JoinOrLeave));
const ManagerButtons = lazyPart(() => import('./own-actions.tsx').then((parts) => parts.ManagerButtons));
const HostMenu = lazyPart(() => import('./host-menu.tsx').then((parts) => parts.HostMenu));

interface ActionsProps {
  readonly page: TournamentPage;
  /** Undefined until the server has said who is reading. */
  readonly reader: AuthInfo | undefined;
}

/** The one thing that matters to this reader now, then the rest. */
export function TournamentActions({ page, reader }: ActionsProps) {
  const myGame = gameToPlay(page, reader?.info?.id);
  const isTop = reader?.info?.level === TOP_LEVEL;
  return (
    <>
      {myGame !== undefined && <PlayButton gameId={myGame} />}
      <Suspense>
        {reader !== undefined && mayComeOrGo(page) && <JoinOrLeave page={page} reader={reader} />}
        <ManagedTeams page={page} />
        {page.can_manage && <ManagerButtons page={page} isMain={myGame === undefined} />}
      </Suspense>
      {page.can_manage || isTop ? (
        // A menu that somebody has opened must not be taken away by another one.
        <Suspense>
          <HostMenu page={page} mayPin={isTop} />
        </Suspense>
      ) : (
        <MoreMenu page={page} />
      )}
    </>
  );
}

/** Whether there is anything to ask the guards of joining and leaving. */
const mayComeOrGo = ({ is_participating, has_left, tournament }: TournamentPage): boolean =>
  !tournament.finished && (is_participating || has_left || (tournament.self_joinable && !tournament.started));

/** A game of the reader's that is not over. */
function gameToPlay({ games, tournament }: TournamentPage, me: string | undefined): string | undefined {
  if (me === undefined || tournament.finished) return undefined;
  return Object.values(games)
    .flat()
    .find(({ white, black, finished }) => !finished && (white === me || black === me))?.id;
}

function PlayButton({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation('tournament');
  return (
    <ButtonLink to="/game/play/$gameId" params={{ gameId }}>
      {t('actions.play')}
    </ButtonLink>
  );
}

/** The teams of which the reader is captain. */
function ManagedTeams({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const { id: tid } = page.tournament;
  return page.teams
    .filter(({ team_id }) => page.managed_teams.includes(team_id))
    .map(({ team_id: team, name }) => (
      <ButtonLink key={team} to="/tournament/manage-team/$tid/$team" params={{ tid, team }} variant="default">
        {t('actions.manageTeam', { team: name })}
      </ButtonLink>
    ));
}
