/** Moves the focus in forms. These functions read the rendered page, so each waits for the next frame. */

/** `data-aid` marks elements that only help to fill in a form. */
const FIELDS = 'input:not([type=hidden],[tabindex="-1"],[data-aid]),textarea,select';

/** The button of a file input is only marked as invalid by its look. */
const WRONG = '[aria-invalid="true"],button[data-error]';

export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(WRONG)?.focus());
}

export function focusFirstField(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(FIELDS)?.focus());
}

/** Whether the focus has stayed in this form since it was submitted. */
export function isWaiting(form: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || (form?.contains(activeElement) ?? false);
}

/** A busy button loses the focus; it gets it back afterwards, unless the user has moved on. */
export async function keepingFocus<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const held = document.activeElement;
  try {
    return await work();
  } finally {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && held instanceof HTMLElement) held.focus({ preventScroll: true });
    });
  }
}
