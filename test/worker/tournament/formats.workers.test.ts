import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import type { Chance } from '../../../domain/kernel/chance.ts';
import { FORMATS, type FormatName } from '../../../domain/tournament/value/formats.ts';
import { chanceFrom } from '../../support/chance.ts';
import { must } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, makeTeam, type Somebody } from '../../support/workers/people.ts';
import type { PairingView } from '../../support/workers/wire.ts';

const HOUR = 3_600_000;

let cast: Cast;
let city: Cast;
let players: readonly Somebody[];
let teams: readonly string[];

beforeAll(async () => {
  [cast, city] = [await makeCast(), await makeCast()];
  const { manager } = cast.people;
  players = await makePlayers(manager, cast.club, 8);
  teams = [
    await makeTeam(manager, cast.club),
    await makeTeam(manager, cast.club),
    await makeTeam(manager, cast.club),
    await makeTeam(manager, cast.club),
  ];
});

/** Four teams of two on two boards, or four players by lot, whose first round has come. */
async function begun(format: FormatName, settings: Record<string, unknown>): Promise<Event> {
  const { manager } = cast.people;
  const event = await Event.build(manager, cast.club, {
    tb1: undefined,
    tb2: undefined,
    ...inTime(-HOUR),
    ...settings,
  });
  if (FORMATS[format].isTeam) {
    for (const [index, team] of teams.entries()) {
      must(await event.addTeam(team));
      for (const { id } of players.slice(2 * index, 2 * index + 2)) must(await event.addFor(team, id));
    }
  } else {
    await event.with(players.slice(0, 4));
    must(await event.host.ask(calls.changeSeeding, { id: event.id, by: 'random' }));
    if (FORMATS[format].attendanceRule === 'ifHere') await allHere(event);
  }
  must(await event.start());
  return event;
}

/** Whoever is not here is not paired. */
async function allHere(event: Event): Promise<void> {
  const accounts = players.slice(0, 4).map(({ id }) => id);
  must(await event.host.ask(calls.markAttendance, { id: event.id, body: { accounts, attendance: 'here' } }));
}

/** A result on an open board; of a match of several games the next one, in its own colours. */
async function played(event: Event, format: FormatName, open: PairingView, below: Chance): Promise<void> {
  const isSwitched = (open.match_games ?? []).at(-1)?.white === open.white;
  const [white, black] = isSwitched ? [open.black, open.white] : [open.white, open.black];
  const results = FORMATS[format].allowsDraws ? ['1', '0', '-1'] : ['1', '-1'];
  must(await event.result(open.round, white, black, results[below(results.length)] ?? '1'));
}

/** Everything that is open is played, and the button pressed where there is one, until the tournament is over. */
async function playedOut(event: Event, format: FormatName, below: Chance): Promise<void> {
  for (let step = 0; step < 200; step += 1) {
    const page = await event.page();
    if (page.tournament.finished) return;
    const open = page.pairings.filter(({ result, black }) => result === null && black !== 'bye');
    const board = open[below(open.length || 1)];
    if (board !== undefined) await played(event, format, board, below);
    else must(await event.next());
  }
  throw new Error(`${format} comes to no end`);
}

/** Another organiser makes the same tournament of its file, and the same file of that. */
async function expectTakenOver(event: string): Promise<void> {
  const { browser } = city.people.manager;
  const file = await cast.people.manager.browser.read(calls.tournamentArchive, { id: event });
  const body = { file, organiser: city.club, organiser_type: 'club' as const };
  const { id, was } = await browser.read(calls.importArchive, { body });
  expect(was).toBe('new');
  expect(JSON.stringify(await browser.read(calls.tournamentArchive, { id }))).toBe(JSON.stringify(file));
  expect(await browser.read(calls.importArchive, { body })).toEqual({ id, was: 'same' });
}

describe('a tournament from its form to its final table', () => {
  it.each([
    ['Knockout', { kind: 0, rounds: undefined }],
    ['TeamKnockout', { kind: 2, per_team: 2, rounds: undefined }],
    ['TeamSwissDutch', { kind: 3, per_team: 2, rounds: 2 }],
    ['LimitedPlayerTeam', { kind: 6, per_team: 4, rounds: 1 }],
    ['TeamRoundRobin', { kind: 9, per_team: 2, rounds: undefined }],
    ['Monrad', { kind: 12, rounds: 2, first_round: 'halves', starting_order: 'rating', last_entry_round: 2 }],
    ['Konrad', { kind: 13, rounds: 4, max_meetings: 3, missed_rounds: 'zero', dropped_rounds: 1 }],
  ] as const)(
    '[TOUR-1] [TOUR-9] a tournament is created, entered, started, played and ranked, and its archive is imported: %s',
    async (format, settings) => {
      const event = await begun(format, settings);
      await playedOut(event, format, chanceFrom(11));
      const page = await event.page(cast.visitor);
      await expectTakenOver(event.id);
      const rows = FORMATS[format].isTeam
        ? page.teams.map(({ rank, eliminated }) => ({ rank, eliminated }))
        : page.participants.map(({ rank, eliminated }) => ({ rank, eliminated }));
      expect(rows.filter(({ rank }) => rank === 1).length).toBeGreaterThan(0);
      if (FORMATS[format].table !== 'bracket') return;
      expect(rows.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 3]);
      expect(rows.filter(({ eliminated }) => !eliminated)).toEqual([{ rank: 1, eliminated: false }]);
    },
  );
});
