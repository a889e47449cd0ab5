import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { DAY, millis } from '../../../../domain/kernel/time.ts';
import type { LocalTime } from '../../../../domain/kernel/time-zone.ts';
import { mayAddRound, mayDeleteRound, maySetUpRound } from '../../../../domain/tournament/guards/round-guards.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { callApi } from '../../../api.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { toIso } from '../../../time/local-time.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { serverNow } from '../../../time/server-time.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FoldedCard } from '../../../ui/layout/folded-card.tsx';
import { GuardedButton } from '../../../ui/layout/guarded-button.tsx';
import { TimeForm } from './lazy-time-form.tsx';
import { roundProposal } from './round-proposal.ts';

const ABOUT_THE_DAY = ['timeInThePast', 'rescheduleTooLate'] as const;

interface AddRoundProps {
  readonly page: TournamentPage;
  readonly onAdded: (round: number) => void;
}

/** Adds a round, in formats whose rounds are not computed. */
export function AddRound({ page, onAdded }: AddRoundProps) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const number = page.rounds.length + 1;
  const add = useTournamentChange<LocalTime>(
    id,
    (local) =>
      callApi(calls.addRound, {
        body: { tournament: id, number, name: `Round ${number}`, startDate: toIso(local, page.tournament.timeZone) },
      }).then(() => onAdded(number)),
    () => t('round.added', { number }),
    TOLD_BY_FORM,
  );
  const guard = mayAddRound(tournamentOf(page), number);
  if (!guard.ok) return null;
  const title = t('round.add', { number });
  // Where every round is added by hand, this is the next step; where the program makes them, it is the exception.
  const Frame = FORMATS[page.tournament.kind].roundMaking === 'byHand' ? Card : FoldedCard;
  return (
    <Frame title={title}>
      <TimeForm
        timeZone={page.tournament.timeZone}
        key={number}
        proposal={() => roundProposal(page, number, new Date(serverNow()))}
        action={title}
        send={(local) => add.mutateAsync(local)}
        asksIfPast
      />
    </Frame>
  );
}

interface RoundProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** Sets the time of the first round without one. */
export function SetUpRound({ page, round: number }: RoundProps) {
  const { t } = useTranslation('manage');
  const timeText = useRoundTime(page.tournament.timeZone);
  const { id } = page.tournament;
  const setUp = useTournamentChange<LocalTime>(
    id,
    (local) =>
      callApi(calls.setupRound, {
        body: { tournament: id, number, startDate: toIso(local, page.tournament.timeZone) ?? '' },
      }),
    (local) => t('round.isSet', { number, when: timeText(toIso(local, page.tournament.timeZone) ?? '') }),
    TOLD_BY_FORM,
  );
  return (
    <TimeForm
      timeZone={page.tournament.timeZone}
      proposal={() => roundProposal(page, number, new Date(serverNow()))}
      action={t('round.setup', { number })}
      send={(local) => setUp.mutateAsync(local)}
      aboutTheDay={ABOUT_THE_DAY}
      asksIfPast={page.rounds[number - 1]?.startDate === null}
    />
  );
}

/** Moves a round that has not begun, with the notice that its players need. */
export function MoveRound({ page, round: number }: RoundProps) {
  const { t } = useTranslation('manage');
  const [opened, form] = useDisclosure();
  const now = millis(serverNow());
  const tournament = tournamentOf(page);
  const round = tournament.rounds[number - 1];
  const hasBegun = round === undefined || round.results > 0 || round.startAt === null || round.startAt <= now;
  if (hasBegun || tournament.finishedAt !== null) return null;
  if (opened) return <SetUpRound page={page} round={number} />;
  return (
    <GuardedButton
      guard={maySetUpRound(tournament, number, millis(now + DAY), now)}
      variant="subtle"
      loading={false}
      onClick={form.open}
    >
      {t('round.move', { number })}
    </GuardedButton>
  );
}

/** Only the last round can be deleted, where rounds are not computed, and not with results in it (R-084, D-45). */
export function DeleteRound({ page, round: number }: RoundProps) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const [asked, question] = useDisclosure();
  const erase = useTournamentChange(
    id,
    () => callApi(calls.deleteRound, { body: { tournament: id, number } }),
    () => t('round.deleted', { number }),
  );
  return (
    <>
      <GuardedButton
        guard={mayDeleteRound(tournamentOf(page), number)}
        variant="subtle"
        color="brick"
        loading={erase.isPending}
        onClick={question.open}
      >
        {t('round.delete', { number })}
      </GuardedButton>
      <Confirm
        opened={asked}
        question={t('round.deleteQuestion', { number })}
        consequence={t('round.deleteLoses')}
        action={t('round.delete', { number })}
        destructive
        onConfirm={() => erase.mutate()}
        onClose={question.close}
      />
    </>
  );
}
