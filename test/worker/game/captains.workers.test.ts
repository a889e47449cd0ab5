import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { type AccountId, asId, type TeamId } from '../../../domain/kernel/ids.ts';
import type { GameResult } from '../../../domain/tournament/value/game-result.ts';
import { app } from '../../../worker/app.ts';
import type { Tuple } from '../../support/lists.ts';
import { Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, makePerson, makeTeam, type Somebody } from '../../support/workers/people.ts';
import type { MessageView } from '../../support/workers/wire.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let cast: Cast;
let players: Tuple<Somebody, 4>;
let teams: readonly [string, string];
let captains: Readonly<Record<string, Somebody>>;

beforeAll(async () => {
  cast = await makeCast();
  const { manager } = cast.people;
  players = await makePlayers(manager, cast.club, 4);
  teams = [await makeTeam(manager, cast.club), await makeTeam(manager, cast.club)];
  captains = Object.fromEntries(await Promise.all(teams.map(async (team) => [team, await captain(team)] as const)));
});

async function captain(team: string): Promise<Somebody> {
  const { manager } = cast.people;
  const person = await makePerson(manager, { club: cast.club });
  const body = { powers: [`team:captain:${team}`], id: cast.club };
  must(await manager.browser.ask(calls.grantClubRole, { account: person.id, body }));
  return person;
}

interface LeagueMatch {
  readonly event: Event;
  readonly home: Side;
  readonly away: Side;
  readonly boards: (results: readonly [GameResult, GameResult]) => Board[];
}

interface Side {
  readonly of: { readonly id: string; readonly round: number; readonly team: TeamId };
  readonly captain: Browser;
  readonly who: Somebody;
}

interface Board {
  readonly board: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly result: GameResult;
}

/** A league match on two boards that has begun, or begins so long from now. */
async function leagueMatch(beginsIn = -2 * MINUTE): Promise<LeagueMatch> {
  const changes = { rounds: 1, captains_report: true, home_and_away: true, ...inTime(beginsIn) };
  const event = await Event.ofTeams(cast.people.manager, cast.club, changes);
  const [first, second] = teams;
  for (const team of teams) must(await event.addTeam(team));
  for (const [index, { id }] of players.entries()) must(await event.addFor(index < 2 ? first : second, id));
  must(await event.start());
  must(await event.next());
  const { white = '', black = '' } = (await event.page()).matches?.[0] ?? {};
  const [whites, blacks] =
    white === first ? [players.slice(0, 2), players.slice(2)] : [players.slice(2), players.slice(0, 2)];
  const account = (list: readonly Somebody[], at: number) => asId<AccountId>(list[at]?.id ?? '');
  const side = (team: string): Side => {
    const who = captains[team];
    if (who === undefined) throw new Error('no captain');
    return { of: { id: event.id, round: 1, team: asId<TeamId>(team) }, captain: who.browser, who };
  };
  return {
    event,
    home: side(white),
    away: side(black),
    boards: ([one, other]) => [
      { board: 1, white: account(whites, 0), black: account(blacks, 0), result: one },
      { board: 2, white: account(blacks, 1), black: account(whites, 1), result: other },
    ],
  };
}

const matchRow = async ({ event }: LeagueMatch) => (await event.page()).matches?.[0];
const seen = (side: Side, by = side.captain) => by.read(calls.viewMatch, side.of);
const inbox = async ({ browser }: Somebody): Promise<(MessageView | undefined)[]> => browser.read(calls.openInbox);

