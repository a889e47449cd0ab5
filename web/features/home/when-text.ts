import { useTranslation } from 'react-i18next';
import { DAY, millis } from '../../../domain/kernel/time.ts';
import { localDayOf } from '../../../domain/kernel/time-zone.ts';
import { useFormat } from '../../app/format.ts';
import { ownTimeZone } from '../../time/local-time.ts';
import { useZonedFormat } from '../../time/round-time.ts';

/**
 * When a tournament starts, as people say it: Today 18:00, Tomorrow 09:00, Sat 5 Dec 10:00; the day alone once it is
 * past. In the user's time zone, which is named where the clocks at the venue differ.
 */
export function useWhenText(timeZone: string, now: number): (start: string) => string {
  const { t } = useTranslation('home');
  const format = useFormat();
  const there = useZonedFormat(timeZone);
  const zone = ownTimeZone();
  const dayOf = (moment: number): string => localDayOf(millis(moment), zone);
  const timeOf = (start: string): string =>
    there.localMoment(start) === format.localMoment(start)
      ? format.time(start)
      : t('when.yourTime', { time: format.time(start) });
  return (start) => {
    const moment = Date.parse(start);
    const day = dayOf(moment);
    if (day === dayOf(now)) return t('when.today', { time: timeOf(start) });
    if (day === dayOf(now + DAY)) return t('when.tomorrow', { time: timeOf(start) });
    if (moment < now) return t('when.since', { day: format.shortDate(start) });
    return t('when.day', { day: format.shortDate(start), time: timeOf(start) });
  };
}
