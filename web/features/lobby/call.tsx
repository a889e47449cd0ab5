import { CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MINUTE, SECOND } from '../../../domain/kernel/time.ts';
import { useIsLive } from '../../live/contact.ts';
import { lobbyInterval } from '../../live/poll-interval.ts';
import { formatClock } from '../../model/game/clock.ts';
import {
  type Coming,
  calledTo,
  comingOf,
  leftIn,
  nameOf,
  notifierPollMs,
  type PlayersGame,
  roundOfComing,
  tournamentOfComing,
} from '../../model/game/waiting.ts';
import { lobbyQuery } from '../../queries/game.ts';
import { serverTimeOf } from '../../time/server-time.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { ButtonLink, TextLink } from '../../ui/layout/links.tsx';
import { ArbiterCallBanner } from './arbiter-call-banner.tsx';
import classes from './notifier.module.css';

/** Banners for a logged-in user: calls for the arbiter, and their own next game. Loaded by `notifier.tsx`. */
export function Call() {
  const isLive = useIsLive();
  const { data: lobby, dataUpdatedAt } = useQuery({
    ...lobbyQuery,
    refetchInterval: ({ state: { data } }) => lobbyInterval(notifierPollMs(data), isLive, data),
  });
  if (lobby === undefined) return null;
  const answeredAt = serverTimeOf(dataUpdatedAt);
  return (
    <>
      <ArbiterCallBanner calls={lobby.arbiterCalls} />
      <GameBanner all={comingOf(lobby, answeredAt)} answeredAt={answeredAt} />
    </>
  );
}

interface GameBannerProps {
  readonly all: readonly Coming[];
  readonly answeredAt: number;
}

/** One line over the page: the most urgent game, the time left, and a link to it (R-456). */
function GameBanner({ all, answeredAt }: GameBannerProps) {
  const { t } = useTranslation('game');
  const now = Math.max(useNow(SECOND), answeredAt);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [waiting, ...others] = calledTo(all, dismissed, now);
  const wordsFor = useWords(now);
  if (waiting === undefined) return null;
  // Drops names that are no longer awaited.
  const dismiss = () => setDismissed([...all.map(nameOf).filter((name) => dismissed.includes(name)), nameOf(waiting)]);
  const hasBegun = waiting.kind === 'game' && waiting.at <= now;
  const left = hasBegun ? leftIn(waiting, now) : null;
  return (
    <section className={`${classes.banner} no-print`} aria-label={t('notifier.label')}>
      <p className={classes.words}>
        <span role="status">{wordsFor(waiting)}</span>
        {left !== null && <b role="timer">{` ${formatClock(left)}`}</b>}
      </p>
      <MoreGames others={others} wordsFor={wordsFor} />
      {hasBegun ? <ToGame game={waiting} /> : <ButtonLink to="/calendar">{t('notifier.toLobby')}</ButtonLink>}
      <CloseButton className={classes.close ?? ''} aria-label={t('notifier.dismiss')} onClick={dismiss} />
    </section>
  );
}

function ToGame({ game }: { readonly game: PlayersGame }) {
  const { t } = useTranslation('game');
  return (
    <ButtonLink to="/game/play/$gameId" params={{ gameId: game.id }}>
      {t('lobby.toGame')}
    </ButtonLink>
  );
}

interface MoreGamesProps {
  readonly others: readonly Coming[];
  readonly wordsFor: (coming: Coming) => string;
}

/** Hints that there are more games, listed on hover; the lobby shows all of them. */
function MoreGames({ others, wordsFor }: MoreGamesProps) {
  const { t } = useTranslation('game');
  if (others.length === 0) return null;
  const games = others.map(wordsFor).join('; ');
  const label = t('notifier.moreLabel', { games });
  return (
    <TextLink to="/calendar" className={classes.more} title={label} aria-label={label}>
      {t('notifier.more', { count: others.length })}
    </TextLink>
  );
}

/** The tournament, the round or the opponent, and the minutes left; in the last minute, seconds. */
function useWords(now: number): (coming: Coming) => string {
  const { t } = useTranslation('game');
  return (coming) => {
    const inMs = coming.at - now;
    const tournament = tournamentOfComing(coming).name;
    const time = inMs > MINUTE ? t('notifier.minutes', { minutes: Math.ceil(inMs / MINUTE) }) : formatSeconds(inMs);
    if (coming.kind === 'pairing') {
      const round = roundOfComing(coming);
      return inMs > 0
        ? t('notifier.pairing', { tournament, round, time })
        : t('notifier.pairingNow', { tournament, round });
    }
    const opponent = coming.info.oppName;
    return inMs > 0
      ? t('notifier.game', { tournament, opponent, time })
      : t('notifier.begun', { tournament, opponent });
  };
}

/** 0:18. */
const formatSeconds = (ms: number): string => {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
