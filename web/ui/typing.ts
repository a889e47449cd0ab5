/** What is typed is searched for once nothing more is typed for so long. */
export const TYPING_PAUSE_MS = 250;

/** Whether the user is typing: what arrives meanwhile leaves the focus where it is. */
export const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true;

/** After a navigation, for screen readers; whoever types on the new page already goes on typing. */
export function focusTitle(): void {
  if (!isTyping()) document.querySelector('h1')?.focus({ preventScroll: true });
}
