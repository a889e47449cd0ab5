import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game, GameSetup } from '../../domain/game/game.ts';
import { asId, type GameId } from '../../domain/kernel/ids.ts';
import { REFUSED_MOVES_KEPT } from '../../domain/kernel/limits.ts';
import { MINUTE, millis, SECOND } from '../../domain/kernel/time.ts';
import { HOLDER_HEADER } from '../../durable-objects/connections/connect.ts';
import { GameStore } from '../../durable-objects/game/game-store.ts';
import { gameStub } from '../../durable-objects/stubs.ts';
import { TournamentObject } from '../../durable-objects/tournament/tournament-object.ts';
import { setClock } from '../support/clock.ts';
import { ARBITER, gameSetup, moveRequest, START } from '../support/domain/live-game.ts';
import { eventually } from '../support/eventually.ts';
import { GameListener } from '../support/workers/game-listener.ts';
import { freshId } from '../support/workers/people.ts';

const KARI = gameSetup().white;
const OLA = gameSetup().black;
const EVA = asId<typeof KARI>('eva');

/** What the tournament is told; a real one answers in the walks. */
const gameFinished = vi.spyOn(TournamentObject.prototype, 'gameFinished');
const gameProgress = vi.spyOn(TournamentObject.prototype, 'gameProgress');

/** The server's clock stands still unless a test moves it. */
let now = START - MINUTE;
setClock(() => now);

beforeEach(() => {
  now = START - MINUTE;
  gameFinished.mockReset().mockResolvedValue();
  gameProgress.mockReset().mockReturnValue(true);
});

/** After how many half-moves this game has told its position. */
const pliesSent = (game: LiveGame): number[] =>
  gameProgress.mock.calls.flatMap(([report]) => (report.game === game.id ? [report.plies] : []));

/** A game of its own object, opened a minute before its start. */
class LiveGame {
  readonly id: GameId;

  private constructor(id: GameId) {
    this.id = id;
  }

  static async opened(changes: Partial<GameSetup> = {}): Promise<LiveGame> {
    const game = new LiveGame(asId(freshId('game')));
    await game.stub.open(gameSetup({ id: game.id, ...changes }));
    return game;
  }

  /** Both players have their pages open and the start time has come. */
  static async begun(changes: Partial<GameSetup> = {}) {
    const game = await LiveGame.opened(changes);
    const white = await game.page(KARI);
    const black = await game.page(OLA);
    const watcher = await game.page(null);
    await game.wait(MINUTE);
    await white.game(({ started }) => started);
    return { game, white, black, watcher };
  }

  get stub() {
    return gameStub(env, this.id);
  }

  page(account: typeof KARI | null, headers: HeadersInit = {}): Promise<GameListener> {
    return GameListener.open(this.id, account, { headers });
  }

  /** Time passes, and the alarm does what has become due. */
  async wait(ms: number): Promise<void> {
    now += ms;
    await runDurableObjectAlarm(this.stub);
  }

  ask(account: typeof KARI, uci: string, ply?: number) {
    return this.stub.command(account, moveRequest(uci, ply === undefined ? {} : { ply }));
  }

  async line(text: string): Promise<void> {
    const view = await this.stub.view();
    let ply = view?.ply ?? 0;
    for (const uci of text.split(' ')) {
      const answer = await this.ask(ply % 2 === 0 ? KARI : OLA, uci);
      if (!answer.ok) throw new Error(`${uci}: ${answer.key}`);
      ply += 1;
    }
  }

  stored(): Promise<Game> {
    return runInDurableObject(this.stub, (_, state) => {
      const game = new GameStore(state.storage).load();
      if (game === null) throw new Error('no game is stored');
      return game;
    });
  }

  log(): Promise<readonly { kind: string; at: number }[]> {
    return runInDurableObject(this.stub, (_, state) => new GameStore(state.storage).log());
  }

  alarm(): Promise<number | null> {
    return runInDurableObject(this.stub, (_, state) => state.storage.getAlarm());
  }
}

const SCHOLAR = 'e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7';

