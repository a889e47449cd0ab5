import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isLoggedIn } from '../../../../contract/codec/session-user.ts';
import type { OpenCallView } from '../../../../contract/game/games.ts';
import { NOTIFIER_POLL_MS } from '../../../../domain/kernel/limits.ts';
import { MINUTE, SECOND } from '../../../../domain/kernel/time.ts';
import { withNamespaces } from '../../../app/language.ts';
import { useIsLive } from '../../../live/contact.ts';
import { lobbyInterval } from '../../../live/poll-interval.ts';
import { formatClock } from '../../../model/game/clock.ts';
import { comingOf, gameBeside, leftIn, type PlayersGame } from '../../../model/game/waiting.ts';
import { userQuery } from '../../../queries/account.ts';
import { lobbyQuery } from '../../../queries/game.ts';
import { serverTimeOf } from '../../../time/server-time.ts';
import { LiveDot } from '../../../ui/chess/live-dot.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { TextLink } from '../../../ui/layout/links.tsx';
import classes from './other-game.module.css';

const CallChip = lazyComponent(() =>
  withNamespaces({ namespaces: ['arbiter'], load: () => import('../table/call-chip.tsx') }).then(
    (part) => part.CallChip,
  ),
);

/**
 * One line beside the board that shifts no layout: arbiter calls for the tournament's organisers, and the user's other
 * game that runs or starts soon.
 */
export function OtherGame({ gameId }: { readonly gameId: string }) {
  const { data: user } = useQuery(userQuery);
  const isLive = useIsLive();
  const { data: lobby, dataUpdatedAt } = useQuery({
    ...lobbyQuery,
    enabled: isLoggedIn(user),
    refetchInterval: ({ state: { data } }) => lobbyInterval(NOTIFIER_POLL_MS, isLive, data),
  });
  const answeredAt = serverTimeOf(dataUpdatedAt);
  const now = Math.max(useNow(SECOND), answeredAt);
  const other = lobby === undefined ? undefined : gameBeside(comingOf(lobby, answeredAt), gameId, now);
  const call: OpenCallView | undefined = lobby?.arbiterCalls[0];
  return (
    <span role="status" className={classes.other}>
      {call !== undefined && <CallChip call={call} gameId={gameId} />}
      {other !== undefined && <Way game={other} now={now} />}
    </span>
  );
}

function Way({ game, now }: { readonly game: PlayersGame; readonly now: number }) {
  const { t } = useTranslation('game');
  const inMs = game.at - now;
  const { oppName: opponent, tournament } = game.info;
  const names = { opponent, tournament: tournament.name };
  const words =
    inMs > 0
      ? t('notifier.game', { ...names, time: t('notifier.minutes', { minutes: Math.ceil(inMs / MINUTE) }) })
      : t('notifier.begun', names);
  const left = inMs > 0 ? null : leftIn(game, now);
  return (
    <TextLink
      to="/game/play/$gameId"
      params={{ gameId: game.id }}
      className={classes.way}
      title={words}
      aria-label={words}
    >
      <LiveDot />
      <span aria-hidden="true">
        {left === null ? t('notifier.beside') : t('notifier.besideWithTime', { time: formatClock(left) })}
      </span>
    </TextLink>
  );
}
