import type { NotificationData } from '@mantine/notifications';
import { getI18n } from 'react-i18next';
import { showError } from './error-banner.tsx';
import { Said } from './error-text.ts';

/** What shows toasts comes with the first of them, or before it for readers who change things. */
const store = { wanted: false, listeners: new Set<() => void>() };

/** The last that was said and is no failure. */
let lastSaid = '';

export const toastsWanted = (): boolean => store.wanted;

export function onToastsWanted(listener: () => void): () => void {
  store.listeners.add(listener);
  return () => store.listeners.delete(listener);
}

export const loadToasts = () => import('./toast-stack.tsx');

/** Has the toasts ready, so that the first can be shown also when the server cannot be reached. */
export function prepareToasts(): void {
  if (store.wanted) return;
  store.wanted = true;
  for (const listener of store.listeners) listener();
}

/** Says what happened; gone by itself after the time set where the page is started. */
export const toast = (message: string): void => void show({ message, color: 'fjord' });

export const errorToast = (message: string): void => void show({ message, color: 'brick', role: 'alert' });

/**
 * What is new takes the place of what was said before: whoever is quick is told of what he has just done, and not of what
 * he did half a minute ago. A failure keeps its time.
 */
async function show(data: NotificationData & { readonly message: string }): Promise<void> {
  prepareToasts();
  const close = getI18n()?.t('close');
  try {
    const { notifications } = await loadToasts();
    notifications.hide(lastSaid);
    const id = notifications.show({ ...data, withBorder: true, closeButtonProps: { 'aria-label': close } });
    lastSaid = data.role === 'alert' ? '' : id;
  } catch {
    // In the place that every page has for a failure.
    showError(new Said(data.message));
  }
}

/** Takes away what is said: it was said to somebody else. */
export function clearToasts(): void {
  // What cannot be loaded has never said anything.
  if (store.wanted)
    void loadToasts().then(
      ({ notifications }) => notifications.clean(),
      () => undefined,
    );
}
