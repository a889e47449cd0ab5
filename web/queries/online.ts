import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { MINUTE } from '../../domain/kernel/time.ts';
import { callApi } from '../api.ts';

/** Whether a player is online. All rows of a table that request it at the same time share one request. */
export const onlineQuery = (account: string) =>
  queryOptions({
    queryKey: ['online', account],
    queryFn: () => isOnline(account),
    staleTime: MINUTE / 2,
    refetchInterval: MINUTE,
  });

/** Long enough for all rows of a table to be rendered. */
const BATCH_MS = 25;

interface Batch {
  readonly accounts: Set<string>;
  readonly online: Promise<ReadonlySet<string>>;
}

let open: Batch | null = null;

function isOnline(account: string): Promise<boolean> {
  open ??= newBatch();
  open.accounts.add(account);
  return open.online.then((online) => online.has(account));
}

function newBatch(): Batch {
  const accounts = new Set<string>();
  const online = new Promise((resolve) => setTimeout(resolve, BATCH_MS)).then(async () => {
    open = null;
    const statuses = await callApi(calls.onlineStatuses, { body: { accounts: [...accounts].map((one) => asId(one)) } });
    return new Set(statuses.filter((one) => one.online).map((one) => one.account));
  });
  return { accounts, online };
}
