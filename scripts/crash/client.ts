import type { TournamentPage } from '../../contract/tournaments.ts';

/** A person's browser: keeps the session's cookie. */
export class Client {
  readonly #base: string;
  #cookie = '';

  constructor(base: string) {
    this.#base = base;
  }

  async logIn(id: string, password: string): Promise<this> {
    await this.call('POST', '/s/account/login', { id, password });
    return this;
  }

  /** The answer's JSON; anything but 200 is an error, as is a server that is gone. */
  async call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookie === '' ? {} : { cookie: this.#cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    if (!response.ok) throw new CallFailed(response.status, text);
    return JSON.parse(text) as Answer;
  }

  post = <Answer = unknown>(path: string, body: unknown = {}): Promise<Answer> => this.call<Answer>('POST', path, body);
  get = <Answer = unknown>(path: string): Promise<Answer> => this.call<Answer>('GET', path);
  page = (id: string): Promise<TournamentPage> => this.get<TournamentPage>(`/s/tournament/view/${id}`);
}

export class CallFailed extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status} ${text}`);
    this.status = status;
  }
}
