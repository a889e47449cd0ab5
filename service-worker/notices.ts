import type { PushPayload } from '../contract/accounts/push.ts';

/** Shows push notifications while no page is open. The parameters name only the browser features that are used. */

interface Board {
  readonly showNotification: (title: string, options: Notice) => Promise<void>;
}

interface Notice {
  readonly body: string;
  readonly tag: string;
  readonly renotify: boolean;
  readonly lang: string;
  readonly icon: string;
  /** Path of the page that the notification links to. */
  readonly data: string;
}

/** A notification replaces the previous one of the same tournament; `renotify` makes it sound again. */
export const show = (board: Board, { title, body, path, tag, language }: PushPayload): Promise<void> =>
  board.showNotification(title, { body, tag, renotify: true, lang: language, icon: '/icon-192.png', data: path });

interface Pages {
  readonly matchAll: (of: { readonly type: 'window'; readonly includeUncontrolled: true }) => Promise<readonly Page[]>;
  readonly openWindow: (address: URL) => Promise<unknown>;
}

interface Page {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

interface Touched {
  /** The path given when the notification was shown. */
  readonly data: string;
  readonly close: () => void;
}

/** Focuses an open window at the notification's path, or opens one. */
export async function follow(notice: Touched, pages: Pages, origin: string): Promise<void> {
  notice.close();
  const address = new URL(notice.data, origin);
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => new URL(url).pathname === address.pathname);
  await (page === undefined ? pages.openWindow(address) : page.focus());
}
