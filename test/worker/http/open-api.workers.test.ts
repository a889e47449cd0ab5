import { expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { CALLS } from '../../../contract/http/described-calls.ts';
import { app } from '../../../worker/app.ts';
import { Browser } from '../../support/workers/browser.ts';

it('the Worker mounts the calls that are described, and no others', () => {
  const mounted = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(mounted)].sort()).toEqual(
    Object.values(CALLS)
      .map(({ at }) => at)
      .sort(),
  );
});

it('the Worker serves its calls as an OpenAPI document that anybody may cache', async () => {
  const answer = await new Browser().ask(calls.openApi);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  const { paths } = answer.body as { paths: Record<string, Record<string, { operationId: string }>> };
  const names = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(names.sort()).toEqual(Object.keys(CALLS).sort());
});
