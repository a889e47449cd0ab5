import { type RefObject, useEffect } from 'react';

/** What lies over the lower edge of the window, with its height in pixels. */
const covering = new Map<Element, number>();

function leaveRoom(): void {
  const most = Math.max(0, ...covering.values());
  document.body.style.paddingBottom = most === 0 ? '' : `${most}px`;
  document.documentElement.style.scrollPaddingBottom = most === 0 ? '' : `${most}px`;
}

/**
 * Leaves as much room at the end of the page as something takes up that is fixed at the lower edge of the window, so that
 * whatever stands there can be scrolled into sight, and goes there when it gets the focus.
 */
export function useRoomBelow(element: RefObject<Element | null>): void {
  useEffect(() => {
    const fixed = element.current;
    if (fixed === null) return;
    const measure = () => {
      const isFixed = getComputedStyle(fixed).position === 'fixed';
      covering.set(fixed, isFixed ? window.innerHeight - fixed.getBoundingClientRect().top : 0);
      leaveRoom();
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(fixed);
    window.addEventListener('resize', measure);
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', measure);
      covering.delete(fixed);
      leaveRoom();
    };
  }, [element]);
}
