import { useTranslation } from 'react-i18next';
import { type Format, makeFormat, useFormat } from '../app/format.ts';

/** Formatters by language and time zone. */
const zoned = new Map<string, Format>();

/** Dates and times in the time zone of a tournament, as on paper. */
export function useZonedFormat(timeZone: string): Format {
  const { language } = useTranslation().i18n;
  const key = `${language} ${timeZone}`;
  const known = zoned.get(key) ?? makeFormat(language, timeZone);
  zoned.set(key, known);
  return known;
}

/** Oslo, for Europe/Oslo. */
export const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/**
 * A timestamp of a tournament as text: in the browser's time zone where both clocks show the same, else in the
 * tournament's, with the browser's time beside it: 21 Nov 2026, 18:00 (Oslo) · 17:00 your time.
 */
export function useRoundTime(timeZone: string): (text: string) => string {
  const { t } = useTranslation('common');
  const own = useFormat();
  const there = useZonedFormat(timeZone);
  return (text) => {
    const [wall, here] = [there.localMoment(text), own.localMoment(text)];
    if (wall === here) return own.moment(text);
    const isSameDay = there.shortDate(text) === own.shortDate(text);
    const ownTime = isSameDay ? own.time(text) : `${own.shortDate(text)}, ${own.time(text)}`;
    return t('zonedTime', { wall, city: cityOf(timeZone), own: ownTime });
  };
}
