/** iCalendar (RFC 5545): local times with VTIMEZONE (3.6.5), CR LF, folded at 75 octets, escaped texts. */
import { DAY, MINUTE, type Millis, millis } from '../kernel/time.ts';
import { type ClockChange, clockChanges, offsetAt } from '../kernel/time-zone.ts';

export interface CalendarEvent {
  /** Globally unique and stable (3.8.4.7). */
  readonly uid: string;
  /** Increases with each change of the event (3.8.7.4). */
  readonly sequence: number;
  readonly startsAt: Millis;
  readonly endsAt: Millis;
  /** IANA name. */
  readonly timeZone: string;
  readonly summary: string;
  readonly location: string | null;
  readonly url: string;
  readonly isCancelled: boolean;
}

/** `now` becomes DTSTAMP (3.8.7.2). */
export function icalendar(name: string, events: readonly CalendarEvent[], now: Millis): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rokade//Rokade//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...zonesOf(events).flatMap((zone) => zoneLines(zone, events)),
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
  `DTSTART${inZone(event.startsAt, event.timeZone)}`,
  `DTEND${inZone(event.endsAt, event.timeZone)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
  // URIs are not escaped (3.3.13).
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** UTC times have their own form and need no VTIMEZONE. */
const UTC = 'UTC';

const zonesOf = (events: readonly CalendarEvent[]): string[] =>
  [...new Set(events.map(({ timeZone }) => timeZone))].filter((zone) => zone !== UTC);

/** VTIMEZONE from a year before the first event to a year after the last. */
function zoneLines(zone: string, events: readonly CalendarEvent[]): string[] {
  const moments = events.flatMap(({ startsAt, endsAt, timeZone }) => (timeZone === zone ? [startsAt, endsAt] : []));
  const from = millis(Math.min(...moments) - YEAR);
  const changes = clockChanges(zone, from, millis(Math.max(...moments) + YEAR));
  const atFirst = offsetAt(from, zone);
  const isSummerAtFirst = (changes[0]?.offsetAfter ?? atFirst) < atFirst;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance({ at: from, offsetBefore: atFirst, offsetAfter: atFirst }, isSummerAtFirst),
    ...changes.flatMap((change) => observance(change, change.offsetAfter > change.offsetBefore)),
    'END:VTIMEZONE',
  ];
}

const YEAR = 366 * DAY;

/** DTSTART of an observance is local time with the offset before it. */
function observance({ at, offsetBefore, offsetAfter }: ClockChange, isSummer: boolean): string[] {
  const name = isSummer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${utc(millis(at + offsetBefore)).slice(0, -1)}`,
    `TZOFFSETFROM:${signed(offsetBefore)}`,
    `TZOFFSETTO:${signed(offsetAfter)}`,
    `END:${name}`,
  ];
}

/** +0130 (3.3.14). */
function signed(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** ;TZID=Europe/Oslo:20261122T190000 (3.3.5, form 3). */
function inZone(moment: Millis, timeZone: string): string {
  if (timeZone === UTC) return `:${utc(moment)}`;
  return `;TZID=${timeZone}:${utc(millis(moment + offsetAt(moment, timeZone))).slice(0, -1)}`;
}

/** 20261122T180000Z (3.3.5, form 2). */
const utc = (moment: Millis): string => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes separators (3.3.11) and removes control characters. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

const LINE_OCTETS = 75;

/** Folds long lines, never within a character (3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = octetsOf(character);
    if (octets > room) {
      parts.push(part);
      part = '';
      // The leading space of a continuation line is one octet.
      room = LINE_OCTETS - 1;
    }
    part += character;
    room -= octets;
  }
  return [...parts, part].join('\r\n ');
}

/** UTF-8 length. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
