import type { ReactNode } from 'react';
import classes from './native-fields.module.css';

/** Native inputs styled like those of a form, so that a table need not load the form library. */

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** Filters rows of a table while the user types. */
export function SearchField({ label, value, onChange, className = '' }: SearchFieldProps) {
  return (
    <span className={`${classes.field} ${classes.search} ${className}`}>
      <input
        type="search"
        className={classes.input}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </span>
  );
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string | number;
  readonly onChange: (value: string) => void;
  /** The `option` elements. */
  readonly children: ReactNode;
}

/** Selects one of several options. */
export function ChoiceField({ label, value, onChange, children }: ChoiceFieldProps) {
  return (
    <span className={`${classes.field} ${classes.choice} no-print`}>
      <select
        className={classes.input}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
    </span>
  );
}
