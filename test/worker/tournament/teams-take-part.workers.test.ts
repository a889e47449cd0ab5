import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { asId, type TeamId } from '../../../domain/kernel/ids.ts';
import type { Tuple } from '../../support/lists.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, makeTeam, type Somebody } from '../../support/workers/people.ts';
import { stored } from '../../support/workers/stored.ts';

const MINUTE = 60_000;

let cast: Cast;
let host: Somebody;
let players: Tuple<Somebody, 6>;
/** Three players each; the second team is of another club. */
let home: string;
let away: string;
let captain: Somebody;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 6);
  home = await makeTeam(host, cast.club);
  away = await makeTeam(cast.people.otherManager, cast.otherClub);
  for (const { id } of players.slice(0, 3))
    must(await host.browser.ask(calls.addTeamMember, { id: home, account: id }));
  const { browser } = cast.people.otherManager;
  for (const { id } of players.slice(3)) {
    must(await browser.ask(calls.addMember, { id: cast.otherClub, account: id }));
    must(await browser.ask(calls.addTeamMember, { id: away, account: id }));
  }
  captain = await makePerson(cast.people.otherManager, { club: cast.otherClub });
  const powers = [`team:captain:${away}`];
  must(await browser.ask(calls.grantClubRole, { account: captain.id, body: { powers, id: cast.otherClub } }));
});

const build = (changes: Record<string, unknown> = {}): Promise<Event> =>
  Event.ofTeams(host, cast.club, { self_joinable: true, ...changes });

const withTeams = async (changes: Record<string, unknown> = {}): Promise<Event> => {
  const event = await build(changes);
  for (const team of [home, away]) must(await event.addTeam(team));
  return event;
};

const id = (index: number): string => players[index]?.id ?? '';
const of = (team: string) => ({ team: asId<TeamId>(team) });

const lineUp = async (event: Event, team: string) =>
  (await event.manageTeam(team)).participating.map(({ account, seed }) => `${seed} ${account}`);

