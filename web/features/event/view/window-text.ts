import { useTranslation } from 'react-i18next';
import { DAY, HOUR, MINUTE } from '../../../../domain/kernel/time.ts';
import type { EventFacts } from '../../../queries/events.ts';
import { useRoundTime } from '../../../time/round-time.ts';
import { useNow } from '../../../ui/hooks/use-now.ts';

/** Time left in words: 5 days left, 3 hours left, 12 minutes left. */
export function useTimeLeft(): (until: string) => string {
  const { t } = useTranslation('eventPage');
  const now = useNow(MINUTE);
  return (until) => {
    const left = Date.parse(until) - now;
    if (left >= 2 * DAY) return t('left.days', { count: Math.floor(left / DAY) });
    if (left >= HOUR) return t('left.hours', { count: Math.floor(left / HOUR) });
    return t('left.minutes', { count: Math.max(1, Math.ceil(left / MINUTE)) });
  };
}

export interface WindowText {
  /** Whether entries are taken. */
  readonly takesEntries: boolean;
  readonly text: string;
}

/** Whether one can enter now, and how long, or when. */
export function useWindowText({ window, opensAt, deadline, closesAt, timeZone }: EventFacts): WindowText {
  const { t } = useTranslation('eventPage');
  const time = useRoundTime(timeZone);
  const left = useTimeLeft();
  switch (window) {
    case 'planned':
      return {
        takesEntries: false,
        text: opensAt === null ? t('opensLater') : t('opens', { when: time(opensAt) }),
      };
    case 'open':
      return { takesEntries: true, text: `${t('deadline')}: ${left(deadline)}` };
    case 'late':
      return { takesEntries: true, text: `${t('list.windows.late')} · ${left(closesAt)}` };
    case 'closed':
      return { takesEntries: false, text: t('closedContact') };
  }
}
