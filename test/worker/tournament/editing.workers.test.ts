import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { tiebreakNameOf } from '../../../domain/tiebreaks/names.ts';
import { playerLine } from '../../support/domain/trf.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers, newTournament } from '../../support/workers/event.ts';
import { type Cast, freshId, makeCast, type Somebody } from '../../support/workers/people.ts';
import type { TournamentPage, TournamentView } from '../../support/workers/wire.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A tie-break that says something in a round robin only (C.07, 9.2), and one that there is not. */
const [KOYA, UNKNOWN] = [tiebreakNameOf('koya').code, 999];

let cast: Cast;
let host: Somebody;
let players: Somebody[];

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 4);
});

const build = (changes: Record<string, unknown> = {}): Promise<Event> => Event.build(host, cast.club, changes);
const ONLINE = { default_game_location: 1, online_pairing_interval_n: 1, online_pairing_interval_t: 1 };

const planned = async (event: Event): Promise<string | null> =>
  (await event.page()).tournament.current_online_pairing_time;
/** What the form sends of a tournament as it was read. */
const formOf = (view: TournamentView): Record<string, unknown> => ({ ...view });

describe('an edit', () => {
  it('an editor can change the texts and pictures of a tournament, and nothing else (D-38)', async () => {
    const event = await build();
    const { browser } = cast.people.clubEditor;
    const edit = (changes: Record<string, unknown>) =>
      browser.ask(calls.editTournament, { id: event.id, body: { ...event.payload, ...changes } });
    const texts = { name: 'Autumn Open', description: '<p>Coffee is served.</p>' };
    must(await edit(texts));
    const pictures = { profile_picture: 'https://example.org/a.png', banner_picture: 'https://example.org/b.png' };
    must(await edit({ ...texts, ...pictures }));
    for (const other of [{ rounds: 5 }, { publicly_viewable: false }, { show_only_top: true }, { tb1: 5 }])
      expect(refusal(await edit({ ...texts, ...pictures, ...other }))).toBe('403 forbidden');
    expect((await event.page()).tournament).toMatchObject({ ...texts, ...pictures, rounds: 3 });
    const { member } = cast.people;
    expect(refusal(await member.browser.ask(calls.editTournament, { id: event.id, body: event.payload }))).toBe(
      '403 forbidden',
    );
  });

  it('an edit of a running tournament leaves its next pairing as planned', async () => {
    const event = await (await build(ONLINE)).started(players);
    const before = await planned(event);
    expect(before).not.toBeNull();
    must(await event.edit({ ...ONLINE, name: 'Summer Open', online_pairing_interval_n: 3 }));
    expect(await planned(event)).toBe(before);
  });

  it('a tournament that moves over the board has no next pairing; moving back online plans it one interval later', async () => {
    const event = await (await build(ONLINE)).started(players);
    must(await event.edit({ ...ONLINE, default_game_location: 0 }));
    expect(await planned(event)).toBeNull();
    must(await event.edit(ONLINE));
    const wait = Date.parse((await planned(event)) ?? '') - Date.now();
    expect(wait).toBeGreaterThan(HOUR - 2 * MINUTE);
    expect(wait).toBeLessThanOrEqual(HOUR);
  });

  it('an edit can move the first pairing of a tournament that has not begun', async () => {
    const event = await build({ ...ONLINE, ...inTime(HOUR) });
    const later = inTime(3 * HOUR);
    must(await event.edit({ ...ONLINE, ...later }));
    expect(await planned(event)).toBe(later.at);
  });

  it('an edit of a late tournament leaves its first pairing due, also where it moves online', async () => {
    const event = await build();
    must(await event.edit(ONLINE));
    must(await (await event.with(players)).start());
    expect(await event.boards(1)).toHaveLength(2);
  });

  it('an edit leaves the computed number of rounds as it is', async () => {
    const kind = { kind: 8, rounds: undefined, tb1: undefined, tb2: undefined, ...inTime(HOUR) };
    const event = await (await build(kind)).started(players);
    must(await event.edit({ name: 'Summer Open' }));
    expect((await event.page()).tournament).toMatchObject({ name: 'Summer Open', rounds: 6 });
  });

  it('an edit is refused for a Swiss without rounds, and for a tie-break that is not offered', async () => {
    const event = await build(inTime(HOUR));
    expect(refusal(await event.edit({ rounds: null }))).toBe('400 roundsRequired');
    for (const tb1 of [KOYA, UNKNOWN]) expect(refusal(await event.edit({ tb1 }))).toBe('400 invalidInput');
    must(await event.edit({ tb1: 5 }));
    expect((await event.page()).tournament).toMatchObject({ rounds: 3, tb1: 5 });
  });

  it('an edit leaves the tie-breaks of an imported file, also those that are not offered', async () => {
    const trf = [
      '012 Open',
      '142 3',
      '202 SB,BH',
      playerLine(1, 'Berg, Anne', '0.0'),
      playerLine(2, 'Dahl, Per', '0.0'),
    ];
    const sent = { trf: `${trf.join('\n')}\n`, organiser: cast.club, organiser_type: 'club' };
    const { id } = await host.browser.read(calls.importTournament, { body: sent });
    const read = (): Promise<TournamentPage> => host.browser.read(calls.viewTournament, { id });
    const before = (await read()).tournament;
    expect(before.tb1).toBeGreaterThan(5);
    must(await host.browser.ask(calls.editTournament, { id, body: { ...formOf(before), name: 'Club Open' } }));
    expect((await read()).tournament).toMatchObject({ name: 'Club Open', tb1: before.tb1, tb2: before.tb2 });
  });

  it('an edit that changes nothing keeps the revision', async () => {
    const event = await build(ONLINE);
    const before = await event.page();
    must(await host.browser.ask(calls.editTournament, { id: event.id, body: formOf(before.tournament) }));
    expect((await event.page()).tournament.revision).toBe(before.tournament.revision);
  });
});

