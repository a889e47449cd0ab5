import { camelCase, camelKeys } from '../contract/codec/case.ts';
import type { AnswerValue, Args, JsonAddress, SentValues } from '../contract/http/described-calls.ts';
import type { ErrorBody } from '../contract/http/errors.ts';
import { requestOf } from '../contract/http/request.ts';
import type { RefusalParams } from '../domain/kernel/result.ts';
import { takePreloaded } from './app/preloaded.ts';
import { deviceNow, noteAnswer } from './time/server-time.ts';

/** A refusal of the server, or no answer at all (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Key of the error text; undefined where the server named none. */
  readonly key: string | undefined;
  readonly status: number;
  readonly params: RefusalParams;
  /** Request fields that failed validation, as they are named in the code. */
  readonly fields: readonly string[];

  constructor(status: number, body: Partial<ErrorBody> = {}) {
    super(body.message ?? String(status));
    this.key = body.message;
    this.status = status;
    this.params = body.params ?? {};
    this.fields = (body.fields ?? []).map(camelCase);
  }
}

export const NO_CONTACT = 0;

/** Whether the server neither accepted nor refused the request, so that it can be retried. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === NO_CONTACT || error.status === 429 || error.status >= 500);

type CallArgs<What> =
  Args<What> extends [What] ? [sent: What, signal?: AbortSignal] : [sent?: What, signal?: AbortSignal];

/** Calls the API with a request and a response typed by the contract. */
export async function callApi<At extends JsonAddress>(
  at: At,
  ...[sent, signal]: CallArgs<SentValues<At>>
): Promise<AnswerValue<At>> {
  const { method, path, body = {} } = requestOf(at, ...([sent] as Args<SentValues<At>>));
  const preloaded = method === 'GET' ? takePreloaded(path) : undefined;
  // The exact time of a preloaded request is unknown, but it was sent after the page load began.
  const askedAt = preloaded === undefined ? deviceNow() : performance.timeOrigin;
  const response = await (
    preloaded ??
    fetch(path, {
      method,
      credentials: 'same-origin',
      ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    })
  ).catch(noContact);
  noteAnswer(response, askedAt);
  // The server builds its responses by the contract's schemas; parsing them here would make the pages too heavy.
  return camelKeys(await jsonOf(response)) as AnswerValue<At>;
}

/** The JSON of a response. Anything else, such as the log-in page of a network, did not come from our server. */
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
