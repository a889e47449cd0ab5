import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { millis } from '../../../domain/time.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { mayAddRound, mayDeleteRound } from '../../../domain/tournament/round-guards.ts';
import { ask } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { type LocalTime, toIso } from '../../local-time.ts';
import { tournamentOf } from '../../model/tournament-of.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../queries/use-tournament-change.ts';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { FoldedCard } from '../../ui/folded-card.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { roundProposal } from './round-proposal.ts';
import { TimeForm } from './time-form.tsx';

const ABOUT_THE_DAY = ['timeInThePast', 'rescheduleTooLate'] as const;

interface AddRoundProps {
  readonly page: TournamentPage;
  readonly onAdded: (round: number) => void;
}

/** One more round, in formats whose rounds are not computed. */
export function AddRound({ page, onAdded }: AddRoundProps) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const number = page.rounds.length + 1;
  const add = useTournamentChange<LocalTime>(
    id,
    (local) =>
      ask(calls.addRound, { body: { tournament: id, number, name: `Round ${number}`, start_date: toIso(local) } }).then(
        () => onAdded(number),
      ),
    () => t('round.added', { number }),
    TOLD_BY_FORM,
  );
  const guard = mayAddRound(tournamentOf(page), number, null, millis(Date.now()));
  if (!guard.ok) return null;
  const title = t('round.add', { number });
  // Where every round is added so, it is the next step; where the program makes them, it is the exception.
  const Frame = KINDS[page.tournament.kind].roundMaking === 'byHand' ? Card : FoldedCard;
  return (
    <Frame title={title}>
      <TimeForm
        key={number}
        proposal={() => roundProposal(page, number, new Date())}
        action={title}
        send={(local) => add.mutateAsync(local)}
        aboutTheDay={ABOUT_THE_DAY}
      />
    </Frame>
  );
}

interface RoundProps {
  readonly page: TournamentPage;
  readonly round: number;
}

/** Gives the first round without a time its time. */
export function SetUpRound({ page, round: number }: RoundProps) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  const { id } = page.tournament;
  const setUp = useTournamentChange<LocalTime>(
    id,
    (local) => ask(calls.setupRound, { body: { tournament: id, number, start_date: toIso(local) ?? '' } }),
    (local) => t('round.isSet', { number, when: format.moment(toIso(local) ?? '') }),
    TOLD_BY_FORM,
  );
  return (
    <TimeForm
      proposal={() => roundProposal(page, number, new Date())}
      action={t('round.setup', { number })}
      send={(local) => setUp.mutateAsync(local)}
      aboutTheDay={ABOUT_THE_DAY}
    />
  );
}

/** Only the last round can be deleted, where rounds are not computed, and not with results in it (R-084, D-45). */
export function DeleteRound({ page, round: number }: RoundProps) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const [asked, question] = useDisclosure();
  const erase = useTournamentChange(
    id,
    () => ask(calls.deleteRound, { body: { tournament: id, number } }),
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
