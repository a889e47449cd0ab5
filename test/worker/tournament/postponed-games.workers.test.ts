import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { snakeKeys } from '../../../contract/codec/case.ts';
import { pathTo } from '../../../contract/http/request.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { DAY, MINUTE } from '../../../domain/kernel/time.ts';
import { USUAL_POSTPONEMENT } from '../../../domain/tournament/value/postponement-plan.ts';
import { tournamentStub } from '../../../durable-objects/stubs.ts';
import { app } from '../../../worker/app.ts';
import { restoreClock, setClock, setClockAhead } from '../../support/clock.ts';
import { take } from '../../support/lists.ts';
import { must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, makeCast, type Somebody } from '../../support/workers/people.ts';
import type { PairingView } from '../../support/workers/wire.ts';

let cast: Cast;
let city: Cast;
let host: Somebody;
beforeAll(async () => {
  [cast, city] = [await makeCast(), await makeCast()];
  host = cast.people.manager;
});

afterEach(restoreClock);

const NEXT_WEEK = '2026-12-08T18:00:00.000Z';

/** A Swiss of guests, its first round paired. */
async function clubNight(): Promise<{ readonly event: Event; readonly boards: readonly [PairingView, PairingView] }> {
  const event = await Event.build(host, cast.club, { rounds: 3 });
  for (const last_name of ['Berg', 'Dahl', 'Lie', 'Moe']) await event.guest({ last_name });
  must(await event.start());
  must(await event.next());
  return { event, boards: take(await event.boards(1), 2) };
}

const postpone = (event: Event, { round, white, black }: PairingView, body: object) =>
  host.browser.ask(calls.postponeGame, { id: event.id, round, white, black, body: { state: 'postponed', ...body } });

const boardOn = (pairings: readonly PairingView[], { round, white }: PairingView) =>
  pairings.find((one) => one.round === round && one.white === white);

const pairNext = (event: Event, query: { readonly adjourn?: 'true' } = {}) =>
  host.browser.ask(calls.pairNextRound, { id: event.id, button: 'pairings', query });

const fileOf = async (event: Event, query: Readonly<Record<string, string>>): Promise<Response> => {
  const path = `${pathTo(calls.reportFile, { id: event.id })}?${new URLSearchParams(query)}`;
  return app.request(`http://localhost${path}`, { headers: { cookie: host.browser.cookie ?? '' } }, env);
};

