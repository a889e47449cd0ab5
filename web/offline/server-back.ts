import { isServerThere, networkIsBack } from '../stale-files.ts';

/** Settles when the server can be reached again, or nobody waits for it any more. */
export async function whenServerIsBack(signal: AbortSignal): Promise<void> {
  do await networkIsBack();
  while (!signal.aborted && !(await isServerThere()));
}
