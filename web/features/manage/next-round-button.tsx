import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { TournamentPage } from '../../../contract/tournaments.ts';
import { type NextRoundButton as Button, KINDS } from '../../../domain/tournament/kinds.ts';
import { nextRound } from '../../../domain/tournament/lifecycle.ts';
import { mayPairByButton } from '../../../domain/tournament/round-guards.ts';
import { ask } from '../../api.ts';
import { tournamentOf } from '../../model/tournament-of.ts';
import { useTournamentChange } from '../../queries/use-tournament-change.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { errorToast } from '../../ui/toast.ts';

interface NextRoundButtonProps {
  readonly page: TournamentPage;
  readonly onPaired: (round: number) => void;
}

/** Pairs the next round of a Swiss, or makes the next challenges of school chess. */
export function NextRoundButton({ page, onPaired }: NextRoundButtonProps) {
  const button = KINDS[page.tournament.kind].nextRoundButton;
  return button === null ? null : <PairingButton page={page} onPaired={onPaired} button={button} />;
}

/** Says what was paired, or why nothing was. */
function PairingButton({ page, onPaired, button }: NextRoundButtonProps & { readonly button: Button }) {
  const { t } = useTranslation('manage');
  const errorText = useErrorText();
  const tournament = tournamentOf(page);
  const round = nextRound(tournament);
  const pair = useTournamentChange(
    tournament.id,
    () => ask(calls.pairNextRound, { id: tournament.id, button }).then(() => onPaired(round)),
    () => t('next.done', { round }),
    { onRefusal: (error) => errorToast(errorText(error)) },
  );
  return (
    <GuardedButton guard={mayPairByButton(tournament, button)} loading={pair.isPending} onClick={() => pair.mutate()}>
      {t(`next.${button}`, { round })}
    </GuardedButton>
  );
}
