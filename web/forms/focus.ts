/** Where the reader goes on typing. What has been drawn is looked at, so each of these waits for the next frame. */

/** What only helps to fill in a form is no field of it: `data-aid`. */
const FIELDS = 'input:not([type=hidden],[tabindex="-1"],[data-aid]),textarea,select';

/** The button of a file says only by its look that it is wrong. */
const WRONG = '[aria-invalid="true"],button[data-error]';

/** To the first field, from above, that is not as it must be. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(WRONG)?.focus());
}

export function focusFirstField(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(FIELDS)?.focus());
}

/** Whether the reader has gone nowhere else since he sent this form. */
export function isWaiting(form: HTMLElement | null): boolean {
  const { activeElement } = document;
  return activeElement === document.body || (form?.contains(activeElement) ?? false);
}

/** A button that is busy loses the focus; when it is done it has it again, unless the reader has gone on elsewhere. */
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
