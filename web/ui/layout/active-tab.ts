/** For a tab list wider than its frame: keeps the active tab visible, also after a phone is rotated. */
export function keepActiveTabVisible(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  const observer = new ResizeObserver(() => {
    const active = list.querySelector<HTMLElement>('[data-active]');
    if (active) list.scrollLeft = active.offsetLeft - (list.clientWidth - active.clientWidth) / 2;
  });
  observer.observe(list);
  return () => observer.disconnect();
}
