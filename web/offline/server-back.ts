import { isServerThere, networkIsBack } from '../app/stale-files.ts';

/** Resolves when the server is reachable again, or the signal aborts. */
export async function whenServerIsBack(signal: AbortSignal): Promise<void> {
  do await networkIsBack();
  while (!signal.aborted && !(await isServerThere()));
}
