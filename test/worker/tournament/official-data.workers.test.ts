import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { NO_OFFICIAL_DATA } from '../../../domain/tournament/value/official-data.ts';
import { app } from '../../../worker/app.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

const HOUR = 3_600_000;

let cast: Cast;
let host: Somebody;
let players: Somebody[];

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 4);
});

const KARI = { name: 'Nordmann, Kari', title: 'IA', fide_number: 1500001, email: 'kari@example.org' };
const OFFICIAL = {
  venue: 'Samfunnshuset',
  address: 'Storgata 1',
  city: 'Tromsø',
  map_link: 'https://maps.example.org/1',
  federation: 'NOR',
  contact: 'post@example.org',
  registered_name: 'Tromsø Open Group A',
  organiser: { ...KARI, title: null },
  chief_arbiter: KARI,
  deputy_arbiters: [{ name: 'Lie, Ola' }],
};
/** 40 moves in 90 minutes, then half an hour, with 30 seconds per move. */
const STAGES = {
  white: [
    { moves: 40, seconds: 5400, bonus: { kind: 'increment', seconds: 30 } },
    { moves: null, seconds: 1800, bonus: { kind: 'increment', seconds: 30 } },
  ],
  black: null,
};

const textAt = async (path: string): Promise<string> => {
  const headers = { cookie: host.browser.cookie ?? '' };
  return (await app.request(`http://localhost${path}`, { headers }, env)).text();
};

const without = (payload: Readonly<Record<string, unknown>>, name: string) =>
  Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name));

const build = (changes: Record<string, unknown> = {}): Promise<Event> =>
  Event.build(host, cast.club, { official_data: OFFICIAL, time_control: STAGES, ...changes });

describe('official data', () => {
  it('place and chief arbiter stand at the foot of every printed page', async () => {
    const { id } = await build();
    for (const by of ['start', 'standings'] as const) {
      const sheet = await textAt(pathTo(calls.printResults, { id, query: { by } }));
      const [, foot = ''] = /@bottom-left\{content:([^}]*)\}/.exec(sheet) ?? [];
      expect(foot).toContain('Samfunnshuset');
      expect(foot).toMatch(/Chief arbiter.*IA Nordmann/);
    }
  });

  it('[SET-7] everybody reads place, contact and officials; only organisers read e-mail addresses', async () => {
    const event = await build();
    const own = (await event.page()).tournament.official_data;
    expect(own).toMatchObject({
      ...OFFICIAL,
      deputy_arbiters: [{ name: 'Lie, Ola', fide_number: null }],
      arbiters: [],
    });
    for (const one of [cast.people.member.browser, cast.people.clubEditor.browser, cast.visitor]) {
      const { official_data } = (await event.page(one)).tournament;
      expect(official_data).toMatchObject({ city: 'Tromsø', contact: 'post@example.org' });
      expect(official_data.chief_arbiter).toEqual({ ...KARI, email: '' });
      expect(JSON.stringify(official_data)).not.toContain('kari@');
    }
  });

  it('[SET-7] officials can change after the start; an edit without official data leaves it alone', async () => {
    const event = await (await build()).started(players);
    must(await event.next());
    const rest = without(event.payload, 'official_data');
    must(await host.browser.ask(calls.editTournament, { id: event.id, body: { ...rest, name: 'Autumn Open' } }));
    expect((await event.page()).tournament.official_data.chief_arbiter).toEqual(KARI);
    must(await event.edit({ name: 'Autumn Open', official_data: { ...OFFICIAL, chief_arbiter: null } }));
    expect((await event.page()).tournament.official_data.chief_arbiter).toBeNull();
  });

  it('[SET-7] an editor of texts cannot change officials (D-38)', async () => {
    const event = await build();
    const { browser } = cast.people.clubEditor;
    const body = { ...event.payload, official_data: { ...OFFICIAL, chief_arbiter: null } };
    expect(refusal(await browser.ask(calls.editTournament, { id: event.id, body }))).toBe('403 forbidden');
  });

  it.each([
    ['an arbiter without a name', { chief_arbiter: { ...KARI, name: ' ' } }],
    ['a FIDE number of zero', { chief_arbiter: { ...KARI, fide_number: 0 } }],
    ['an unknown arbiter title', { chief_arbiter: { ...KARI, title: 'GM' } }],
    ['an e-mail address without a domain', { deputy_arbiters: [{ ...KARI, email: 'kari' }] }],
    ['an unknown federation', { federation: 'XYZ' }],
    ['a map address that is a script', { map_link: 'javascript:alert(1)' }],
    ['more arbiters than a report has places', { arbiters: Array.from({ length: 21 }, () => KARI) }],
  ])('[SET-7] %s is refused, and names the field', async (_, changes) => {
    const body = { ...(await build()).payload, id: '', official_data: { ...OFFICIAL, ...changes } };
    const answer = await host.browser.ask(calls.buildTournament, { body });
    expect(refusal(answer)).toBe('400 invalidInput');
    expect(JSON.stringify(answer.body)).toContain('official_data');
  });

  it('[TRF-43] the report has town, federation, registered name, arbiters and stages, and no e-mail address', async () => {
    const event = await (await build()).started(players);
    const file = await textAt(pathTo(calls.reportFile, { id: event.id }));
    const lines = file.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        '012 Tromsø Open Group A',
        '022 Tromsø',
        '032 NOR',
        '102 IA Nordmann, Kari (1500001)',
        '112 Lie, Ola',
        '122 40 moves/90 min, then 30 min, + 30 sec/move from move 1',
        '222 40/5400+30:1800+30',
      ]),
    );
    expect(file).not.toContain('@');
  });

  it('[READY-1] the organiser reads what the report lacks and by when it has to be sent', async () => {
    const event = await build({ official_data: { ...OFFICIAL, city: '' }, end_date: '2030-06-10' });
    const answer = await host.browser.read(calls.readReadiness, { id: event.id });
    expect(answer).toMatchObject({
      ready: false,
      deadlines: { first_list: '2030-07-01', send_by: '2030-06-28', last_list: '2030-09-01' },
    });
    const { findings } = answer;
    expect(findings[0]).toEqual({ kind: 'cityMissing', group: 'stops', place: 'settings', who: [], params: {} });
    expect(findings[1]).toMatchObject({ kind: 'arbiterWithoutNumber', params: { names: 'Lie, Ola' } });
  });

  it('the calendar of a tournament names its place', async () => {
    const event = await build();
    const calendar = await textAt(pathTo(calls.tournamentCalendar, { id: event.id }));
    expect(calendar.replaceAll('\r\n ', '')).toContain('LOCATION:Samfunnshuset\\, Storgata 1\\, Tromsø');
  });

  it('a tournament without official data has none of it', async () => {
    const event = await Event.build(host, cast.club);
    const { official_data, time_control } = (await event.page()).tournament;
    expect(official_data).toMatchObject({ venue: NO_OFFICIAL_DATA.venue, chief_arbiter: null, arbiters: [] });
    expect(time_control).toBeNull();
  });
});

