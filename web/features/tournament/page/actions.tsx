import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { actorOf, type SessionUser } from '../../../../contract/codec/session-user.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { can } from '../../../../domain/access/policy.ts';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { MoreMenu } from './more-menu.tsx';

// Components for players and organisers only are loaded for them.
const JoinOrLeave = lazyComponent(() => import('./own-actions.tsx').then((parts) => parts.JoinOrLeave));
const ManagerButtons = lazyComponent(() => import('./own-actions.tsx').then((parts) => parts.ManagerButtons));
const HostMenu = lazyComponent(() => import('./host-menu.tsx').then((parts) => parts.HostMenu));

interface ActionsProps {
  readonly page: TournamentPage;
  /** Undefined until the session is loaded. */
  readonly user: SessionUser | undefined;
}

/** The main action for this user, then all others. */
export function TournamentActions({ page, user }: ActionsProps) {
  const myGame = gameToPlay(page, user?.person?.account);
  const mayPin = user !== undefined && can(actorOf(user), { do: 'pinTournaments' });
  return (
    <>
      {myGame !== undefined && <PlayButton gameId={myGame} />}
      {page.event !== null && !page.tournament.started && <SignUpButton event={page.event.id} />}
      <Suspense>
        {user !== undefined && mayComeOrGo(page) && <JoinOrLeave page={page} user={user} />}
        <ManagedTeams page={page} />
        {page.canManage && <ManagerButtons page={page} isMain={myGame === undefined} />}
      </Suspense>
      {page.canManage || page.canEdit || mayPin ? (
        // Loading another menu must not replace one that is open.
        <Suspense>
          <HostMenu page={page} mayPin={mayPin} />
        </Suspense>
      ) : (
        <MoreMenu page={page} />
      )}
    </>
  );
}

/** Whether joining or leaving is possible at all, so that its guards need loading. */
const mayComeOrGo = ({ isParticipating, selfWithdrawn, tournament }: TournamentPage): boolean =>
  !tournament.finished && (isParticipating || selfWithdrawn || (tournament.selfJoinable && !tournament.started));

/** An unfinished game of the user. */
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

/** To the page with the entry form, which says whether it is open. */
function SignUpButton({ event }: { readonly event: string }) {
  const { t } = useTranslation('tournament');
  return (
    <ButtonLink to="/event/view/$id" params={{ id: event }} variant="default">
      {t('actions.signUp')}
    </ButtonLink>
  );
}

/** The teams of which the user is captain. */
function ManagedTeams({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const { id: tid } = page.tournament;
  return page.teams
    .filter(({ teamId }) => page.managedTeams.includes(teamId))
    .map(({ teamId: team, name }) => (
      <ButtonLink key={team} to="/tournament/manage-team/$tid/$team" params={{ tid, team }} variant="default">
        {t('actions.manageTeam', { team: name })}
      </ButtonLink>
    ));
}
