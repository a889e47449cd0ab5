/**
 * Calendars as programs read them: iCalendar (RFC 5545). Times are UTC, lines end in CR LF and are folded at 75 octets,
 * and nothing of a text can be taken for the form around it.
 */
import type { Millis } from './time.ts';

export interface CalendarEvent {
  /** The same for as long as the event is the same, in the whole world (3.8.4.7). */
  readonly uid: string;
  /** Grows with each change of the event (3.8.7.4). */
  readonly sequence: number;
  readonly startsAt: Millis;
  readonly endsAt: Millis;
  readonly summary: string;
  readonly location: string | null;
  readonly url: string;
  /** It does not take place. */
  readonly isCancelled: boolean;
}

/** The file of a calendar; `now` is when it is written (3.8.7.2). */
export function icalendar(name: string, events: readonly CalendarEvent[], now: Millis): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rokade//Rokade//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (event: CalendarEvent, now: Millis): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${utc(now)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART:${utc(event.startsAt)}`,
  `DTEND:${utc(event.endsAt)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
  // An address is no text: nothing in it is escaped (3.3.13).
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** 20261122T180000Z (3.3.5, form 2). */
const utc = (moment: Millis): string => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text in which nothing separates or ends anything (3.3.11); control characters have no place in one. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

const LINE_OCTETS = 75;

/** A long line goes on behind a line break and a space, never within a character (3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      parts.push(part);
      part = '';
      // The space that the next line begins with is one of its octets.
      room = LINE_OCTETS - 1;
    }
    part += character;
    room -= octets;
  }
  return [...parts, part].join('\r\n ');
}

/** Of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