describe('a time control of several stages', () => {
  it('[SET-6] stages have the time of the first one for clients that know one only, which keep them in an edit', async () => {
    const event = await build(inTime(HOUR));
    const { time_control, initial_time, increment } = (await event.page()).tournament;
    expect({ time_control, initial_time, increment }).toEqual({
      time_control: STAGES,
      initial_time: 90,
      increment: 30,
    });
    const rest = without(event.payload, 'time_control');
    const known = { ...rest, initial_time, increment };
    const edit = (changes: object) =>
      host.browser.ask(calls.editTournament, { id: event.id, body: { ...known, ...changes } });
    must(await edit({ name: 'Autumn Open' }));
    expect((await event.page()).tournament.time_control).toEqual(STAGES);
    must(await edit({ initial_time: 60 }));
    expect((await event.page()).tournament).toMatchObject({ time_control: null, initial_time: 60, increment: 30 });
  });

  it('[SET-6] games online have one stage', async () => {
    const body = { ...(await build()).payload, id: '', default_game_location: 1 };
    expect(refusal(await host.browser.ask(calls.buildTournament, { body }))).toBe('400 stagesNotOnline');
  });

  it.each([
    ['a last stage with moves', [{ ...STAGES.white[0] }]],
    ['a first stage to the end of the game', [STAGES.white[1], STAGES.white[1]]],
    ['five stages', [...Array.from({ length: 4 }, () => STAGES.white[0]), STAGES.white[1]]],
    ['no stage', []],
    ['a stage without time', [{ ...STAGES.white[1], seconds: 0 }]],
  ])('[SET-6] %s is refused', async (_, white) => {
    const body = { ...(await build()).payload, id: '', time_control: { white, black: null } };
    expect(refusal(await host.browser.ask(calls.buildTournament, { body }))).toBe('400 invalidInput');
  });

  it('[SET-6] stages of one side and of one length only are stored as initial time and increment', async () => {
    const { id } = await build({ time_control: { white: [STAGES.white[1]], black: null } });
    const { tournament } = await host.browser.read(calls.viewTournament, { id });
    expect(tournament).toMatchObject({ time_control: null, initial_time: 30, increment: 30 });
  });
});
