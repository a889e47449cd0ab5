import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as calls from '../../contract/calls.ts';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { checkInState } from '../../contract/tournament/entrants.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { callApi } from '../api.ts';
import { serverNow } from '../time/server-time.ts';

type CheckIn = CamelKeys<z.output<typeof checkInState>>;
export type NextCheckIn = NonNullable<CheckIn['next']>;

/** The check-in, asked again once when it opens and when it closes, and for another round if one is given. */
export const checkInQuery = (tid: string, round?: number) =>
  queryOptions({
    // Outside the tournament's key, because its changes do not concern the check-in.
    queryKey: ['check-in', tid, ...(round === undefined ? [] : [round])],
    queryFn: ({ signal }) => callApi(calls.readCheckIn, { id: tid }, signal),
    refetchInterval: ({ state }) => untilChange(state.data?.next ?? null),
  });

/** A timer of the browser holds no more than this. */
const LONGEST_MS = 2 ** 31 - 1;

function untilChange(next: NextCheckIn | null): number | false {
  const at = next?.state === 'early' ? next.opensAt : next?.state === 'open' ? next.closesAt : null;
  return at === null ? false : Math.min(LONGEST_MS, Math.max(SECOND, Date.parse(at) - serverNow()));
}
