import { beforeAll, describe, expect, it } from 'vitest';
import { ERRORS, isErrorKey } from '../../contract/http/errors.ts';
import { requestFor } from '../support/roles/requests.ts';
import { ROW_NAMES, type RowName, rowOf } from '../support/roles/role-table.ts';
import { browserOf, makeWorld, type World } from '../support/roles/world.ts';
import { type ReceivedResponse, send } from '../support/workers/call.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 120_000);

/** What a field is not meant to hold. JSON has no NaN: it arrives as null, or as a text. */
const WRONG: readonly unknown[] = [
  null,
  Number.NaN,
  'NaN',
  0,
  -1,
  0.1,
  1e308,
  '',
  ' ',
  'x'.repeat(40_000),
  '\ud800',
  'a\udc00b',
  '\u200b',
  '\u0000',
  '0000-00-00',
  [],
  [[]],
  {},
  true,
  '__proto__',
];

/** One request for each call that writes, as the one who may do everything sends it; a log-out would end that. */
const WRITES: readonly RowName[] = ROW_NAMES.filter((name, index) => {
  const { call } = rowOf(name);
  const isFirst = ROW_NAMES.findIndex((other) => rowOf(other).call === call) === index;
  return isFirst && !call.startsWith('GET') && name !== 'logOut';
});

/** What is wrong with an answer, or null: an error has a key that is known, with its own status, and is no defect. */
function fault({ status, text }: ReceivedResponse): string | null {
  if (status < 400) return null;
  const key = /"message":"(\w+)"/.exec(text)?.[1] ?? '';
  if (!isErrorKey(key) || key === 'internalError') return `${status} ${text.slice(0, 80)}`;
  return ERRORS[key] === status ? null : `${key} with ${status}`;
}

describe('every field of every call', () => {
  it.each(WRITES)('a wrong value in any field is accepted or refused by name: %s', async (name) => {
    const { method, path, body } = await requestFor(name, { world, role: 'visitor', may: false });
    const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
    const bodies = fields.flatMap(([field]) => [
      ...WRONG.map((value) => ({ ...Object.fromEntries(fields), [field]: value })),
      Object.fromEntries(fields.filter(([other]) => other !== field)),
    ]);
    const faults: string[] = [];
    for (const sent of [...bodies, { ...Object.fromEntries(fields), level: 3, manager: 'x', id: [] }]) {
      const found = fault(await send(browserOf(world, 'top'), { method, path, body: sent }));
      if (found !== null) faults.push(`${method} ${path} ${JSON.stringify(sent).slice(0, 200)}: ${found}`);
    }
    expect(faults).toEqual([]);
  });
});
