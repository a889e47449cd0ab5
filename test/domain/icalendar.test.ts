import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, icalendar } from '../../domain/icalendar.ts';
import { asId } from '../../domain/ids.ts';
import { HOUR, millis } from '../../domain/time.ts';
import { eventsOf } from '../../domain/tournament/fixtures.ts';
import { changed, inHours, settled } from '../support/played-tournament.ts';
import { matchIn, teamTournament, withTeams } from '../support/team-tournament.ts';
import { at } from '../support/tournament.ts';

const NOW = millis(Date.UTC(2026, 10, 22, 12, 30, 15));
const EVENT: CalendarEvent = {
  uid: 'open-1@rokade.example',
  sequence: 7,
  startsAt: millis(Date.UTC(2026, 10, 24, 18)),
  endsAt: millis(Date.UTC(2026, 10, 24, 22)),
  summary: 'A – B',
  location: null,
  url: 'https://rokade.example/tournament/view/open?tab=pairings&round=1',
  isCancelled: false,
};

/** The lines as a calendar program puts them together again (RFC 5545, 3.1). */
const unfolded = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const lineOf = (file: string, name: string): string | undefined =>
  unfolded(file).find((line) => line.startsWith(`${name}:`));

describe('a calendar file', () => {
  it('[ICAL-1] has its times in UTC, says when it was written, and counts the changes of an event', () => {
    const file = icalendar('Open', [EVENT], NOW);
    expect(unfolded(file).slice(7, 14)).toEqual([
      'BEGIN:VEVENT',
      'UID:open-1@rokade.example',
      'DTSTAMP:20261122T123015Z',
      'SEQUENCE:7',
      'DTSTART:20261124T180000Z',
      'DTEND:20261124T220000Z',
      'SUMMARY:A – B',
    ]);
    expect(lineOf(icalendar('Open', [{ ...EVENT, isCancelled: true }], NOW), 'STATUS')).toBe('STATUS:CANCELLED');
  });

  it('[ICAL-2] escapes what would end or separate a text, and leaves an address as it is', () => {
    const file = icalendar('Open', [{ ...EVENT, summary: 'A, B; C\\D\r\nEND:VEVENT', location: 'Hall\u0007 2' }], NOW);
    expect(lineOf(file, 'SUMMARY')).toBe('SUMMARY:A\\, B\\; C\\\\D\\nEND:VEVENT');
    expect(lineOf(file, 'LOCATION')).toBe('LOCATION:Hall 2');
    expect(lineOf(file, 'URL')).toBe(`URL:${EVENT.url}`);
  });

  it('[ICAL-3] has no line over 75 octets, breaks none within a character, and reads back as it was', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 400 }).filter((text) => !/[\p{Cc}\p{Cs}\\;,]/u.test(text));
    fc.assert(
      fc.property(texts, (summary) => {
        const file = icalendar('Open', [{ ...EVENT, summary }], NOW);
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(lineOf(file, 'SUMMARY')).toBe(`SUMMARY:${summary}`);
      }),
    );
  });
});

describe('the events of a tournament', () => {
  const WORDS = {
    round: (number: number) => `round ${number}`,
    urlOf: (path: string) => `https://rokade.example${path}`,
    server: 'rokade.example',
  };
  const league = () => {
    const event = teamTournament({
      kind: 'TeamRoundRobin',
      rounds: null,
      homeAndAway: true,
      firstPairingAt: inHours(5),
    });
    return settled(changed(withTeams(event, [2, 2, 2, 2]), { kind: 'start' }, { now: at(0) }), { now: at(0) });
  };

  it('[ICAL-4] are its matches on their days, and keep their names when they move', () => {
    const before = league();
    const first = eventsOf(before, WORDS)[0];
    const { white } = matchIn(before, 1, 'A');
    const moved = changed(before, {
      kind: 'arrangeMatch',
      round: 1,
      team: white,
      home: null,
      place: 'The library',
      startAt: millis(inHours(5) + 9 * HOUR),
    });
    const later = eventsOf(moved, WORDS).find(({ uid }) => uid === eventsOf(before, WORDS, white)[0]?.uid);
    expect(eventsOf(before, WORDS)).toHaveLength(6);
    expect(first?.startsAt).toBe(inHours(5));
    expect(later).toMatchObject({ startsAt: inHours(14), location: 'The library' });
    expect(later?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  });

  it('[ICAL-4] are for one team its own matches alone', () => {
    const own = eventsOf(league(), WORDS, asId('A'));
    expect(own).toHaveLength(3);
    expect(own.every(({ summary }) => /(^| )A /.test(summary))).toBe(true);
  });
});
