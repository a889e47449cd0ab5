import type { PushPayload } from '../contract/push.ts';

/** What a device is told while no page need be open. Each needs a little of the browser, and gets no more. */

interface Board {
  readonly showNotification: (title: string, options: Notice) => Promise<void>;
}

interface Notice {
  readonly body: string;
  readonly tag: string;
  readonly renotify: boolean;
  readonly lang: string;
  readonly icon: string;
  /** The path of the page that says more. */
  readonly data: string;
}

/** Shows it; the last of a tournament takes the place of what was shown of it before, and is heard all the same. */
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
  /** What has been shown with it. */
  readonly data: string;
  readonly close: () => void;
}

/** Brings the page of what was touched to the front where it is open, and opens it where it is not. */
export async function follow(notice: Touched, pages: Pages, origin: string): Promise<void> {
  notice.close();
  const address = new URL(notice.data, origin);
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => new URL(url).pathname === address.pathname);
  await (page === undefined ? pages.openWindow(address) : page.focus());
}
