import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { TournamentListQuery } from '../../../contract/tournament/lists.ts';
import { importAnswer } from '../../../contract/tournament/payload.ts';
import { openDb } from '../../../db/client.ts';
import { games, tournamentOutbox, tournaments } from '../../../db/schema/index.ts';
import { asId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { gameStub, tournamentStub } from '../../../durable-objects/stubs.ts';
import { app } from '../../../worker/app.ts';
import { firstOf, type Tuple } from '../../support/lists.ts';
import { type Answer, answered, type Browser, must, refusal } from '../../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../../support/workers/event.ts';
import { type Cast, freshId, makeCast, ROLES, type Role, type Somebody } from '../../support/workers/people.ts';

const db = openDb(env.DB);
let cast: Cast;
let players: Tuple<Somebody, 8>;
let host: Somebody;

beforeAll(async () => {
  cast = await makeCast();
  host = cast.people.manager;
  players = await makePlayers(host, cast.club, 8);
});

const build = (changes: Record<string, unknown> = {}): Promise<Event> => Event.build(host, cast.club, changes);
const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();

describe('permissions', () => {
  const RUN: readonly Role[] = ['admin', 'chief', 'chiefArbiter', 'manager', 'clubAll', 'clubArbiter'];
  const attempts: Readonly<Record<string, (browser: Browser, event: Event) => Promise<Answer>>> = {
    start: (browser, event) => browser.ask(calls.startTournament, { id: event.id }),
    'pair the next round': (browser, event) => event.next(browser),
    'add a participant': (browser, event) => browser.ask(calls.addParticipant, { id: event.id, account: 'nobody' }),
    'add a guest': (browser, event) =>
      browser.ask(calls.addGuest, { id: event.id, body: { first_name: 'Gro', last_name: 'Gjest' } }),
    'remove a participant': (browser, event) =>
      browser.ask(calls.removeParticipant, { id: event.id, account: 'nobody' }),
    'change the seeding': (browser, event) => browser.ask(calls.changeSeeding, { id: event.id, by: 'rating' }),
    'enter a result': (browser, event) => event.result(1, 'a', 'b', 1, browser),
    'move a pairing online': (browser, event) =>
      browser.ask(calls.setOnline, { id: event.id, round: 1, white: 'a', black: 'b', online: 'true' }),
    'edit more than its texts': (browser, event) =>
      browser.ask(calls.editTournament, { id: event.id, body: { ...event.payload, rounds: 5 } }),
    'move the next pairing': (browser, event) =>
      browser.ask(calls.changeNextPairing, {
        id: event.id,
        body: {
          next_pairing_date: '2099-01-01',
          next_pairing_time: '12:00',
        },
      }),
    'add a round': (browser, event) => browser.ask(calls.addRound, { body: { tournament: event.id } }),
    'set up a round': (browser, event) =>
      browser.ask(calls.setupRound, { body: { tournament: event.id, number: 1, start_date: '2099-01-01T12:00:00Z' } }),
    'delete a round': (browser, event) => browser.ask(calls.deleteRound, { body: { tournament: event.id, number: 1 } }),
    'pair by hand': (browser, event) =>
      browser.ask(calls.addPairing, { body: { tournament: event.id, round: 1, white: 'a', black: 'b' } }),
    'take a pairing away': (browser, event) =>
      browser.ask(calls.deletePairing, { body: { tournament: event.id, round: 1, white: 'a', black: 'b' } }),
  };

  for (const [what, call] of Object.entries(attempts)) {
    it(`only those who run the tournament can ${what}`, async () => {
      const event = await build();
      for (const role of ROLES) {
        const answer = await call(cast.people[role].browser, event);
        expect([role, answer.status === 403]).toEqual([role, !RUN.includes(role)]);
      }
      expect(refusal(await call(cast.visitor, event))).toBe('403 forbidden');
    });
  }

  it('only the top level can pin a tournament', async () => {
    const event = await build();
    for (const role of ROLES) {
      const answer = await cast.people[role].browser.ask(calls.pinTournament, {
        id: event.id,
        body: {
          pinned: true,
          pinned_order: 3,
        },
      });
      expect([role, answer.status]).toEqual([role, role === 'admin' ? 200 : 403]);
    }
    expect((await event.page()).tournament).toMatchObject({ pinned: true, pinned_order: 3 });
  });

  it('a tournament can be created only for a club that the user runs tournaments for', async () => {
    const payload = { ...(await build()).payload, id: freshId('other'), organiser: cast.otherClub };
    expect(refusal(await host.browser.ask(calls.buildTournament, { body: payload }))).toBe('403 forbidden');
  });

  it('a tournament can be deleted before its first round, and not after it', async () => {
    const event = await build();
    expect((await cast.people.outsider.browser.ask(calls.deleteTournament, { id: event.id })).status).toBe(403);
    must(await host.browser.ask(calls.deleteTournament, { id: event.id }));
    expect(refusal(await host.browser.ask(calls.viewTournament, { id: event.id }))).toBe('404 noSuchTournament');
    const begun = await (await build()).started(players.slice(0, 4));
    must(await begun.next());
    expect(refusal(await host.browser.ask(calls.deleteTournament, { id: begun.id }))).toBe('409 firstRoundStarted');
  });

  it('a private tournament is shown only to its players and to those who run it', async () => {
    const event = await (await build({ publicly_viewable: false })).with([players[0]]);
    expect(refusal(await cast.visitor.ask(calls.viewTournament, { id: event.id }))).toBe('403 tournamentPrivate');
    expect(refusal(await cast.people.outsider.browser.ask(calls.readStats, { id: event.id }))).toBe(
      '403 tournamentPrivate',
    );
    expect((await event.page(players[0].browser)).tournament.id).toBe(event.id);
    const { body } = await cast.visitor.ask(calls.listTournaments);
    expect(JSON.stringify(body)).not.toContain(event.id);
  });
});

describe('the list of all tournaments', () => {
  it('the list of tournaments has the state, format, host and number of participants of each', async () => {
    const event = await (await build()).with(players.slice(0, 4));
    const { data } = await cast.visitor.read(calls.listTournaments);
    const { tournament, organiser_name } = await event.page();
    const row = data.find(({ id }) => id === event.id);
    expect(row).toMatchObject({
      started: false,
      finished: false,
      kind: tournament.kind,
      default_otb: tournament.default_otb,
      organiser: tournament.organiser,
      organiser_name,
      participants: 4,
    });
    await event.start();
    const again = (await cast.visitor.read(calls.listTournaments)).data.find(({ id }) => id === event.id);
    expect(again?.started).toBe(true);
  });

  it('the list of tournaments is read page by page, in an order, and by state, place, format, town and a part of the name', async () => {
    const hall = async (name: string, town: string, players_: number) => {
      const event = await build({
        name,
        rounds: 3,
        default_game_location: 0,
        official_data: { city: town },
      });
      return event.with(players.slice(0, players_));
    };
    const events = [
      await hall('Paged Alpha', 'Bodø', 2),
      await hall('Paged Beta', 'BODØ', 4),
      await hall('Paged Gamma', 'Voss', 6),
    ];
    const list = async (query: TournamentListQuery) => cast.visitor.read(calls.listTournaments, { query });
    const names = async (query: TournamentListQuery) => (await list(query)).data.map(({ name }) => name);
    const all = { q: 'páged' };
    expect(await names({ ...all, sort: 'name' })).toEqual(['Paged Alpha', 'Paged Beta', 'Paged Gamma']);
    expect(await names({ ...all, sort: '-players' })).toEqual(['Paged Gamma', 'Paged Beta', 'Paged Alpha']);
    expect(await list({ ...all, sort: 'name', limit: 2, offset: 2 })).toMatchObject({
      data: [{ name: 'Paged Gamma' }],
      total: 3,
      is_more: false,
    });
    expect(await names({ ...all, town: 'bodø', sort: 'name' })).toEqual(['Paged Alpha', 'Paged Beta']);
    expect((await list(all)).towns.filter((town) => town.toLowerCase() === 'bodø')).toHaveLength(1);
    expect(await names({ ...all, place: 'online' })).toEqual([]);
    expect(await names({ ...all, kind: 'RoundRobin' })).toEqual([]);
    expect((await events[2]?.start())?.status).toBe(200);
    expect(await names({ ...all, status: 'started' })).toEqual(['Paged Gamma']);
    expect(await names({ ...all, status: 'upcoming', sort: '-name' })).toEqual(['Paged Beta', 'Paged Alpha']);
    expect(await names({ ...all, status: 'finished' })).toEqual([]);
  });
});

describe('concurrent requests', () => {
  it('a tournament that is started several times at once starts once', async () => {
    const event = await (await build()).with(players.slice(0, 4));
    const answers = await Promise.all([event.start(), event.start(), event.start()]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
  });

  it('a player is entered once, however often they press join', async () => {
    const event = await build({ self_joinable: true });
    const { browser } = players[0];
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.ask(calls.joinTournament, { id: event.id })));
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    expect((await event.page()).participants).toHaveLength(1);
  });

  it('players who join at the same time all get a starting number, the strongest the first', async () => {
    const event = await build({ self_joinable: true });
    await Promise.all(players.map(({ browser }) => browser.ask(calls.joinTournament, { id: event.id })));
    const { participants } = await event.page();
    expect(participants.map(({ seed }) => seed).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(participants.find(({ seed }) => seed === 1)?.fide_rating).toBe(2200);
  });

  it('a round is paired once when two arbiters pair it at once', async () => {
    const event = await (await build()).started(players.slice(0, 6));
    const answers = await Promise.all([event.next(), event.next(cast.people.clubArbiter.browser)]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await event.boards(1)).toHaveLength(3);
    expect(await event.boards(2)).toHaveLength(0);
  });

  it('concurrent results of a board leave one of them, with the score that follows from it', async () => {
    const event = await (await build()).started(players.slice(0, 4));
    must(await event.next());
    const { white, black } = await event.firstBoard(1);
    await Promise.all([1, 0, -1].map((result) => event.result(1, white, black, result)));
    const page = await event.page();
    const outcome = page.pairings.find((one) => one.white === white)?.outcome;
    const score = page.participants.find((row) => row.account === white)?.score;
    expect(outcome).not.toBeNull();
    expect(score).toBe(((outcome ?? 0) + 1) / 2);
  });

  it('one of two concurrent tournaments with the same id is created', async () => {
    const payload = { ...(await build()).payload, id: freshId('twin') };
    const upper = { ...payload, id: String(payload.id).toUpperCase() };
    const answers = await Promise.all(
      [payload, upper].map((one) => host.browser.ask(calls.buildTournament, { body: one })),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.map(refusal)).toContain('409 idTaken');
  });
});

describe('a Swiss over the board', () => {
  it('a Swiss is played from the first round to the last without rematches, and finished by itself', async () => {
    const event = await (await build()).started(players.slice(0, 7));
    const met = new Set<string>();
    for (const round of [1, 2, 3]) {
      must(await event.next());
      for (const { white, black } of await event.boards(round)) {
        const pair = [white, black].sort().join(' ');
        expect(met.has(pair)).toBe(false);
        met.add(pair);
      }
      await event.playOut(round);
    }
    const page = await event.page();
    expect(page.tournament.finished).toBe(true);
    expect(page.participants.map(({ rank }) => rank)).toEqual(
      [...page.participants.map(({ rank }) => rank)].sort((a, b) => (a ?? 0) - (b ?? 0)),
    );
    expect(page.participants.reduce((sum, { score }) => sum + (score ?? 0), 0)).toBe(12);
  });

  it('a Swiss pairs the next round only after the last result', async () => {
    const event = await (await build()).started(players.slice(0, 4));
    must(await event.next());
    expect(refusal(await event.next())).toBe('409 roundNotFinished');
  });

  it('a Swiss refuses players after the start, and does not pair those who have left', async () => {
    const event = await (await build({ self_joinable: true })).started(players.slice(0, 6));
    expect(refusal(await players[6].browser.ask(calls.joinTournament, { id: event.id }))).toBe('409 tournamentStarted');
    must(await event.next());
    await event.playOut(1);
    must(await players[2].browser.ask(calls.leaveTournament, { id: event.id }));
    must(await event.next());
    const second = (await event.page()).pairings.filter(({ round }) => round === 2);
    expect(second.flatMap(({ white, black }) => [white, black])).not.toContain(players[2].id);
    expect((await event.page()).participants).toHaveLength(6);
  });

  it('a forfeit counts, a result can be removed, and an invalid result is refused', async () => {
    const event = await (await build()).started(players.slice(0, 4));
    must(await event.next());
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black, 'whiteWinsByForfeit'));
    const forfeited = (await event.boards(1)).find((one) => one.white === white);
    expect(forfeited).toMatchObject({ outcome: 1, forfeit: true });
    must(await event.result(1, white, black, 'none'));
    expect((await event.boards(1)).find((one) => one.white === white)?.outcome).toBeNull();
    expect(refusal(await event.result(1, white, black, 'lucky'))).toBe('400 invalidInput');
    expect(refusal(await event.result(1, black, white, 1))).toBe('404 noSuchPairing');
  });

  it('the failure to find a legal pairing is shown on the page and in the response (R-340)', async () => {
    const event = await (await build({ rounds: 3 })).started(players.slice(0, 4));
    must(await event.next());
    await event.playOut(1);
    // Two of four leave: the other two have met.
    const { white, black } = await event.firstBoard(1);
    for (const { account } of (await event.page()).participants) {
      if (account !== white && account !== black)
        must(await host.browser.ask(calls.removeParticipant, { id: event.id, account }));
    }
    expect(refusal(await event.next())).toBe('409 pairingFailed');
    expect((await event.page()).tournament.pairing_generation_failed).toBe(true);
  });

  it('an edit cannot change the format, nor the number of rounds after the first pairing', async () => {
    const event = await (await build()).started(players.slice(0, 4));
    must(await event.next());
    expect(refusal(await event.edit({ kind: 8 }))).toBe('400 kindIsFixed');
    expect(refusal(await event.edit({ rounds: 5 }))).toBe('400 fieldFrozen');
    must(await event.edit({ name: 'Summer Open', chat_enabled: false }));
    expect((await event.page()).tournament).toMatchObject({ name: 'Summer Open', chat_enabled: false, rounds: 3 });
  });

  it('an unchanged page of a tournament gets a 304 response', async () => {
    const event = await build();
    const first = await cast.visitor.ask(calls.viewTournament, { id: event.id });
    const etag = first.headers.get('etag') ?? '';
    const again = await cast.visitor.ask(
      calls.viewTournament,
      { id: event.id },
      {
        'if-none-match': etag,
      },
    );
    expect(again.status).toBe(304);
    await event.add(players[0].id);
    const changed = await cast.visitor.ask(
      calls.viewTournament,
      { id: event.id },
      {
        'if-none-match': etag,
      },
    );
    expect(changed.status).toBe(200);
  });
});

