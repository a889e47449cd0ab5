import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NOTIFIER_POLL_MS } from '../../../domain/limits.ts';
import { MINUTE, SECOND } from '../../../domain/time.ts';
import { comingOf, gameBeside, type PlayersGame } from '../../model/waiting.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { lobbyQuery } from '../../queries/game.ts';
import { TextLink } from '../../ui/links.tsx';
import { LiveDot } from '../../ui/live-dot.tsx';
import { useNow } from '../../ui/use-now.ts';
import classes from './other-game.module.css';

/** At the board: the reader's other game that runs or is about to start, in one line that moves nothing of the board. */
export function OtherGame({ gameId }: { readonly gameId: string }) {
  const { data: reader } = useQuery(authInfoQuery);
  const { data: lobby, dataUpdatedAt } = useQuery({
    ...lobbyQuery,
    enabled: reader?.authenticated === true,
    refetchInterval: NOTIFIER_POLL_MS,
  });
  const now = Math.max(useNow(10 * SECOND), dataUpdatedAt);
  const other = lobby === undefined ? undefined : gameBeside(comingOf(lobby, dataUpdatedAt), gameId, now);
  return (
    <span role="status" className={classes.other}>
      {other !== undefined && <Way game={other} now={now} />}
    </span>
  );
}

function Way({ game, now }: { readonly game: PlayersGame; readonly now: number }) {
  const { t } = useTranslation('game');
  const minutes = Math.ceil(Math.max(0, game.at - now) / MINUTE);
  const opponent = game.info.opp_name;
  const words =
    minutes === 0 ? t('notifier.nowAgainst', { opponent }) : t('notifier.soonAgainst', { opponent, minutes });
  return (
    <TextLink
      to="/game/play/$gameId"
      params={{ gameId: game.id }}
      className={classes.way}
      title={words}
      aria-label={`${t('notifier.beside')}: ${words}`}
    >
      <LiveDot />
      {t('notifier.beside')}
    </TextLink>
  );
}
