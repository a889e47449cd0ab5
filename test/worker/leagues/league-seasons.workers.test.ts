import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { RESULT_RULES } from '../../../domain/league/season-events.ts';
import { app } from '../../../worker/app.ts';
import { nth } from '../../support/lists.ts';
import { Browser, must } from '../../support/workers/browser.ts';
import type { Event } from '../../support/workers/event.ts';
import { League, newSeason } from '../../support/workers/league.ts';
import { type Cast, makeCast, makePerson, makeTeam, type Somebody } from '../../support/workers/people.ts';
import type { MemberHistory } from '../../support/workers/wire.ts';

let cast: Cast;
let players: readonly Somebody[];
beforeAll(async () => {
  cast = await makeCast();
  players = await Promise.all(
    [2200, 2100, 2000, 1900].map((fide_rating) => makePerson(cast.people.admin, { fide_rating })),
  );
});

const chief = () => cast.people.manager.browser;

/** A league of a club whose seasons send one up and one down from each category. */
async function newLeague(): Promise<League> {
  const made = await League.make(cast.people.manager, { club: cast.club });
  must(await chief().ask(calls.editSeason, { ...made.of(), body: newSeason({ go_up: 1, go_down: 1 }) }));
  return made;
}

/** One round: the stronger player of each board wins. */
async function play(made: League, place: number, people: readonly Somebody[], changes = {}): Promise<Event> {
  const event = await made.build(place, { rounds: 1, ...changes });
  await event.started(people);
  must(await event.next());
  await event.playOut(1);
  return event;
}

/** Ends the season as its tables propose, and starts the next one. */
async function goOn(made: League): Promise<void> {
  for (const place of made.categories.keys()) await made.closeCategory(place);
  must(await made.end());
  const next = newSeason({ go_up: 1, go_down: 1, start_date: '2027-09-01', end_date: '2028-05-31' });
  must(await made.startNext(next));
  made.season = next.id;
}

const idOf = (index: number): string => nth(players, index).id;

describe('a running season', () => {
  it('[LEAGUE-8] a season marks who would be promoted and relegated, until it has ended', async () => {
    const made = await newLeague();
    await play(made, 0, players.slice(0, 2));
    await play(made, 1, players.slice(2));
    const zones = async () => {
      const { categories } = await cast.people.outsider.browser.read(calls.seasonResults, made.of());
      return categories.map((category) => category.players.map(({ user_id, zone }) => [user_id, zone]));
    };
    expect(await zones()).toEqual([
      [
        [idOf(0), null],
        [idOf(1), 'down'],
      ],
      [
        [idOf(2), 'up'],
        [idOf(3), null],
      ],
    ]);
    must(await made.end());
    expect((await zones()).flat().filter(([, zone]) => zone !== null)).toEqual([]);
  });

  it('[LEAGUE-11] a season uses the stored results of a tournament as long as the tournament is unchanged', async () => {
    const made = await newLeague();
    const event = await play(made, 0, players.slice(0, 2));
    const entry = { member: { kind: 'player', id: idOf(1) }, points: 9, gamePoints: 0, place: 1 };
    const kept = 'insert into season_results select id, revision, ?, ? from tournaments where id = ?';
    await env.DB.prepare(kept)
      .bind(RESULT_RULES, JSON.stringify([entry]), event.id)
      .run();
    const first = async () => {
      const { categories } = await cast.people.outsider.browser.read(calls.seasonResults, made.of());
      return categories[0]?.players.map(({ user_id, points }) => [user_id, points]);
    };
    expect(await first()).toEqual([[idOf(1), 4.5]]);
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black, '0'));
    expect(await first()).toEqual(expect.arrayContaining([[idOf(0), 0.5]]));
    const read = env.DB.prepare('select entries from season_results where tournament = ? and rules = ?');
    const row = await read.bind(event.id, RESULT_RULES).first<{ entries: string }>();
    expect(row?.entries).toContain(idOf(0));
  });

  it('the table of a season follows a corrected result', async () => {
    const made = await newLeague();
    const event = await play(made, 0, players.slice(0, 2));
    const first = async () => {
      const { categories } = await chief().read(calls.seasonResults, made.of());
      return nth(categories, 0).players[0]?.user_id;
    };
    expect(await first()).toBe(idOf(0));
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black, white === idOf(0) ? -1 : 1));
    expect(await first()).toBe(idOf(1));
  });
});

