import type { Organiser } from '../queries/organisers.ts';

/** What a form of the tournaments of an event knows: their names, host and places are those of the event. */
export interface EventTournamentsProps {
  readonly event: {
    readonly id: string;
    readonly name: string;
    /** `YYYY-MM-DD`. */
    readonly firstDay: string;
    readonly lastDay: string;
    readonly timeZone: string;
    readonly place: string;
    readonly address: string;
    readonly organiser: Organiser;
    readonly fideRated: boolean;
  };
  /** Groups without a tournament. */
  readonly count: number;
}
