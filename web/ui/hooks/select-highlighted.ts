import type { KeyboardEvent } from 'react';

/**
 * For fields with a list: Enter selects the highlighted option. The library selects the option whose index it holds,
 * and resets that in a timer, which a busy machine may run between the arrow key and Enter.
 */
export function selectHighlighted(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return;
  const list = document.getElementById(event.target.getAttribute('aria-controls') ?? '');
  const highlighted = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!highlighted) return;
  event.preventDefault();
  event.stopPropagation();
  highlighted.click();
}
