import { env } from 'cloudflare:workers';
import type { z } from 'zod';
import { app } from '../../worker/app.ts';

export const ORIGIN = 'http://localhost';

/** An answer of the Worker, its JSON read. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What a person's browser does: keeps the cookie and sends what a page of this site would send. */
export class Browser {
  cookie: string | undefined;

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.call('POST', path, body);
  }

  put(path: string, body: unknown = {}): Promise<Answer> {
    return this.call('PUT', path, body);
  }

  patch(path: string, body: unknown = {}): Promise<Answer> {
    return this.call('PATCH', path, body);
  }

  del(path: string, body: unknown = {}): Promise<Answer> {
    return this.call('DELETE', path, body);
  }

  /** Reads an answer that must be 200 and answered its schema. */
  async read<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>> {
    return answered(schema, await this.get(path));
  }

  async logIn(id: string, password: string): Promise<Answer> {
    return this.post('/s/account/login', { id, password });
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
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
    );
    for (const line of response.headers.getSetCookie()) this.cookie = keep(line);
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
  }
}

/** The answer's body, which must be that of a call that worked. */
export function answered<Schema extends z.ZodType>(schema: Schema, answer: Answer): z.output<Schema> {
  if (answer.status !== 200) throw new Error(`answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return schema.parse(answer.body);
}

/** The key of a refusal, with its status: `409 usernameExists`. */
export const refusal = ({ status, body }: Answer): string =>
  `${status} ${(body as { message?: string } | undefined)?.message ?? ''}`.trim();

function keep(line: string): string | undefined {
  const [pair = ''] = line.split(';');
  return /max-age=0/i.test(line) ? undefined : pair;
}
