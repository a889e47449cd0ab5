/** For a list of tabs that is wider than its frame: the tab that is shown is in sight, also after a turn of the phone. */
export function keepActiveTabInSight(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  const observer = new ResizeObserver(() => {
    const active = list.querySelector<HTMLElement>('[data-active]');
    if (active) list.scrollLeft = active.offsetLeft - (list.clientWidth - active.clientWidth) / 2;
  });
  observer.observe(list);
  return () => observer.disconnect();
}