describe('pairing explanations', () => {
  it('a pairing explanation has every pair of the round, its bracket and the rule of its colours', async () => {
    const event = await (await build()).started(players.slice(0, 7));
    must(await event.next());
    await event.playOut(1);
    must(await event.next());
    const explained = await cast.visitor.read(calls.explainRound, { id: event.id, round: 2 });
    const boards = await event.boards(2);
    expect(explained.as_paired).toBe(true);
    expect(explained.pairs.map(({ white, black }) => [white, black])).toEqual(
      boards.map(({ white, black }) => [white, black]),
    );
    expect(explained.brackets.map(({ score }) => score)).toEqual([1, 0]);
    expect(explained.bye).not.toBeNull();
    for (const { color_rule } of explained.pairs) expect(color_rule).toMatch(/^5\.2\.[1-5]$/);
  });

  it('a pairing explanation uses what was known before the round, and is cached', async () => {
    const event = await (await build()).started(players.slice(0, 6));
    must(await event.next());
    const before = await cast.visitor.ask(calls.explainRound, { id: event.id, round: 1 });
    await event.playOut(1);
    expect((await cast.visitor.ask(calls.explainRound, { id: event.id, round: 1 })).body).toEqual(before.body);
    const [stub, round] = [tournamentStub(env, asId(event.id)), 'explained 1'];
    const keptRounds = await runInDurableObject(stub, (_, { storage }) => [...storage.kv.list()].map(([key]) => key));
    expect(keptRounds).toContain(round);
    expect(refusal(await cast.visitor.ask(calls.explainRound, { id: event.id, round: 9 }))).toBe('404 noSuchRound');
  });
});

