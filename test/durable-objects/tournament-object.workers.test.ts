import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '../../contract/calls.ts';
import { type Person, VISITOR } from '../../domain/access/actor.ts';
import { type AccountId, asId, type GameId, type TournamentId } from '../../domain/kernel/ids.ts';
import { millis } from '../../domain/kernel/time.ts';
import type { TournamentCommand } from '../../domain/tournament/command.ts';
import { openTournamentStream } from '../../durable-objects/connections/connect.ts';
import { GameObject } from '../../durable-objects/game/game-object.ts';
import { gameStub, tournamentStub } from '../../durable-objects/stubs.ts';
import { restoreClock, setClockAhead } from '../support/clock.ts';
import { progressAfter } from '../support/domain/live-game.ts';
import { must, refusal } from '../support/workers/browser.ts';
import { Event, inTime, makePlayers } from '../support/workers/event.ts';
import { type Cast, freshId, makeCast, makePerson, type Somebody } from '../support/workers/people.ts';

const HOUR = 3_600_000;

let cast: Cast;
let players: Somebody[];

beforeAll(async () => {
  cast = await makeCast();
  players = await makePlayers(cast.people.manager, cast.club, 4);
});

/** What the object of this id keeps. */
const kept = (id: TournamentId): Promise<{ rows: unknown[]; tables: unknown[]; alarm: number | null }> =>
  runInDurableObject(tournamentStub(env, id), async (_, { storage }) => ({
    rows: [...storage.kv.list()],
    tables: storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
    alarm: await storage.getAlarm(),
  }));
const NOTHING = { rows: [], tables: [], alarm: null };

describe('a tournament that nobody has built', () => {
  it('the object of a tournament that nobody has built stores nothing, whatever is requested', async () => {
    const id = asId<TournamentId>(freshId('invented'));
    const game = asId<GameId>(freshId('invented'));
    const stub = tournamentStub(env, id);
    const report = {
      id: `${game}:end`,
      game,
      round: 1,
      white: asId<AccountId>('a'),
      black: asId<AccountId>('b'),
    } as const;
    await stub.wake(id);
    expect(await stub.run(id, VISITOR, { kind: 'start' })).toMatchObject({ ok: false, key: 'noSuchTournament' });
    await stub.gameFinished(id, {
      ...report,
      result: 'draw',
      reason: 'agreement',
      moves: '',
      plies: 0,
      finishedAt: millis(0),
      absent: [],
    });
    expect(await stub.liveMoves([game])).toEqual({ [game]: '' });
    expect(
      (await openTournamentStream(env, { tournament: id, session: null, lease: null, since: null, games: null }))
        .status,
    ).toBe(404);
    expect(await kept(id)).toEqual(NOTHING);
  });

  it('calls for a tournament that nobody has built create no object', async () => {
    const id = freshId('invented');
    const { browser } = cast.people.manager;
    const asked = [
      browser.ask(calls.startTournament, { id }),
      browser.ask(calls.addGuest, { id, body: { first_name: 'Gro', last_name: 'Gjest' } }),
      browser.ask(calls.addRound, { body: { tournament: id } }),
      browser.ask(calls.listenToTournament, { id }),
      browser.ask(calls.deleteTournament, { id }),
    ];
    for (const answer of await Promise.all(asked)) expect(refusal(answer)).toBe('404 noSuchTournament');
    expect(await kept(asId(id))).toEqual(NOTHING);
  });
});

describe('the positions of running games', () => {
  it('positions of running games are sent while somebody subscribes, and requested again for the next subscriber', async () => {
    const stub = tournamentStub(env, asId(freshId('followed')));
    const game = asId<GameId>(freshId('game'));
    const report = (plies: number) => progressAfter(game, plies);
    const asked = vi.spyOn(GameObject.prototype, 'progress').mockImplementation(() => report(2));
    expect(await stub.gameProgress(report(1))).toBe(false);
    expect(await stub.liveMoves([game])).toEqual({ [game]: '2 moves' });
    expect(await stub.gameProgress(report(3))).toBe(true);
    expect(await stub.liveMoves([game])).toEqual({ [game]: '3 moves' });
    expect(asked).toHaveBeenCalledTimes(1);
    setClockAhead(HOUR);
    expect(await stub.gameProgress(report(4))).toBe(false);
    restoreClock();
    asked.mockRestore();
  });
});

