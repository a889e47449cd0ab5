import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { addedPairing } from '../../../contract/tournament/rounds.ts';
import { app } from '../../../worker/app.ts';
import { playerLine } from '../../support/domain/trf.ts';
import { firstOf, type Tuple, take } from '../../support/lists.ts';
import { type Answer, answered, must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';
import type { TournamentPage } from '../../support/workers/wire.ts';

const HOUR = 3_600_000;

let cast: Cast;
let host: Somebody;
let players: Tuple<Somebody, 6>;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 6);
});

const MANUAL = { kind: 7, rounds: undefined, tb1: undefined, tb2: undefined };
const build = (changes: Record<string, unknown> = {}): Promise<Event> => Event.build(host, cast.club, changes);
const pair = (event: Event, round: number, white: string, black: string): Promise<Answer> =>
  host.browser.ask(calls.addPairing, { body: { tournament: event.id, round, white, black } });
const unpair = (event: Event, round: number, white: string, black: string): Promise<Answer> =>
  host.browser.ask(calls.deletePairing, { body: { tournament: event.id, round, white, black } });
const warnings = (answer: Answer): readonly string[] => answered(addedPairing, must(answer)).warnings;
const scoreOf = async (event: Event, account: string): Promise<number | null | undefined> =>
  (await event.page()).participants.find((row) => row.account === account)?.score;

/** A Swiss whose first round is paired, and its boards. */
async function paired(count: number, changes: Record<string, unknown> = {}) {
  const event = await (await build(changes)).started(players.slice(0, count));
  must(await event.next());
  return { event, boards: await event.boards(1) };
}

describe('players whose pairing was deleted', () => {
  it('two players whose pairing was deleted block the next round until they are paired again, on their old board', async () => {
    const { event, boards } = await paired(6);
    const { white, black, board } = firstOf(boards);
    must(await unpair(event, 1, white, black));
    for (const one of await event.boards(1)) must(await event.result(1, one.white, one.black, 1));
    const refused = await event.next();
    expect(refusal(refused)).toBe('409 playersUnpaired');
    expect(refused.body).toMatchObject({ params: { round: 1, players: 2 } });
    expect(warnings(await pair(event, 1, black, white))).toEqual([]);
    expect((await event.boards(1)).find((one) => one.white === black)?.board).toBe(board);
    must(await event.result(1, black, white, 0));
    must(await event.next());
    expect(await event.boards(2)).toHaveLength(3);
  });

  it('a player whose pairing was deleted can be paired with another such player, but with nobody who is paired', async () => {
    const { event, boards } = await paired(6);
    const [one, other] = take(boards, 2);
    must(await unpair(event, 1, one.white, one.black));
    expect(refusal(await pair(event, 1, one.white, other.black))).toBe('409 alreadyPaired');
    must(await unpair(event, 1, other.white, other.black));
    must(await pair(event, 1, one.white, other.black));
    must(await pair(event, 1, other.white, one.black));
    const now = await event.boards(1);
    expect(now.map(({ board }) => board)).toEqual([1, 2, 3]);
    await event.playOut(1);
    must(await event.next());
  });

  it('players whose pairing was deleted can each get a bye, worth a point, which can be removed again', async () => {
    const { event, boards } = await paired(6);
    const { white, black } = firstOf(boards);
    must(await unpair(event, 1, white, black));
    expect(warnings(await pair(event, 1, white, 'bye'))).toEqual([]);
    expect(refusal(await pair(event, 1, white, 'bye'))).toBe('409 alreadyPaired');
    expect(refusal(await pair(event, 1, white, black))).toBe('409 alreadyPaired');
    const pairings = await host.browser.read(calls.listPairings, { query: { tournament: event.id } });
    expect(pairings.find((one) => one.white === white)).toMatchObject({ black: 'bye', result: 'pairing-allocated' });
    expect(await scoreOf(event, white)).toBe(1);
    must(await unpair(event, 1, white, 'bye'));
    expect(await scoreOf(event, white)).toBe(0);
    for (const player of [white, black]) must(await pair(event, 1, player, 'bye'));
    await event.playOut(1);
    must(await event.next());
    await event.playOut(2);
    const twice = await event.boards(2);
    const second = twice.find((one) => [one.white, one.black].includes(white));
    expect(refusal(await pair(event, 2, white, 'bye'))).toBe('409 alreadyPaired');
    must(await event.result(2, second?.white ?? '', second?.black ?? '', 'none'));
    must(await unpair(event, 2, second?.white ?? '', second?.black ?? ''));
    expect(warnings(await pair(event, 2, white, 'bye'))).toEqual(['wrongBye']);
  });

  it('players whose pairing was deleted keep the tournament from ending in its last round', async () => {
    const { event, boards } = await paired(4, { rounds: 1 });
    const [{ white, black }, other] = take(boards, 2);
    must(await unpair(event, 1, white, black));
    must(await event.result(1, other.white, other.black, 1));
    expect((await event.page()).tournament.finished).toBe(false);
    must(await pair(event, 1, white, black));
    must(await event.result(1, white, black, 1));
    expect((await event.page()).tournament.finished).toBe(true);
    expect(refusal(await unpair(event, 1, white, 'bye'))).toBe('404 noSuchPairing');
  });

  it('a player whose pairing was deleted does not block the next round after withdrawing', async () => {
    const { event, boards } = await paired(6);
    const { white, black } = firstOf(boards);
    must(await unpair(event, 1, white, black));
    must(await event.remove(black));
    must(await pair(event, 1, white, 'bye'));
    await event.playOut(1);
    must(await event.next());
    must(await event.add(black));
    const missed = (await event.page()).pairings.filter((one) => one.white === black);
    expect(missed.map(({ round, result }) => [round, result])).toEqual([
      [1, 'zero-point'],
      [2, 'zero-point'],
    ]);
    await event.playOut(2);
    must(await event.next());
  });
});