describe('the history of a member over the years', () => {
  const historyOf = (made: League, member: string, by = cast.people.outsider): Promise<MemberHistory> =>
    by.browser.read(calls.memberHistory, { id: made.id, kind: 'player', member });
  const rowsOf = (history: MemberHistory) => history.map(({ category_name, rank, of }) => [category_name, rank, of]);

  it('[LEAGUE-10] the history of a member has the category, the place and the move of each season', async () => {
    const made = await newLeague();
    await play(made, 0, players.slice(0, 2));
    await play(made, 1, players.slice(2));
    await goOn(made);
    await play(made, 0, [nth(players, 0), nth(players, 2)]);
    const history = await historyOf(made, idOf(2));
    expect(rowsOf(history)).toEqual([
      ['2. divisjon', 1, 2],
      ['1. divisjon', 2, 2],
    ]);
    expect(history.map(({ new_category, ended }) => [new_category, ended])).toEqual([
      [made.category(0), true],
      [null, false],
    ]);
  });

  it('[LEAGUE-10] a stranger sees in the history of a member what the tables show a stranger', async () => {
    const made = await newLeague();
    await play(made, 0, players, { publicly_viewable: false });
    expect(await historyOf(made, idOf(0))).toEqual([]);
    expect(rowsOf(await historyOf(made, idOf(0), cast.people.manager))).toEqual([['1. divisjon', 1, 4]]);
    expect(await historyOf(made, cast.people.outsider.id)).toEqual([]);
  });
});

describe('a season of teams', () => {
  /** Teams of one player each, the first with the strongest. */
  async function makeTeams(): Promise<readonly string[]> {
    const teams: string[] = [];
    for (const _ of players) teams.push(await makeTeam(cast.people.manager, cast.club));
    return teams;
  }

  /** One round of matches of one board: the team with the stronger player wins. */
  async function playMatches(made: League, place: number, teams: readonly string[], who: readonly Somebody[]) {
    const event = await made.build(place, { kind: 3, per_team: 1, rounds: 1 });
    for (const [index, team] of teams.entries()) {
      must(await event.addTeam(team));
      must(await event.addFor(team, nth(who, index).id));
    }
    must(await event.start());
    must(await event.next());
    await event.playOut(1);
  }

  it('[LEAGUE-7] a season of teams ranks teams by match points, and moves them, not their players, between categories', async () => {
    const made = await newLeague();
    const teams = await makeTeams();
    await playMatches(made, 0, teams.slice(0, 2), players.slice(0, 2));
    await playMatches(made, 1, teams.slice(2), players.slice(2));
    const { categories } = await chief().read(calls.seasonResults, made.of());
    expect(categories.map(({ players: nobody }) => nobody)).toEqual([[], []]);
    expect(
      categories.map((category) => category.teams.map(({ team_id, points, zone }) => [team_id, points, zone])),
    ).toEqual([
      [
        [teams[0], 2, null],
        [teams[1], 0, 'down'],
      ],
      [
        [teams[2], 2, 'up'],
        [teams[3], 0, null],
      ],
    ]);
    await goOn(made);
    const inFirst = await chief().read(calls.categoryTeams, { ...made.of(), category: made.category(0) });
    expect(inFirst.map(({ team_id }) => team_id).sort()).toEqual([teams[0], teams[2]].sort());
    expect(await made.players(0)).toEqual([]);
    const history = await chief().read(calls.memberHistory, { id: made.id, kind: 'team', member: nth(teams, 2) });
    expect(history.map(({ category, rank }) => [category, rank])).toEqual([
      [made.category(1), 1],
      [made.category(0), null],
    ]);
  });
});

it('[ICAL-5] the calendar of a season has the rounds of all its categories, except those that the user may not see', async () => {
  const made = await newLeague();
  const shown = await play(made, 0, players.slice(0, 2));
  const hidden = await play(made, 1, players.slice(2), { publicly_viewable: false });
  const file = async ({ cookie }: Browser) => {
    const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
    const answer = await app.request(pathTo(calls.seasonCalendar, made.of()), { headers }, env);
    return (await answer.text()).replaceAll('\r\n ', '');
  };
  expect(await file(new Browser())).toContain(`/tournament/view/${shown.id}?`);
  expect(await file(new Browser())).not.toContain(hidden.id);
  expect(await file(chief())).toContain(hidden.id);
});
