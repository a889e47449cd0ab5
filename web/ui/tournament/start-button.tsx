import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { likelyToRunOut, mayStart } from '../../../domain/tournament/guards/entry-guards.ts';
import { FORMATS } from '../../../domain/tournament/value/formats.ts';
import { ApiError, callApi } from '../../api.ts';
import { emptyTeamOf, fieldOf, tournamentOf } from '../../model/tournament-of.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Confirm } from '../feedback/confirm.tsx';
import { GuardedButton } from '../layout/guarded-button.tsx';
import { TextLink } from '../layout/links.tsx';

interface StartButtonProps {
  readonly page: TournamentPage;
  /** Whether it is the main action of the page. */
  readonly isMain: boolean;
}

/** Starts a tournament; while its field is incomplete it shows what is missing, and links to a team without players. */
export function StartButton({ page, isMain }: StartButtonProps) {
  const { t } = useTranslation('tournament');
  const { id: tid, kind } = page.tournament;
  const guard = mayStart(tournamentOf(page), fieldOf(page));
  const runsOut = likelyToRunOut(tournamentOf(page), fieldOf(page));
  const { paired, takesConstraints } = FORMATS[kind];
  const consequence = [
    t('actions.startExplains'),
    takesConstraints ? t('actions.startLate') : '',
    runsOut === null ? '' : t(`actions.startRunsOut.${paired === 'teams' ? 'teams' : 'players'}`, { ...runsOut }),
  ];
  const empty = !guard.ok && guard.key === 'teamIsEmpty' ? emptyTeamOf(page) : undefined;
  const [asked, question] = useDisclosure();
  const start = useTournamentChange(
    tid,
    () => callApi(calls.startTournament, { id: tid }).catch(isStartedAlready),
    () => t('done.started'),
    { once: true },
  );
  return (
    <>
      <GuardedButton
        guard={guard}
        variant={isMain && guard.ok ? 'filled' : 'default'}
        loading={start.isPending}
        onClick={question.open}
        remedy={
          empty !== undefined && (
            <TextLink to="/tournament/manage-team/$tid/$team" params={{ tid, team: empty.teamId }} inherit>
              {t('actions.manageTeam', { team: empty.name })}
            </TextLink>
          )
        }
      >
        {t('actions.start')}
      </GuardedButton>
      <Confirm
        opened={asked}
        question={t('actions.startQuestion')}
        consequence={consequence.filter((text) => text !== '').join(' ')}
        action={t('actions.start')}
        onConfirm={() => start.mutate()}
        onClose={question.close}
      />
    </>
  );
}

/** A double click, or two organisers at once: it has started all the same. */
function isStartedAlready(error: unknown): null {
  if (error instanceof ApiError && error.key === 'tournamentStarted') return null;
  throw error;
}
