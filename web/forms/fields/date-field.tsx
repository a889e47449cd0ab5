import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/nb.js';
import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format.ts';
import { parseDay } from '../../time/local-time.ts';
import classes from './date-field.module.css';

interface DateFieldProps {
  readonly label: string;
  /** yyyy-mm-dd, as all dates here. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min: string;
  readonly max: string;
  readonly error?: ReactNode;
  /** May be empty. */
  readonly isOptional?: boolean;
}

/** A date: typed, or picked from a calendar; shown in the format of the user's language. */
export function DateField({ label, value, onChange, min, max, error, isOptional = false }: DateFieldProps) {
  const { t, i18n } = useTranslation('ui');
  const { numericDate } = useFormat();
  return (
    <DateInput
      required={!isOptional}
      clearable={isOptional}
      classNames={{ day: classes.day }}
      label={label}
      error={error}
      value={value === '' ? null : value}
      onChange={(day) => (day !== null || isOptional) && onChange(day ?? '')}
      minDate={min}
      maxDate={max}
      valueFormat={numericDate}
      dateParser={parseDay}
      locale={i18n.language === 'no' ? 'nb' : 'en-gb'}
      ariaLabels={{
        monthLevelControl: t('calendar.toMonths'),
        yearLevelControl: t('calendar.toYears'),
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        previousYear: t('calendar.previousYear'),
        nextYear: t('calendar.nextYear'),
        previousDecade: t('calendar.previousDecade'),
        nextDecade: t('calendar.nextDecade'),
      }}
    />
  );
}
