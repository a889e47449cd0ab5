import { type APIRequestContext, expect } from '@playwright/test';
import type { AnswerOf, Args, JsonAddress, Sent } from '../../contract/described-calls.ts';
import { requestOf } from '../../contract/request.ts';

/** Asks the server as the person who is logged in there; it must not refuse. What it answers. */
export async function ask<At extends JsonAddress>(
  request: APIRequestContext,
  at: At,
  ...sent: Args<Sent<At>>
): Promise<AnswerOf<At>> {
  const { method, path, body = {} } = requestOf(at, ...sent);
  const answer = await request.fetch(path, { method, ...(method !== 'GET' && { data: body }) });
  expect(answer.status(), `${at}: ${await answer.text()}`).toBe(200);
  return answer.json();
}
