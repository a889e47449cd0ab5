import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type AskAnswer, answerIn, type MoveMessage, type SocketRequest } from '../../contract/live.ts';
import { asId, type GameId, type SessionId } from '../../domain/kernel/ids.ts';
import { STREAM_KEEP_ALIVE_MS } from '../../domain/kernel/limits.ts';
import { millis, SECOND } from '../../domain/kernel/time.ts';
import { GameStore } from '../../durable-objects/game/game-store.ts';
import { PersonObject } from '../../durable-objects/person/person-object.ts';
import { gameStub } from '../../durable-objects/stubs.ts';
import { TournamentObject } from '../../durable-objects/tournament/tournament-object.ts';
import { hashToken } from '../../services/account/login/random-secrets.ts';
import { restoreClock, setClock } from '../support/clock.ts';
import { gameSetup, moveRequest } from '../support/domain/live-game.ts';
import { eventually } from '../support/eventually.ts';
import { d1CallsOf } from '../support/workers/d1-calls.ts';
import { GameListener } from '../support/workers/game-listener.ts';
import { freshId, makeAdmin, makePerson, type Somebody } from '../support/workers/people.ts';

vi.spyOn(TournamentObject.prototype, 'gameFinished').mockResolvedValue();
vi.spyOn(TournamentObject.prototype, 'gameProgress').mockReturnValue(true);

type Account = ReturnType<typeof gameSetup>['white'];
interface Player {
  readonly account: Account;
  readonly session: SessionId | null;
}

let kari: Player;
let ola: Player;
let eva: Player;

const asPlayer = async ({ id, browser }: Somebody): Promise<Player> => ({
  account: asId(id),
  session: await hashToken(browser.cookie?.split('.')[1] ?? ''),
});

beforeAll(async () => {
  const admin = await makeAdmin();
  const [first, second, third] = [await makePerson(admin), await makePerson(admin), await makePerson(admin)];
  [kari, ola, eva] = [await asPlayer(first), await asPlayer(second), await asPlayer(third)];
});

/** A game between the two that begins at once. */
async function begun(): Promise<GameId> {
  const id: GameId = asId(freshId('game'));
  const startsAt = millis(Date.now() - SECOND);
  await gameStub(env, id).open(gameSetup({ id, white: kari.account, black: ola.account, startsAt }));
  return id;
}

/** A look that has become due by a move is over by then. */
const LOOKED_MS = 400;

let asked = 0;

/** A player's page, which asks on its socket. */
class Page {
  readonly listener: GameListener;

  private constructor(listener: GameListener) {
    this.listener = listener;
  }

  static async open(
    game: GameId,
    { account, session }: Player,
    format: 'games' | 'changes' = 'changes',
  ): Promise<Page> {
    return new Page(await GameListener.open(game, account, { session, format }));
  }

  say(request: SocketRequest): void {
    this.listener.say(JSON.stringify(request));
  }

  async asks(from: string, to: string, ply?: number): Promise<AskAnswer> {
    asked += 1;
    const n = asked;
    this.say({ type: 'ask', n, from, to, ...(ply !== undefined && { ply }) });
    return eventually(() => {
      const answer = this.listener.received.map(answerIn).find((one) => one?.n === n);
      if (!answer) throw new Error('no answer yet');
      return answer;
    });
  }

  get moves(): readonly MoveMessage[] {
    return this.listener.received.filter((message) => message.type === 'move');
  }
}

