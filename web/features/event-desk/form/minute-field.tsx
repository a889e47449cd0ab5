import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { FORM_DATES } from '../../../../domain/kernel/limits.ts';
import { DateField } from '../../../forms/fields/date-field.tsx';
import { TimeField } from '../../../forms/fields/time-field.tsx';
import { Hint } from '../../../ui/layout/card.tsx';
import classes from './event-form.module.css';
import type { TypedMinute } from './typed-minute.ts';

interface MinuteFieldProps {
  readonly label: string;
  /** Names the time of day. */
  readonly timeLabel: string;
  readonly value: TypedMinute;
  readonly error: ReactNode;
  readonly onChange: (value: TypedMinute) => void;
}

/** A day and a time of day, side by side. */
export function MinuteField({ label, timeLabel, value, error, onChange }: MinuteFieldProps) {
  return (
    <div className={classes.minute}>
      <DateField
        label={label}
        min={FORM_DATES.first}
        max={FORM_DATES.last}
        value={value.date}
        error={error}
        onChange={(date) => onChange({ ...value, date })}
      />
      <TimeField label={timeLabel} value={value.time} onChange={(time) => onChange({ ...value, time })} />
    </div>
  );
}

interface OptionalMinuteProps extends Omit<MinuteFieldProps, 'value' | 'onChange'> {
  readonly toggle: string;
  readonly hint?: string;
  readonly value: TypedMinute | null;
  /** The value where it is turned on. */
  readonly proposed: TypedMinute;
  readonly onChange: (value: TypedMinute | null) => void;
}

/** A time that may be left out. */
export function OptionalMinute({ toggle, hint, value, proposed, onChange, ...field }: OptionalMinuteProps) {
  return (
    <div className={classes.optional}>
      <Switch
        label={toggle}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? proposed : null)}
      />
      {hint !== undefined && <Hint>{hint}</Hint>}
      {value !== null && <MinuteField {...field} value={value} onChange={onChange} />}
    </div>
  );
}
