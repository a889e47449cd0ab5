import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { LocalTime } from '../../../../domain/kernel/time-zone.ts';
import { mayAddRound } from '../../../../domain/tournament/guards/round-guards.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { callApi } from '../../../api.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { TOLD_BY_FORM, useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { toIso } from '../../../time/local-time.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { serverNow } from '../../../time/server-time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { TimeForm } from './lazy-time-form.tsx';
import { roundProposal } from './round-proposal.ts';

const ABOUT_THE_DAY = ['timeInThePast', 'rescheduleTooLate'] as const;

interface AddRoundProps {
  readonly page: TournamentPage;
  readonly onAdded: (round: number) => void;
}

/** Where every round is added by hand, adding one is the next step, and stands beside the boards. */
export function AddRound({ page, onAdded }: AddRoundProps) {
  const { t } = useTranslation('manage');
  const number = page.rounds.length + 1;
  const isByHand = FORMATS[page.tournament.kind].roundMaking === 'byHand';
  if (!isByHand || !mayAddRound(tournamentOf(page), number).ok) return null;
  return (
    <Card title={t('round.add', { number })}>
      <AddRoundForm page={page} onAdded={onAdded} />
    </Card>
  );
}

/** Adds a round, in formats whose rounds are not computed. */
export function AddRoundForm({ page, onAdded }: AddRoundProps) {
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
  return (
    <TimeForm
      timeZone={page.tournament.timeZone}
      key={number}
      proposal={() => roundProposal(page, number, new Date(serverNow()))}
      action={t('round.add', { number })}
      send={(local) => add.mutateAsync(local)}
      asksIfPast
    />
  );
}

interface RoundProps {
  readonly page: TournamentPage;
  readonly round: number;
  readonly onSet?: () => void;
}

/** Sets the time of the first round without one, or moves one with the notice that its players need. */
export function SetUpRound({ page, round: number, onSet }: RoundProps) {
  const { t } = useTranslation('manage');
  const timeText = useRoundTime(page.tournament.timeZone);
  const { id } = page.tournament;
  const setUp = useTournamentChange<LocalTime>(
    id,
    (local) =>
      callApi(calls.setupRound, {
        body: { tournament: id, number, startDate: toIso(local, page.tournament.timeZone) ?? '' },
      }).then(() => onSet?.()),
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
