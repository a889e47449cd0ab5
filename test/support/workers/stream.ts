import { env } from 'cloudflare:workers';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';
import { eventually } from '../eventually.ts';
import type { Browser } from './browser.ts';

interface StreamQuery {
  readonly rev?: number;
  readonly games?: string;
}

/** The open page of somebody who listens to a tournament's stream, and all that it has been told. */
export class OpenStream {
  received = '';
  isOver = false;
  readonly status: number;
  readonly headers: Headers;
  readonly #reader: ReadableStreamDefaultReader<string> | undefined;

  constructor(response: Response) {
    this.status = response.status;
    this.headers = response.headers;
    if (!response.ok || response.body === null) return;
    this.#reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    void this.#listen(this.#reader);
  }

  /** `rev` is the revision of the page that is open, `games` names the games on it. */
  static async of(tournament: string, browser?: Browser, query: StreamQuery = {}): Promise<OpenStream> {
    const headers = { ...(browser?.cookie !== undefined && { cookie: browser.cookie }) };
    const url = `http://localhost${pathTo(calls.listenToTournament, { id: tournament, query })}`;
    return new OpenStream(await app.request(url, { headers }, env));
  }

  /** The data of the events of this name, in their order. */
  events(name: string): unknown[] {
    return this.everything().flatMap((one) => (one.name === name ? [JSON.parse(one.data)] : []));
  }

  /** All events that have come whole, in their order. */
  everything(): { readonly name: string; readonly data: string }[] {
    return this.received
      .split('\n\n')
      .slice(0, -1)
      .flatMap((block) => {
        const name = /^event: (.*)$/m.exec(block)?.[1];
        return name === undefined ? [] : [{ name, data: block.split('\ndata: ')[1] ?? '' }];
      });
  }

  /** Waits for the n-th event of this name. */
  event(name: string, index = 0): Promise<unknown> {
    return eventually(() => {
      const events = this.events(name);
      if (events.length <= index) throw new Error(`no ${name} told, but ${this.received}`);
      return events[index];
    });
  }

  /** Waits for the end. */
  over(): Promise<void> {
    return eventually(() => {
      if (!this.isOver) throw new Error('the stream is still open');
    });
  }

  async leave(): Promise<void> {
    await this.#reader?.cancel();
  }

  async #listen(reader: ReadableStreamDefaultReader<string>): Promise<void> {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      this.received += value;
    }
    this.isOver = true;
  }
}
