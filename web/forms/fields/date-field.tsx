import 'dayjs/locale/en-gb.js';
import 'dayjs/locale/nb.js';
import '@mantine/dates/styles.layer.css';
import { ActionIcon } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/format.ts';
import { parseDay } from '../../time/local-time.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { MORE_ICONS } from '../../ui/icons/more-icons.ts';
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

/** A date: typed, or picked from the calendar that its button opens; shown in the format of the user's language. */
export function DateField({ label, value, onChange, min, max, error, isOptional = false }: DateFieldProps) {
  const { t, i18n } = useTranslation('ui');
  const { numericDate } = useFormat();
  const [opened, setOpened] = useState(false);
  return (
    <DateInput
      required={!isOptional}
      clearable={isOptional}
      classNames={{ day: classes.day }}
      label={label}
      error={error}
      value={value === '' ? null : value}
      onChange={(day) => (day !== null || isOptional) && onChange(day ?? '')}
      onBlur={() => setOpened(false)}
      onKeyDown={({ key }) => key === 'Escape' && setOpened(false)}
      popoverProps={{ opened, onChange: setOpened }}
      getDayProps={() => ({ onClick: () => setOpened(false) })}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          tabIndex={-1}
          aria-label={t('calendar.open', { field: label })}
          aria-expanded={opened}
          // The field keeps the focus, so that leaving it closes the calendar; by keyboard a date is typed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpened(!opened)}
        >
          <Icon icon={MORE_ICONS.calendar} />
        </ActionIcon>
      }
      minDate={min}
      maxDate={max}
      placeholder={t('calendar.example')}
      inputMode="numeric"
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