describe('the report of a league match', () => {
  it('[REPORT-2] [REPORT-5] a match report is sent by one captain and confirmed by the other, and each is notified', async () => {
    const match = await leagueMatch();
    const { home, away, boards } = match;
    const body = { boards: boards(['whiteWins', 'draw']) };
    must(await home.captain.ask(calls.reportMatch, { ...home.of, body }));
    expect(await matchRow(match)).toMatchObject({ report: 'waiting', white_points: 0, result: null, home: 'white' });
    expect((await inbox(away.who))[0]).toMatchObject({
      notice: 'matchReported',
      params: { by: home.who.id, tournament: match.event.id, round: '1', team: away.of.team },
    });
    expect((await seen(away)).may).toContain('answerReport');
    must(await away.captain.ask(calls.answerReport, { ...away.of, body: { disputed: null } }));
    expect(await matchRow(match)).toMatchObject({ report: 'confirmed', white_points: 1.5, result: 'whiteWins' });
    expect((await inbox(home.who))[0]).toMatchObject({ notice: 'reportConfirmed' });
    expect((await inbox(away.who)).map((message) => message?.notice)).not.toContain('reportConfirmed');
  });

  it('[EXPECT-1] a match report is confirmed, and a match decided, only over the results that the sender has seen', async () => {
    const match = await leagueMatch();
    const { event, home, away, boards } = match;
    const report = (results: readonly [GameResult, GameResult]) =>
      home.captain.ask(calls.reportMatch, { ...home.of, body: { boards: boards(results) } });
    must(await report(['whiteWins', 'draw']));
    const asSeen = (await seen(away)).reports.at(-1)?.boards;
    // Replaced before the other captain confirms.
    must(await report(['draw', 'draw']));
    const confirm = (expected: unknown) =>
      away.captain.ask(calls.answerReport, { ...away.of, body: { disputed: null, expected } });
    const refused = await confirm(asSeen);
    expect(refusal(refused)).toBe('409 changedMeanwhile');
    expect(refused.body).toMatchObject({ params: { board: 1, result: 'draw' } });
    must(await confirm((await seen(away)).reports.at(-1)?.boards));
    const decide = (expected: GameResult | null) =>
      event.host.ask(calls.decideMatch, {
        ...home.of,
        body: { boards: boards(['blackWins', 'blackWins']).map((board) => ({ ...board, expected })) },
      });
    const late = await decide(null);
    expect(refusal(late)).toBe('409 changedMeanwhile');
    expect(late.body).toMatchObject({ params: { board: 1, result: 'draw' } });
    must(await decide('draw'));
    expect((await seen(home)).boards.map(({ result }) => result)).toEqual(['blackWins', 'blackWins']);
  });

  it('[REPORT-3] [REPORT-5] a disputed match report is shown only to those concerned, and decided by the notified organiser', async () => {
    const { event, home, away, boards } = await leagueMatch();
    must(await home.captain.ask(calls.reportMatch, { ...home.of, body: { boards: boards(['whiteWins', 'draw']) } }));
    const disputed = 'Board 1 was drawn.';
    must(await away.captain.ask(calls.answerReport, { ...away.of, body: { disputed } }));
    expect((await inbox(cast.people.manager)).find((message) => message?.notice === 'disputeToDecide')).toMatchObject({
      params: { by: away.who.id, tournament: event.id, round: '1', team: home.of.team },
    });
    expect((await inbox(cast.people.otherManager)).map((message) => message?.notice)).not.toContain('disputeToDecide');
    const organiser = await seen(home, event.host);
    expect(organiser.reports).toMatchObject([{ by: 'white', state: 'disputed', words: disputed }]);
    expect(organiser.may).toEqual(['arrange', 'decide']);
    expect(await seen(home, new Browser())).toMatchObject({ state: 'disputed', reports: [], may: [], side: null });
    const body = { boards: boards(['draw', 'draw']) };
    expect(refusal(await home.captain.ask(calls.decideMatch, { ...home.of, body }))).toBe('403 forbidden');
    must(await event.host.ask(calls.decideMatch, { ...home.of, body }));
    expect((await seen(home, new Browser())).reports).toMatchObject([{ by: 'organiser', state: 'confirmed' }]);
    expect((await event.page()).matches?.[0]).toMatchObject({ report: 'decided', result: 'draw' });
  });

  it('[REPORT-4] a match shows everybody which boards were corrected after its report was confirmed', async () => {
    const { event, home, away, boards } = await leagueMatch();
    must(await home.captain.ask(calls.reportMatch, { ...home.of, body: { boards: boards(['whiteWins', 'draw']) } }));
    must(await away.captain.ask(calls.answerReport, { ...away.of, body: { disputed: null } }));
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black, '0'));
    expect((await seen(home, new Browser())).corrected).toEqual([1]);
  });
});

describe('the postponement of a league match', () => {
  it('[MATCHDAY-3] a postponement is requested by one captain and agreed to by the other', async () => {
    const match = await leagueMatch(3 * DAY);
    const { home, away } = match;
    const { at } = inTime(10 * DAY);
    must(
      await away.captain.ask(calls.askPostponement, { ...away.of, body: { start_date: at, words: 'Ferry strike.' } }),
    );
    expect(await matchRow(match)).toMatchObject({ postponement_asked: true, moved: false });
    expect(await seen(home)).toMatchObject({ postponement: { by: 'black', words: 'Ferry strike.', answer: null } });
    expect((await seen(home, new Browser())).postponement).toBeNull();
    must(await home.captain.ask(calls.answerPostponement, { ...home.of, body: { agreed: true } }));
    expect(await matchRow(match)).toMatchObject({ postponement_asked: false, moved: true, start_date: at });
    expect((await inbox(away.who))[0]).toMatchObject({ notice: 'postponementAgreed' });
    const lineUp = await home.captain.read(calls.readLineUp, home.of);
    expect(lineUp.closes).toBe(new Date(Date.parse(at) - 5 * MINUTE).toISOString());
  });
});

it('[ICAL-4] a league match is in the calendar of its team, which needs no log-in', async () => {
  const { event, home } = await leagueMatch(3 * DAY);
  const path = pathTo(calls.tournamentCalendar, { id: event.id, query: { team: home.of.team, language: 'no' } });
  const answer = await app.request(`https://rokade.example${path}`, {}, env);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const file = (await answer.text()).replaceAll('\r\n ', '');
  expect(file.match(/^UID:.*@rokade\.example$/gm)).toHaveLength(1);
  expect(file).toContain(`URL:https://rokade.example/tournament/match/${event.id}/1/`);
  expect(file).toMatch(/^SUMMARY:.*Runde 1\)/m);
});

it('[ICAL-5] a league match is in its team’s calendar of all tournaments, unless the tournament is private', async () => {
  const { event, home } = await leagueMatch(3 * DAY);
  const path = pathTo(calls.teamCalendar, { id: home.of.team });
  const file = async () => (await (await app.request(path, {}, env)).text()).replaceAll('\r\n ', '');
  expect(await file()).toContain(`/tournament/match/${event.id}/1/`);
  must(await event.edit({ publicly_viewable: false }));
  expect(await file()).not.toContain(event.id);
});

it('[TOUR-3] strangers and the captains of other teams cannot report a match', async () => {
  const { home, away, boards } = await leagueMatch();
  const body = { boards: boards(['draw', 'draw']) };
  for (const browser of [away.captain, cast.people.otherManager.browser, new Browser()]) {
    expect(refusal(await browser.ask(calls.reportMatch, { ...home.of, body }))).toMatch(/^403 (forbidden|loginFirst)$/);
  }
});
