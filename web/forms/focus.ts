/** Moves the focus in forms. These functions read the rendered page, so each waits for the next frame. */

/** `data-aid` marks elements that only help to fill in a form. */
const FIELDS = 'input:not([type=hidden],[tabindex="-1"],[data-aid]),textarea,select';

/** The button of a file input is only marked as invalid by its look. */
const WRONG = '[aria-invalid="true"],button[data-error]';

export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(WRONG)?.focus());
}

export function focusFirstField(form: HTMLElement | null, isWanted: () => boolean = () => true): void {
  requestAnimationFrame(() => isWanted() && form?.querySelector<HTMLElement>(FIELDS)?.focus());
}

/** The user of a form during a request. */
export interface FormUser {
  /** False after a press elsewhere: the pressed button has no focus while it is busy, so the focus alone does not show it. */
  readonly isHere: () => boolean;
  readonly stop: () => unknown;
}

/** Follows the user from the moment that the form is sent. */
export function followUser(form: HTMLElement | null): FormUser {
  let hasLeft = false;
  const isElsewhere = (place: EventTarget | null) =>
    place instanceof Element && place !== document.body && form?.contains(place) !== true;
  const onPress = ({ target }: Event) => {
    hasLeft ||= isElsewhere(target);
  };
  for (const press of PRESSES) document.addEventListener(press, onPress, { capture: true });
  return {
    isHere: () => !hasLeft && !isElsewhere(document.activeElement),
    // After the focus has been moved, which waits for the next frame.
    stop: () =>
      requestAnimationFrame(() => {
        for (const press of PRESSES) document.removeEventListener(press, onPress, { capture: true });
      }),
  };
}

const PRESSES = ['pointerdown', 'keydown'] as const;

/** A busy button loses the focus; it gets it back afterwards, unless the user has moved on. */
export async function keepingFocus<Answer>(user: FormUser, work: () => Promise<Answer>): Promise<Answer> {
  const held = document.activeElement;
  try {
    return await work();
  } finally {
    requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body && user.isHere();
      if (isLost && held instanceof HTMLElement) held.focus({ preventScroll: true });
    });
  }
}