describe('a game with two players and a spectator', () => {
  it('two players and a spectator receive every move of a game, up to mate', async () => {
    const { game, white, black, watcher } = await LiveGame.begun();
    await game.line(SCHOLAR);
    for (const page of [white, black, watcher]) {
      await page.game(({ finished }) => finished);
      const plies = page.games.map(({ ply }) => ply);
      expect(plies.slice(-7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      const versions = page.games.map(({ v }) => v);
      expect(versions).toEqual(versions.map((_, index) => (versions[0] ?? 0) + index));
      expect(page.games.at(-1)).toMatchObject({ result: 1, reason: 'checkmate', running: null });
    }
    expect(watcher.games[0]).toMatchObject({ started: false, wc: 200, bc: 180, online: { white: true, black: true } });
    expect(white.games.at(-1)?.watchers).toBe(1);
  });

  it('a game reports each position that has stood for a moment to the tournament, and its end once', async () => {
    const { game } = await LiveGame.begun();
    for (const [index, uci] of SCHOLAR.split(' ').entries()) {
      await eventually(() => expect(pliesSent(game)).toHaveLength(index + 1));
      now += SECOND;
      await game.ask(index % 2 === 0 ? KARI : OLA, uci);
    }
    await game.wait(0);
    await game.wait(5 * MINUTE);
    await eventually(() => expect(gameFinished).toHaveBeenCalled());
    // Each side's first move is free, and each further one has taken a second.
    const clocks = [180, 180, 179, 179, 178, 178, 177].map((left) => left * SECOND);
    expect(gameFinished.mock.calls).toEqual([
      [asId('open1'), expect.objectContaining({ id: game.id, game: game.id, result: 'whiteWins', plies: 7, clocks })],
    ]);
    expect(await game.stub.review()).toMatchObject({ view: { ply: 7 }, clocks });
    expect(pliesSent(game)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await game.alarm()).toBeNull();
  });

  it('a game whose tournament nobody follows reports no more positions until one is requested', async () => {
    gameProgress.mockReturnValue(false);
    const { game } = await LiveGame.begun();
    await eventually(() => expect(pliesSent(game)).toEqual([0]));
    // The answer is on its way back.
    await eventually(async () => {
      now += SECOND;
      const before = pliesSent(game).length;
      await game.stub.adjustTime('white', 60_000);
      await scheduler.wait(250);
      expect(pliesSent(game)).toHaveLength(before);
    });
    const silent = pliesSent(game).length;
    await game.line('e2e4 e7e5');
    expect(await game.stub.progress()).toMatchObject({ plies: 2 });
    now += SECOND;
    await game.ask(KARI, 'g1f3');
    await eventually(() => expect(pliesSent(game).slice(silent)).toEqual([3]));
  });

  it('[GAME-14] a game keeps the times of its moves and the refused moves for the arbiter, up to a limit', async () => {
    const { game } = await LiveGame.begun();
    now += 2 * SECOND;
    await game.ask(KARI, 'e2e5');
    await game.ask(KARI, 'e2e4');
    for (let time = 0; time < REFUSED_MOVES_KEPT + 5; time += 1) await game.ask(KARI, 'd2d4');
    const log = await game.stub.log();
    expect(log).toContainEqual(expect.objectContaining({ kind: 'refused', by: 'white', key: 'illegalMove', at: now }));
    expect(log).toContainEqual(expect.objectContaining({ kind: 'moved', spentMs: 2 * SECOND, forgivenMs: 0 }));
    expect(log.filter(({ kind }) => kind === 'refused')).toHaveLength(REFUSED_MOVES_KEPT);
    expect((await game.stub.view())?.ply).toBe(1);
  });

  it('a spectator who comes later gets the whole game', async () => {
    const { game } = await LiveGame.begun();
    await game.line('e2e4 e7e5 g1f3');
    const late = await game.page(EVA);
    expect(await late.game(() => true)).toMatchObject({ ply: 3, turn: 'black', started: true });
  });
});

describe('the clock of a running game', () => {
  it('the alarm of a running game rings at the start, each half minute in which nothing happens, and at the fall of a flag', async () => {
    const { game } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    expect(await game.alarm()).toBe(START + 30 * SECOND);
    for (let half = 1; half <= 6; half += 1) await game.wait(30 * SECOND);
    expect(await game.alarm()).toBe(START + 3 * MINUTE + 2 * SECOND);
  });

  it('a game ends when a clock runs out', async () => {
    const { game, black } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    await game.wait(3 * MINUTE + 2 * SECOND);
    expect(await black.game(({ finished }) => finished)).toMatchObject({ result: -1, reason: 'flag', wc: 0 });
  });

  it('an early alarm of a game does not stop its clock, and a second alarm does nothing', async () => {
    const { game } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    const before = await game.stored();
    await game.wait(MINUTE);
    await game.wait(0);
    expect(await game.stored()).toEqual(before);
    expect(await game.alarm()).toBe(START + MINUTE + 30 * SECOND);
  });

  it('each side gets its twenty seconds, and a player who never moves forfeits', async () => {
    const { game, white } = await LiveGame.begun();
    await game.wait(12 * SECOND);
    await game.line('e2e4');
    expect(await white.game(({ ply }) => ply === 1)).toMatchObject({ wc: 179.999, wic: 0, bc: 200, bic: 20 });
    await game.wait(3 * MINUTE + 22 * SECOND);
    expect(await white.game(({ finished }) => finished)).toMatchObject({ result: 1, reason: 'absence' });
    await eventually(() => expect(gameFinished.mock.calls[0]?.[1]).toMatchObject({ absent: [OLA] }));
  });

  it('a game in which nobody ever appeared is lost by both', async () => {
    const game = await LiveGame.opened();
    await game.wait(MINUTE);
    await game.wait(4 * MINUTE);
    expect((await game.stub.view())?.end).toMatchObject({ result: 'notPlayed', reason: 'absence' });
  });

  it('a clock that the arbiter changes is shown to everybody at once', async () => {
    const { game, watcher } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    const answer = await game.stub.adjustTime('black', 60_000);
    expect(answer.ok).toBe(true);
    expect(await watcher.game(({ bc }) => bc === 240)).toMatchObject({ wc: 180 });
    expect((await game.log()).at(-1)).toMatchObject({ kind: 'clockAdjusted', side: 'black', deltaMs: 60_000 });
  });
});

describe('requests to a game', () => {
  it('a player who resigns ends the game', async () => {
    const { game, white } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    await game.stub.command(OLA, { kind: 'resign' });
    expect(await white.game(({ finished }) => finished)).toMatchObject({ result: 1, reason: 'resignation' });
  });

  it('a draw offer is shown to the opponent and the spectator, refused, made again and accepted', async () => {
    const { game, white, black, watcher } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    await game.stub.command(KARI, { kind: 'agreeToDraw' });
    expect(await black.message('draw')).toEqual({ type: 'draw', vote: 'yes', side: 0 });
    expect(await watcher.message('draw')).toEqual({ type: 'draw', vote: 'yes', side: 0 });
    await game.stub.command(OLA, { kind: 'declineDraw' });
    expect(await white.message('draw')).toEqual({ type: 'draw', vote: 'no', side: 1 });
    expect(white.received.filter(({ type }) => type === 'draw')).toHaveLength(1);
    await game.line('g1f3 b8c6');
    await game.stub.command(KARI, { kind: 'agreeToDraw' });
    await game.stub.command(OLA, { kind: 'agreeToDraw' });
    expect(await white.game(({ finished }) => finished)).toMatchObject({ result: 0, reason: 'agreement' });
  });

  it('a request that comes twice changes the game once', async () => {
    const { game } = await LiveGame.begun();
    const first = await game.ask(KARI, 'e2e4', 0);
    const again = await game.ask(KARI, 'e2e4', 0);
    expect([first.ok, again.ok]).toEqual([true, true]);
    expect(await game.ask(KARI, 'e2e4')).toEqual({ ok: false, key: 'notYourTurn' });
    expect(await game.ask(OLA, 'e7e5', 0)).toEqual({ ok: false, key: 'outOfStep' });
    expect((await game.stored()).position.ply).toBe(1);
  });

  it('a request by somebody who does not play in the game is refused', async () => {
    const { game } = await LiveGame.begun();
    expect(await game.ask(EVA, 'e2e4')).toEqual({ ok: false, key: 'notAPlayer' });
    expect(await game.stub.command(ARBITER, { kind: 'resign' })).toEqual({ ok: false, key: 'notAPlayer' });
    expect((await game.stored()).record).toBe('');
  });

  it('a request for a game that nobody has opened is refused, and stores nothing', async () => {
    const stub = gameStub(env, asId('unknown'));
    expect(await stub.command(KARI, { kind: 'resign' })).toEqual({ ok: false, key: 'noSuchGame' });
    expect([await stub.view(), await stub.progress()]).toEqual([null, null]);
    const orders = [stub.decide('draw'), stub.annul(), stub.adjustTime('white', MINUTE)];
    for (const answer of await Promise.all([...orders, stub.chat(KARI, 'white', 1)])) {
      expect(answer).toEqual({ ok: false, key: 'noSuchGame' });
    }
    await expect(GameListener.open(asId('unknown'), KARI)).rejects.toThrow('the socket was refused');
    const tables = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
    );
    expect(tables).toEqual([]);
  });

  it('an illegal move is refused, and the player gets the true position again', async () => {
    const { game, white, black } = await LiveGame.begun();
    const [mine, others] = [white.games.length, black.games.length];
    expect(await game.ask(KARI, 'e2e5')).toEqual({ ok: false, key: 'illegalMove' });
    await eventually(() => expect(white.games).toHaveLength(mine + 1));
    expect(black.games).toHaveLength(others);
    expect(white.games.at(-1)?.v).toBe(white.games.at(-2)?.v);
  });

  it('opening a game a second time leaves it as it is', async () => {
    const { game } = await LiveGame.begun();
    await game.line('e2e4');
    const before = await game.stored();
    await game.stub.open(gameSetup({ id: game.id, startsAt: millis(START + MINUTE) }));
    expect(await game.stored()).toEqual(before);
  });

  it('the organiser ends a game with a result, or annuls it', async () => {
    const { game, white } = await LiveGame.begun();
    expect((await game.stub.decide('blackWins')).ok).toBe(true);
    expect(await white.game(({ finished }) => finished)).toMatchObject({ result: -1, reason: 'arbiter' });
    expect(await game.stub.decide('draw')).toEqual({ ok: false, key: 'gameOver' });
    const other = await LiveGame.opened();
    expect((await other.stub.annul()).ok).toBe(true);
    expect(await other.alarm()).not.toBeNull();
  });
});

describe('the sockets of a game', () => {
  it('a socket of a game belongs to the account that the Worker names, whatever the request says', async () => {
    const game = await LiveGame.opened();
    const stranger = await game.page(null, { [HOLDER_HEADER]: JSON.stringify({ account: KARI }) });
    expect(await stranger.game(() => true)).toMatchObject({ online: { white: false, black: false }, watchers: 1 });
    await game.page(EVA, { [HOLDER_HEADER]: JSON.stringify({ account: KARI }) });
    expect((await game.stored()).connected).toEqual({ white: false, black: false });
  });

  it('the sockets of a game show who is online; a player with two pages leaves with the second', async () => {
    const { game, white, black } = await LiveGame.begun();
    const second = await game.page(KARI);
    await second.game(() => true);
    white.close();
    second.close();
    await black.game(({ started, online }) => started && !online.white);
    expect((await game.log()).filter(({ kind }) => kind === 'disconnected')).toHaveLength(1);
  });

  it('a page that reconnects replaces its old socket, and the player was never away; other pages stay', async () => {
    const game = await LiveGame.opened();
    const coming = (page: string) => GameListener.open(game.id, KARI, { page });
    const [lost, other] = [await coming('aaaaaaaaaaaa'), await coming('bbbbbbbbbbbb')];
    const back = await coming('aaaaaaaaaaaa');
    await vi.waitFor(() => expect(lost.closed).toBe(1008));
    const stranger = await GameListener.open(game.id, EVA, { page: 'aaaaaaaaaaaa' });
    await stranger.game(() => true);
    expect([other.closed, back.closed]).toEqual([undefined, undefined]);
    expect((await game.log()).map(({ kind }) => kind)).toEqual(['connected']);
    expect((await game.stored()).connected.white).toBe(true);
  });

  it('chat phrases reach everybody in a game, from players only and not too many', async () => {
    const { game, white, black, watcher } = await LiveGame.begun();
    expect((await game.stub.chat(KARI, 'white', 1)).ok).toBe(true);
    for (const page of [white, black, watcher]) {
      expect(await page.message('message')).toEqual({ type: 'message', side: 0, messageId: 1 });
    }
    expect(await game.stub.chat(KARI, 'black', 1)).toEqual({ ok: false, key: 'forbidden' });
    expect(await game.stub.chat(EVA, 'white', 1)).toEqual({ ok: false, key: 'forbidden' });
    expect(await game.stub.chat(KARI, 'white', 14)).toEqual({ ok: false, key: 'invalidInput' });
    for (let said = 1; said < 5; said += 1) await game.stub.chat(KARI, 'white', 2);
    expect(await game.stub.chat(KARI, 'white', 2)).toEqual({ ok: false, key: 'tooManyRequests' });
  });

  it('a game of a tournament without chat sends no chat phrases', async () => {
    const { game } = await LiveGame.begun({ chatEnabled: false });
    expect(await game.stub.chat(KARI, 'white', 0)).toEqual({ ok: false, key: 'chatDisabled' });
  });

  it('a socket of a game answers a ping, and ignores unknown messages', async () => {
    const { game, white } = await LiveGame.begun();
    const before = await game.stored();
    white.say('ping');
    white.say('{"type":"move","from":12,"to":28}');
    await eventually(() => expect(white.texts).toContain('pong'));
    expect(await game.stored()).toEqual(before);
  });

  it('a game refuses sockets of more than five hundred spectators, never of a player', async () => {
    const { game, white } = await LiveGame.begun();
    await Promise.all(Array.from({ length: 499 }, () => game.page(null)));
    await expect(game.page(EVA)).rejects.toThrow('the socket was refused');
    expect(await (await game.page(KARI)).game(() => true)).toMatchObject({ watchers: 500 });
    white.close();
  });

  it('a game refuses a request that is not for a socket', async () => {
    const { game } = await LiveGame.begun();
    const answer = await game.stub.fetch('https://rokade.test/socket');
    expect(answer.status).toBe(426);
  });
});

describe('a game whose object has gone to sleep', () => {
  it('a game whose object has gone to sleep is the same when it wakes, and its sockets still receive', async () => {
    const { game, white, black, watcher } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    const before = await game.stored();
    await evictDurableObject(game.stub);
    expect(await game.stored()).toEqual(before);
    await game.line('g1f3');
    for (const page of [white, black, watcher]) await page.game(({ ply }) => ply === 3);
    expect((await game.stored()).connected).toEqual({ white: true, black: true });
  });

  it('closing the page while a game’s object sleeps gains no time', async () => {
    const { game, white, black } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    await evictDurableObject(game.stub);
    white.close();
    await black.game(({ ply, online }) => ply === 2 && !online.white);
    expect((await game.stored()).clock.running).toEqual({ color: 'white', since: START });
    expect(await game.alarm()).toBe(START + 30 * SECOND);
  });

  it('[GAME-17] the time that a game slept is charged to the player to move whose socket is open', async () => {
    const { game } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    await evictDurableObject(game.stub);
    now = START + MINUTE;
    expect((await game.stub.view())?.clocks.white.remainingMs).toBe(2 * MINUTE);
  });

  it('[GAME-17] a player who is away is charged as long as the alarms of the game ring in time, until the flag falls', async () => {
    const { game, white, black } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    white.close();
    black.close();
    await eventually(async () => expect((await game.stored()).connected).toEqual({ white: false, black: false }));
    for (let at = await game.alarm(); at !== null && at < START + 4 * MINUTE; at = await game.alarm()) {
      await evictDurableObject(game.stub);
      await game.wait(at - now);
    }
    expect((await game.stub.view())?.end).toMatchObject({
      result: 'blackWins',
      reason: 'flag',
      at: START + 3 * MINUTE + 2 * SECOND,
    });
  });
});

describe('a game whose server has crashed', () => {
  it('[GAME-13] a game continues from its last heartbeat after a crash, and the log has how long the server was away', async () => {
    const { game } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    await game.wait(30 * SECOND);
    await game.wait(30 * SECOND);
    await abortAllDurableObjects();
    await game.wait(30 * MINUTE);
    const view = await game.stub.view();
    expect([view?.end, view?.clocks.white.remainingMs]).toEqual([null, 2 * MINUTE]);
    const back = await game.page(KARI);
    expect(await back.game(({ online }) => online.white)).toMatchObject({ wc: 120, bc: 180, ply: 2 });
    now += 8 * SECOND;
    await game.line('g1f3');
    expect((await game.log()).slice(-5)).toMatchObject([
      { kind: 'disconnected', side: 'white' },
      { kind: 'disconnected', side: 'black' },
      { kind: 'clockHeld', side: 'white', gapMs: 30 * MINUTE },
      { kind: 'connected', side: 'white' },
      { kind: 'moved', spentMs: 68 * SECOND, leftMs: 112 * SECOND },
    ]);
  });

  it('[GAME-13] a game continues with the same position and clocks after a crash, and waits for the player to move', async () => {
    const { game, white } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    const before = await game.stored();
    await abortAllDurableObjects();
    await eventually(() => expect(white.closed).toBeDefined());
    expect(await game.stored()).toEqual(before);

    now = START + 10 * SECOND;
    const black = await game.page(OLA);
    await black.game(({ online }) => online.black && !online.white);
    now = START + 12 * SECOND;
    const back = await game.page(KARI);
    const received = await back.game(({ online }) => online.white);
    expect(received).toMatchObject({ wc: 180, bc: 180, ply: 2, running: 'white' });
    await game.line('g1f3');
    expect(await black.game(({ ply }) => ply === 3)).toMatchObject({ wc: 180 });
  });

  it('a game still ends on time after a crash when a player does not come back', async () => {
    const { game } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    await abortAllDurableObjects();
    await game.wait(4 * MINUTE);
    expect((await game.stub.view())?.end).toBeNull();
    await game.wait(15 * SECOND + 3 * MINUTE + SECOND);
    expect((await game.stub.view())?.end).toBeNull();
    await game.wait(SECOND);
    expect((await game.stub.view())?.end).toMatchObject({ result: 'blackWins', reason: 'flag' });
  });

  it('a crash loses no report of a game: it is resent under the same id until the tournament has it', async () => {
    const { game } = await LiveGame.begun();
    gameFinished.mockRejectedValue(new Error('the tournament is down'));
    await game.line('e2e4 e7e5');
    await game.stub.command(KARI, { kind: 'resign' });
    await game.wait(0);
    await eventually(() => expect(gameFinished).toHaveBeenCalledTimes(1));
    await abortAllDurableObjects();
    gameFinished.mockResolvedValue();
    await game.wait(2 * SECOND);
    await eventually(() => expect(gameFinished).toHaveBeenCalledTimes(2));
    const [first, second] = gameFinished.mock.calls.map(([, report]) => report);
    expect(second).toEqual(first);
    await game.wait(10 * MINUTE);
    expect(gameFinished).toHaveBeenCalledTimes(2);
    expect(await game.alarm()).toBeNull();
  });

  it('a game ends with its report or not at all: an end that cannot be written did not happen, and can be requested again', async () => {
    const { game } = await LiveGame.begun();
    await game.line('e2e4 e7e5');
    const run = (statement: string) =>
      runInDurableObject(game.stub, (_, { storage }) => void storage.sql.exec(statement));
    await run("CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no room'); END");
    await runInDurableObject(game.stub, (object) =>
      expect(() => object.command(KARI, { kind: 'resign' })).toThrow('no room'),
    );
    expect((await game.stub.view())?.end).toBeNull();
    await run('DROP TRIGGER full');
    await game.line('g1f3');
    await game.stub.command(KARI, { kind: 'resign' });
    await game.wait(0);
    await eventually(() => expect(gameFinished.mock.calls.map(([, { plies }]) => plies)).toEqual([3]));
  });

  it('a game whose server crashes any number of times is the same as one that never crashed', async () => {
    const moves = 'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4 e2e3 e8g8 f1d3 d7d5 g1f3 c7c5 e1g1 b8c6'.split(' ');
    const played = async (disturb: (ply: number) => Promise<void>): Promise<Game> => {
      now = START - MINUTE;
      const game = await LiveGame.opened();
      await game.wait(MINUTE);
      for (const [ply, uci] of moves.entries()) {
        now = START + 3_000 * (ply + 1);
        await game.line(uci);
        if (ply % 4 === 1) await game.stub.command(KARI, { kind: 'agreeToDraw' });
        await disturb(ply);
      }
      const { setup: _, ...rest } = await game.stored();
      return rest as Game;
    };
    const calm = await played(async () => undefined);
    const crashed = await played((ply) => (ply % 3 === 0 ? abortAllDurableObjects() : Promise.resolve()));
    expect(crashed).toEqual(calm);
  });
});