describe('a second game in a round', () => {
  it('a second game in a round gets a warning in manual pairing, and both games count', async () => {
    const event = await (await build(MANUAL)).started(players.slice(0, 4));
    must(await host.browser.ask(calls.addRound, { body: { tournament: event.id } }));
    const [{ id: a }, { id: b }, { id: c }] = players;
    expect(warnings(await pair(event, 1, a, b))).toEqual([]);
    expect(warnings(await pair(event, 1, a, c))).toEqual(['secondGameInRound']);
    expect(warnings(await pair(event, 1, b, a))).toEqual(['secondGameInRound', 'rematch']);
    expect(refusal(await pair(event, 1, a, b))).toBe('409 alreadyPaired');
    must(await event.result(1, a, b, 1));
    must(await event.result(1, a, c, 0));
    must(await event.result(1, b, a, 0));
    expect([await scoreOf(event, a), await scoreOf(event, b), await scoreOf(event, c)]).toEqual([2, 0.5, 0.5]);
    must(await event.result(1, a, c, 'none'));
    must(await unpair(event, 1, a, c));
    expect([await scoreOf(event, a), await scoreOf(event, b), await scoreOf(event, c)]).toEqual([1.5, 0.5, 0]);
    expect(await event.boards(1)).toHaveLength(2);
  });

  it('a second game in a round is refused in a Swiss', async () => {
    const { event, boards } = await paired(4);
    const [one, other] = take(boards, 2);
    expect(refusal(await pair(event, 1, one.white, other.white))).toBe('409 alreadyPaired');
  });
});