describe('a round robin', () => {
  it('a round robin has all its rounds from the start: everybody meets everybody twice', async () => {
    const event = await (await build({ kind: 8, rounds: undefined, tb1: undefined, tb2: undefined })).started(
      players.slice(0, 4),
    );
    const page = await event.page();
    expect(page.tournament.rounds).toBe(6);
    const meetings = new Map<string, number>();
    for (const { white, black } of page.pairings) {
      const pair = [white, black].sort().join(' ');
      meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
    }
    expect([...meetings.values()]).toEqual([2, 2, 2, 2, 2, 2]);
  });
});

describe('an online tournament', () => {
  const online = { default_game_location: 1, rounds: 2, initial_time: 5, online_pairing_interval_n: 1 };

  it('an online tournament is paired by its own alarm at the pairing time, and its games are opened once', async () => {
    const event = await build({ ...online, ...inTime(3_600_000) });
    await event.started(players.slice(0, 4));
    expect(await event.boards(1)).toHaveLength(0);
    const id = asId<TournamentId>(event.id);
    await db
      .update(tournaments)
      .set({ nextPairingAt: millis(Date.now() - 1000) })
      .where(eq(tournaments.id, id));
    const stub = tournamentStub(env, id);
    await evictDurableObject(stub);
    await runDurableObjectAlarm(stub);
    await evictDurableObject(stub);
    await stub.wake(id);
    expect(await event.boards(1)).toHaveLength(2);
    const rows = await db.select().from(games).where(eq(games.tournament, id));
    expect(rows).toHaveLength(2);
    expect(await db.select().from(tournamentOutbox).where(eq(tournamentOutbox.tournament, id))).toEqual([]);
    for (const row of rows) expect((await gameStub(env, row.id).view())?.setup.white).toBe(row.white);
  });

  it('the end of an online game is recorded once, however often it is reported', async () => {
    const event = await (await build(online)).started(players.slice(0, 4));
    const { white, black } = await event.firstBoard(1);
    await Promise.all([event.gameEnds(1, white, black), event.gameEnds(1, white, black)]);
    const before = (await event.page()).tournament.revision;
    await event.gameEnds(1, white, black, { result: 'blackWins' });
    const page = await event.page();
    expect(page.tournament.revision).toBe(before);
    expect(page.participants.find((row) => row.account === white)?.score).toBe(1);
    expect(page.games[`1_${white}_${black}`]?.[0]).toMatchObject({ finished: true, outcome: 'WhiteWins' });
  });

  it('a decision of the organiser ends a running game, and stands', async () => {
    const event = await (await build(online)).started(players.slice(0, 4));
    const { white, black } = await event.firstBoard(1);
    const game = firstOf(await event.gamesOf(1, white, black));
    must(await event.result(1, white, black, -1));
    const view = await gameStub(env, asId(game.id)).view();
    expect(view?.end?.result).toBe('blackWins');
    expect((await event.boards(1)).find((one) => one.white === white)?.outcome).toBe(-1);
  });

  it('the stream of an online tournament begins with all games and continues with each result', async () => {
    const event = await (await build(online)).started(players.slice(0, 4));
    const response = await app.request(
      `http://localhost${pathTo(calls.listenToTournament, { id: event.id })}`,
      {},
      env,
    );
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain('event: games');
    const { white, black } = await event.firstBoard(1);
    must(await event.result(1, white, black, 1));
    let received = '';
    while (!received.includes('event: game-update')) received += (await reader.read()).value ?? '';
    expect(received).toContain(`"white":"${white}"`);
    await reader.cancel();
  });
});