describe('postponed and adjourned games', () => {
  it('[OPEN-1] everybody sees the date, and arbiters alone who asked and why, also after a restart', async () => {
    const { event, boards } = await clubNight();
    const [board] = boards;
    must(await postpone(event, board, { start_date: NEXT_WEEK, by: 'black', words: 'Night shift' }));
    await evictDurableObject(tournamentStub(env, asId(event.id)));
    const seen = { state: 'postponed', start_date: NEXT_WEEK };
    expect(boardOn((await event.page()).pairings, board)?.postponed).toEqual({
      ...seen,
      by: 'black',
      words: 'Night shift',
    });
    const { body } = await cast.visitor.ask(calls.viewTournament, { id: event.id });
    expect(boardOn((body as { pairings: PairingView[] }).pairings, board)?.postponed).toEqual(seen);
    expect(JSON.stringify(body)).not.toContain('Night shift');
  });

  it('[OPEN-2] the next round is refused with its boards, and paired with the word of the arbiter', async () => {
    const { event, boards } = await clubNight();
    const [first, second] = boards;
    must(await event.result(1, first.white, first.black, 1));
    const refused = await pairNext(event);
    expect(refusal(refused)).toBe('409 roundNotFinished');
    expect(refused.body).toMatchObject({ params: { missing: 1, round: 1, boards: String(second.board) } });
    must(await pairNext(event, { adjourn: 'true' }));
    expect(boardOn((await event.page()).pairings, second)?.postponed).toMatchObject({ state: 'adjourned' });
    expect(await event.boards(2)).toHaveLength(2);
  });

  it('[OPEN-6] [OPEN-8] the report waits for a late result, which the working file tells', async () => {
    const { event, boards } = await clubNight();
    const [first, second] = boards;
    must(await event.result(1, first.white, first.black, 1));
    must(await pairNext(event, { adjourn: 'true' }));
    await event.playOut(2);
    const refused = await fileOf(event, { file: 'report' });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: 'gamesOpen', params: { round: 1, boards: String(second.board) } },
    ]);
    expect(await (await fileOf(event, {})).text()).toMatch(/ [wb] \?/);
    must(await event.result(1, second.white, second.black, -1));
    expect((await fileOf(event, { file: 'report' })).status).toBe(200);
    const text = await (await fileOf(event, {})).text();
    expect(text).toMatch(/### Adjournment @ Round 1: \d-\d: \? => 0-1 \(pairings up to Round 2 used \?\)/);
    expect(text).not.toMatch(/ [wb] \?/);
  });

  it('[TOUR-9] an archive has postponed games and late results, and exports as the same file, byte for byte', async () => {
    const { event, boards } = await clubNight();
    const [first, second] = boards;
    must(await postpone(event, first, { start_date: NEXT_WEEK, by: 'white', words: 'Night shift' }));
    must(await pairNext(event, { adjourn: 'true' }));
    must(await event.result(1, second.white, second.black, 1));
    const file = await host.browser.read(calls.tournamentArchive, { id: event.id });
    expect(file.rounds[0]?.boards).toMatchObject([
      { postponed: { kind: 'postponed', by: 'white', words: 'Night shift' } },
      { postponed: { kind: 'adjourned' }, knownFromRound: 3, result: 'whiteWins' },
    ]);
    const { manager } = city.people;
    const sent = { file, organiser: city.club, organiser_type: 'club' as const };
    const { id } = await manager.browser.read(calls.importArchive, { body: sent });
    expect(JSON.stringify(await manager.browser.read(calls.tournamentArchive, { id }))).toBe(JSON.stringify(file));
  });
});

describe('games that are not played by their deadline', () => {
  it('[OPEN-13] the forfeit of the player who asked is entered with one press, once it is due', async () => {
    const past = (days: number) => inTime(-days * DAY).first_pairing_date;
    const event = await Event.build(host, cast.club, { rounds: 3, start_date: past(4), end_date: past(2) });
    for (const last_name of ['Berg', 'Dahl', 'Lie', 'Moe']) await event.guest({ last_name });
    must(await event.start());
    must(await event.next());
    const [board] = take(await event.boards(1), 1);
    must(await postpone(event, board, { by: 'black' }));
    const of = { id: event.id, round: 1, white: board.white, black: board.black };
    const enter = (result: 'draw' | 'whiteWinsByForfeit') =>
      host.browser.ask(calls.resolveUnplayed, { ...of, body: { result } });
    expect(refusal(await enter('draw'))).toBe('409 nothingProposed');
    must(await enter('whiteWinsByForfeit'));
    const entered = boardOn((await event.page()).pairings, board);
    expect(entered).toMatchObject({ result: 'whiteWinsByForfeit', forfeit: true });
    const { event: running, boards } = await clubNight();
    must(await postpone(running, boards[0], { by: 'white' }));
    const [{ white, black }] = boards;
    const early = { id: running.id, round: 1, white, black, body: { result: 'blackWinsByForfeit' as const } };
    expect(refusal(await host.browser.ask(calls.resolveUnplayed, early))).toBe('409 deadlineToCome');
  });

  it('[OPEN-14] the last round is refused while a game of the last but one is open, and paired when confirmed', async () => {
    const event = await Event.build(host, cast.club, { rounds: 2 });
    for (const last_name of ['Berg', 'Dahl', 'Lie', 'Moe', 'Ness', 'Ruud']) await event.guest({ last_name });
    must(await event.start());
    must(await event.next());
    const [open, ...others] = await event.boards(1);
    for (const { white, black } of others) must(await event.result(1, white, black, 1));
    if (open === undefined) throw new Error('no board');
    must(await postpone(event, open, {}));
    const refused = await pairNext(event);
    expect(refusal(refused)).toBe('409 lastRoundWaits');
    expect(refused.body).toMatchObject({ params: { round: 1, boards: String(open.board) } });
    must(await pairNext(event, { adjourn: 'true' }));
  });

  it('[TOUR-9] an archive has the rules of postponed games, requests and reminders, byte for byte', async () => {
    const [player, stranger] = await makePlayers(host, cast.club, 2);
    const { event, board, of, white, black } = await eventOf(player, stranger, {
      opponent_must_agree: false,
      max_postponements: 2,
      until: { kind: 'date', date: inTime(20 * DAY).first_pairing_date },
      unresolved_rule: 'draw',
    });
    const inDays = (days: number) => ({ start_date: new Date(Date.now() + days * DAY).toISOString() });
    must(await white.browser.ask(calls.askAnotherDay, { ...of, body: inDays(5) }));
    must(await black.browser.ask(calls.askAnotherDay, { ...of, body: inDays(6) }));
    must(await host.browser.ask(calls.remindPlayers, of));
    const file = await host.browser.read(calls.tournamentArchive, { id: event.id });
    expect(file.settings.postponement).toMatchObject({ maxPostponements: 2, unresolvedRule: 'draw' });
    expect(file.rounds[0]?.boards[board.board - 1]).toMatchObject({
      postponed: { by: 'white', remindedAt: expect.anything() },
      dayRequest: { by: 'black', asker: 'white' },
    });
    const sent = { file, organiser: city.club, organiser_type: 'club' as const };
    const { id } = await city.people.manager.browser.read(calls.importArchive, { body: sent });
    expect(JSON.stringify(await city.people.manager.browser.read(calls.tournamentArchive, { id }))).toBe(
      JSON.stringify(file),
    );
  });
});

