import { useEffect, useRef } from 'react';
import type { Form } from './use-form.tsx';

/** Moves a field with its default, which changes with the page, as long as nobody has entered another value. */
export function useFollowedDefault<Values extends object, Name extends keyof Values & string>(
  form: Form<Values>,
  name: Name,
  value: Values[Name],
): void {
  const previous = useRef(value);
  useEffect(() => {
    const before = previous.current;
    previous.current = value;
    if (before !== value && form.values[name] === before) form.field(name).onChange(value);
  });
}
