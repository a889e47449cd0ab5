import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pushQuery } from '../../queries/settings.ts';
import { HelpBox } from '../../ui/help-box.tsx';
import { TurnOnPush } from '../../ui/turn-on-push.tsx';
import classes from './push-offer.module.css';

/** Notifications are offered to who waits for a game, until he has closed the offer once. */
export function PushOffer() {
  const { t } = useTranslation('settings');
  const { data: state } = useQuery(pushQuery);
  if (state?.kind !== 'off') return null;
  return (
    <div className={classes.offer}>
      <HelpBox name="push" label={t('push.title')}>
        <span className={classes.lead}>{t('push.lead')}</span>
        <TurnOnPush serverKey={state.key} />
      </HelpBox>
    </div>
  );
}
