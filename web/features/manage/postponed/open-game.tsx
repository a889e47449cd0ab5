import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../../contract/calls.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { millis } from '../../../../domain/kernel/time.ts';
import { isOverdue } from '../../../../domain/tournament/guards/postponement-deadline.ts';
import type { GameResult } from '../../../../domain/tournament/value/game-result.ts';
import { callApi } from '../../../api.ts';
import { blackName, whiteName } from '../../../model/names.ts';
import { deadlineOfGame, proposalFor } from '../../../model/open-game-rule.ts';
import type { Postponed } from '../../../model/postponed.ts';
import { boardName } from '../../../model/progress.ts';
import { gameResultText } from '../../../model/result-text.ts';
import { tournamentOf } from '../../../model/tournament-of.ts';
import { useTournamentChange } from '../../../queries/use-tournament-change.ts';
import { serverNow } from '../../../time/server-time.ts';
import { useDeadlineText } from '../../../ui/tournament/deadline-text.ts';
import { usePostponedText } from '../../../ui/tournament/postponed-text.ts';
import classes from './open-games.module.css';

interface OpenGameProps {
  readonly page: TournamentPage;
  readonly game: Postponed;
}

/** A game without a result, until when it is to be played, and what the rule proposes after that. */
export function OpenGame({ page, game, children }: OpenGameProps & { readonly children: ReactNode }) {
  const { t } = useTranslation('manage');
  const textOf = usePostponedText(page.tournament.timeZone);
  return (
    <>
      <strong>{t('postponed.board', { round: game.round, board: boardName(game) })}</strong>
      <span>
        {whiteName(game)} – {blackName(game)}
      </span>
      <span className={classes.when}>{textOf(game)}</span>
      {game.postponed.words ? <q className={classes.words}>{game.postponed.words}</q> : null}
      <DeadlineText page={page} game={game} />
      <Group gap="xs">
        <Proposal page={page} game={game} />
        {children}
        <Remind page={page} game={game} />
      </Group>
    </>
  );
}

function DeadlineText({ page, game }: OpenGameProps) {
  const { t } = useTranslation('manage');
  const deadlineText = useDeadlineText(page);
  const now = millis(serverNow());
  if (!isOverdue(tournamentOf(page), deadlineOfGame(page, game), now)) {
    return <span className={classes.when}>{deadlineText(game)}</span>;
  }
  const proposal = proposalFor(page, game, now);
  return <span className={classes.overdue}>{t(proposal.ok ? 'postponed.overdue' : 'postponed.youDecide')}</span>;
}

/** Enters the result of the rule; nothing where the arbiter decides, and before the deadline. */
function Proposal({ page, game }: OpenGameProps) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const { round, white, black } = game;
  const enter = useTournamentChange<GameResult>(
    id,
    (result) => callApi(calls.resolveUnplayed, { id, round, white, black, body: { result } }),
    () => t('postponed.resolved'),
  );
  const proposal = proposalFor(page, game, millis(serverNow()));
  if (!proposal.ok) return null;
  const result = proposal.value;
  if (!isProposed(result)) return null;
  return (
    <Button size="compact-sm" loading={enter.isPending} onClick={() => enter.mutate(result)}>
      {t(`postponed.propose.${result}`, { result: gameResultText(result) })}
    </Button>
  );
}

/** Sends both players a message; the server does it once an hour. */
function Remind({ page, game: { round, white, black } }: OpenGameProps) {
  const { t } = useTranslation('manage');
  const { id } = page.tournament;
  const remind = useTournamentChange(
    id,
    () => callApi(calls.remindPlayers, { id, round, white, black }),
    () => t('postponed.reminded'),
  );
  return (
    <Button size="compact-sm" variant="default" loading={remind.isPending} onClick={() => remind.mutate()}>
      {t('postponed.remind')}
    </Button>
  );
}

const PROPOSED = ['whiteWinsByForfeit', 'blackWinsByForfeit', 'draw', 'notPlayed'] as const;

const isProposed = (result: GameResult): result is (typeof PROPOSED)[number] =>
  (PROPOSED as readonly GameResult[]).includes(result);
