import { type APIRequestContext, expect } from '@playwright/test';
import { camelKeys } from '../../../contract/codec/case.ts';
import type { AnswerValue, Args, JsonAddress, SentValues } from '../../../contract/http/described-calls.ts';
import { requestOf } from '../../../contract/http/request.ts';

/**
 * A connection that nobody has used for a few seconds may be closed by the server in the moment of the next request. Browsers
 * then send it once more by themselves; a request beside the page has to be told to.
 */
export const ONCE_MORE = { maxRetries: 1 } as const;

/** Calls the API as the logged-in user of this context, and expects success. */
export async function callApi<At extends JsonAddress>(
  request: APIRequestContext,
  at: At,
  ...sent: Args<SentValues<At>>
): Promise<AnswerValue<At>> {
  const { method, path, body = {} } = requestOf(at, ...sent);
  const answer = await request.fetch(path, { method, ...ONCE_MORE, ...(method !== 'GET' && { data: body }) });
  expect(answer.status(), `${at}: ${await answer.text()}`).toBe(200);
  return camelKeys(await answer.json()) as AnswerValue<At>;
}