describe('a player request on the socket of a game', () => {
  it('both pages get a move as a move; a page that subscribes to whole games gets the whole game', async () => {
    const game = await begun();
    const [white, black] = [await Page.open(game, kari), await Page.open(game, ola)];
    const old = await Page.open(game, eva, 'games');
    expect(await white.asks('e2', 'e4', 0)).toMatchObject({ type: 'taken', ply: 1 });
    expect(await black.asks('e7', 'e5', 1)).toMatchObject({ type: 'taken', ply: 2 });
    for (const page of [white, black]) {
      await page.listener.message('move', 1);
      expect(page.moves.map(({ added, ply }) => [added, ply])).toEqual([
        ['DBwA', 1],
        ['NCQA', 2],
      ]);
    }
    expect((await old.listener.game(({ ply }) => ply === 2)).moves).toBe('DBwANCQA');
    expect(old.moves).toEqual([]);
    expect((await gameStub(env, game).view())?.record).toBe('DBwANCQA');
  });

  it('a move reaches the opponent before the player who made it', async () => {
    const game = await begun();
    const [white, black] = [await Page.open(game, kari), await Page.open(game, ola)];
    const received: string[] = [];
    for (const [name, { listener }] of Object.entries({ white, black }))
      listener.onMessage = ({ type }) => type === 'move' && received.push(name);
    await white.asks('e2', 'e4', 0);
    await black.asks('e7', 'e5', 1);
    await eventually(() => expect(received).toEqual(['black', 'white', 'white', 'black']));
  });

  it('only the page that made a move gets its acknowledgement, with the move itself', async () => {
    const game = await begun();
    const [white, black] = [await Page.open(game, kari), await Page.open(game, ola)];
    const other = await Page.open(game, kari);
    await white.asks('e2', 'e4', 0);
    for (const page of [white, black, other]) await page.listener.message('move', 0);
    expect([white, black, other].map(({ moves }) => moves.map(({ n }) => n))).toEqual([
      [asked],
      [undefined],
      [undefined],
    ]);
    expect(white.listener.received.filter(({ type }) => type === 'taken')).toEqual([]);
    await white.asks('e2', 'e4', 0);
    expect(white.listener.received.at(-1)).toMatchObject({ type: 'taken', n: asked, ply: 1 });
  });

  it('a repeated request gets the same response as the first one', async () => {
    const game = await begun();
    const white = await Page.open(game, kari);
    const answers = [await white.asks('e2', 'e4', 0), await white.asks('e2', 'e4', 0)];
    expect(answers.map(({ type }) => type)).toEqual(['taken', 'taken']);
    expect((await gameStub(env, game).view())?.ply).toBe(1);
  });

  it.each([
    ['an illegal move', 'e2', 'e5', 0, 'illegalMove', 400],
    ['a move of the other side', 'e7', 'e5', 0, 'illegalMove', 400],
    ['a move that comes too late', 'e2', 'e4', 4, 'outOfStep', 409],
    ['a square that does not exist', 'e9', 'e4', 0, 'invalidInput', 400],
    ['a flag that has not fallen', 'flag', 'flag', undefined, 'flagNotFallen', 409],
  ])('a player is refused %s, and nothing in the game changes', async (_what, from, to, ply, message, status) => {
    const game = await begun();
    const white = await Page.open(game, kari);
    await white.listener.game(({ started }) => started);
    const before = await gameStub(env, game).view();
    const received = white.listener.games.length;
    expect(await white.asks(from, to, ply)).toMatchObject({ type: 'refused', message, status });
    if (message !== 'invalidInput') await eventually(() => expect(white.listener.games.length).toBe(received + 1));
    expect(white.listener.games.at(-1)).toMatchObject({ ply: 0, v: before?.version });
    expect((await gameStub(env, game).view())?.version).toBe(before?.version);
  });

  it('a request is refused from a user who does not play in the game, or is not logged in', async () => {
    const game = await begun();
    const watcher = await Page.open(game, eva);
    expect(await watcher.asks('e2', 'e4', 0)).toMatchObject({ message: 'notAPlayer', status: 403 });
    const stranger = await Page.open(game, { account: kari.account, session: null });
    expect(await stranger.asks('e2', 'e4', 0)).toMatchObject({ message: 'loginFirst', status: 403 });
    const invented: Player = { account: kari.account, session: asId('no-such-log-in') };
    const { listener } = await Page.open(game, invented);
    listener.say(JSON.stringify({ type: 'ask', n: 0, from: 'e2', to: 'e4', ply: 0 }));
    await eventually(() => expect(listener.closed).toBe(1008));
    expect((await gameStub(env, game).view())?.ply).toBe(0);
  });

  it('a player resigns and answers draw offers with the same words as in a call', async () => {
    const game = await begun();
    const [white, black] = [await Page.open(game, kari), await Page.open(game, ola)];
    expect(await white.asks('e2', 'e4', 0)).toMatchObject({ type: 'taken' });
    expect(await white.asks('draw', 'yes')).toMatchObject({ type: 'taken' });
    expect(await black.asks('draw', 'no')).toMatchObject({ type: 'taken' });
    expect(await black.asks('resign', 'resign')).toMatchObject({ type: 'taken' });
    expect((await white.listener.game(({ finished }) => finished)).reason).toBe('resignation');
  });

  it('[DRAW-7] a player answers no newer draw offer than the one on their page, and is shown the newer one', async () => {
    const game = await begun();
    const [white, black] = [await Page.open(game, kari), await Page.open(game, ola)];
    for (const [page, from, to, ply] of [
      [white, 'e2', 'e4', 0],
      [white, 'draw', 'yes', 1],
      [black, 'draw', 'no', 1],
      [black, 'e7', 'e5', 1],
      [white, 'g1', 'f3', 2],
      [white, 'draw', 'yes', 3],
    ] as const)
      expect(await page.asks(from, to, ply)).toMatchObject({ type: 'taken' });
    const received = black.listener.games.length;
    for (const word of ['no', 'yes'])
      expect(await black.asks('draw', word, 1)).toMatchObject({ type: 'refused', message: 'outOfStep', status: 409 });
    await eventually(() => expect(black.listener.games.length).toBeGreaterThan(received));
    expect(black.listener.games.at(-1)).toMatchObject({ offer: 'white', finished: false });
    expect(await black.asks('draw', 'yes', 3)).toMatchObject({ type: 'taken' });
    expect((await white.listener.game(({ finished }) => finished)).reason).toBe('agreement');
  });

  it('[GAME-9] a player has resigned once, though the page sends it twice', async () => {
    const game = await begun();
    const [white, black] = [await Page.open(game, kari), await Page.open(game, ola)];
    await white.asks('e2', 'e4', 0);
    const first = await white.asks('resign', 'resign');
    const ended = await gameStub(env, game).view();
    expect(await white.asks('resign', 'resign')).toEqual({ ...first, n: asked });
    expect(first).toMatchObject({ type: 'taken', v: ended?.version, ply: 1 });
    expect(await black.listener.game(({ finished }) => finished)).toMatchObject({ result: -1, reason: 'resignation' });
    expect(await gameStub(env, game).view()).toMatchObject({ version: ended?.version, end: ended?.end });
  });

  it.each([
    ['a move', 'e7', 'e5', 1],
    ['a move queued for later', 'd7', 'd5', 3],
    ['a resignation', 'resign', 'resign', undefined],
    ['a draw', 'draw', 'yes', undefined],
    ['a claim that the opponent has lost on time', 'flag', 'flag', undefined],
  ])('[GAME-8] a player is refused %s after the end of the game', async (_what, from, to, ply) => {
    const game = await begun();
    const [white, black] = [await Page.open(game, kari), await Page.open(game, ola)];
    await white.asks('e2', 'e4', 0);
    await white.asks('resign', 'resign');
    const ended = await black.listener.game(({ finished }) => finished);
    const received = black.listener.games.length;
    expect(await black.asks(from, to, ply)).toMatchObject({ type: 'refused', message: 'gameOver', status: 409 });
    await eventually(() => expect(black.listener.games.length).toBe(received + 1));
    const shown = { v: ended.v, ply: 1, finished: true, result: -1, reason: 'resignation', moves: ended.moves };
    expect(black.listener.games.at(-1)).toMatchObject(shown);
    expect((await gameStub(env, game).view())?.version).toBe(ended.v);
  });

  it('a page that requests the whole game gets it', async () => {
    const game = await begun();
    const white = await Page.open(game, kari);
    await white.asks('e2', 'e4', 0);
    white.say({ type: 'whole' });
    expect((await white.listener.game(({ ply }) => ply === 1)).moves).toBe('DBwA');
  });

  it('an unknown message is ignored, and a socket that sends too much is closed', async () => {
    const game = await begun();
    const [white, loud] = [await Page.open(game, kari), await Page.open(game, ola)];
    const long = await Page.open(game, eva);
    white.listener.say('{"type":"weather"}');
    white.listener.say('nonsense');
    expect(await white.asks('e2', 'e4', 0)).toMatchObject({ type: 'taken' });
    for (let said = 0; said < 60; said += 1) loud.say({ type: 'whole' });
    long.listener.say('x'.repeat(2_000));
    await eventually(() => expect([loud.listener.closed, long.listener.closed]).toEqual([1008, 1008]));
    expect([loud.listener.closedFor, long.listener.closedFor]).toEqual(['tooManyRequests', 'tooManyRequests']);
    expect(white.listener.closed).toBeUndefined();
  });
});

