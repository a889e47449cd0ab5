import type { AnswerOf, Args, JsonAddress, Sent } from '../contract/described-calls.ts';
import type { ErrorBody } from '../contract/errors.ts';
import { anyRequestOf } from '../contract/request.ts';
import type { RefusalParams } from '../domain/result.ts';
import { takeEarly } from './early-answers.ts';
import { noteAnswer } from './server-time.ts';

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

type AskArgs<What> =
  Args<What> extends [What] ? [sent: What, signal?: AbortSignal] : [sent?: What, signal?: AbortSignal];

/** Asks the server by the description of the call, and answers what the description says. */
export async function ask<At extends JsonAddress>(at: At, ...[sent, signal]: AskArgs<Sent<At>>): Promise<AnswerOf<At>> {
  const { method, path, body = {} } = anyRequestOf(at, sent);
  const asked = method === 'GET' ? takeEarly(path) : undefined;
  // What was asked early was asked after the page had begun.
  const askedAt = asked === undefined ? Date.now() : performance.timeOrigin;
  const response = await (
    asked ??
    fetch(path, {
      method,
      credentials: 'same-origin',
      ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    })
  ).catch(noContact);
  noteAnswer(response, askedAt);
  // The server builds its answers by the schemas of the description, which are too heavy for a page to read them by.
  return (await jsonOf(response)) as AnswerOf<At>;
}

/** The JSON of an answer; whatever else comes back, as from a network that wants a log-in first, is not our server's. */
async function jsonOf(response: Response): Promise<object> {
  const answer: unknown = await response.json().catch((error: unknown) => (isAborted(error) ? noContact(error) : null));
  if (!response.ok) throw new ApiError(response.status, isErrorBody(answer) ? answer : {});
  if (typeof answer !== 'object' || answer === null) throw new ApiError(NO_CONTACT);
  return answer;
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function noContact(error: unknown): never {
  if (isAborted(error)) throw error;
  throw new ApiError(NO_CONTACT);
}

const isErrorBody = (answer: unknown): answer is ErrorBody =>
  typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';
