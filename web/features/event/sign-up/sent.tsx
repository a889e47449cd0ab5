import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFacts } from '../../../queries/events.ts';
import { ButtonLink } from '../../../ui/layout/links.tsx';
import classes from './sign-up.module.css';

interface SentProps {
  readonly event: EventFacts;
  readonly addresses: readonly string[];
  readonly onMore: () => void;
}

/** The same for everybody, whatever became of the entries. */
export function Sent({ event, addresses, onMore }: SentProps) {
  const { t } = useTranslation('signUp');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="sent" className={`${classes.part} ${classes.form}`}>
      <h2 id="sent" ref={heading} tabIndex={-1}>
        {t(event.mail ? 'sent.title' : 'sent.withoutMail')}
      </h2>
      {event.mail ? (
        <div role="status">
          <p>{t('sent.text')}</p>
          {addresses.length > 0 && <p className={classes.address}>{t('sent.to', { address: addresses.join(', ') })}</p>}
          <p className={classes.soft}>{t('sent.notComing')}</p>
        </div>
      ) : (
        <p role="status">{t('sent.withoutMailText')}</p>
      )}
      <div className={classes.buttons}>
        <ButtonLink to="/event/view/$id" params={{ id: event.id }} variant="default">
          {t('toEvent')}
        </ButtonLink>
        <Button variant="default" onClick={onMore}>
          {t('sent.more')}
        </Button>
      </div>
    </section>
  );
}
