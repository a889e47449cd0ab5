import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../domain/kernel/ids.ts';
import { HOUR, MINUTE, millis } from '../../../domain/kernel/time.ts';
import { localTimeOf, momentOf } from '../../../domain/kernel/time-zone.ts';
import { type CalendarEvent, icalendar } from '../../../domain/lib/icalendar.ts';
import { eventsOf } from '../../../domain/tournament/rounds/fixtures.ts';
import { type OwnWords, ownEventsOf } from '../../../domain/tournament/rounds/own-rounds.ts';
import { playersOf, type Tournament } from '../../../domain/tournament/value/state.ts';
import {
  boardIn,
  changed,
  HOST,
  inHours,
  newTournament,
  nextRound,
  settled,
  startedWith,
} from '../../support/domain/played-tournament.ts';
import { matchIn, teamTournament, withTeams } from '../../support/domain/team-tournament.ts';
import { at } from '../../support/domain/tournament.ts';
import { fixturesOf, partOf } from '../../support/fixtures.ts';

const NOW = millis(Date.UTC(2026, 10, 22, 12, 30, 15));
const EVENT: CalendarEvent = {
  uid: 'open-1@rokade.example',
  sequence: 7,
  startsAt: millis(Date.UTC(2026, 10, 24, 18)),
  endsAt: millis(Date.UTC(2026, 10, 24, 22)),
  timeZone: 'Europe/Oslo',
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
  it('[ICAL-1] a calendar file has local times, the time it was written, and a change counter for each event', () => {
    const file = icalendar('Open', [EVENT], NOW);
    const lines = unfolded(file);
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT')).slice(0, 7)).toEqual([
      'BEGIN:VEVENT',
      'UID:open-1@rokade.example',
      'DTSTAMP:20261122T123015Z',
      'SEQUENCE:7',
      'DTSTART;TZID=Europe/Oslo:20261124T190000',
      'DTEND;TZID=Europe/Oslo:20261124T230000',
      'SUMMARY:A – B',
    ]);
    expect(lineOf(icalendar('Open', [{ ...EVENT, isCancelled: true }], NOW), 'STATUS')).toBe('STATUS:CANCELLED');
  });

  it('[ICAL-1] a calendar file describes each time zone once, with its clock changes', () => {
    const weekly = ['2026-10-20T17:00Z', '2026-10-27T18:00Z'].map((at, index) => ({
      ...EVENT,
      uid: `open-${index}@rokade.example`,
      startsAt: millis(Date.parse(at)),
      endsAt: millis(Date.parse(at) + HOUR),
    }));
    const lines = unfolded(icalendar('Open', [...weekly, { ...EVENT, timeZone: 'UTC' }], NOW));
    expect(lines.filter((line) => line.startsWith('DTSTART;'))).toEqual([
      'DTSTART;TZID=Europe/Oslo:20261020T190000',
      'DTSTART;TZID=Europe/Oslo:20261027T190000',
    ]);
    expect(lines).toContain('DTSTART:20261124T180000Z');
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1);
    expect(zone.join(' ')).toContain(
      'BEGIN:STANDARD DTSTART:20261025T030000 TZOFFSETFROM:+0200 TZOFFSETTO:+0100 END:STANDARD',
    );
    expect(zone.join(' ')).toContain(
      'BEGIN:DAYLIGHT DTSTART:20260329T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0200 END:DAYLIGHT',
    );
  });

  it('[ICAL-1] the times of a calendar file read back unchanged by its own zone descriptions, for every zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const moments = fc
      .integer({ min: Date.UTC(2020, 0, 1) / HOUR, max: Date.UTC(2099, 11, 31) / HOUR })
      .map((hours) => millis(hours * HOUR));
    fc.assert(
      fc.property(zones, fc.array(moments, { minLength: 1, maxLength: 2 }), (timeZone, starts) => {
        const events = starts.map((startsAt) => ({ ...EVENT, timeZone, startsAt, endsAt: millis(startsAt + HOUR) }));
        const read = momentsIn(unfolded(icalendar('Open', events, NOW)));
        // Where the clocks go back, an hour has one name for both times: what is read is then the first.
        for (const [index, startsAt] of starts.entries()) {
          const isFirst = momentOf(localTimeOf(startsAt, timeZone), timeZone) === startsAt;
          if (isFirst) expect(read[index], timeZone).toBe(startsAt);
        }
      }),
    );
  });

  it('[ICAL-2] a calendar file escapes separators and line ends in texts, and leaves addresses unchanged', () => {
    const file = icalendar('Open', [{ ...EVENT, summary: 'A, B; C\\D\r\nEND:VEVENT', location: 'Hall\u0007 2' }], NOW);
    expect(lineOf(file, 'SUMMARY')).toBe('SUMMARY:A\\, B\\; C\\\\D\\nEND:VEVENT');
    expect(lineOf(file, 'LOCATION')).toBe('LOCATION:Hall 2');
    expect(lineOf(file, 'URL')).toBe(`URL:${EVENT.url}`);
  });

  it('[ICAL-3] a calendar file has no line over 75 octets, splits no character, and reads back unchanged', () => {
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

/** 20261124T190000 as milliseconds of a wall clock. */
const wallOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, '$1-$2-$3T$4:$5:$6Z'));