describe('the form of a new tournament', () => {
  const send = (changes: Record<string, unknown>) =>
    host.browser.ask(calls.buildTournament, {
      body: newTournament({ organiser: cast.club, organiser_type: 'club', ...changes }),
    });

  it('a new tournament needs the rounds of a Swiss, offered tie-breaks and an existing host', async () => {
    expect(refusal(await send({ rounds: undefined }))).toBe('400 roundsRequired');
    for (const tb4 of [KOYA, UNKNOWN]) expect(refusal(await send({ tb4 }))).toBe('400 invalidInput');
    const nowhere = { ...newTournament(), organiser: freshId('nowhere'), organiser_type: 'club' };
    expect(refusal(await cast.people.admin.browser.ask(calls.buildTournament, { body: nowhere }))).toBe(
      '400 invalidInput',
    );
    expect(refusal(await host.browser.ask(calls.buildTournament, { body: nowhere }))).toBe('403 forbidden');
  });

  it('the host of a new tournament is found whatever the case of the letters', async () => {
    const { id } = must(await send({ organiser: cast.club.toUpperCase() })).body as { id: string };
    expect((await host.browser.read(calls.viewTournament, { id })).tournament.organiser).toBe(cast.club);
  });

  it.each([
    ['forty letters, digits, underscores and hyphens', 'aB3_-'.repeat(8), 200],
    ['an empty id, which is replaced', '', 200],
    ['forty-one characters', 'a'.repeat(41), 400],
    ['a space', 'my open', 400],
    ['a slash', 'my/open', 400],
    ['a letter with a mark', 'påske', 400],
    ['a full stop', '..', 400],
    ['a line break', 'open\n', 400],
  ])('the id of a new tournament is validated: %s', async (_, id, status) => {
    const answer = await send({ id });
    expect([answer.status, status === 400 ? refusal(answer) : '']).toEqual([
      status,
      status === 400 ? '400 invalidInput' : '',
    ]);
    if (status === 200)
      expect((answer.body as { id: string }).id).toMatch(id === '' ? /^[a-z0-9]{7,8}$/ : new RegExp(id));
  });

  it('a new tournament with an id that differs from another only in case is refused', async () => {
    const event = await build();
    expect(refusal(await send({ id: event.id.toUpperCase() }))).toBe('409 idTaken');
  });

  it.each([
    ['a name of 100 characters', { name: 'å'.repeat(100) }, 200],
    ['a name of 101', { name: 'å'.repeat(101) }, 400],
    ['no name', { name: '   ' }, 400],
    ['a name with a line break', { name: 'Open\nHouse' }, 400],
    ['a description of 20000', { description: 'x'.repeat(20_000) }, 200],
    ['a description of 20001', { description: 'x'.repeat(20_001) }, 400],
    ['an address of 2000', { profile_picture: `https://x.no/${'x'.repeat(1_987)}` }, 200],
    ['an address of 2001', { profile_picture: `https://x.no/${'x'.repeat(1_988)}` }, 400],
    ['days from 2000 to 2099', { start_date: '2000-01-01', end_date: '2099-12-31' }, 200],
    ['a day before them', { start_date: '1999-12-31' }, 400],
    ['a day after them', { first_pairing_date: '2100-01-01' }, 400],
    ['a day that does not exist', { start_date: '2026-02-30' }, 400],
    ['an end before the start', { start_date: '2026-11-21', end_date: '2026-11-20' }, 400],
    ['an address that is a script', { banner_picture: 'javascript:alert(1)' }, 400],
  ])('the form of a new tournament is validated: %s', async (_, changes, status) => {
    expect((await send(changes)).status).toBe(status);
  });
});
