/** Actions of players and organisers on a tournament's page. */

import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { SessionUser } from '../../../../contract/codec/session-user.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { mayJoin, mayLeave, mayReturn } from '../../../../domain/tournament/guards/entry-guards.ts';
import type { Lifecycle } from '../../../../domain/tournament/guards/lifecycle.ts';
import { callApi } from '../../../api.ts';
import { isOffered } from '../../../model/game/offers.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { OWN_CHANGE, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { GuardedButton } from '../../../ui/layout/guarded-button.tsx';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import { CallArbiter } from '../../../ui/tournament/call-arbiter.tsx';
import { StartButton } from '../../../ui/tournament/start-button.tsx';
import { OwnAttendance } from './own-attendance.tsx';
import { OwnByes } from './own-byes.tsx';
import { OwnGameOpens } from './own-game-opens.tsx';

/** Offered while rounds are still to come and pairing has not failed. */
export function JoinOrLeave({ page, user }: { readonly page: TournamentPage; readonly user: SessionUser }) {
  const tournament = tournamentOf(page);
  if (page.isParticipating) {
    return (
      <>
        <OwnGameOpens page={page} me={user.person?.account} />
        <OwnAttendance page={page} />
        <OwnByes page={page} me={user.person?.account} />
        {page.tournament.started && !page.tournament.finished && <CallArbiter tid={page.tournament.id} />}
        {mayLeave(tournament, true).ok && <LeaveButton page={page} />}
      </>
    );
  }
  if (page.selfWithdrawn) return mayReturn(tournament, true).ok && <ReturnButton page={page} />;
  if (!isOffered(joiningOf(page, tournament))) return null;
  return user.person !== null ? <JoinButtons page={page} /> : <LogInToJoin />;
}

/** Whether the user may join; for a chosen team, its size counts too. */
const joiningOf = (page: TournamentPage, tournament: Lifecycle, team?: string) =>
  mayJoin(tournament, {
    participating: page.isParticipating,
    teamSize: page.participants.filter((row) => row.team === team).length,
  });

function LogInToJoin() {
  const { t } = useTranslation('tournament');
  const here = useLocation({ select: ({ href }) => href });
  return (
    <ButtonLink to="/login" search={{ path: here }}>
      {t('actions.logInToJoin')}
    </ButtonLink>
  );
}

function JoinButtons({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const { id, name } = page.tournament;
  const join = useTournamentChange<string | undefined>(
    id,
    (team) => callApi(calls.joinTournament, { id, query: given({ team }) }),
    () => t('done.joined', { name }),
    OWN_CHANGE,
  );
  const tournament = tournamentOf(page);
  // Joining is not an organiser's main action.
  const variant = page.canManage ? 'default' : 'filled';
  if (!page.isTeamTournament) {
    return (
      <Button variant={variant} loading={join.isPending} onClick={() => join.mutate(undefined)}>
        {t('actions.join')}
      </Button>
    );
  }
  return page.selfJoinTeams.map((team) => (
    <GuardedButton
      key={team.id}
      guard={joiningOf(page, tournament, team.id)}
      variant={variant}
      loading={join.isPending}
      onClick={() => join.mutate(team.id)}
    >
      {t('actions.joinTeam', { team: team.name })}
    </GuardedButton>
  ));
}

/** Undoes the player's own withdrawal (ENTRY-12). */
function ReturnButton({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const { id, name } = page.tournament;
  const comeBack = useTournamentChange(
    id,
    () => callApi(calls.joinTournament, { id }),
    () => t('done.returned', { name }),
    OWN_CHANGE,
  );
  return (
    <Button variant="default" loading={comeBack.isPending} onClick={() => comeBack.mutate()}>
      {t('actions.return')}
    </Button>
  );
}

function LeaveButton({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const { id, name, started } = page.tournament;
  const [asked, question] = useDisclosure();
  const loses = mayReturn(tournamentOf(page), true).ok ? 'actions.withdrawPauses' : 'actions.withdrawLoses';
  const action = t(started ? 'actions.withdraw' : 'actions.leave');
  const leave = useTournamentChange(
    id,
    () => callApi(calls.leaveTournament, { id }),
    () => t(started ? 'done.withdrawn' : 'done.left', { name }),
    OWN_CHANGE,
  );
  return (
    <>
      <Button variant="default" loading={leave.isPending} onClick={question.open}>
        {action}
      </Button>
      <Confirm
        opened={asked}
        question={t(started ? 'actions.withdrawQuestion' : 'actions.leaveQuestion')}
        consequence={t(started ? loses : 'actions.leaveLoses', { name })}
        action={action}
        destructive
        onConfirm={() => leave.mutate()}
        onClose={question.close}
      />
    </>
  );
}

interface ManagerButtonsProps {
  readonly page: TournamentPage;
  /** Whether managing is this user's main action. */
  readonly isMain: boolean;
}

export function ManagerButtons({ page, isMain }: ManagerButtonsProps) {
  const { t } = useTranslation('tournament');
  const { id: tid, started } = page.tournament;
  return (
    <>
      {!started && <StartButton page={page} isMain={isMain} />}
      <ButtonLink to="/tournament/manage/$tid" params={{ tid }} variant={started && isMain ? 'filled' : 'default'}>
        {t('actions.manage')}
      </ButtonLink>
      <ButtonLink to="/tournament/players/$tid" params={{ tid }} variant="default">
        {t('actions.players')}
      </ButtonLink>
    </>
  );
}
