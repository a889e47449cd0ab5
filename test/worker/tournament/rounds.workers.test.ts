import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { gameStub } from '../../../durable-objects/stubs.ts';
import { playerLine } from '../../support/domain/trf.ts';
import { firstOf, nth, onlyOf, type Tuple } from '../../support/lists.ts';
import { type Answer, must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let cast: Cast;
let host: Somebody;
let players: Tuple<Somebody, 4>;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 4);
});

const build = (changes: Record<string, unknown> = {}): Promise<Event> => Event.build(host, cast.club, changes);
/** An hour between the rounds, so that only the first is paired while the test runs. */
const ONLINE = { default_game_location: 1, online_pairing_interval_n: 1, online_pairing_interval_t: 1 };

const setUp = (event: Event, number: number, start_date: string): Promise<Answer> =>
  host.browser.ask(calls.setupRound, { body: { tournament: event.id, number, start_date } });
const addRound = (event: Event, more: Record<string, unknown> = {}): Promise<Answer> =>
  host.browser.ask(calls.addRound, { body: { tournament: event.id, ...more } });
const deleteRound = (event: Pick<Event, 'id'>, number: number): Promise<Answer> =>
  host.browser.ask(calls.deleteRound, { body: { tournament: event.id, number } });
const pairByHand = (event: Event, round: number, white: string, black: string, online = false): Promise<Answer> =>
  host.browser.ask(calls.addPairing, { body: { tournament: event.id, round, white, black, online } });
const next = async (event: Event): Promise<number | null> => {
  const { current_online_pairing_time: at } = (await event.page()).tournament;
  return at === null ? null : Date.parse(at) - Date.now();
};

describe('a rescheduled round', () => {
  it('a rescheduled round cancels its waiting games and opens new ones at the new time', async () => {
    const { at: _, ...first } = inTime(HOUR);
    const event = await build({ kind: 8, ...ONLINE, ...first, tb1: undefined, tb2: undefined, rounds: undefined });
    await event.started(players);
    const boards = await event.boards(1);
    const old = await Promise.all(boards.map(async ({ white, black }) => onlyOf(await event.gamesOf(1, white, black))));
    const { at } = inTime(3 * HOUR);
    must(await setUp(event, 1, at));
    expect(firstOf(await cast.visitor.read(calls.listRounds, { query: { tournament: event.id } })).start_date).toBe(
      new Date(at).toISOString(),
    );
    for (const [index, { white, black }] of boards.entries()) {
      const [before, after] = [nth(old, index), onlyOf(await event.gamesOf(1, white, black))];
      expect(after.id).not.toBe(before.id);
      expect(after.start).toBe(new Date(at).toISOString());
      expect((await gameStub(env, asId(before.id)).view())?.end?.reason).toBe('annulled');
      expect((await gameStub(env, asId(after.id)).view())?.setup.startsAt).toBe(Date.parse(at));
    }
    const second = await event.firstBoard(2);
    const untouched = firstOf(await event.gamesOf(2, second.white, second.black));
    expect(Date.parse(untouched.start)).toBeLessThan(Date.parse(at));
  });

  it('a rescheduled round keeps a game that the organiser has decided', async () => {
    const event = await build({
      kind: 8,
      ...ONLINE,
      ...inTime(HOUR),
      tb1: undefined,
      tb2: undefined,
      rounds: undefined,
    });
    await event.started(players);
    const { white, black } = await event.firstBoard(1);
    const decided = firstOf(await event.gamesOf(1, white, black));
    must(await event.result(1, white, black, 'whiteWinsByForfeit'));
    must(await setUp(event, 1, inTime(3 * HOUR).at));
    expect((await event.gamesOf(1, white, black)).map(({ id }) => id)).toEqual([decided.id]);
  });

  it('a round cannot be rescheduled in the last ten minutes before it, nor into the past', async () => {
    const event = await build({ kind: 8, ...inTime(9 * MINUTE), tb1: undefined, tb2: undefined, rounds: undefined });
    await event.started(players);
    expect(refusal(await setUp(event, 1, inTime(HOUR).at))).toBe('409 rescheduleTooLate');
    const far = await build({ kind: 8, ...inTime(HOUR), tb1: undefined, tb2: undefined, rounds: undefined });
    await far.started(players);
    expect(refusal(await setUp(far, 1, inTime(-HOUR).at))).toBe('400 timeInThePast');
  });
});

