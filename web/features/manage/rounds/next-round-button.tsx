import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import { mayPairByButton } from '../../../../domain/tournament/guards/round-guards.ts';
import { type NextRoundButton as Button, FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { callApi } from '../../../api.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { errorToast } from '../../../ui/feedback/toast.ts';
import { GuardedButton } from '../../../ui/layout/guarded-button.tsx';

interface NextRoundButtonProps {
  readonly page: TournamentPage;
  readonly onPaired: (round: number) => void;
}

/** Pairs the next round of a Swiss, or makes the next challenges of school chess. */
export function NextRoundButton({ page, onPaired }: NextRoundButtonProps) {
  const button = FORMATS[page.tournament.kind].nextRoundButton;
  return button === null ? null : <PairingButton page={page} onPaired={onPaired} button={button} />;
}

/** Shows what was paired, or why nothing was. */
function PairingButton({ page, onPaired, button }: NextRoundButtonProps & { readonly button: Button }) {
  const { t } = useTranslation('manage');
  const errorText = useErrorText();
  const tournament = tournamentOf(page);
  const round = nextRound(tournament);
  const pair = useTournamentChange(
    tournament.id,
    async () => {
      const answer = await callApi(calls.pairNextRound, { id: tournament.id, button, query: { round } });
      onPaired(answer.round);
      return answer;
    },
    (_input, answer) => t('next.done', { round: answer.round }),
    { once: true, onRefusal: (error) => errorToast(errorText(error)) },
  );
  return (
    <GuardedButton guard={mayPairByButton(tournament, button)} loading={pair.isPending} onClick={() => pair.mutate()}>
      {t(`next.${button}`, { round })}
    </GuardedButton>
  );
}
