import { getI18n } from 'react-i18next';
import type { Namespace } from '../../i18n/namespaces.ts';
import { loadNamespaces } from './language.ts';

/** Loads what an entry page needs before it is drawn: its data, and its texts beyond those of the frame. */
export async function loadEntryPage(namespaces: readonly Namespace[], data?: Promise<unknown>): Promise<void> {
  // Both are awaited, because a failure is shown with the texts; that of the data may be a redirect, and comes first.
  const parts = await Promise.allSettled([data, loadNamespaces(getI18n(), namespaces)]);
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
}

/** The same for every other page: its calls can be refused at any time, so the error texts load with it. */
export const loadPage = (namespaces: readonly Namespace[], data?: Promise<unknown>): Promise<void> =>
  loadEntryPage(['errors', ...namespaces], data);
