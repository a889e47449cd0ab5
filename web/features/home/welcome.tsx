import { CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissWelcome } from '../../app/welcome-mark.ts';
import { pushQuery } from '../../queries/settings.ts';
import { EnablePush } from '../../ui/hooks/enable-push.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import classes from './welcome.module.css';

interface WelcomeProps {
  readonly account: string;
}

/** The first steps of a new member, until they are dismissed on this device. */
export function Welcome({ account }: WelcomeProps) {
  const { t } = useTranslation('welcome');
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  const dismiss = () => {
    dismissWelcome(account);
    setShown(false);
  };
  return (
    <section aria-labelledby="welcome" className={classes.welcome}>
      <div className={classes.head}>
        <h2 id="welcome">{t('title')}</h2>
        <CloseButton size="lg" aria-label={t('dismiss')} onClick={dismiss} />
      </div>
      <ol className={classes.steps}>
        <Step title={t('play.title')} text={t('play.text')}>
          <ButtonLink to="/tournaments" variant="default">
            {t('play.action')}
          </ButtonLink>
        </Step>
        <Step title={t('notices.title')} text={t('notices.text')}>
          <Notices />
        </Step>
        <Step title={t('account.title')} text={t('account.text')}>
          <ButtonLink to="/account/settings" variant="default">
            {t('account.action')}
          </ButtonLink>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Step({ title, text, children }: StepProps) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}

/** The button where this device can have notifications; otherwise the settings, which say why not. */
function Notices() {
  const { t } = useTranslation('welcome');
  const { data: state } = useQuery(pushQuery);
  if (state?.kind === 'off') return <EnablePush serverKey={state.key} />;
  return (
    <ButtonLink to="/account/settings" variant="default">
      {t('notices.action')}
    </ButtonLink>
  );
}
