import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { userQuery } from '../../../queries/account.ts';
import type { OutboxState } from './outbox/outbox-store.ts';
import { type ResultOutbox, resultOutbox } from './outbox/result-outbox.ts';

type Results = Pick<ResultOutbox, 'enter' | 'sendList' | 'undo' | 'decide'> &
  Pick<OutboxState, 'unsent' | 'taken'> & { canUndo: boolean };

/** Entering results: shown at once as not stored, sent when the server is reachable, undone one by one. */
export function useResults(tid: string): Results {
  const { data: user } = useSuspenseQuery(userQuery);
  const outbox = resultOutbox(useQueryClient(), { account: user.person?.account ?? '', tid });
  const { unsent, taken, log } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const { enter, sendList, undo, decide } = outbox;
  return { enter, sendList, undo, decide, unsent, taken, canUndo: log.length > 0 };
}
