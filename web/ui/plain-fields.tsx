import type { ReactNode } from 'react';
import classes from './plain-fields.module.css';

/** The browser's own fields in the shape of those of a form: whoever reads a table has no form to load. */

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** Finds rows of a table while one types. */
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
  /** Its options. */
  readonly children: ReactNode;
}

/** One of some. */
export function ChoiceField({ label, value, onChange, children }: ChoiceFieldProps) {
  return (
    <span className={`${classes.field} ${classes.choice}`}>
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
