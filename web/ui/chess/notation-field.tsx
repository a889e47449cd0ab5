import { useId } from 'react';
import classes from '../layout/native-fields.module.css';

interface NotationFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The validation message; empty where there is none. */
  readonly problem: string;
  readonly className?: string;
}

/** A line of notation, such as a move, without the browser's correction and completion. */
export function NotationField({ label, placeholder, value, onChange, problem, className = '' }: NotationFieldProps) {
  const id = useId();
  return (
    <span className={`${classes.field} ${className}`}>
      <input
        className={classes.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        {...(problem === '' ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {problem !== '' && (
        <span id={id} role="alert" className={classes.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