describe('the rows of a game', () => {
  it('a game is stored in one row with its log; a game of an earlier schema keeps its log', async () => {
    const game = await begun();
    const stub = gameStub(env, game);
    await stub.command(kari.account, moveRequest('e2e4'));
    await runInDurableObject(stub, (_, { storage }) => {
      const { sql } = storage;
      const store = new GameStore(storage);
      expect(store.log().map(({ kind }) => kind)).toEqual(['started', 'moved']);
      // As it was before the log was part of the game's row.
      sql.exec('CREATE TABLE event (id INTEGER PRIMARY KEY, version INTEGER, at INTEGER, kind TEXT, detail TEXT)');
      for (const { version, at, ...event } of store.log())
        sql.exec(
          'INSERT INTO event (version, at, kind, detail) VALUES (?, ?, ?, ?)',
          version,
          at,
          event.kind,
          JSON.stringify(event),
        );
      const before = store.log();
      sql.exec('ALTER TABLE game DROP COLUMN log');
      sql.exec('ALTER TABLE game DROP COLUMN refused');
      sql.exec('ALTER TABLE game DROP COLUMN heartbeat_at');
      for (const column of ['first_tried_at', 'parked_at']) sql.exec(`ALTER TABLE outbox DROP COLUMN ${column}`);
      sql.exec('UPDATE schema_version SET version = 1');
      sql.exec('DROP TABLE log_page');
      const opened = new GameStore(storage);
      expect(opened.log()).toEqual(before);
      expect(opened.load()?.record).toBe('DBwA');
    });
  });

  it('a stored game knows how often a position was on the board, also from rows that counted positions', async () => {
    const stub = gameStub(env, await begun());
    const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    for (const [index, uci] of [...shuffle, ...shuffle].entries())
      await stub.command(index % 2 === 0 ? kari.account : ola.account, moveRequest(uci));
    await runInDurableObject(stub, (_, { storage: { sql } }) => {
      sql.exec(
        "UPDATE game SET state = json_remove(json_set(state, '$.position.occurrences', json('{}')), '$.position.reversible')",
      );
    });
    await evictDurableObject(stub);
    const answer = await stub.command(kari.account, { kind: 'agreeToDraw' });
    expect(answer).toMatchObject({ ok: true, value: { end: { result: 'draw', reason: 'threefoldRepetition' } } });
  });

  it('a long log is stored outside the game’s row, which stays within one page of the database', async () => {
    const stub = gameStub(env, await begun());
    const shuffles = ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1h3', 'g8h6', 'h3g1', 'h6g8', 'g1f3', 'g8h6', 'f3g1', 'h6g8'];
    const pawns = ['a2a3', 'a7a6', 'b2b3', 'b7b6', 'c2c3', 'c7c6', 'd2d3', 'd7d6', 'e2e3', 'e7e6', 'g2g3', 'g7g6'];
    const line = pawns.flatMap((_, index) => (index % 2 === 0 ? [...pawns.slice(index, index + 2), ...shuffles] : []));
    let longest = 0;
    for (const [index, uci] of line.entries()) {
      const answer = await stub.command(index % 2 === 0 ? kari.account : ola.account, moveRequest(uci));
      expect(answer.ok).toBe(true);
      const length = await runInDurableObject(stub, (_, { storage: { sql } }) =>
        Number(sql.exec('SELECT length(state) + length(log) AS length FROM game').one().length),
      );
      longest = Math.max(longest, length);
    }
    expect(longest).toBeLessThan(3_800);
    const plies = (await stub.log()).flatMap((event) => (event.kind === 'moved' ? [event.ply] : []));
    expect(plies).toEqual(line.map((_, index) => index + 1));
  });

  it('a long log is written in the same transaction as the game: both are written, or neither', async () => {
    const stub = gameStub(env, await begun());
    await runInDurableObject(stub, (_, { storage }) => {
      const store = new GameStore(storage);
      const game = store.load();
      if (game === null) throw new Error('the game is open');
      const known = store.log().length;
      const save = (count: number) => store.save({ ...game, version: count }, [{ kind: 'connected', side: 'white' }]);
      for (let count = 1; count <= 60; count += 1) store.together(() => save(count));
      const unwritten = () =>
        store.together(() => {
          for (let count = 61; count <= 120; count += 1) save(count);
          throw new Error('lost');
        });
      expect(unwritten).toThrow('lost');
      expect([store.log().length - known, store.load()?.version]).toEqual([60, 60]);
      save(61);
      expect([new GameStore(storage).log().length - known, store.load()?.version]).toEqual([61, 61]);
      expect(storage.sql.exec('SELECT id FROM log_page').toArray().length).toBeGreaterThan(0);
    });
  });
});

