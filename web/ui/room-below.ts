/** What lies over the lower edge of the window, with its height in pixels. */
const covering = new Map<Element, number>();

function leaveRoom(): void {
  const most = Math.max(0, ...covering.values());
  const room = most === 0 ? '' : `${most}px`;
  document.body.style.paddingBottom = room;
  document.documentElement.style.scrollPaddingBottom = room;
  document.documentElement.style.setProperty('--rk-covered-below', room);
}

/**
 * The `ref` of something that may be fixed at the lower edge of the window: leaves as much room at the end of the page as it
 * takes up, so that whatever stands there can be scrolled into sight, and goes there when it gets the focus. A style sheet
 * knows the height as `--rk-covered-below`.
 */
export function roomBelow(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined;
  const measure = () => {
    const layer = fixedAround(element);
    covering.set(element, layer === null ? 0 : window.innerHeight - layer.getBoundingClientRect().top);
    leaveRoom();
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(element);
  window.addEventListener('resize', measure);
  return () => {
    watcher.disconnect();
    window.removeEventListener('resize', measure);
    covering.delete(element);
    leaveRoom();
  };
}

function fixedAround(element: Element): Element | null {
  let layer: Element | null = element;
  while (layer !== null && getComputedStyle(layer).position !== 'fixed') layer = layer.parentElement;
  return layer;
}
