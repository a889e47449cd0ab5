/** Elements over the lower edge of the window, with their heights in pixels. */
const covering = new Map<Element, number>();

function updatePadding(): void {
  const most = Math.max(0, ...covering.values());
  const space = most === 0 ? '' : `${most}px`;
  document.body.style.paddingBottom = space;
  document.documentElement.style.scrollPaddingBottom = space;
  document.documentElement.style.setProperty('--rk-covered-below', space);
}

/**
 * The `ref` of an element that may be fixed at the lower edge of the window: pads the end of the page by its height, so
 * that everything can be scrolled into view, also when it gets the focus. Style sheets read the height from
 * `--rk-covered-below`.
 */
export function reserveBottomSpace(element: Element | null): (() => void) | undefined {
  if (element === null) return undefined;
  const measure = () => {
    const layer = fixedAround(element);
    covering.set(element, layer === null ? 0 : window.innerHeight - layer.getBoundingClientRect().top);
    updatePadding();
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(element);
  window.addEventListener('resize', measure);
  return () => {
    watcher.disconnect();
    window.removeEventListener('resize', measure);
    covering.delete(element);
    updatePadding();
  };
}

function fixedAround(element: Element): Element | null {
  let layer: Element | null = element;
  while (layer !== null && getComputedStyle(layer).position !== 'fixed') layer = layer.parentElement;
  return layer;
}
