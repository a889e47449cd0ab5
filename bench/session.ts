import { setTimeout as sleep } from 'node:timers/promises';

/** A browser of one person: keeps the cookie, sends what a page of the same origin would send. */
export class Session {
  readonly #base: string;
  #cookie = '';

  constructor(base: string) {
    this.#base = base.replace(/\/+$/, '');
  }

  async login(id: string, password: string): Promise<this> {
    await this.post('/s/account/login', { id, password });
    return this;
  }

  get(path: string): Promise<unknown> {
    return this.#call('GET', path);
  }

  post(path: string, body: unknown = {}): Promise<unknown> {
    return this.#call('POST', path, JSON.stringify(body));
  }

  socket(path: string): WebSocket {
    const address = this.#base.replace(/^http/, 'ws') + path;
    return new WebSocket(address, { headers: { cookie: this.#cookie, origin: this.#base } });
  }

  /** Too many requests are waited out, as long as the answer says; every other refusal ends the run. */
  async #call(method: string, path: string, body?: string): Promise<unknown> {
    for (;;) {
      const answer = await fetch(this.#base + path, {
        method,
        headers: { 'content-type': 'application/json', origin: this.#base, cookie: this.#cookie },
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.text();
      if (answer.status === 429) {
        await sleep(1_000 * (Number(answer.headers.get('retry-after')) || 5));
        continue;
      }
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
      const [cookie] = answer.headers.getSetCookie();
      if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? '';
      return text === '' ? undefined : JSON.parse(text);
    }
  }
}
