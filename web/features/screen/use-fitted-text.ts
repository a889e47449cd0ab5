import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Letters take at most this part of a row, and of the window. */
const PART_OF_ROW = 0.52;
const PART_OF_WINDOW = 0.07;
/** Below this part of the size that the rows allow, letters are not made smaller. */
const LEAST = 0.4;
const STEP = 0.95;

/**
 * Sets the letters of a list as large as its rows allow: with every name on one line, or on two where that allows larger
 * ones. All names have the same size, measured in the font of the display.
 */
export function useFittedText(lines: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const refit = () => fitText(element, lines);
    refit();
    const watcher = new ResizeObserver(refit);
    watcher.observe(element);
    void document.fonts.ready.then(refit);
    return () => watcher.disconnect();
  });
  return list;
}

function fitText(list: HTMLElement, lines: number): void {
  const most = Math.min((list.clientHeight / lines) * PART_OF_ROW, window.innerHeight * PART_OF_WINDOW);
  const frame = list.parentElement ?? list;
  for (let size = most; size >= most * LEAST; size *= STEP) {
    frame.style.setProperty('--list-text', `${size.toFixed(1)}px`);
    delete list.dataset.wraps;
    if (isFitting(list)) return;
    list.dataset.wraps = '';
    if (isFitting(list)) return;
  }
}

/** Whether every name stands in its row. */
const isFitting = (list: HTMLElement): boolean =>
  [...list.querySelectorAll<HTMLElement>('[data-name]')].every(
    (name) => name.scrollWidth <= name.clientWidth && name.offsetHeight <= (name.parentElement ?? list).clientHeight,
  );