describe('a deleted round', () => {
  it('a deleted round keeps its requested byes, and is paired again without those players', async () => {
    const names = ['Berg, Anne', 'Dahl, Per', 'Eide, Liv', 'Foss, Odd'];
    const trf = [
      '012 Open',
      '142 2',
      '152 W',
      ...names.map((name, at) => playerLine(at + 1, name, '0.0')),
      '240 H   1    4',
    ];
    const sent = { trf: `${trf.join('\n')}\n`, organiser: cast.club, organiser_type: 'club' };
    const { id } = await host.browser.read(calls.importTournament, { body: sent });
    const pairings = () => host.browser.read(calls.listPairings, { query: { tournament: id } });
    const requested = onlyOf(await pairings());
    expect([requested.black, requested.result]).toEqual(['bye', 'half-point']);
    must(await host.browser.ask(calls.startTournament, { id }));
    must(await host.browser.ask(calls.pairNextRound, { id, button: 'pairings' }));
    const paired = await pairings();
    expect(paired.map(({ result }) => String(result)).sort()).toEqual(['half-point', 'null', 'pairing-allocated']);
    must(await deleteRound({ id }, 1));
    expect((await pairings()).map(({ white, result }) => [white, result])).toEqual([[requested.white, 'half-point']]);
    must(await host.browser.ask(calls.pairNextRound, { id, button: 'pairings' }));
    expect((await pairings()).map(({ white, black }) => `${white} ${black}`).sort()).toEqual(
      paired.map(({ white, black }) => `${white} ${black}`).sort(),
    );
  });

  it('a deleted round of an online Swiss cancels its games, and the next pairing is planned one interval from now', async () => {
    const event = await (await build({ ...ONLINE, rounds: 1 })).started(players);
    expect(await next(event)).toBeNull();
    const { white, black } = await event.firstBoard(1);
    const game = firstOf(await event.gamesOf(1, white, black));
    must(await deleteRound(event, 1));
    expect((await event.page()).pairings).toEqual([]);
    expect((await gameStub(env, asId(game.id)).view())?.end?.reason).toBe('annulled');
    const planned = (await next(event)) ?? 0;
    expect(planned).toBeGreaterThan(HOUR - 2 * MINUTE);
    expect(planned).toBeLessThanOrEqual(HOUR);
  });

  it('the deletion of a round makes pairing possible again where it had failed, without withdrawn players', async () => {
    const event = await (await build({ rounds: 3 })).started(players);
    must(await event.next());
    await event.playOut(1);
    const { white, black } = await event.firstBoard(1);
    const others = players.map(({ id }) => id).filter((id) => id !== white && id !== black);
    for (const id of others) must(await event.remove(id));
    expect(refusal(await event.next())).toBe('409 pairingFailed');
    expect((await event.page()).tournament.pairing_generation_failed).toBe(true);
    expect(refusal(await deleteRound(event, 1))).toBe('409 roundHasResults');
    for (const board of await event.boards(1)) must(await event.result(1, board.white, board.black, 'none'));
    must(await deleteRound(event, 1));
    expect((await event.page()).tournament.pairing_generation_failed).toBe(false);
    must(await event.next());
    expect(await event.boards(1)).toHaveLength(1);
  });
});

