import { beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../../contract/http/described-calls.ts';
import { isWrite } from '../../../contract/http/refusals-of.ts';
import { setClockAhead } from '../../support/clock.ts';
import { requestFor } from '../../support/roles/requests.ts';
import type { Role } from '../../support/roles/role-names.ts';
import { expectedFor, isAsExpected, ROW_NAMES, type RowName, rowOf } from '../../support/roles/role-table.ts';
import { EVERYBODY, type Row } from '../../support/roles/roles.ts';
import { browserOf, makeWorld, PLANTED, type World } from '../../support/roles/world.ts';
import { type ReceivedResponse, refusalOf, send } from '../../support/workers/call.ts';
import { stored } from '../../support/workers/stored.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  // Players get some notice before a game begins.
  setClockAhead(15_000);
});

const writes = ({ call }: Row): boolean => isWrite({ at: call });

/** What a role does by a row, ready to be sent. */
async function prepared(name: RowName, role: Role): Promise<() => Promise<ReceivedResponse>> {
  const row = rowOf(name);
  const may = expectedFor(row, role) === null;
  const { method, path, body, browser, after } = await requestFor(name, { world, role, may });
  return async () => {
    const request = { method, path, body: bodyOf(row, body) };
    const response = await send(browser ?? browserOf(world, role), request);
    if (may) await after?.();
    return response;
  };
}

/** A write of this site's pages has a JSON body, if only an empty one. */
const bodyOf = (row: Row, body: unknown): unknown => (writes(row) ? (body ?? {}) : undefined);

/** The cells of a row that are not as the table says. */
async function wrongCells(name: RowName): Promise<string[]> {
  const row = rowOf(name);
  const refused = EVERYBODY.filter((role) => expectedFor(row, role) !== null);
  const [first, ...others] = EVERYBODY.filter((role) => expectedFor(row, role) === null);
  const wrong = await refusals(name, refused);
  if (first === undefined) return wrong;
  wrong.push(...(await effect(name, first)));
  if (!writes(row)) return [...wrong, ...(await Promise.all(others.map((role) => permission(name, role)))).flat()];
  for (const role of others) wrong.push(...(await permission(name, role)));
  return wrong;
}

/** Nobody who is refused changes anything, and each is told what the table says. */
async function refusals(name: RowName, roles: readonly Role[]): Promise<string[]> {
  const row = rowOf(name);
  const attempts = [];
  // Whatever the row needs is made before the state is looked at.
  for (const role of roles) attempts.push({ role, does: await prepared(name, role) });
  const before = writes(row) ? await stored() : '';
  const responses = await Promise.all(attempts.map(async ({ role, does }) => ({ role, got: refusalOf(await does()) })));
  const wrong = responses.flatMap(({ role, got }) => {
    const wanted = expectedFor(row, role);
    return isAsExpected(got, wanted, role) ? [] : [cell(name, role, got ?? 'allowed', wanted)];
  });
  if (writes(row) && (await stored()) !== before) wrong.push(cell(name, 'one of them', 'changed something', 'refused'));
  return wrong;
}

/** What somebody who may has written is there. */
async function effect(name: RowName, role: Role): Promise<string[]> {
  if (!changes(rowOf(name))) return permission(name, role);
  const does = await prepared(name, role);
  const before = await stored();
  const got = refusalOf(await does());
  if (got === null && (await stored()) !== before) return [];
  return [cell(name, role, got ?? 'changed nothing', null)];
}

/** Whoever may is answered 200, and reads what the table says and no more. */
async function permission(name: RowName, role: Role): Promise<string[]> {
  const response = await (await prepared(name, role))();
  const got = refusalOf(response);
  if (got !== null) return [cell(name, role, got, null)];
  // Files write 2012/02/29.
  const text = response.text.replaceAll('/', '-');
  return (rowOf(name).shows ?? []).flatMap(({ what, to }) => {
    const seen = text.includes(PLANTED[what]);
    if (seen === to.includes(role)) return [];
    return [cell(name, role, `${seen ? 'reads' : 'does not read'} ${what}`, seen ? 'not to read it' : 'to read it')];
  });
}

const changes = (row: Row): boolean => writes(row) && row.changesNothing === undefined;

const cell = (name: RowName, role: string, got: string, wanted: string | null): string =>
  `${rowOf(name).call} (${name}): ${role} may ${rowOf(name).does}? ${got}; the table says ${wanted ?? 'allowed'}`;

describe('the role table', () => {
  it('the role table has a row for every call', () => {
    const rows = new Set(ROW_NAMES.map((name) => rowOf(name).call));
    expect(Object.values(CALLS).filter(({ at }) => !rows.has(at))).toEqual([]);
  });

  it.each(ROW_NAMES)('every role gets the response of the role table: %s', async (name) => {
    expect(await wrongCells(name)).toEqual([]);
  });

  it('GET and HEAD requests on the paths of writes change nothing', async () => {
    const faults: string[] = [];
    for (const name of ROW_NAMES.filter((one) => writes(rowOf(one)))) {
      const { path } = await requestFor(name, { world, role: 'visitor', may: false });
      const before = await stored();
      for (const method of ['GET', 'HEAD']) await send(browserOf(world, 'top'), { method, path });
      if ((await stored()) !== before) faults.push(`GET or HEAD ${path} changed something`);
    }
    expect(faults).toEqual([]);
  });
});
