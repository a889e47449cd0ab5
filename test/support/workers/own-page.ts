import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { PERSON_SOCKET } from '../../../contract/accounts/person-socket.ts';
import { followOwn } from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';
import { eventually } from '../eventually.ts';
import { type Browser, ORIGIN } from './browser.ts';

/** An open page of a logged-in user with its socket. */
export class OwnPage {
  /** How often the page was told to fetch again what it shows everywhere. */
  changes = 0;
  answers = 0;
  closedWith: number | null = null;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (data === PERSON_SOCKET.changed) this.changes += 1;
      if (data === PERSON_SOCKET.heard) this.answers += 1;
    });
    socket.addEventListener('close', ({ code }) => {
      this.closedWith = code;
    });
    socket.accept();
  }

  /** The page, or the status of the refusal. */
  static async opened(browser: Browser): Promise<OwnPage | number> {
    const context = createExecutionContext();
    const headers = {
      upgrade: 'websocket',
      'sec-fetch-site': 'same-origin',
      ...(browser.cookie !== undefined && { cookie: browser.cookie }),
    };
    const { webSocket, status } = await app.request(ORIGIN + pathTo(followOwn), { headers }, env, context);
    await waitOnExecutionContext(context);
    return webSocket ? new OwnPage(webSocket) : status;
  }

  /** A page that has been told once, as each is when it opens. */
  static async of(browser: Browser): Promise<OwnPage> {
    const page = await OwnPage.opened(browser);
    if (typeof page === 'number') throw new Error(`answered ${page}`);
    await page.changed(1);
    return page;
  }

  /** Says that the user is here, and waits for the answer. */
  async here(): Promise<void> {
    const { answers } = this;
    this.#socket.send(PERSON_SOCKET.here);
    await eventually(() => {
      if (this.answers === answers) throw new Error('no answer');
    });
  }

  async changed(times: number): Promise<void> {
    await eventually(() => {
      if (this.changes < times) throw new Error(`changed ${this.changes} times`);
    });
  }

  async closed(): Promise<number> {
    return eventually(() => {
      if (this.closedWith === null) throw new Error('still open');
      return this.closedWith;
    });
  }

  leave(): void {
    this.#socket.close();
  }
}
