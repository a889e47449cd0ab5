import { Button, Dialog } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTIFIER_POLL_MS } from '../../../domain/limits.ts';
import { MINUTE, SECOND } from '../../../domain/time.ts';
import { type Coming, calledTo, comingOf, nameOf } from '../../model/waiting.ts';
import { lobbyQuery } from '../../queries/game.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { roomBelow } from '../../ui/room-below.ts';
import { useNow } from '../../ui/use-now.ts';
import classes from './notifier.module.css';

/** The call itself, for who is logged in; loaded by `notifier.tsx`. */
export function Call() {
  const { data: lobby, dataUpdatedAt } = useQuery({ ...lobbyQuery, refetchInterval: NOTIFIER_POLL_MS });
  const now = Math.max(useNow(10 * SECOND), dataUpdatedAt);
  const [dismissed, setDismissed] = useState<Dismissed>({ banners: [], dialogs: [] });
  if (lobby === undefined) return null;
  const all = comingOf(lobby, dataUpdatedAt);
  const waiting = calledTo(all, dismissed.banners, now);
  if (waiting === undefined) return null;
  const name = nameOf(waiting);
  const kept = keptOf(dismissed, all);
  return (
    <>
      <Banner
        waiting={waiting}
        now={now}
        onDismiss={() => setDismissed({ ...kept, banners: [...kept.banners, name] })}
      />
      {!dismissed.dialogs.includes(name) && (
        <CallDialog
          waiting={waiting}
          now={now}
          onDismiss={() => setDismissed({ ...kept, dialogs: [...kept.dialogs, name] })}
        />
      )}
    </>
  );
}

/** What is dismissed once stays dismissed; another game calls all the same. With the banner the dialog goes too. */
interface Dismissed {
  readonly banners: readonly string[];
  readonly dialogs: readonly string[];
}

/** Without what is no longer waited for: the pairing of the next round has the same name. */
function keptOf({ banners, dialogs }: Dismissed, all: readonly Coming[]): Dismissed {
  const names = all.map(nameOf);
  const isWaitedFor = (name: string) => names.includes(name);
  return { banners: banners.filter(isWaitedFor), dialogs: dialogs.filter(isWaitedFor) };
}

interface CallProps {
  readonly waiting: Coming;
  readonly now: number;
  readonly onDismiss: () => void;
}

function Banner({ waiting, now, onDismiss }: CallProps) {
  const { t } = useTranslation('game');
  const words = useWords(waiting, now);
  return (
    <section className={`${classes.banner} no-print`} aria-label={t('notifier.label')}>
      <span role="status" className={classes.words}>
        {words}
      </span>
      <ButtonLink to="/calendar">{t('notifier.toLobby')}</ButtonLink>
      <Button variant="default" onClick={onDismiss}>
        {t('notifier.dismiss')}
      </Button>
    </section>
  );
}

/** Beside the page, which can be gone on with: whoever scrolls or types far from the banner sees it. */
function CallDialog({ waiting, now, onDismiss }: CallProps) {
  const { t } = useTranslation('game');
  const words = useWords(waiting, now);
  const title = t(waiting.at <= now ? 'notifier.waits' : 'notifier.title');
  return (
    <Dialog opened role="dialog" aria-label={title} className="no-print" withBorder zIndex={250}>
      <div ref={roomBelow}>
        <p className={classes.title}>{title}</p>
        <p>{words}</p>
        <div className={classes.ways}>
          <ButtonLink to="/calendar">{t('notifier.toLobby')}</ButtonLink>
          <Button variant="default" onClick={onDismiss}>
            {t('notifier.dismiss')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Against whom, and in how many minutes. */
function useWords(waiting: Coming, now: number): string {
  const { t } = useTranslation('game');
  const minutes = Math.ceil(Math.max(0, waiting.at - now) / MINUTE);
  if (waiting.kind === 'pairing') return minutes === 0 ? t('notifier.now') : t('notifier.soon', { minutes });
  const opponent = waiting.info.opp_name;
  return minutes === 0 ? t('notifier.nowAgainst', { opponent }) : t('notifier.soonAgainst', { opponent, minutes });
}
