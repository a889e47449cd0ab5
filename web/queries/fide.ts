import type { FidePlayerView } from '../../contract/accounts.ts';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

/** The player of FIDE's list with this number; null: nobody has it. */
export async function lookUpFideNumber(number: number): Promise<FidePlayerView | null> {
  const { success, ...player } = await ask(calls.lookUpFideNumber, { number });
  return success ? (player as FidePlayerView) : null;
}