describe('the sessions of players', () => {
  it('the sessions of both players are revalidated once per keep-alive while moves are made, without D1', async () => {
    const game = await begun();
    let now = Date.now();
    setClock(() => now);
    const white = await Page.open(game, kari);
    now += 5 * SECOND;
    const black = await Page.open(game, ola);
    const asks = vi.spyOn(PersonObject.prototype, 'accountStatus');
    const moves = async (...plies: readonly (readonly [Page, string, string])[]): Promise<[number, number]> => {
      asks.mockClear();
      const d1 = await d1CallsOf(async () => {
        for (const [page, from, to] of plies) expect(await page.asks(from, to)).toMatchObject({ type: 'taken' });
        await scheduler.wait(LOOKED_MS);
      });
      return [asks.mock.calls.length, d1];
    };
    await moves([white, 'e2', 'e4'], [black, 'e7', 'e5']);
    now += STREAM_KEEP_ALIVE_MS;
    expect(await moves([white, 'd2', 'd4'])).toEqual([2, 0]);
    now += STREAM_KEEP_ALIVE_MS - SECOND;
    expect(await moves([black, 'd7', 'd5'])).toEqual([0, 0]);
    now += SECOND;
    expect(await moves([white, 'c2', 'c4'])).toEqual([2, 0]);
    restoreClock();
    asks.mockRestore();
  });
});