describe('the time of a round', () => {
  it('a round that is paired days before keeps its announced time, also in the report file', async () => {
    const { at, ...first } = inTime(9 * 24 * HOUR);
    const event = await (await build({ ...first, start_date: at.slice(0, 10), end_date: at.slice(0, 10) })).started(
      players,
    );
    must(await event.next());
    const { rounds, tournament } = await event.page();
    expect(rounds[0]).toMatchObject({ start_date: at, paired: true });
    expect(tournament.started).toBe(true);
    const headers = { cookie: host.browser.cookie ?? '' };
    const answer = await app.request(`http://localhost${pathTo(calls.reportFile, { id: event.id })}`, { headers }, env);
    const file = await answer.text();
    const dates = file.split('\n').find((line) => line.startsWith('132'));
    expect(dates).toContain(at.slice(2, 10).replaceAll('-', '/'));
  });

  it('the time of a round may have passed, when the round is added and when it is set up (R-239)', async () => {
    const event = await build(MANUAL);
    const past = inTime(-HOUR).at;
    const add = (start_date?: string) =>
      host.browser.ask(calls.addRound, { body: { tournament: event.id, start_date } });
    expect(refusal(await add('2019-12-31T23:59:59Z'))).toBe('400 invalidInput');
    expect(refusal(await add('2100-01-01T00:00:00Z'))).toBe('400 invalidInput');
    must(await add(past));
    must(await add());
    const setUp = (at: string) =>
      host.browser.ask(calls.setupRound, { body: { tournament: event.id, number: 2, start_date: at } });
    must(await setUp(past));
    expect((await event.page()).rounds.map(({ start_date }) => start_date)).toEqual([past, past]);
  });
});

describe('the page of a tournament', () => {
  it('the page has the number of rounds of a tournament that is paired by hand (D-08)', async () => {
    const event = await build(MANUAL);
    expect((await event.page()).tournament.rounds).toBe(0);
    for (const _ of [1, 2]) must(await host.browser.ask(calls.addRound, { body: { tournament: event.id } }));
    expect((await event.page()).tournament.rounds).toBe(2);
  });

  it('the page has a round with requested byes as unpaired, the points of byes, and the round of a withdrawal', async () => {
    const names = ['Berg, Anne', 'Dahl, Per', 'Eide, Liv', 'Foss, Odd'];
    const trf = [
      '012 Open',
      '142 3',
      '152 W',
      ...names.map((name, at) => playerLine(at + 1, name, '0.0')),
      '240 H   3    4',
    ];
    const sent = { trf: `${trf.join('\n')}\n`, organiser: cast.club, organiser_type: 'club' };
    const { id } = await host.browser.read(calls.importTournament, { body: sent });
    const page = (): Promise<TournamentPage> => host.browser.read(calls.viewTournament, { id });
    must(await host.browser.ask(calls.startTournament, { id }));
    must(await host.browser.ask(calls.pairNextRound, { id, button: 'pairings' }));
    const { rounds, tournament, participants, pairings } = await page();
    expect(rounds.map(({ number, paired: isPaired }) => [number, isPaired])).toEqual([[1, true]]);
    expect(pairings.filter(({ round }) => round === 3)).toHaveLength(1);
    expect(tournament.bye_points).toEqual({
      'pairing-allocated': 1,
      'full-point': 1,
      'half-point': 0.5,
      'zero-point': 0,
    });
    const { account } = firstOf(participants);
    must(await host.browser.ask(calls.removeParticipant, { id, account }));
    expect((await page()).participants.find((row) => row.account === account)).toMatchObject({
      withdrawn: true,
      withdrawn_from: 2,
    });
  });

  it('an imported file with a player who missed a round does not block the next round', async () => {
    const players = [
      ['1.0', '2w1'],
      ['0.0', '1b0'],
      ['0.0', '.'],
      ['0.5', '5w='],
      ['0.5', '4b='],
    ] as const;
    const lines = players.map(([points, round], at) => playerLine(at + 1, `Berg${at}, Anne`, points, round));
    const trf = ['012 Open', '142 3', '152 W', ...lines].join('\n');
    const sent = { trf: `${trf}\n`, organiser: cast.club, organiser_type: 'club' };
    const { id } = await host.browser.read(calls.importTournament, { body: sent });
    must(await host.browser.ask(calls.pairNextRound, { id, button: 'pairings' }));
    const page = await host.browser.read(calls.viewTournament, { id });
    expect(page.pairings.filter(({ round }) => round === 2)).toHaveLength(3);
  });
});
