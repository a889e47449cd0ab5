import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { refuse } from '../../../../domain/kernel/result.ts';
import { nextRound } from '../../../../domain/tournament/guards/lifecycle.ts';
import { mayPairByButton } from '../../../../domain/tournament/guards/round-guards.ts';
import { type NextRoundButton as Button, FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { callApi } from '../../../api.ts';
import { useFormat } from '../../../app/format.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { Confirm } from '../../../ui/feedback/confirm.tsx';
import { useErrorText } from '../../../ui/feedback/error-text.tsx';
import { errorToast } from '../../../ui/feedback/toast.ts';
import { GuardedButton } from '../../../ui/layout/guarded-button.tsx';
import { type GamesInTheWay, gamesInTheWay } from '../postponed/games-in-the-way.ts';
import { withTaken } from '../results/outbox/taken-results.ts';
import { useResults } from '../results/use-results.ts';

interface NextRoundButtonProps {
  readonly page: TournamentPage;
  readonly onPaired: (round: number) => void;
}

/** Pairs the next round of a Swiss, or makes the next challenges of school chess. */
export function NextRoundButton({ page, onPaired }: NextRoundButtonProps) {
  const button = FORMATS[page.tournament.kind].nextRoundButton;
  return button === null ? null : <PairingButton page={page} onPaired={onPaired} button={button} />;
}

/** Shows what was paired, or why nothing was. Missing results and old open games need a confirmation (OPEN-2). */
function PairingButton({ page, onPaired, button }: NextRoundButtonProps & { readonly button: Button }) {
  const { t } = useTranslation('manage');
  const errorText = useErrorText();
  const [asked, question] = useDisclosure();
  const { unsent, taken } = useResults(page.tournament.id);
  const stored = withTaken(page, taken);
  const tournament = tournamentOf(stored);
  const round = nextRound(tournament);
  const games = gamesInTheWay(stored);
  const pair = useTournamentChange(
    tournament.id,
    async () => {
      const query = { round, ...(games !== null && CONFIRMED.has(games.kind) && { adjourn: 'true' as const }) };
      const answer = await callApi(calls.pairNextRound, { id: tournament.id, button, query });
      onPaired(answer.round);
      return answer;
    },
    (_input, answer) => t('next.done', { round: answer.round }),
    { once: true, onRefusal: (error) => errorToast(errorText(error)) },
  );
  const allowed = games === null ? mayPairByButton(tournament, button) : games.guard;
  // What is entered or deleted but not stored yet comes first: the round pairs by it.
  const waiting = unsent.results.length;
  const guard = waiting > 0 ? refuse('roundNotFinished', { missing: waiting }) : allowed;
  return (
    <>
      <GuardedButton
        guard={guard}
        loading={pair.isPending}
        onClick={() => (games === null ? pair.mutate() : question.open())}
      >
        {t(`next.${button}`, { round })}
      </GuardedButton>
      {games !== null && (
        <PairQuestion
          games={games}
          round={round}
          opened={asked}
          onConfirm={() => pair.mutate()}
          onClose={question.close}
        />
      )}
    </>
  );
}

/** Refused without the word of the arbiter. */
const CONFIRMED: ReadonlySet<GamesInTheWay['kind']> = new Set(['missing', 'last']);

interface PairQuestionProps {
  readonly games: GamesInTheWay;
  readonly round: number;
  readonly opened: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function PairQuestion({ games: { kind, games }, round, ...dialog }: PairQuestionProps) {
  const { t } = useTranslation('manage');
  const { list } = useFormat();
  const boards = games.map((game) => t('postponed.board', { round: game.round, board: game.board }));
  return (
    <Confirm
      question={t(`postponed.question.${kind}`, { count: games.length, round })}
      consequence={t(`postponed.consequence.${kind}`, { count: games.length, boards: list(boards) })}
      action={t(`postponed.action.${kind}`, { round })}
      {...dialog}
    />
  );
}