describe('a pairing by hand', () => {
  it('a pairing by hand is refused before the start, and in a Swiss for a round that is not the next one', async () => {
    const event = await build();
    const [{ id: a }, { id: b }] = players;
    await event.with(players);
    must(await addRound(event));
    must(await addRound(event));
    expect(refusal(await pairByHand(event, 1, a, b))).toBe('409 tournamentNotStarted');
    must(await event.start());
    expect(refusal(await pairByHand(event, 2, a, b))).toBe('409 notTheNextRound');
    expect(refusal(await pairByHand(event, 3, a, b))).toBe('409 notTheNextRound');
    must(await pairByHand(event, 1, a, b));
    expect(refusal(await pairByHand(event, 1, b, players[2].id))).toBe('409 alreadyPaired');
    expect(refusal(await pairByHand(event, 1, players[2].id, players[2].id))).toBe('400 samePlayer');
  });

  it('a pairing by hand is refused for players who are withdrawn or never took part', async () => {
    const event = await (await build()).started(players);
    must(await addRound(event));
    must(await event.remove(players[3].id));
    expect(refusal(await pairByHand(event, 1, players[0].id, players[3].id))).toBe('409 notParticipating');
    expect(refusal(await pairByHand(event, 1, cast.people.outsider.id, players[0].id))).toBe('409 notParticipating');
    must(await event.add(players[3].id));
    must(await pairByHand(event, 1, players[0].id, players[3].id));
  });

  it('a pairing by hand is refused in a finished tournament', async () => {
    const event = await (await build({ rounds: 1 })).started(players);
    must(await event.next());
    await event.playOut(1);
    expect((await event.page()).tournament.finished).toBe(true);
    expect(refusal(await pairByHand(event, 1, players[0].id, players[1].id))).toBe('409 tournamentFinished');
  });

  it('a pairing by hand counts in whichever round it is made, and an earlier round may stay empty', async () => {
    const event = await (await build({ kind: 7, rounds: undefined, tb1: undefined, tb2: undefined })).started(players);
    must(await addRound(event));
    must(await addRound(event));
    const [{ id: a }, { id: b }, { id: c }] = players;
    must(await pairByHand(event, 2, a, b));
    must(await event.result(2, a, b, 1));
    const scoreOf = async (account: string) =>
      (await event.page()).participants.find((row) => row.account === account)?.score;
    expect(await scoreOf(a)).toBe(1);
    must(await event.remove(b));
    must(await pairByHand(event, 1, b, c));
    must(await event.result(1, b, c, 0));
    expect([await scoreOf(a), await scoreOf(b), await scoreOf(c)]).toEqual([1, 0.5, 0.5]);
  });

  it('an online pairing by hand has its game at the time of its round', async () => {
    const event = await (await build({ kind: 7, rounds: undefined, tb1: undefined, tb2: undefined })).started(players);
    const { at } = inTime(2 * HOUR);
    must(await addRound(event, { start_date: at }));
    const [{ id: a }, { id: b }] = players;
    must(await pairByHand(event, 1, a, b, true));
    expect(firstOf(await event.gamesOf(1, a, b)).start).toBe(new Date(at).toISOString());
  });
});

describe('an undone result', () => {
  it('an undone result does not return with the late report of the game that it had ended', async () => {
    const event = await (await build(ONLINE)).started(players);
    const { white, black } = await event.firstBoard(1);
    const { id } = firstOf(await event.gamesOf(1, white, black));
    must(await event.result(1, white, black, -1));
    must(await event.result(1, white, black, 'none'));
    await runDurableObjectAlarm(gameStub(env, asId(id)));
    expect(firstOf(await event.gamesOf(1, white, black)).finished).toBe(true);
    expect((await event.boards(1)).find((one) => one.white === white)?.outcome).toBeNull();
  });

  it('the result of a new game counts after a result was undone', async () => {
    const event = await (await build(ONLINE)).started(players);
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black, -1));
    must(await event.result(1, white, black, 'none'));
    const online = (on: boolean) =>
      host.browser.ask(calls.setOnline, { id: event.id, round: 1, white, black, online: on });
    must(await online(false));
    must(await online(true));
    await event.gameEnds(1, white, black, { result: 'draw', reason: 'agreement' });
    expect((await event.boards(1)).find((one) => one.white === white)?.outcome).toBe(0);
  });
});
