import { useTranslation } from 'react-i18next';
import { COUNTDOWN_MAX_DAYS, NEXT_PAIRING_WARNING_MS } from '../../../domain/kernel/limits.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../domain/kernel/time.ts';
import { useNow } from '../hooks/use-now.ts';
import classes from './countdown.module.css';

interface CountdownProps {
  /** ISO timestamp. */
  readonly to: string;
  readonly label: string;
}

/** Days, hours, minutes and seconds left; nothing for a moment that is past or more than a year away. */
export function Countdown({ to, label }: CountdownProps) {
  const { t } = useTranslation('ui');
  const left = Date.parse(to) - useNow(SECOND);
  if (!(left > 0) || left > COUNTDOWN_MAX_DAYS * DAY) return null;
  const parts = countdownParts(left);
  return (
    <div className={classes.countdown} data-soon={left <= NEXT_PAIRING_WARNING_MS || undefined}>
      <span className={classes.label}>{label}</span>
      <span role="timer" aria-live="off" className={classes.time}>
        {parts.map(({ unit, value }) => (
          <span key={unit} className={classes.part}>
            <b>{value}</b> {t(`countdown.${unit}`)}
          </span>
        ))}
      </span>
    </div>
  );
}

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

/** The relevant units: no seconds while days are left. */
export function countdownParts(leftMs: number): readonly { readonly unit: Unit; readonly value: number }[] {
  const parts: { unit: Unit; value: number }[] = [
    { unit: 'days', value: Math.floor(leftMs / DAY) },
    { unit: 'hours', value: Math.floor((leftMs % DAY) / HOUR) },
    { unit: 'minutes', value: Math.floor((leftMs % HOUR) / MINUTE) },
    { unit: 'seconds', value: Math.floor((leftMs % MINUTE) / SECOND) },
  ];
  const first = parts.findIndex(({ value }) => value > 0);
  const from = first === -1 ? parts.length - 1 : first;
  return parts.slice(from, from === 0 ? 3 : undefined);
}
