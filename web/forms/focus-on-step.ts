import { useEffect, useRef } from 'react';
import { focusFirstField } from './focus.ts';

/** Changing the step of a form moves the focus to it; opening the page does not. */
export function useFocusOnStep(step: string, form: { readonly current: HTMLFormElement | null }): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    focusFirstField(form.current?.querySelector<HTMLElement>('[data-step]') ?? form.current);
  }, [step, form]);
}
