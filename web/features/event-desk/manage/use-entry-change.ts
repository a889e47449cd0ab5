import type { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import type { entryChange } from '../../../../contract/event/entries.ts';
import { callApi } from '../../../api.ts';
import { eventKey } from '../../../queries/event-desk.ts';
import { useChange } from '../../../queries/use-change.ts';

export type EntryChangeSent = CamelKeys<z.input<typeof entryChange>>;

export interface EntryChanges {
  readonly changes: readonly EntryChangeSent[];
  /** The toast when all of them are done. */
  readonly message: string;
}

/** Sends changes of entries one after the other; the first refusal ends them. */
export function useEntryChange(event: string) {
  return useChange<EntryChanges>(
    async ({ changes }) => {
      for (const body of changes) await callApi(calls.changeEntries, { id: event, body });
    },
    { renews: [eventKey(event)], message: ({ message }) => message, inTurn: `entries of ${event}` },
  );
}
