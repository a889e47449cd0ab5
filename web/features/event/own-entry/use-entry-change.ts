import { eventKey, linkedEntriesQuery } from '../../../queries/events.ts';
import { useChange } from '../../../queries/use-change.ts';

/** A change by the holder of a link: the page of the link and that of the event are fetched again. */
export const useEntryChange = <Input = void>(
  { token, event }: { readonly token: string; readonly event: string },
  change: (input: Input) => Promise<unknown>,
  message: (input: Input) => string,
) => useChange<Input>(change, { renews: [linkedEntriesQuery(token).queryKey, eventKey(event)], message });
