/** Somebody who uses the product by its own calls, as a browser does: the demo is made of nothing else. */
export class Visitor {
  readonly #base: URL;
  #cookie = '';

  constructor(base: URL) {
    this.#base = base;
  }

  get(path: string): Promise<unknown> {
    return this.#call('GET', path);
  }

  post(path: string, body: unknown = {}): Promise<unknown> {
    return this.#call('POST', path, body);
  }

  async logIn(id: string, password: string): Promise<this> {
    await this.post('/s/account/login', { id, password });
    return this;
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = { 'content-type': 'application/json', cookie: this.#cookie };
    const answer = await fetch(new URL(path, this.#base), {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status} ${text}`);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? '';
    return JSON.parse(text);
  }
}
