import { setTimeout as sleep } from 'node:timers/promises';
import * as calls from '../contract/calls.ts';
import { camelKeys } from '../contract/codec/case.ts';
import type { AnswerValue, Args, JsonAddress, SentValues } from '../contract/http/described-calls.ts';
import type { ErrorBody } from '../contract/http/errors.ts';
import { requestOf, type WireRequest } from '../contract/http/request.ts';
import type { TournamentPage } from '../contract/tournament/tournaments.ts';
import type { RefusalParams } from '../domain/kernel/result.ts';

/** A server refused a call: the status, and the key of the message, with its values, if there is one. */
export class CallRefused extends Error {
  readonly status: number;
  readonly key: string;
  readonly params: RefusalParams;

  constructor(call: string, status: number, text: string) {
    super(`${call} was answered ${status} ${text.slice(0, 200)}`);
    this.status = status;
    const { message, params = {} } = bodyOf(text);
    this.key = message ?? String(status);
    this.params = params;
  }
}

function bodyOf(text: string): Partial<ErrorBody> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

const DEFAULT_WAIT_S = 5;

/**
 * A user of a running server, like a browser: it stores its cookies and waits when it is rate-limited. Other refusals
 * throw `CallRefused`; an unreachable server throws the error of `fetch`.
 */
export class Session {
  readonly base: string;
  readonly #more: Readonly<Record<string, string>>;
  readonly #cookies = new Map<string, string>();

  /** `more`: additional headers for each request. */
  constructor(base: string | URL, more: Readonly<Record<string, string>> = {}) {
    this.base = String(base).replace(/\/+$/, '');
    this.#more = more;
  }

  async logIn(id: string, password: string): Promise<this> {
    await this.ask(calls.logIn, { body: { id, password } });
    return this;
  }

  /** Makes a call and returns its answer, both typed by the description of the call. */
  ask = async <At extends JsonAddress>(at: At, ...sent: Args<SentValues<At>>): Promise<AnswerValue<At>> => {
    const answer = JSON.parse(await this.#textOf(requestOf(at, ...sent)));
    return camelKeys(answer) as AnswerValue<At>;
  };

  page = (tournament: string): Promise<TournamentPage> => this.ask(calls.viewTournament, { id: tournament });

  /** The headers for opening a WebSocket as this user. */
  get headers(): Record<string, string> {
    return { ...this.#more, cookie: this.#cookie, origin: this.base };
  }

  get #cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async #textOf(request: WireRequest): Promise<string> {
    const { method, path, body = {} } = request;
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        ...this.#more,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(this.#cookie !== '' && { cookie: this.#cookie }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === 429) {
      await sleep(1_000 * (Number(answer.headers.get('retry-after')) || DEFAULT_WAIT_S));
      return this.#textOf(request);
    }
    if (!answer.ok) throw new CallRefused(`${method} ${path}`, answer.status, text);
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1).join().split('=');
      this.#cookies.set(name, value);
    }
    return text;
  }
}
