/** What players and hosts do with a tournament from its page. */
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { isLikelyToRunOut, mayJoin, mayLeave, mayReturn, mayStart } from '../../../domain/tournament/entry-guards.ts';
import type { Lifecycle } from '../../../domain/tournament/lifecycle.ts';
import { ask } from '../../api.ts';
import { isOffered } from '../../model/offers.ts';
import { fieldOf, tournamentOf } from '../../model/tournament-of.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { CallArbiter } from '../../ui/call-arbiter.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { OwnByes } from './own-byes.tsx';

/** Offered while there are rounds to come and pairing has not failed. */
export function JoinOrLeave({ page, reader }: { readonly page: TournamentPage; readonly reader: AuthInfo }) {
  const tournament = tournamentOf(page);
  if (page.is_participating) {
    return (
      <>
        <OwnByes page={page} me={reader.info?.id} />
        {page.tournament.started && !page.tournament.finished && <CallArbiter tid={page.tournament.id} />}
        {mayLeave(tournament, true).ok && <LeaveButton page={page} />}
      </>
    );
  }
  if (page.has_left) return mayReturn(tournament, true).ok && <ReturnButton page={page} />;
  if (!isOffered(joiningOf(page, tournament))) return null;
  return reader.authenticated ? <JoinButtons page={page} /> : <LogInToJoin />;
}

/** Whether the reader may enter; for a team, which he chooses, how full it is counts too. */
const joiningOf = (page: TournamentPage, tournament: Lifecycle, team?: string) =>
  mayJoin(tournament, {
    participating: page.is_participating,
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
    (team) => ask(calls.joinTournament, { id, query: team === undefined ? {} : { team } }),
    () => t('done.joined', { name }),
  );
  const tournament = tournamentOf(page);
  // Who runs the tournament came to run it.
  const variant = page.can_manage ? 'default' : 'filled';
  if (!page.is_team_tournament) {
    return (
      <Button variant={variant} loading={join.isPending} onClick={() => join.mutate(undefined)}>
        {t('actions.join')}
      </Button>
    );
  }
  return page.self_join_teams.map((team) => (
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

/** Back after one's own withdrawal (ENTRY-12). */
function ReturnButton({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const { id, name } = page.tournament;
  const comeBack = useTournamentChange(
    id,
    () => ask(calls.joinTournament, { id }),
    () => t('done.returned', { name }),
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
    () => ask(calls.leaveTournament, { id }),
    () => t('done.left', { name }),
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
  /** Whether running the tournament is what this reader came for. */
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

function StartButton({ page, isMain }: ManagerButtonsProps) {
  const { t } = useTranslation('tournament');
  const { id: tid } = page.tournament;
  const guard = mayStart(tournamentOf(page), fieldOf(page));
  const runsOut = isLikelyToRunOut(tournamentOf(page), page.participants.length);
  const [asked, question] = useDisclosure();
  const start = useTournamentChange(
    tid,
    () => ask(calls.startTournament, { id: tid }),
    () => t('done.started'),
  );
  return (
    <>
      <GuardedButton
        guard={guard}
        variant={isMain && guard.ok ? 'filled' : 'default'}
        loading={start.isPending}
        onClick={question.open}
      >
        {t('actions.start')}
      </GuardedButton>
      <Confirm
        opened={asked}
        question={t('actions.startQuestion')}
        consequence={[t('actions.startExplains'), ...(runsOut ? [t('actions.startRunsOut')] : [])].join(' ')}
        action={t('actions.start')}
        onConfirm={() => start.mutate()}
        onClose={question.close}
      />
    </>
  );
}
