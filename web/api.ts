import type { ErrorBody } from '../contract/errors.ts';
import type { RefusalParams } from '../domain/result.ts';
import { takeEarly } from './early-answers.ts';

/** A refusal of the server, or no answer at all (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Key of the text, or undefined where the server named none. */
  readonly key: string | undefined;
  readonly status: number;
  readonly params: RefusalParams;
  /** Fields of the request that were not as they must be. */
  readonly fields: readonly string[];

  constructor(status: number, body: Partial<ErrorBody> = {}) {
    super(body.message ?? String(status));
    this.key = body.message;
    this.status = status;
    this.params = body.params ?? {};
    this.fields = body.fields ?? [];
  }
}

export const NO_CONTACT = 0;

/** Whether the server has said neither yes nor no: the same may be asked again later. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === NO_CONTACT || error.status === 429 || error.status >= 500);

type Value = string | number | boolean;

/** A path of the server with its parts escaped: call.get(path`/s/tournament/view/${tid}`). */
export const path = (texts: TemplateStringsArray, ...values: readonly Value[]): string =>
  texts.reduce((made, text, at) => `${made}${encodeURIComponent(String(values[at - 1] ?? ''))}${text}`);

export const get = <Answer>(url: string, signal?: AbortSignal): Promise<Answer> =>
  request('GET', url, signal === undefined ? {} : { signal });
export const post = <Answer = unknown>(url: string, body?: object, signal?: AbortSignal): Promise<Answer> =>
  send('POST', url, body, signal);
export const patch = <Answer = unknown>(url: string, body?: object): Promise<Answer> => send('PATCH', url, body);
export const remove = <Answer = unknown>(url: string, body?: object): Promise<Answer> => send('DELETE', url, body);

const send = <Answer>(method: string, url: string, body: object = {}, signal?: AbortSignal): Promise<Answer> =>
  request(method, url, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal !== undefined && { signal }),
  });

/** The server builds its answers by the schemas of the contract; the caller names the one it asked for. */
async function request<Answer>(method: string, url: string, init: RequestInit): Promise<Answer> {
  const asked = method === 'GET' ? takeEarly(url) : undefined;
  const response = await (asked ?? fetch(url, { ...init, method, credentials: 'same-origin' })).catch(noContact);
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, isErrorBody(answer) ? answer : {});
  return answer as Answer;
}

function noContact(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new ApiError(NO_CONTACT);
}

const isErrorBody = (answer: unknown): answer is ErrorBody =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';