describe('a tournament that is deleted', () => {
  it('a deleted tournament leaves nothing behind, and removes its waiting games', async () => {
    const event = await Event.build(cast.people.manager, cast.club, {
      ...inTime(HOUR),
      kind: 8,
      tb1: undefined,
      tb2: undefined,
      rounds: undefined,
      default_game_location: 1,
    });
    await event.started(players);
    const id = asId<TournamentId>(event.id);
    const ids = Object.values((await event.page()).games).flatMap((list) => list.map((game) => asId<GameId>(game.id)));
    expect(ids).toHaveLength(12);
    expect((await kept(id)).rows).not.toEqual([]);
    must(await event.host.ask(calls.deleteTournament, { id: event.id }));
    expect(await kept(id)).toEqual(NOTHING);
    for (const game of ids) expect((await gameStub(env, game).view())?.end?.reason).toBe('annulled');
    // The games report their end, to nobody: that is heard once and for all, and wakes nothing.
    for (const game of ids) await runDurableObjectAlarm(gameStub(env, game));
    expect(await kept(id)).toEqual(NOTHING);
  });
});

describe('a cached tournament', () => {
  const top: Person = {
    kind: 'person',
    account: asId('top'),
    name: 'Top',
    level: 3,
    clubs: {},
    organizations: {},
    captainOf: [],
  };
  const pin = (order: number): TournamentCommand => ({ kind: 'pin', pinned: true, order });

  /** A Swiss over the board whose first round is paired, known to its object. */
  async function underway(): Promise<{ id: TournamentId; event: Event; white: AccountId; black: AccountId }> {
    const event = await (await Event.build(cast.people.manager, cast.club)).started(players);
    must(await event.next());
    const [board] = await event.boards(1);
    if (board === undefined) throw new Error('nobody was paired');
    return { id: asId(event.id), event, white: asId(board.white), black: asId(board.black) };
  }

  const run = (id: TournamentId, command: TournamentCommand) => tournamentStub(env, id).run(id, top, command);

  /** What is asked of the database meanwhile: the texts of all statements. */
  async function asked(does: () => Promise<unknown>): Promise<string[]> {
    const prepared = vi.spyOn(Object.getPrototypeOf(env.DB), 'prepare');
    await does();
    const texts = prepared.mock.calls.map(([text]) => String(text));
    prepared.mockRestore();
    return texts;
  }

  const reads = (texts: readonly string[]): string[] => texts.filter((text) => /^select (?!case)/.test(text));

  /** Does something in the database before each batch that claims the tournament. */
  function beforeEachClaim(does: () => Promise<unknown>) {
    const database = Object.getPrototypeOf(env.DB) as D1Database;
    const { batch } = database;
    const prepared = vi.spyOn(database, 'prepare');
    return vi.spyOn(database, 'batch').mockImplementation(async function (this: D1Database, statements) {
      const isClaimed = prepared.mock.calls.some(([text]) => text.startsWith('update "tournaments"'));
      prepared.mockClear();
      if (isClaimed) await does();
      return batch.call(this, statements) as Promise<never>;
    });
  }

  const raise = (id: TournamentId, name = 'Written behind its back'): Promise<unknown> =>
    env.DB.prepare('update tournaments set revision = revision + 1, name = ? where id = ?').bind(name, id).run();

  it('a cached tournament is not read for a change: the first statement is the claim', async () => {
    const { id, white, black } = await underway();
    const texts = await asked(() => run(id, { kind: 'setResult', round: 1, white, black, result: 'draw' }));
    expect(reads(texts)).toEqual([]);
    expect(texts[0]).toMatch(/^update "tournaments" set .*"revision" = /);
    const tables = texts.flatMap((text) => /^(?:update|insert into|delete from) "(\w+)"/.exec(text)?.[1] ?? []);
    // What follows from the result is not stored.
    expect(tables).toEqual(['tournaments', 'pairings', 'tournament_log']);
  });

  it('a tournament is read once after a restart, with its undelivered messages', async () => {
    const { id } = await underway();
    await evictDurableObject(tournamentStub(env, id));
    expect(reads(await asked(() => run(id, pin(1))))).toHaveLength(10);
    expect(reads(await asked(() => run(id, pin(2))))).toEqual([]);
  });

  it('a change whose claim is lost is decided again on what another writer has left', async () => {
    const { id, event } = await underway();
    await raise(id);
    expect(await run(id, pin(7))).toEqual({ ok: true, value: { revision: expect.any(Number) } });
    expect((await event.page()).tournament).toMatchObject({ name: 'Written behind its back', pinned_order: 7 });
  });

  it('a change that loses the race a second time is refused', async () => {
    const { id, event } = await underway();
    const { revision } = (await event.page()).tournament;
    beforeEachClaim(() => raise(id));
    expect(await run(id, pin(7))).toMatchObject({ ok: false, key: 'changedMeanwhile' });
    vi.restoreAllMocks();
    expect((await event.page()).tournament).toMatchObject({ pinned_order: 0, revision: revision + 2 });
    expect(await run(id, pin(8))).toMatchObject({ ok: true });
  });

  it('a tournament is read again when it is unknown whether a change was written', async () => {
    const { id, event, white, black } = await underway();
    const database = Object.getPrototypeOf(env.DB) as D1Database;
    const batch = database.batch;
    const failing = vi.spyOn(database, 'batch').mockImplementationOnce(async function (this: D1Database, statements) {
      await batch.call(this, statements);
      throw new Error('the line is broken');
    });
    const command = { kind: 'setResult', round: 1, white, black, result: 'draw' } as const;
    await expect(runInDurableObject(tournamentStub(env, id), (object) => object.run(id, top, command))).rejects.toThrow(
      'the line is broken',
    );
    failing.mockRestore();
    expect(await run(id, pin(3))).toMatchObject({ ok: true });
    const page = await event.page();
    expect(page.tournament.pinned_order).toBe(3);
    expect(page.pairings.find((one) => one.white === white)?.result).toBe('draw');
  });

  it('a cached tournament shows a player’s changed account data at once', async () => {
    const manager = cast.people.manager;
    const named = (last_name: string) => makePerson(manager, { club: cast.club, fide_rating: 1500, last_name });
    const [one, two, three] = [await named('Berg'), await named('Dahl'), await named('Moe')];
    const event = await (await Event.build(manager, cast.club)).with([one, two]);
    const seeds = async () => (await event.page()).participants.map(({ account, seed }) => [seed, account]).sort();
    expect(await seeds()).toEqual([
      [1, one.id],
      [2, two.id],
    ]);
    const { revision } = (await event.page()).tournament;
    const edit = { first_name: 'Kari', last_name: 'Zahl', birth_date: '1990-01-01', fide_rating: 1500 };
    must(await manager.browser.ask(calls.editAccount, { id: one.id, body: edit }));
    const page = await event.page();
    expect(page.participants.find(({ account }) => account === one.id)?.last_name).toBe('Zahl');
    // Whoever has the page is told of another one by its tag.
    expect(page.tournament.revision).toBe(revision + 1);
    // Among equals the list goes by name.
    must(await event.add(three.id));
    expect(await seeds()).toEqual([
      [1, two.id],
      [2, three.id],
      [3, one.id],
    ]);
  });
});
