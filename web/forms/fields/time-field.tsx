import '@mantine/dates/styles.layer.css';
import { TimePicker } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface TimeFieldProps {
  readonly label: string;
  /** hh:mm; empty until it is filled in. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
}

/** A required time of day, on the 24-hour clock that both languages use. */
export function TimeField({ label, value, onChange, error }: TimeFieldProps) {
  const { t } = useTranslation('ui');
  return (
    <TimePicker
      required
      label={label}
      error={error}
      value={value}
      onChange={onChange}
      hoursInputLabel={t('clock.hours', { field: label })}
      minutesInputLabel={t('clock.minutes', { field: label })}
    />
  );
}
