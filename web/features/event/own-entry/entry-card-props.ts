import type { EventFacts, LinkedEntry } from '../../../queries/events.ts';

/** An entry on the page of its link. */
export interface EntryCardProps {
  readonly token: string;
  readonly event: EventFacts;
  readonly entry: LinkedEntry;
}
