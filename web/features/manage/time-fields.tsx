import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ROUND_DATES } from '../../../domain/limits.ts';
import type { LocalTime } from '../../local-time.ts';

interface TimeFieldsProps {
  readonly value: LocalTime;
  readonly onChange: (value: LocalTime) => void;
}

/** A day and a time of day in the reader's time zone. */
export function TimeFields({ value, onChange }: TimeFieldsProps) {
  const { t } = useTranslation('manage');
  return (
    <>
      <TextInput
        type="date"
        required
        label={t('next.date')}
        min={ROUND_DATES.first}
        max={ROUND_DATES.last}
        value={value.date}
        onChange={(event) => onChange({ ...value, date: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        required
        label={t('next.time')}
        value={value.time}
        onChange={(event) => onChange({ ...value, time: event.currentTarget.value })}
      />
    </>
  );
}
