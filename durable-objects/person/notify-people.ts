import { describeFault } from '../../db/fault.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { personStub } from '../stubs.ts';

/** More people than this are notified by some of them, as a request can make only so many others. */
const GROUP = 50;

/** Notifies people's objects that what they show everywhere has changed. Returns those that were not reached. */
export async function notifyPeople(env: Env, accounts: readonly AccountId[]): Promise<AccountId[]> {
  const people = [...new Set(accounts)];
  const size = people.length <= GROUP ? 1 : GROUP;
  const groups = Array.from({ length: Math.ceil(people.length / size) }, (_, index) =>
    people.slice(index * size, (index + 1) * size),
  );
  const failed = await Promise.all(groups.map((group) => notifyGroup(env, group)));
  return failed.flat();
}

async function notifyGroup(env: Env, group: readonly AccountId[]): Promise<readonly AccountId[]> {
  const [first, ...others] = group;
  if (first === undefined) return [];
  try {
    return await personStub(env, first).overviewChanged(others);
  } catch (error) {
    console.error(JSON.stringify({ overviewChanged: describeFault(error) }));
    return group;
  }
}
