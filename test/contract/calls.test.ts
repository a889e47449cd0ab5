import { describe, expect, it } from 'vitest';
import { nothing } from '../../contract/answers.ts';
import type { Description } from '../../contract/calls/description.ts';
import * as calls from '../../contract/calls.ts';
import { CALLS, callAt } from '../../contract/described-calls.ts';
import { ERRORS } from '../../contract/errors.ts';
import { isWrite, refusalsOf } from '../../contract/refusals-of.ts';
import { anyRequestOf, methodOf, pathOf, pathTo, requestOf } from '../../contract/request.ts';

const DESCRIBED: readonly (readonly [string, Description])[] = Object.entries(CALLS);

describe('the calls of the Worker', () => {
  it('have an address each, and each address is that of one call of the same name', () => {
    expect(Object.fromEntries(DESCRIBED.map(([name, { at }]) => [name, at]))).toEqual({ ...calls });
    expect(new Set(DESCRIBED.map(([, { at }]) => at)).size).toBe(DESCRIBED.length);
  });

  it.each(DESCRIBED)('say how each part of the path is read: %s', (_, { at, path = {} }) => {
    const parts = [...at.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(path).sort()).toEqual(parts.sort());
  });

  it.each(DESCRIBED)('take a body only where they write: %s', (_, call) => {
    if (!isWrite(call)) expect([call.body, call.size, call.hashes]).toEqual([undefined, undefined, undefined]);
  });

  it.each(DESCRIBED)('name each refusal once: %s', (_, call) => {
    const keys = refusalsOf(call);
    expect(keys.filter((key) => !(key in ERRORS))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('do not compile without the right that they ask for', () => {
    const forSomebody = { at: calls.logIn, does: 'log in', answer: nothing } as const;
    // @ts-expect-error: for whom?
    const described: Description = forSomebody;
    expect('right' in described).toBe(false);
  });

  it('are found by their address', () => {
    expect(callAt(calls.logIn)).toBe(CALLS.logIn);
  });
});

describe('a request', () => {
  it('has the method and the path of its call, with the parts escaped', () => {
    expect(requestOf(calls.setResult, { id: 'a/b', round: 1, white: 'å', black: '?', result: 1 })).toEqual({
      method: 'POST',
      path: `${pathOf(calls.setResult).split('/:')[0]}/a%2Fb/1/%C3%A5/%3F/1`,
      body: undefined,
    });
  });

  it('has its query behind the path, without what is not known', () => {
    const query = { limit: 10, offset: undefined };
    expect(pathTo(calls.listTournaments, { query })).toBe(`${pathOf(calls.listTournaments)}?limit=10`);
    expect(pathTo(calls.searchTournaments, { query: { q: 'a&b' } })).toMatch(/\?q=a%26b$/);
  });

  it('has its body beside it', () => {
    const body = { tournament: 'open', number: 2 };
    expect(requestOf(calls.deleteRound, { body })).toEqual({
      method: methodOf(calls.deleteRound),
      path: pathOf(calls.deleteRound),
      body,
    });
  });

  it.each(DESCRIBED)('leaves no part of the path open: %s', (_, { at, path = {} }) => {
    const parts = Object.fromEntries(Object.keys(path).map((name) => [name, 'x']));
    expect(anyRequestOf(at, parts).path).not.toMatch(/:|undefined/);
  });
});
