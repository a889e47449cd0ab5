import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format.ts';
import { cityOf, useZonedFormat } from '../../time/round-time.ts';
import { serverNow } from '../../time/server-time.ts';
import { Hint } from '../layout/card.tsx';

/** Names the time zone of date and time fields, where the browser's clock shows another time. */
export function ZoneHint({ timeZone }: { readonly timeZone: string }) {
  const { t } = useTranslation('common');
  const now = new Date(serverNow()).toISOString();
  const isOwn = useFormat().localMoment(now) === useZonedFormat(timeZone).localMoment(now);
  return isOwn ? null : <Hint>{t('localTimeIn', { city: cityOf(timeZone) })}</Hint>;
}
