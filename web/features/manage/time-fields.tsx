import { useTranslation } from 'react-i18next';
import { ROUND_DATES } from '../../../domain/limits.ts';
import type { LocalTime } from '../../local-time.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TimeField } from '../../ui/time-field.tsx';

interface TimeFieldsProps {
  readonly value: LocalTime;
  readonly onChange: (value: LocalTime) => void;
}

/** A day and a time of day in the reader's time zone. */
export function TimeFields({ value, onChange }: TimeFieldsProps) {
  const { t } = useTranslation('manage');
  return (
    <>
      <DateField
        label={t('next.date')}
        min={ROUND_DATES.first}
        max={ROUND_DATES.last}
        value={value.date}
        onChange={(date) => onChange({ ...value, date })}
      />
      <TimeField label={t('next.time')} value={value.time} onChange={(time) => onChange({ ...value, time })} />
    </>
  );
}