describe('what strangers see', () => {
  it('strangers see only user names where the organiser has set that', async () => {
    const event = await (await build({ show_only_usernames: true, rounds: 1 })).started(players.slice(0, 4));
    must(await event.next());
    const { id } = event;
    for (const path of [
      pathTo(calls.viewTournament, { id }),
      pathTo(calls.listPairings, { query: { tournament: id } }),
      pathTo(calls.readGames, { id }),
      pathTo(calls.readPlayers, { id }),
    ]) {
      const { body } = await cast.visitor.get(path);
      expect(JSON.stringify(body)).not.toContain('Spiller');
    }
    const sheet = await app.request(`http://localhost${pathTo(calls.printPairings, { id: event.id })}`, {}, env);
    expect(await sheet.text()).not.toContain('Spiller');
  });

  it('strangers see only the top of the standings where the organiser has set that', async () => {
    const event = await (await build({ show_only_top: true, show_only_top_nr: 2, rounds: 1 })).started(
      players.slice(0, 6),
    );
    must(await event.next());
    await event.playOut(1);
    const seen = (await event.page(cast.visitor)).participants.filter(({ score }) => score !== null);
    expect(seen).toHaveLength(2);
    expect((await event.page()).participants.filter(({ score }) => score !== null)).toHaveLength(6);
  });
});

