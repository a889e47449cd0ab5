import '@mantine/dates/styles.layer.css';
import { TimePicker } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface TimeFieldProps {
  readonly label: string;
  readonly description?: string;
  /** hh:mm; empty until it is filled in. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: ReactNode;
}

/** A time of day that must be given, on the clock of 24 hours that both languages write. */
export function TimeField({ label, description, value, onChange, error }: TimeFieldProps) {
  const { t } = useTranslation('ui');
  return (
    <TimePicker
      required
      label={label}
      description={description}
      error={error}
      value={value}
      onChange={onChange}
      hoursInputLabel={t('clock.hours', { field: label })}
      minutesInputLabel={t('clock.minutes', { field: label })}
    />
  );
}
