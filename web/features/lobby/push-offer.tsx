import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pushQuery } from '../../queries/settings.ts';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { EnablePush } from '../../ui/hooks/enable-push.tsx';
import classes from './push-offer.module.css';

/** Offers push notifications to players who wait for a game, until they dismiss the offer. */
export function PushOffer() {
  const { t } = useTranslation('settings');
  const { data: state } = useQuery(pushQuery);
  if (state?.kind !== 'off') return null;
  return (
    <div className={classes.offer}>
      <HelpBox name="push" label={t('push.title')}>
        <span className={classes.lead}>{t('push.lead')}</span>
        <EnablePush serverKey={state.key} />
      </HelpBox>
    </div>
  );
}
