import { useTranslation } from 'react-i18next';
import type { EventFacts } from '../../queries/events.ts';
import { useRoundTime } from '../../time/round-time.ts';

type RefundTerms = Pick<EventFacts, 'refundUntil' | 'refundShareAfter' | 'timeZone'>;

/** The rules of refund with their dates, and that the right of cancellation does not apply (RF-6). */
export function RefundRules({ event: { refundUntil, refundShareAfter, timeZone } }: { readonly event: RefundTerms }) {
  const { t } = useTranslation('signUp');
  const time = useRoundTime(timeZone);
  return (
    <>
      <p>
        {t('summary.refund', { until: time(refundUntil) })}{' '}
        {refundShareAfter > 0 ? t('summary.refundShare', { share: refundShareAfter }) : t('summary.refundNone')}
      </p>
      <p>{t('summary.noCancellation')}</p>
    </>
  );
}