describe('tournament report files', () => {
  const player = (number: number, name: string, rating: number, points: string, rank: number, rounds: string): string =>
    `001 ${String(number).padStart(4)} m    ${name.padEnd(33)} ${rating} NOR             1990/01/01 ${points.padStart(4)} ${String(rank).padStart(4)}${rounds}`;
  const file = [
    '012 Klubbmesterskap',
    '042 2026/03/02',
    '052 2026/03/04',
    '092 Individual: Swiss-System',
    '142 3',
    '152 W',
    '202 BH,SB',
    player(1, 'Berg, Anne', 2100, '2.0', 1, '     3 w 1     2 b 1'),
    player(2, 'Dahl, Per', 2000, '1.0', 2, '     4 b 1     1 w 0'),
    player(3, 'Eide, Liv', 1900, '1.0', 2, '     1 b 0     4 w 1'),
    player(4, 'Foss, Odd', 1800, '0.0', 4, '     2 w 0     3 b 0'),
    '',
  ].join('\n');
  const send = (trf: string, changes: Record<string, unknown> = {}): Promise<Answer> =>
    host.browser.ask(calls.importTournament, {
      body: { trf, organiser: cast.club, organiser_type: 'club', ...changes },
    });

  it('an imported report file becomes a tournament with its players, rounds, results and ranks', async () => {
    const { id } = answered(importAnswer, await send(file));
    const page = (await host.browser.ask(calls.viewTournament, { id })).body as Awaited<ReturnType<Event['page']>>;
    expect(page.tournament).toMatchObject({ name: 'Klubbmesterskap', kind: 'SwissDutch', rounds: 3, started: true });
    expect(page.participants.map(({ last_name, score, rank }) => [last_name, score, rank])).toEqual([
      ['Berg', 2, 1],
      ['Dahl', 1, 2],
      ['Eide', 1, 2],
      ['Foss', 0, 4],
    ]);
    expect(page.pairings).toHaveLength(4);
  });

  const printed = async (id: string, cookie?: string): Promise<string> => {
    const headers = { ...(cookie !== undefined && { cookie }) };
    const response = await app.request(`http://localhost${pathTo(calls.reportFile, { id })}`, { headers }, env);
    return response.text();
  };

  it('an imported report file is given back unchanged to those who run the tournament', async () => {
    const { id } = answered(importAnswer, await send(file));
    expect(await printed(id, host.browser.cookie)).toBe(file);
  });

  it('other users get a report file that is made from the page, with the games but without birth dates', async () => {
    const { id } = answered(importAnswer, await send(file));
    for (const reader of [undefined, cast.people.outsider.browser.cookie]) {
      const made = await printed(id, reader);
      expect(made).toContain(
        'Berg, Anne                        2100 NOR                         2.0    1     3 w 1     2 b 1',
      );
      expect(made).not.toContain('1990');
    }
  });

  it('an imported tournament continues with the pairing of its next round', async () => {
    const { id } = answered(importAnswer, await send(file));
    must(await host.browser.ask(calls.pairNextRound, { id, button: 'pairings' }));
    const { body } = await host.browser.ask(calls.viewTournament, { id });
    const third = (body as Awaited<ReturnType<Event['page']>>).pairings.filter(({ round }) => round === 3);
    expect(third).toHaveLength(2);
  });

  it('a broken report file is refused with the line of the error, and nothing of it is stored', async () => {
    const count = async (): Promise<number> => (await db.select().from(tournaments)).length;
    const before = await count();
    const broken = file.replace('     4 b 1', '     9 b 1');
    const answer = await send(broken);
    expect(refusal(answer)).toBe('400 trfUnknownNumber');
    expect(answer.body).toMatchObject({ params: { line: 9 } });
    expect(await count()).toBe(before);
  });

  it('a report file can be imported only by those who run tournaments', async () => {
    for (const role of ['member', 'outsider', 'clubEditor'] as const) {
      const answer = await cast.people[role].browser.ask(calls.importTournament, {
        body: {
          trf: file,
          organiser: cast.club,
          organiser_type: 'club',
        },
      });
      expect(answer.status).toBe(403);
    }
  });
});
