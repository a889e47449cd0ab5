import { setTimeout as sleep } from 'node:timers/promises';
import type { TournamentPage } from '../contract/tournaments.ts';

/** A server refused a call: its status, and the key of the message, where it said one. */
export class CallRefused extends Error {
  readonly status: number;
  readonly key: string;

  constructor(call: string, status: number, text: string) {
    super(`${call} was answered ${status} ${text.slice(0, 200)}`);
    this.status = status;
    this.key = /"message":"(\w+)"/.exec(text)?.[1] ?? String(status);
  }
}

const DEFAULT_WAIT_S = 5;

/**
 * One person who uses a running server by its calls, as a browser does: keeps the cookie, and waits where there have
 * been too many requests. Any other refusal is a `CallRefused`; a server that cannot be reached, what `fetch` throws.
 */
export class Session {
  readonly base: string;
  #cookie = '';

  constructor(base: string | URL) {
    this.base = String(base).replace(/\/+$/, '');
  }

  async logIn(id: string, password: string): Promise<this> {
    await this.post('/s/account/login', { id, password });
    return this;
  }

  get = <Answer = unknown>(path: string): Promise<Answer> => this.#call<Answer>('GET', path);
  post = <Answer = unknown>(path: string, body: object = {}): Promise<Answer> => this.#call<Answer>('POST', path, body);

  page = (tournament: string): Promise<TournamentPage> => this.get(`/s/tournament/view/${tournament}`);

  /** What a WebSocket of this person sends along. */
  get headers(): Record<string, string> {
    return { cookie: this.#cookie, origin: this.base };
  }

  async #call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(this.#cookie !== '' && { cookie: this.#cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === 429) {
      await sleep(1_000 * (Number(answer.headers.get('retry-after')) || DEFAULT_WAIT_S));
      return this.#call(method, path, body);
    }
    if (!answer.ok) throw new CallRefused(`${method} ${path}`, answer.status, text);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? '';
    return JSON.parse(text);
  }
}
