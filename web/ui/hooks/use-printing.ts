import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the page is being printed: paginated content is then rendered whole. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

function subscribe(notify: () => void): () => void {
  // The browser waits for the handlers, and for React's synchronous render, before it captures the page.
  const set = (printing: boolean) => () => {
    isPrinting = printing;
    notify();
  };
  const [before, after] = [set(true), set(false)];
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
