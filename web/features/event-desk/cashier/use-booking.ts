import type { z } from 'zod';
import * as calls from '../../../../contract/calls.ts';
import type { CamelKeys } from '../../../../contract/codec/case.ts';
import type { ledgerBooking } from '../../../../contract/event/entries.ts';
import { callApi } from '../../../api.ts';
import { eventKey } from '../../../queries/event-desk.ts';
import { useChange } from '../../../queries/use-change.ts';

export type BookingSent = CamelKeys<z.input<typeof ledgerBooking>>;

export interface Bookings {
  readonly rows: readonly BookingSent[];
  /** The toast when all of them are booked. */
  readonly message: string;
}

/** Books rows one after the other; the first refusal ends them. */
export function useBooking(event: string) {
  return useChange<Bookings>(
    async ({ rows }) => {
      for (const body of rows) await callApi(calls.bookEntryFee, { id: event, body });
    },
    { renews: [eventKey(event)], message: ({ message }) => message, inTurn: `ledger of ${event}` },
  );
}
