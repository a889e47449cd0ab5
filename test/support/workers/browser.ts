import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { z } from 'zod';
import type { Description } from '../../../contract/calls/description.ts';
import * as calls from '../../../contract/calls.ts';
import {
  type Addressed,
  type AnswerOf,
  type Args,
  type CallAddress,
  callAt,
} from '../../../contract/http/described-calls.ts';
import type { ErrorKey } from '../../../contract/http/errors.ts';
import { refusalsOf } from '../../../contract/http/refusals-of.ts';
import { anyRequestOf } from '../../../contract/http/request.ts';
import { app } from '../../../worker/app.ts';

export const ORIGIN = 'http://localhost';

/** An answer of the Worker, its JSON read. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What is sent with a call: every part of its path, and all of it as wrong as it may be. */
export type Tried<At extends CallAddress> = {
  readonly [Part in Exclude<keyof Addressed<At>, 'query'>]: string | number | boolean;
} & { readonly query?: object; readonly body?: unknown };

type AskArgs<What> =
  Args<What> extends [What]
    ? [sent: What, headers?: Record<string, string>]
    : [sent?: What, headers?: Record<string, string>];

/** What a person's browser does: keeps the cookie and sends what a page of this site would send. */
export class Browser {
  cookie: string | undefined;

  /**
   * Asks by the description of a call. What is sent as its body may be what no page would send; what comes back must be
   * what the description says: an answer of its shape, or one of its refusals.
   */
  async ask<At extends CallAddress>(at: At, ...[sent, headers]: AskArgs<Tried<At>>): Promise<Answer> {
    const { method, path, body = {} } = anyRequestOf(at, sent);
    const answer = await this.call(method, path, method === 'GET' ? undefined : body, headers);
    mustBeDescribed(callAt(at), answer);
    return answer;
  }

  /** What is answered to a call that must work. */
  async read<At extends CallAddress>(at: At, ...sent: Args<Tried<At>>): Promise<AnswerOf<At>> {
    return must(await this.ask(at, ...(sent as never))).body as AnswerOf<At>;
  }

  /** Reads at a path that was made by its call: where a test goes through several. */
  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  async logIn(id: string, password: string): Promise<Answer> {
    return this.ask(calls.logIn, { body: { id, password } });
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const execution = createExecutionContext();
    const response = await app.request(
      ORIGIN + path,
      {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(method !== 'GET' && { origin: ORIGIN }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(this.cookie !== undefined && { cookie: this.cookie }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      env,
      execution,
    );
    // What goes on after the answer is over before a test looks at what it has done.
    await waitOnExecutionContext(execution);
    for (const line of response.headers.getSetCookie()) this.cookie = keep(line);
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
  }
}

export function must(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** The answer's body, which must be that of a call that worked. */
export const answered = <Schema extends z.ZodType>(schema: Schema, answer: Answer): z.output<Schema> =>
  schema.parse(must(answer).body);

/** The key of a refusal, with its status: `409 usernameExists`. */
export const refusal = ({ status, body }: Answer): string =>
  `${status} ${(body as { message?: string } | undefined)?.message ?? ''}`.trim();

function keep(line: string): string | undefined {
  const [pair = ''] = line.split(';');
  return /max-age=0/i.test(line) ? undefined : pair;
}

/** Throws where a call answers or refuses otherwise than the contract describes. */
function mustBeDescribed(call: Description, { status, body }: Answer): void {
  if (status === 200 && typeof call.answer !== 'string') call.answer.parse(body);
  if (status < 400) return;
  const { message } = body as { message: ErrorKey };
  if (!refusalsOf(call).includes(message)) throw new Error(`${call.at} is not described to refuse with ${message}`);
}
