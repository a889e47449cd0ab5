import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the page is just going to the printer: what the screen shows in parts is then shown whole. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

function subscribe(tell: () => void): () => void {
  // The browser waits for the handlers, and for what React makes of them, before it takes the page.
  const says = (printing: boolean) => () => {
    isPrinting = printing;
    tell();
  };
  const [before, after] = [says(true), says(false)];
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
