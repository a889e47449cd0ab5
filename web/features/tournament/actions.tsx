import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthInfo } from '../../../contract/accounts.ts';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/request.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { MINUTE, millis } from '../../../domain/time.ts';
import { mayDelete, mayJoin, mayLeave, mayStart } from '../../../domain/tournament/entry-guards.ts';
import type { Lifecycle } from '../../../domain/tournament/lifecycle.ts';
import { ask } from '../../api.ts';
import { isOffered } from '../../model/offers.ts';
import { lastPairedRound } from '../../model/progress.ts';
import { fieldOf, tournamentOf } from '../../model/tournament-of.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { showError } from '../../ui/error-banner.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/menu-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useNow } from '../../ui/use-now.ts';

/** Who says what the calendar pins. */
const TOP_LEVEL = 3;

const PinDialog = lazy(() => import('./pin-dialog.tsx').then((module) => ({ default: module.PinDialog })));

interface ActionsProps {
  readonly page: TournamentPage;
  /** Undefined until the server has said who is reading. */
  readonly reader: AuthInfo | undefined;
}

/** The one thing that matters to this reader now, then the rest. */
export function TournamentActions({ page, reader }: ActionsProps) {
  const myGame = gameToPlay(page, reader?.info?.id);
  return (
    <>
      {myGame !== undefined && <PlayButton gameId={myGame} />}
      {reader !== undefined && <JoinOrLeave page={page} reader={reader} />}
      <ManagedTeams page={page} />
      {page.can_manage && <ManagerButtons page={page} isMain={myGame === undefined} />}
      <MoreMenu page={page} reader={reader} />
    </>
  );
}

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

/** Offered while there are rounds to come and pairing has not failed. */
function JoinOrLeave({ page, reader }: { readonly page: TournamentPage; readonly reader: AuthInfo }) {
  const tournament = tournamentOf(page);
  if (page.is_participating) return mayLeave(tournament, true).ok && <LeaveButton page={page} />;
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

function LeaveButton({ page }: { readonly page: TournamentPage }) {
  const { t } = useTranslation('tournament');
  const { id, name, started } = page.tournament;
  const [asked, question] = useDisclosure();
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
        consequence={t(started ? 'actions.withdrawLoses' : 'actions.leaveLoses', { name })}
        action={action}
        destructive
        onConfirm={() => leave.mutate()}
        onClose={question.close}
      />
    </>
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

interface ManagerButtonsProps {
  readonly page: TournamentPage;
  /** Whether running the tournament is what this reader came for. */
  readonly isMain: boolean;
}

function ManagerButtons({ page, isMain }: ManagerButtonsProps) {
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
        consequence={t('actions.startExplains')}
        action={t('actions.start')}
        onConfirm={() => start.mutate()}
        onClose={question.close}
      />
    </>
  );
}

/** Files and print-outs for everybody, deletion for who may manage, until the first round begins. */
function MoreMenu({ page, reader }: ActionsProps) {
  const { t } = useTranslation('tournament');
  const { id: tid, name } = page.tournament;
  const navigate = useNavigate();
  const [asked, question] = useDisclosure();
  const [pinning, pinDialog] = useDisclosure();
  const round = lastPairedRound(page);
  const now = useNow(MINUTE / 6);
  const erase = useTournamentChange(
    tid,
    () => ask(calls.deleteTournament, { id: tid }).then(() => navigate({ to: '/' })),
    () => t('done.deleted', { name }),
  );
  const entries: MenuEntry[] = [
    {
      kind: 'action',
      label: t('actions.downloadPgn'),
      onChoose: () => void downloadGames(page, () => toast(t('noGames'))),
    },
    {
      kind: 'file',
      label: t('actions.downloadTrf'),
      href: pathTo(calls.reportFile, { id: tid }),
      name: `${tid}.trf`,
    },
  ];
  if (round > 0) {
    const link = { to: '/tournament/view/$tid/pairings/$round', params: { tid, round: String(round) } } as const;
    entries.push({ kind: 'page', label: t('actions.printPairings', { round }), link });
  }
  if (page.can_manage) {
    entries.push({ kind: 'page', label: t('actions.edit'), link: { to: '/tournament/edit/$tid', params: { tid } } });
  }
  if (reader?.info?.level === TOP_LEVEL) {
    entries.push({ kind: 'action', label: t('actions.pin'), onChoose: pinDialog.open });
  }
  if (page.can_manage && mayDelete(tournamentOf(page), millis(now)).ok) {
    entries.push({ kind: 'action', label: t('actions.delete'), destructive: true, onChoose: question.open });
  }
  return (
    <>
      <Menu position="bottom-end" button={{ text: t('actions.more'), variant: 'default' }} entries={entries} />
      {pinning && (
        <Suspense>
          <PinDialog tournament={page.tournament} onClose={pinDialog.close} />
        </Suspense>
      )}
      <Confirm
        opened={asked}
        question={t('actions.deleteQuestion')}
        consequence={t('actions.deleteLoses', { name })}
        action={t('actions.delete')}
        destructive
        onConfirm={() => erase.mutate()}
        onClose={question.close}
      />
    </>
  );
}

/** The chess rules are loaded only for who asks for the games. */
async function downloadGames(page: TournamentPage, onNone: () => void): Promise<void> {
  try {
    const { downloadPgn } = await import('./download-pgn.ts');
    if (!(await downloadPgn(page.tournament))) onNone();
  } catch (error) {
    showError(error);
  }
}
