import { type RefObject, useEffect, useRef } from 'react';

/** Wheel distance of one step; high-resolution wheels report it in many small parts. */
const STEP_PIXELS = 60;
/** Height of a line, for wheels that report lines. */
const LINE_PIXELS = 20;

/**
 * Steps through a game with the wheel over an element. Where there is no further step the page scrolls as usual, and a
 * modifier key leaves the wheel to the browser.
 */
export function useWheelSteps(
  frame: RefObject<HTMLElement | null>,
  { ply, last, onPly }: { readonly ply: number; readonly last: number; readonly onPly: (ply: number) => void },
): void {
  const turned = useRef(0);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PIXELS;
      const isAtEnd = pixels < 0 ? ply === 0 : ply === last;
      if (isAtEnd) return;
      event.preventDefault();
      // A change of direction starts from zero.
      turned.current = Math.sign(turned.current) === -Math.sign(pixels) ? pixels : turned.current + pixels;
      if (Math.abs(turned.current) < STEP_PIXELS) return;
      onPly(ply + Math.sign(turned.current));
      turned.current = 0;
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, ply, last, onPly]);
}
