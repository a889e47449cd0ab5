import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTIFIER_POLL_MS } from '../../../domain/limits.ts';
import { MINUTE, SECOND } from '../../../domain/time.ts';
import { lobbyQuery } from '../../queries/game.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { useNow } from '../../ui/use-now.ts';
import classes from './notifier.module.css';
import { isNear, type Waiting, waitingFor } from './waiting.ts';

/** The call itself, for who is logged in; loaded by `notifier.tsx`. */
export function Call() {
  const { data: lobby, dataUpdatedAt } = useQuery({ ...lobbyQuery, refetchInterval: NOTIFIER_POLL_MS });
  const now = Math.max(useNow(10 * SECOND), dataUpdatedAt);
  const [dismissed, setDismissed] = useState<string>();
  if (lobby === undefined) return null;
  const waiting = waitingFor(lobby, dataUpdatedAt);
  if (waiting.kind === 'nothing' || !isNear(waiting, now) || dismissed === nameOf(waiting)) return null;
  return <Banner waiting={waiting} now={now} onDismiss={() => setDismissed(nameOf(waiting))} />;
}

type Coming = Exclude<Waiting, { kind: 'nothing' }>;

/** What is dismissed once stays dismissed; the next game calls anew. */
const nameOf = (waiting: Coming): string => (waiting.kind === 'game' ? waiting.id : 'pairing');

interface BannerProps {
  readonly waiting: Coming;
  readonly now: number;
  readonly onDismiss: () => void;
}

function Banner({ waiting, now, onDismiss }: BannerProps) {
  const { t } = useTranslation('game');
  const minutes = Math.ceil(Math.max(0, waiting.at - now) / MINUTE);
  const words = (): string => {
    if (waiting.kind === 'pairing') return minutes === 0 ? t('notifier.now') : t('notifier.soon', { minutes });
    const opponent = waiting.info.opp_name;
    return minutes === 0 ? t('notifier.nowAgainst', { opponent }) : t('notifier.soonAgainst', { opponent, minutes });
  };
  return (
    <section className={`${classes.banner} no-print`} aria-label={t('notifier.label')}>
      <span role="status" className={classes.words}>
        {words()}
      </span>
      <ButtonLink to="/calendar">{t('notifier.toLobby')}</ButtonLink>
      <Button variant="default" onClick={onDismiss}>
        {t('notifier.dismiss')}
      </Button>
    </section>
  );
}
