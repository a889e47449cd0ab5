import type { NotificationData } from '@mantine/notifications';
import { getI18n } from 'react-i18next';
import { showError } from './error-banner.tsx';
import { TranslatedError } from './error-text.tsx';

/** The toast library is loaded with the first toast, or before it for users who make changes. */
const store = { wanted: false, listeners: new Set<() => void>() };

/** The last toast that was no failure. */
let lastToast = '';

export const toastsWanted = (): boolean => store.wanted;

export function onToastsWanted(listener: () => void): () => void {
  store.listeners.add(listener);
  return () => store.listeners.delete(listener);
}

export const loadToasts = () => import('./toast-stack.tsx');

/** Preloads toasts, so that the first can be shown even when the server is unreachable. */
export function prepareToasts(): void {
  if (store.wanted) return;
  store.wanted = true;
  for (const listener of store.listeners) listener();
}

/** Shows a toast; it closes automatically after the time set at start-up. */
export const toast = (message: string): void => void show({ message, color: 'fjord' });

export const errorToast = (message: string): void => void show({ message, color: 'brick', role: 'alert' });

/**
 * A new toast replaces the previous one, so that a quick user sees the outcome of the last action and not of one half a
 * minute ago. A failure keeps its time.
 */
async function show(data: NotificationData & { readonly message: string }): Promise<void> {
  prepareToasts();
  const close = getI18n()?.t('close');
  try {
    const { notifications } = await loadToasts();
    notifications.hide(lastToast);
    const id = notifications.show({ ...data, withBorder: true, closeButtonProps: { 'aria-label': close } });
    lastToast = data.role === 'alert' ? '' : id;
  } catch {
    // The banner that every page has for failures.
    showError(new TranslatedError(data.message));
  }
}

/** Removes toasts, as they are for the previous user. */
export function clearToasts(): void {
  // Without the library, no toast was ever shown.
  if (store.wanted)
    void loadToasts().then(
      ({ notifications }) => notifications.clean(),
      () => undefined,
    );
}
