import { useSyncExternalStore } from 'react';

const contact = { isOpen: false, listeners: new Set<() => void>() };

export function setLive(isOpen: boolean): void {
  if (contact.isOpen === isOpen) return;
  contact.isOpen = isOpen;
  for (const listener of contact.listeners) listener();
}

function subscribe(listener: () => void): () => void {
  contact.listeners.add(listener);
  return () => contact.listeners.delete(listener);
}

/** Whether the page is told when the unread messages or the lobby change, and need not poll. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, () => contact.isOpen);
