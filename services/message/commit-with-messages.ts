import { type Batch, type CommitResult, commitReturning } from '../../db/commit.ts';
import type { MessageWrite } from '../../db/write/message.ts';
import { ok } from '../../domain/kernel/result.ts';
import type { Deps } from '../deps.ts';

interface BatchWithMessages<Key extends string> extends Batch<Key> {
  readonly messages: readonly MessageWrite[];
}

/** Commits writes together with messages, and notifies the recipients' pages. */
export async function commitWithMessages<Key extends string>(
  deps: Deps,
  { messages, ...batch }: BatchWithMessages<Key>,
): Promise<CommitResult<Key>> {
  const writes = [...batch.writes, ...messages.map(({ message }) => message)];
  const done = await commitReturning(deps.db, { ...batch, writes });
  if (!done.ok) return done;
  await deps.overviewChanged(done.value);
  return ok(true);
}
