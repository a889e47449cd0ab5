import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { authInfoQuery } from '../../queries/account.ts';
import { type OutboxState, type ResultOutbox, resultOutbox } from './result-outbox.ts';

type Results = Pick<ResultOutbox, 'enter' | 'takenAtOnce' | 'undo' | 'decide'> &
  Pick<OutboxState, 'unsent'> & { canUndo: boolean };

/** Entering results: shown at once as not sent, sent when the server is there, undone one by one. */
export function useResults(tid: string): Results {
  const { data: reader } = useSuspenseQuery(authInfoQuery);
  const outbox = resultOutbox(useQueryClient(), { account: reader.info?.id ?? '', tid });
  const { unsent, log } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const { enter, takenAtOnce, undo, decide } = outbox;
  return { enter, takenAtOnce, undo, decide, unsent, canUndo: log.length > 0 };
}
