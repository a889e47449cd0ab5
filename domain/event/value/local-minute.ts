/** Wall-clock time in the zone of the event, `YYYY-MM-DDTHH:MM`; that minute is included. */
export type LocalMinute = string;