describe('a team in a tournament', () => {
  it('a team is entered once, and a second entry reports that the team is already in the tournament (R-281, R-241)', async () => {
    const event = await build();
    expect((await event.addTeam(home)).body).toMatchObject({ already: false });
    expect((await event.addTeam(home)).body).toEqual({ already: true, revision: 2 });
    const { teams, is_team_tournament } = await event.page();
    expect(is_team_tournament).toBe(true);
    expect(teams).toMatchObject([{ team_id: home, seed: 1, member_count: null, withdrawn: false }]);
    expect(refusal(await event.addTeam('no-such-team'))).toBe('404 noSuchTeam');
    expect(refusal(await (await Event.build(host, cast.club)).addTeam(home))).toBe('400 notATeamTournament');
  });

  it('a team is removed from a tournament with its players (R-282)', async () => {
    const event = await withTeams();
    must(await event.addFor(home, id(0)));
    must(await event.addFor(away, id(3)));
    must(await event.removeTeam(home));
    const { teams, participants } = await event.page();
    expect(teams.map(({ team_id, seed }) => [team_id, seed])).toEqual([[away, 1]]);
    expect(participants.map(({ account, team, seed }) => [account, team, seed])).toEqual([[id(3), away, 1]]);
    expect(refusal(await event.removeTeam(home))).toBe('404 noSuchTeam');
  });

  it('a team has no more players than the limit, and a player is in one team only (R-099)', async () => {
    const event = await withTeams();
    for (const index of [0, 1]) must(await event.addFor(home, id(index)));
    const before = await stored();
    expect(refusal(await event.addFor(home, id(2)))).toBe('409 teamFull');
    expect(refusal(await event.addFor(away, id(0)))).toBe('409 alreadyParticipating');
    expect(refusal(await event.add(id(2)))).toBe('400 teamRequired');
    expect(refusal(await event.addFor('elsewhere', id(2)))).toBe('404 noSuchTeam');
    expect(await stored()).toBe(before);
  });

  it('the board order and the member count of a team are read as they were written', async () => {
    const event = await withTeams({ per_team: 3 });
    for (const index of [0, 1, 2]) must(await event.addFor(home, id(index)));
    must(await host.browser.ask(calls.seatMember, { id: event.id, ...of(home), account: asId(id(2)), place: 1 }));
    must(await host.browser.ask(calls.setMemberCount, { id: event.id, ...of(home), body: { member_count: 21 } }));
    // The object keeps the tournament; this reads it from the tables.
    expect(await lineUp(event, home)).toEqual([`1 ${id(2)}`, `2 ${id(0)}`, `3 ${id(1)}`]);
    const { team } = await event.manageTeam(home);
    expect(team).toMatchObject({ member_count: 21, seed: 1 });
    must(await host.browser.ask(calls.setMemberCount, { id: event.id, ...of(home), body: { member_count: null } }));
    expect((await event.page()).teams.find(({ team_id }) => team_id === home)?.member_count).toBeNull();
    for (const member_count of [0, 100, 2.5]) {
      const sent = { id: event.id, ...of(home), body: { member_count } };
      expect(refusal(await host.browser.ask(calls.setMemberCount, sent))).toBe('400 invalidInput');
    }
  });

  it('a team may not be empty when the tournament starts', async () => {
    const event = await withTeams({ rounds: 1 });
    must(await event.addFor(home, id(0)));
    expect(refusal(await event.start())).toBe('400 teamIsEmpty');
    must(await event.addFor(away, id(3)));
    must(await event.start());
    expect(refusal(await event.start())).toBe('409 tournamentStarted');
    expect(refusal(await event.addFor(home, id(1)))).toBe('409 tournamentStarted');
  });

  it('a team can be withdrawn after the start, and reinstated', async () => {
    const event = await withTeams({ rounds: 1 });
    must(await event.addFor(home, id(0)));
    must(await event.addFor(away, id(3)));
    must(await event.start());
    must(await event.removeTeam(away));
    const withdrawn = async () => (await event.page()).teams.map((team) => team.withdrawn);
    expect(await withdrawn()).toEqual([false, true]);
    expect(refusal(await event.removeTeam(away))).toBe('409 notParticipating');
    must(await event.addTeam(away));
    expect(await withdrawn()).toEqual([false, false]);
  });
});

describe('a member of a team', () => {
  it('a member of a team finds it among the teams to join for, and joins for it (R-080, R-275)', async () => {
    const event = await withTeams();
    const [, , , player] = players;
    const offered = async () => (await event.page(player.browser)).self_join_teams.map((team) => team.id);
    expect(await offered()).toEqual([away]);
    expect((await event.page()).self_join_teams).toEqual([]);
    const join = (team: string) => player.browser.ask(calls.joinTournament, { id: event.id, query: of(team) });
    expect(refusal(await player.browser.ask(calls.joinTournament, { id: event.id, query: {} }))).toBe(
      '400 teamRequired',
    );
    expect(refusal(await join(home))).toBe('400 notATeamMember');
    must(await join(away));
    const { participants } = await event.page();
    expect(participants).toMatchObject([{ account: player.id, team: away }]);
    must(await player.browser.ask(calls.leaveTournament, { id: event.id }));
    expect((await event.page()).participants).toEqual([]);
  });
});