/** The beginnings of the events as a program reads them that knows no time zone but those of the file (3.6.5). */
function momentsIn(lines: readonly string[]): number[] {
  const value = (line: string): string => line.slice(line.indexOf(':') + 1);
  const offset = (text: string): number =>
    (text.startsWith('-') ? -1 : 1) * (Number(text.slice(1, 3)) * HOUR + Number(text.slice(3, 5)) * MINUTE);
  const observances = lines.flatMap((line, index) => {
    if (line !== 'BEGIN:STANDARD' && line !== 'BEGIN:DAYLIGHT') return [];
    const [start = '', from = '', to = ''] = lines.slice(index + 1, index + 4).map(value);
    return [{ start: wallOf(start), from: offset(from), to: offset(to) }];
  });
  return lines.flatMap((line) => {
    if (line.startsWith('DTSTART:') && line.endsWith('Z') && lines.includes('BEGIN:VEVENT'))
      return [wallOf(value(line))];
    if (!line.startsWith('DTSTART;TZID=')) return [];
    const wall = wallOf(value(line));
    // The last observance that has begun; a repeated time is the one before the clocks go back.
    const begun = observances.filter(({ start, from, to }) => start + Math.max(0, to - from) <= wall);
    return [wall - (begun.at(-1)?.to ?? Number.NaN)];
  });
}

const WORDS: OwnWords = {
  round: (number: number) => `round ${number}`,
  urlOf: (path: string) => `https://rokade.example${path}`,
  server: 'rokade.example',
  postponedGames: 'postponed games',
  seat: ({ color, opponent, board }) => `${color} against ${opponent}, board ${board}`,
  alone: (board) => `board ${board}, nobody`,
  bye: 'bye',
};

/** A league of so many teams whose first matches begin in five hours. */
const league = (sizes = [2, 2, 2, 2]) => {
  const event = teamTournament({
    format: 'TeamRoundRobin',
    rounds: null,
    homeAndAway: true,
    firstPairingAt: inHours(5),
  });
  return settled(changed(withTeams(event, sizes), { kind: 'start' }, { now: at(0) }), { now: at(0) });
};