describe('players who agree on another day', () => {
  it('[OPEN-9] [OPEN-10] a player asks, the opponent reads it in the inbox and agrees, and nobody else reads why', async () => {
    const [player, stranger] = await makePlayers(host, cast.club, 2);
    const { event, board, of, white, black } = await eventOf(player, stranger);
    const start_date = new Date(Date.now() + 5 * DAY).toISOString();
    must(await white.browser.ask(calls.askAnotherDay, { ...of, body: { start_date, words: 'Night shift' } }));
    const asked = boardOn((await event.page()).pairings, board);
    expect(asked?.day_asked).toEqual({ by: 'white', start_date });
    expect(refusal(await white.browser.ask(calls.answerAnotherDay, { ...of, body: { agreed: true } }))).toBe(
      '409 nothingToAnswer',
    );
    const inbox = await black.browser.read(calls.openInbox, {});
    expect(inbox[0]).toMatchObject({ notice: 'anotherDayAsked', params: { seat: '1', round: '1' } });
    expect(JSON.stringify(inbox)).not.toContain('Night shift');
    must(await black.browser.ask(calls.answerAnotherDay, { ...of, body: { agreed: true } }));
    const seen = boardOn((await event.page()).pairings, board);
    expect(seen?.postponed).toMatchObject({ state: 'postponed', start_date, by: 'white', words: 'Night shift' });
    expect(seen?.day_asked ?? null).toBeNull();
    const { body } = await black.browser.ask(calls.viewTournament, { id: event.id });
    expect(JSON.stringify(body)).not.toContain('Night shift');
    expect((await white.browser.read(calls.openInbox, {}))[0]).toMatchObject({ notice: 'anotherDayAgreed' });
  });

  it('[OPEN-11] where the opponent need not agree, asking postpones the game and the opponent is told', async () => {
    const [player, stranger] = await makePlayers(host, cast.club, 2);
    const { event, board, of, white, black } = await eventOf(player, stranger, { opponent_must_agree: false });
    const start_date = new Date(Date.now() + 5 * DAY).toISOString();
    must(await white.browser.ask(calls.askAnotherDay, { ...of, body: { start_date } }));
    const asked = boardOn((await event.page()).pairings, board);
    expect([asked?.postponed, asked?.day_asked]).toMatchObject([
      { state: 'postponed', start_date: null, by: 'white' },
      { by: 'white', start_date },
    ]);
    expect((await black.browser.read(calls.openInbox, {}))[0]).toMatchObject({ notice: 'gamePostponed' });
  });

  it('[OPEN-9] [OPEN-12] the notice and the deadline of the tournament refuse what comes too late', async () => {
    const [player, stranger] = await makePlayers(host, cast.club, 2);
    const late = await eventOf(player, stranger, { notice: 4 * 24 * 60 });
    const inDays = (days: number) => ({ start_date: new Date(Date.now() + days * DAY).toISOString() });
    expect(refusal(await late.white.browser.ask(calls.askAnotherDay, { ...late.of, body: inDays(5) }))).toBe(
      '409 postponeTooLate',
    );
    const { of, white } = await eventOf(player, stranger, {});
    expect(refusal(await white.browser.ask(calls.askAnotherDay, { ...of, body: inDays(50) }))).toBe(
      '409 afterTheDeadline',
    );
  });

  it('[OPEN-15] the arbiter reminds both players, once an hour', async () => {
    const [player, stranger] = await makePlayers(host, cast.club, 2);
    const { event, board, of, white, black } = await eventOf(player, stranger);
    must(await postpone(event, board, { start_date: NEXT_WEEK }));
    for (const _ of [1, 2]) must(await host.browser.ask(calls.remindPlayers, of));
    for (const { browser } of [white, black]) {
      const notices = (await browser.read(calls.openInbox, {})).map(({ notice }) => notice);
      expect(notices.filter((notice) => notice === 'gameReminder')).toHaveLength(1);
    }
  });

  it('[OPEN-15] the alarm of the tournament reminds both players a day before their game, also after a restart', async () => {
    const [player, stranger] = await makePlayers(host, cast.club, 2);
    const { event, board, white, black } = await eventOf(player, stranger);
    const date = Date.now() + 4 * DAY;
    must(await postpone(event, board, { start_date: new Date(date).toISOString() }));
    const stub = tournamentStub(env, asId(event.id));
    // Right after a change the alarm waits for another one.
    setClockAhead(2 * MINUTE);
    await runDurableObjectAlarm(stub);
    const alarm = await runInDurableObject(stub, (_, state) => state.storage.getAlarm());
    expect(alarm).toBe(date - DAY);
    expect((await white.browser.read(calls.openInbox, {})).map(({ notice }) => notice)).not.toContain('gameReminder');
    await evictDurableObject(stub);
    setClock(date - DAY);
    await runDurableObjectAlarm(stub);
    restoreClock();
    for (const one of [white, black]) {
      const [latest] = await one.browser.read(calls.openInbox, {});
      expect(latest).toMatchObject({
        notice: 'gameReminder',
        params: { seat: '1', round: '1', startAt: String(date) },
      });
    }
  });
});

/** The first round of the two is paired, and begins in two days. */
async function eventOf(player: Somebody, stranger: Somebody, rules: object = {}) {
  const first = inTime(2 * DAY);
  const settings = {
    rounds: 2,
    players_postpone: true,
    postponement: { ...snakeKeys(USUAL_POSTPONEMENT), ...rules },
    first_pairing_date: first.first_pairing_date,
    first_pairing_time: first.first_pairing_time,
    end_date: inTime(30 * DAY).first_pairing_date,
  };
  const event = await Event.build(host, cast.club, settings);
  // Seeded last, with the bye of the first round.
  await event.guest({ last_name: 'Zorn' });
  await event.started([player, stranger]);
  must(await event.next());
  const [board] = take(await event.boards(1), 1);
  const of = { id: event.id, round: 1, white: board.white, black: board.black };
  const [white, black] = board.white === player.id ? [player, stranger] : [stranger, player];
  return { event, board, of, white, black };
}