describe('a captain', () => {
  it('a captain finds their own team among the managed ones, and can manage no other (R-252, R-285)', async () => {
    const event = await withTeams();
    const seen = await event.page(captain.browser);
    expect([seen.managed_teams, seen.can_manage]).toEqual([[away], false]);
    const desk = await event.manageTeam(away, captain.browser);
    expect(desk.participating).toEqual([]);
    expect(desk.not_participating.map(({ account }) => account).sort()).toEqual([id(3), id(4), id(5)].sort());
    expect(desk.not_participating[0]?.last_name).toMatch(/^Spiller/);
    const foreign = { id: event.id, ...of(home) };
    expect(refusal(await captain.browser.ask(calls.manageTournamentTeam, foreign))).toBe('403 forbidden');
    must(await event.addFor(away, id(4), captain.browser));
    must(await event.addFor(away, id(3), captain.browser));
    expect(await lineUp(event, away)).toEqual([`1 ${id(3)}`, `2 ${id(4)}`]);
    const seat = { id: event.id, ...of(away), account: asId<never>(id(4)), place: 1 };
    must(await captain.browser.ask(calls.seatMember, seat));
    expect(await lineUp(event, away)).toEqual([`1 ${id(4)}`, `2 ${id(3)}`]);
    expect(refusal(await event.addFor(home, id(0), captain.browser))).toBe('403 forbidden');
    expect(refusal(await event.addFor(away, id(0), captain.browser))).toBe('409 teamFull');
    must(await captain.browser.ask(calls.removeParticipant, { id: event.id, account: asId(id(3)) }));
    expect(refusal(await event.addFor(away, id(0), captain.browser))).toBe('400 notATeamMember');
  });

  it('a captain cannot change their team shortly before the pairing, but the organiser can (D-41)', async () => {
    const event = await withTeams({ ...inTime(4 * MINUTE), default_game_location: 1 });
    const before = await stored();
    expect(refusal(await event.addFor(away, id(3), captain.browser))).toBe('409 lineUpClosed');
    expect(await stored()).toBe(before);
    must(await event.addFor(away, id(3)));
  });

  it('a captain sees a private tournament in which their team plays', async () => {
    const event = await withTeams({ publicly_viewable: false });
    expect((await event.page(captain.browser)).managed_teams).toEqual([away]);
    must(await event.removeTeam(away));
    expect(refusal(await captain.browser.ask(calls.viewTournament, { id: event.id }))).toBe('403 tournamentPrivate');
  });
});

describe('the board order of a four-player team', () => {
  it('the board order of a four-player team is closed to everybody five minutes before the pairing (R-102)', async () => {
    const near = await withTeams({ kind: 6, rounds: 1, per_team: undefined, ...inTime(4 * MINUTE), tb1: undefined });
    for (const index of [0, 1]) must(await near.addFor(home, id(index)));
    const seat = { id: near.id, ...of(home), account: asId<never>(id(1)), place: 1 };
    expect(refusal(await host.browser.ask(calls.seatMember, seat))).toBe('409 lineUpClosed');
    expect(await lineUp(near, home)).toEqual([`1 ${id(0)}`, `2 ${id(1)}`]);
  });
});

describe('the page of players', () => {
  it('the page of players offers the teams of all clubs to the organiser, club by club (R-096, R-278)', async () => {
    const event = await build();
    must(await event.addTeam(home));
    const page = await host.browser.read(calls.readPlayers, { id: event.id });
    expect(page.entered_teams.map(({ team_id }) => team_id)).toEqual([home]);
    expect(page.teams.map((team) => team.id)).toContain(away);
    expect(page.teams.map((team) => team.id)).not.toContain(home);
    expect(page.clubs.map((club) => club.id)).toContain(cast.otherClub);
    expect(page.clubs).toHaveLength(new Set(page.teams.map(({ club }) => club)).size);
    const others = await captain.browser.read(calls.readPlayers, { id: event.id });
    expect([others.teams, others.clubs]).toEqual([[], []]);
  });

  it('the organiser sees no real names of members of a foreign team who do not play (D-78)', async () => {
    const event = await withTeams();
    must(await event.addFor(away, id(3)));
    const { participating, not_participating } = await event.manageTeam(away);
    expect(participating[0]?.last_name).toMatch(/^Spiller/);
    expect(not_participating.map(({ last_name }) => last_name)).toEqual(['', '']);
  });
});