describe('the events of a tournament', () => {
  it('[ICAL-4] the events of a tournament are its matches on their days, and keep their ids when they move', () => {
    const before = league();
    const first = eventsOf(fixturesOf(before), WORDS)[0];
    const { white } = matchIn(before, 1, 'A');
    const moved = changed(before, {
      kind: 'arrangeMatch',
      round: 1,
      team: white,
      home: null,
      place: 'The library',
      startAt: millis(inHours(5) + 9 * HOUR),
    });
    const later = eventsOf(fixturesOf(moved), WORDS).find(
      ({ uid }) => uid === eventsOf(fixturesOf(before), WORDS, white)[0]?.uid,
    );
    expect(eventsOf(fixturesOf(before), WORDS)).toHaveLength(6);
    expect(first?.startsAt).toBe(inHours(5));
    expect(later).toMatchObject({ startsAt: inHours(14), location: 'The library' });
    expect(later?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  });

  it('[ICAL-4] the events of a team are only its own matches', () => {
    const own = eventsOf(fixturesOf(league()), WORDS, asId('A'));
    expect(own).toHaveLength(3);
    expect(own.every(({ summary }) => /(^| )A /.test(summary))).toBe(true);
  });

  it('[ICAL-4] planned rounds and evenings for postponed games are events at their local times', () => {
    const open = newTournament();
    const roundPlan = {
      laterRounds: [
        { date: '2026-12-01', time: '19:00' },
        { date: '2027-07-06', time: '19:00' },
      ],
      postponedGames: [{ date: '2026-12-08', time: '18:00' }],
      daysOff: [],
    };
    const events = eventsOf(fixturesOf({ ...open, settings: { ...open.settings, roundPlan } }), WORDS);
    expect(events.map(({ uid, startsAt }) => [uid, startsAt])).toEqual([
      ['spring-open-1@rokade.example', open.settings.firstPairingAt],
      ['spring-open-2@rokade.example', Date.UTC(2026, 11, 1, 18)],
      ['spring-open-3@rokade.example', Date.UTC(2027, 6, 6, 17)],
      ['spring-open-postponed-2026-12-08@rokade.example', Date.UTC(2026, 11, 8, 17)],
    ]);
  });

  it('[ICAL-4] a tournament without rounds has its announced first round as an event', () => {
    const announced = newTournament({ firstPairingAt: inHours(5) });
    expect(eventsOf(fixturesOf(announced), WORDS)).toMatchObject([
      { uid: 'spring-open-1@rokade.example', startsAt: inHours(5), summary: 'Spring Open, round 1' },
    ]);
    const over = { ...announced, phase: { kind: 'finished', startedAt: at(0), finishedAt: at(1) } } as const;
    expect(eventsOf(fixturesOf(over), WORDS)).toEqual([]);
  });
});

describe('the calendar of a player', () => {
  const own = (tournament: Tournament, account: string) =>
    ownEventsOf(fixturesOf(tournament), partOf(tournament, asId<AccountId>(account)), WORDS);

  it('[ICAL-6] a player’s event for a round has one id before and after pairing, with board, colour and opponent', () => {
    const before = startedWith(4);
    const after = nextRound(before);
    const { white, black } = boardIn(after, 1);
    expect(own(before, white)[0]?.uid).toBe(`${white}-spring-open-1@rokade.example`);
    expect(own(after, white)).toMatchObject([
      {
        uid: `${white}-spring-open-1@rokade.example`,
        summary: `white against ${black}, board 1: Spring Open, round 1`,
      },
    ]);
    expect(own(after, black)[0]?.summary).toBe(`black against ${white}, board 1: Spring Open, round 1`);
  });

  it('[ICAL-6] a player’s calendar names a round with a bye, and omits rounds in which they do not play', () => {
    const paired = nextRound(startedWith(5));
    const free = playersOf(paired)
      .map(({ account }) => account)
      .find((account) => own(paired, account)[0]?.summary.startsWith('bye'));
    expect(own(paired, free ?? '')).toMatchObject([{ summary: 'bye: Spring Open, round 1' }]);
    expect(own(paired, 'somebody')).toEqual([]);
    const left = { ...partOf(paired, boardIn(paired, 1).white), withdrawnFrom: 1 };
    expect(ownEventsOf(fixturesOf(paired), left, WORDS)).toEqual([]);
  });

  it('[ICAL-6] a postponed game is on its date with the same id, and left out without one', () => {
    const paired = nextRound(startedWith(4));
    const { white, black } = boardIn(paired, 1);
    const game = { kind: 'postponeGame', round: 1, white, black, state: 'postponed', by: null, words: '' } as const;
    const moved = changed(paired, { ...game, startAt: inHours(72) });
    expect(own(moved, white)).toMatchObject([{ uid: own(paired, white)[0]?.uid, startsAt: inHours(72) }]);
    expect(own(changed(paired, { ...game, startAt: null }), white)).toEqual([]);
  });

  it('[ICAL-6] a player’s calendar has the team’s match and place, and the board once line-ups are closed', () => {
    const open = league();
    const { white, black } = matchIn(open, 1, 'A');
    const place = {
      kind: 'arrangeMatch',
      round: 1,
      team: white,
      home: null,
      place: 'Sjakkens hus',
      startAt: null,
    } as const;
    const arranged = changed(open, place, { actor: HOST });
    expect(own(arranged, `${white.toLowerCase()}1`)[0]).toMatchObject({
      summary: `${white} – ${black} (${open.settings.name}, round 1)`,
      location: 'Sjakkens hus',
    });
    const closed = settled(arranged, { now: inHours(5) });
    expect(own(closed, `${white.toLowerCase()}1`)[0]).toMatchObject({
      summary: `white against ${black.toLowerCase()}1, board 1: ${white} – ${black} (${open.settings.name}, round 1)`,
      location: 'Sjakkens hus',
    });
  });

  it('[ICAL-6] a player’s calendar omits matches of others, and names a missing opponent', () => {
    const closed = settled(league([3, 1]), { now: inHours(5) });
    expect(own(closed, 'a1')).toHaveLength(1);
    expect(own(closed, 'a2')[0]?.summary).toMatch(/^board 2, nobody: /);
    expect(own(closed, 'a3')).toEqual([]);
  });
});
