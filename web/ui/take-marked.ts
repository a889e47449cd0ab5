import type { KeyboardEvent } from 'react';

/**
 * For the fields with a list: Enter takes the entry that is marked. The library takes the one of which it holds the number,
 * and forgets that in a timer, which a busy machine may run after the arrow and before Enter.
 */
export function takeMarked(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return;
  const list = document.getElementById(event.target.getAttribute('aria-controls') ?? '');
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!marked) return;
  event.preventDefault();
  event.stopPropagation();
  marked.click();
}
