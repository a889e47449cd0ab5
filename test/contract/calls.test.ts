import { describe, expect, it } from 'vitest';
import type { Description } from '../../contract/calls/description.ts';
import * as calls from '../../contract/calls.ts';
import { nothing } from '../../contract/http/answers.ts';
import { CALLS, callAt } from '../../contract/http/described-calls.ts';
import { ERRORS } from '../../contract/http/errors.ts';
import { UNCHANGED } from '../../contract/http/refusals.ts';
import { isWrite, refusalsOf } from '../../contract/http/refusals-of.ts';
import { anyRequestOf, methodOf, pathOf, pathTo, requestOf } from '../../contract/http/request.ts';

const DESCRIBED: readonly (readonly [string, Description])[] = Object.entries(CALLS);

const isTournamentCommand = (call: Description): boolean => UNCHANGED.every((key) => refusalsOf(call).includes(key));

describe('the calls of the Worker', () => {
  it('every call has an address, and every address is that of one call of the same name', () => {
    expect(Object.fromEntries(DESCRIBED.map(([name, { at }]) => [name, at]))).toEqual({ ...calls });
    expect(new Set(DESCRIBED.map(([, { at }]) => at)).size).toBe(DESCRIBED.length);
  });

  it.each(DESCRIBED)('a call describes how each part of its path is read: %s', (_, { at, path = {} }) => {
    const parts = [...at.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(path).sort()).toEqual(parts.sort());
  });

  it.each(DESCRIBED)('a call takes a body only where it writes: %s', (_, call) => {
    if (!isWrite(call)) expect([call.body, call.size, call.hashes]).toEqual([undefined, undefined, undefined]);
  });

  it.each(DESCRIBED)('a call lists only known errors, each of them once: %s', (_, call) => {
    const keys = refusalsOf(call);
    expect(keys.filter((key) => !(key in ERRORS))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(DESCRIBED.filter(([, call]) => isTournamentCommand(call)))(
    'the response to a tournament command includes the revision: %s',
    (_, call) => {
      expect(call.answer).toHaveProperty('shape.revision');
    },
  );

  it('a description of a call does not compile without the right that the call requires', () => {
    const forSomebody = { at: calls.logIn, does: 'log in', answer: nothing } as const;
    // @ts-expect-error: for whom?
    const described: Description = forSomebody;
    expect('right' in described).toBe(false);
  });

  it('a call is found by its address', () => {
    expect(callAt(calls.logIn)).toBe(CALLS.logIn);
  });
});

describe('a request', () => {
  it('a request has the method and the path of its call, with the parts escaped', () => {
    expect(requestOf(calls.setResult, { id: 'a/b', round: 1, white: 'å', black: '?', result: 1 })).toEqual({
      method: 'POST',
      path: `${pathOf(calls.setResult).split('/:')[0]}/a%2Fb/1/%C3%A5/%3F/1`,
      body: undefined,
    });
  });

  it('a request has its query after its path, escaped and without undefined values', () => {
    const query = { limit: 10, offset: undefined };
    expect(pathTo(calls.listTournaments, { query })).toBe(`${pathOf(calls.listTournaments)}?limit=10`);
    expect(pathTo(calls.searchTournaments, { query: { q: 'a&b' } })).toMatch(/\?q=a%26b$/);
  });

  it('a request has its body separate from its path', () => {
    const body = { tournament: 'open', number: 2 };
    expect(requestOf(calls.deleteRound, { body })).toEqual({
      method: methodOf(calls.deleteRound),
      path: pathOf(calls.deleteRound),
      body,
    });
  });

  it.each(DESCRIBED)('a request fills in every part of the path of its call: %s', (_, { at, path = {} }) => {
    const parts = Object.fromEntries(Object.keys(path).map((name) => [name, 'x']));
    expect(anyRequestOf(at, parts).path).not.toMatch(/:|undefined/);
  });
});
