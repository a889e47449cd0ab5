import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { localTimeOf } from '../../../domain/kernel/time-zone.ts';
import { makeDeps } from '../../../durable-objects/deps.ts';
import { app } from '../../../worker/app.ts';
import { playerLine } from '../../support/domain/trf.ts';
import type { Tuple } from '../../support/lists.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, makeTeam, type Somebody } from '../../support/workers/people.ts';

let cast: Cast;
let host: Somebody;
let players: Tuple<Somebody, 6>;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 6);
});

/** Mondays at 18:00 in Oslo from 15 March 2027 on: the clocks go forward on 28 March. */
const MONDAYS = {
  start_date: '2027-03-15',
  end_date: '2027-04-30',
  first_pairing_date: '2027-03-15',
  first_pairing_time: '17:00',
  online_pairing_interval_n: 1,
  online_pairing_interval_t: 3,
};
const ROBIN = { ...MONDAYS, kind: 8, meetings: 1, rounds: null, tb1: '', tb2: '' };

const build = (changes: Record<string, unknown>): Promise<Event> => Event.build(host, cast.club, changes);

async function timesOf(event: Event, timeZone = 'Europe/Oslo'): Promise<string[]> {
  const rounds = await host.browser.read(calls.listRounds, { query: { tournament: event.id } });
  return rounds.map(({ start_date }) => {
    const { date, time } = localTimeOf(millis(Date.parse(start_date)), timeZone);
    return `${date} ${time}`;
  });
}

const settingsIn = async (event: Event) => (await event.page()).tournament;

describe('rounds a week apart', () => {
  const EVENINGS = ['2027-03-15 18:00', '2027-03-22 18:00', '2027-03-29 18:00', '2027-04-05 18:00', '2027-04-12 18:00'];

  it('[TIME-1] rounds a week apart are at 18:00 before and after the clocks change, in the list and in the calendar', async () => {
    const event = await build({ ...ROBIN, name: 'Mondays' });
    await event.started(players);
    expect(await timesOf(event)).toEqual(EVENINGS);
    const answer = await app.request(pathTo(calls.tournamentCalendar, { id: event.id }), {}, env);
    const lines = (await answer.text()).split('\r\n');
    expect(lines.filter((line) => line.startsWith('DTSTART;'))).toEqual(
      ['20270315', '20270322', '20270329', '20270405', '20270412'].map(
        (day) => `DTSTART;TZID=Europe/Oslo:${day}T180000`,
      ),
    );
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
  });

  it('[TIME-1] rounds a week apart keep their local time in a team league too, and in another time zone', async () => {
    const teams = await Promise.all(['A', 'B', 'C', 'D'].map((name) => makeTeam(host, cast.club, `Monday ${name}`)));
    const event = await build({
      ...ROBIN,
      kind: 9,
      per_team: 1,
      // 18:00 in New York, where the clocks go forward on 14 March.
      start_date: '2027-03-01',
      first_pairing_date: '2027-03-08',
      first_pairing_time: '23:00',
      time_zone: 'America/New_York',
    });
    for (const [index, team] of teams.entries()) {
      must(await host.browser.ask(calls.addTeamMember, { id: team, account: players[index]?.id ?? '' }));
      must(await event.addTeam(team));
      must(await event.addFor(team, players[index]?.id ?? ''));
    }
    must(await event.start());
    expect(await timesOf(event, 'America/New_York')).toEqual([
      '2027-03-08 18:00',
      '2027-03-15 18:00',
      '2027-03-22 18:00',
    ]);
  });
});

describe('the time zone of a tournament', () => {
  it('[TIME-5] a tournament without a time zone has the operator’s, and Europe/Oslo where the operator has set none', async () => {
    expect((await settingsIn(await build({}))).time_zone).toBe('Europe/Oslo');
    expect(makeDeps({ ...env, TIME_ZONE: 'Atlantic/Reykjavik' }).timeZone).toBe('Atlantic/Reykjavik');
    expect(makeDeps({ ...env, TIME_ZONE: 'Atlantic/Atlantis' }).timeZone).toBe('Europe/Oslo');
  });

  it('[TIME-5] an unknown time zone is refused', async () => {
    for (const time_zone of ['Europe/Nowhere', '+01:00', '', 7]) {
      const payload = {
        organiser: cast.club,
        organiser_type: 'club',
        name: 'Open',
        kind: 1,
        rounds: 3,
        ...MONDAYS,
        time_zone,
      };
      expect(refusal(await host.browser.ask(calls.buildTournament, { body: payload }))).toBe('400 invalidInput');
    }
  });

  it('[TIME-5] an edit can change the time zone until the first pairing, and leaves it where it names none', async () => {
    const event = await build({ ...ROBIN, time_zone: 'Asia/Tokyo' });
    const edit = (changes: Record<string, unknown>) =>
      host.browser.ask(calls.editTournament, {
        id: event.id,
        body: { ...event.payload, time_zone: undefined, ...changes },
      });
    must(await edit({ name: 'Sapporo' }));
    expect(await settingsIn(event)).toMatchObject({ name: 'Sapporo', time_zone: 'Asia/Tokyo' });
    must(await edit({ time_zone: 'Europe/Oslo' }));
    expect(await settingsIn(event)).toMatchObject({ time_zone: 'Europe/Oslo' });
    await event.started(players);
    must(await edit({ name: 'Oslo' }));
    expect(refusal(await edit({ time_zone: 'Asia/Tokyo' }))).toBe('400 fieldFrozen');
  });

  it('[TIME-5] the time zone of a tournament is kept in templates and in the tournament archive', async () => {
    const event = await build({ ...MONDAYS, time_zone: 'Asia/Tokyo' });
    const template = { ...event.payload, id: undefined, name: 'Tokyo evenings' };
    must(await host.browser.ask(calls.saveTemplate, { body: template }));
    const { templates } = await host.browser.read(calls.listTemplates);
    expect(templates.find(({ name }) => name === 'Tokyo evenings')?.time_zone).toBe('Asia/Tokyo');
    const file = await host.browser.read(calls.tournamentArchive, { id: event.id });
    expect(file.settings.timeZone).toBe('Asia/Tokyo');
    const { timeZone: _, ...settings } = file.settings;
    const older = { ...file, origin: 'older.1', settings };
    const taken = await host.browser.read(calls.importArchive, {
      body: { file: older, organiser: cast.club, organiser_type: 'club' },
    });
    expect((await host.browser.read(calls.viewTournament, { id: taken.id })).tournament.time_zone).toBe('Europe/Oslo');
  });

  it('[TIME-5] an imported report file has the time zone of the server, and its rounds on the days of the file', async () => {
    const trf = [
      '012 Moss Open',
      '142 2',
      `132${' '.repeat(88)}26/11/18  26/11/20`,
      playerLine(1, 'Berg, Anna', '1.5', '3w1 2b='),
      playerLine(2, 'Dahl, Bo', '1.5', '4w1 1w='),
      playerLine(3, 'Lie, Cato', '1.0', '1b0 4w1'),
      playerLine(4, 'Moe, Dina', '0.0', '2b0 3b0'),
    ].join('\n');
    const { id } = await host.browser.read(calls.importTournament, {
      body: { trf, organiser: cast.club, organiser_type: 'club' },
    });
    const rounds = await host.browser.read(calls.listRounds, { query: { tournament: id } });
    expect(rounds.map(({ start_date }) => localTimeOf(millis(Date.parse(start_date)), 'Europe/Oslo').date)).toEqual([
      '2026-11-18',
      '2026-11-20',
    ]);
  });
});
