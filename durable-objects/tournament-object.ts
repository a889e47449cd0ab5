import { DurableObject } from 'cloudflare:workers';
import { asc, eq } from 'drizzle-orm';
import type { ErrorKey } from '../contract/errors.ts';
import { isOneOf } from '../db/bulk.ts';
import { type Db, openDb } from '../db/client.ts';
import { describeFault } from '../db/fault.ts';
import { readTournament, type TournamentState } from '../db/read/tournament.ts';
import { tournamentOutbox } from '../db/schema/index.ts';
import { type Actor, VISITOR } from '../domain/access/actor.ts';
import type { GameId, TournamentId } from '../domain/ids.ts';
import { STREAM_KEEP_ALIVE_MS } from '../domain/limits.ts';
import { assert, ok, type Result, refuse } from '../domain/result.ts';
import { millis, SECOND } from '../domain/time.ts';
import { nextWake } from '../domain/tournament/schedule.ts';
import { newId } from '../services/new-id.ts';
import { Refusal } from '../services/refusal.ts';
import type { TournamentCommand } from '../services/tournament/command.ts';
import { dueStep } from '../services/tournament/due.ts';
import { toTournament } from '../services/tournament/lifecycle.ts';
import { gamesByPairing, liveEvent } from '../services/tournament/live.ts';
import { gameSetup } from '../services/tournament/open-game.ts';
import { recordFinishedGame } from '../services/tournament/results.ts';
import { applyStep, decide } from '../services/tournament/run-command.ts';
import type { Moment, News, OutboxMessage, Step, TournamentDeps } from '../services/tournament/step.ts';
import { type Visibility, visibilityFor } from '../services/tournament/visibility.ts';
import { EventFeed, serverSentEvent } from './event-feed.ts';
import type { GameFinishedReport, GameProgressReport } from './game-report.ts';
import { SerialQueue } from './serial-queue.ts';
import { gameStub } from './stubs.ts';

export type CommandAnswer = Result<Readonly<Record<string, string | number | boolean>>, ErrorKey>;

/** The tournament or the pairing of a finished game has been deleted meanwhile. */
const GONE: readonly ErrorKey[] = ['noSuchTournament', 'noSuchPairing'];
const RETRY = 5 * SECOND;
/** A tournament starts, pairs all its rounds and finishes: more than a few steps at once are a defect. */
const MOST_STEPS = 10;
/** Messages to games that are on their way at the same time. */
const OUTBOX_SLICE = 20;

/**
 * The only writer of one tournament. Every change goes through the queue: read, decide in `services/`, write as one
 * commit, tell the listeners, do what is due, set the alarm. Nothing is held here that a restart would lose: the live
 * positions are asked for again.
 */
export class TournamentObject extends DurableObject<Env> {
  readonly #queue = new SerialQueue();
  readonly #feed = new EventFeed();
  readonly #live = new Map<GameId, GameProgressReport>();
  /** Whether strangers may not see every result; known from the moment somebody listens. */
  #hidesResults = false;
  readonly #db: Db = openDb(this.env.DB);
  #keepAlive: ReturnType<typeof setInterval> | undefined;

  /** A change that a person asks for. */
  run(id: TournamentId, actor: Actor, command: TournamentCommand): Promise<CommandAnswer> {
    return this.#queue.run(() => this.#change(id, actor, (moment) => decide(moment, command)));
  }

  /** The end of an online game, sent by its outbox until this answers. Heard twice it changes nothing. */
  async gameFinished(id: TournamentId, report: GameFinishedReport): Promise<void> {
    const answer = await this.#queue.run(() =>
      this.#change(id, VISITOR, (moment) => recordFinishedGame(moment, report)),
    );
    // Not acknowledged means sent again; only what the tournament no longer has needs no result.
    if (!answer.ok && !GONE.includes(answer.key)) throw new Error(`the result of ${report.game}: ${answer.key}`);
    this.#live.delete(report.game);
  }

  /** A live position: kept for those who come later, told to those who watch. */
  gameProgress(report: GameProgressReport): void {
    const known = this.#live.get(report.game);
    if (known !== undefined && known.version >= report.version) return;
    this.#live.set(report.game, report);
    if (this.#feed.size === 0 || this.#hidesResults) return;
    const { game, round, white, black, moves, whiteMs, blackMs, running } = report;
    this.#feed.send(
      serverSentEvent('game-update', {
        id: game,
        round,
        white,
        black,
        moves,
        white_ms: whiteMs,
        black_ms: blackMs,
        running,
      }),
    );
  }

  /** The moves of these running games. */
  async liveMoves(games: readonly GameId[]): Promise<Record<GameId, string>> {
    const unknown = games.filter((game) => !this.#live.has(game));
    await Promise.all(unknown.map((game) => this.#ask(game)));
    return Object.fromEntries(games.map((game) => [game, this.#live.get(game)?.moves ?? '']));
  }

  /** Built, imported or restored: does what is due and sets the alarm. */
  async wake(id: TournamentId): Promise<void> {
    await this.#queue.run(() => this.#settleOrRetry(id));
  }

  override async alarm(): Promise<void> {
    const id = this.ctx.storage.kv.get<TournamentId>('id');
    if (id === undefined) return;
    await this.#queue.run(() => this.#settleOrRetry(id));
  }

  /** The event stream of the page. Who may read it has been decided before. */
  override async fetch(request: Request): Promise<Response> {
    const id = new URL(request.url).searchParams.get('id') as TournamentId;
    const state = await readTournament(this.#db, id);
    if (state === undefined) return new Response(null, { status: 404 });
    this.#hidesResults = state.tournament.showOnlyTop !== null;
    await this.#fillLive(state);
    const games = gamesByPairing(state, this.#moves(), publicView(state));
    const stream = this.#feed.open(serverSentEvent('games', games, state.tournament.revision));
    this.#keepAlive ??= setInterval(() => this.#beat(), STREAM_KEEP_ALIVE_MS);
    return new Response(stream, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    });
  }

  #beat(): void {
    this.#feed.keepAlive();
    if (this.#feed.size > 0) return;
    if (this.#keepAlive !== undefined) clearInterval(this.#keepAlive);
    this.#keepAlive = undefined;
  }

  async #change(
    id: TournamentId,
    actor: Actor,
    decision: (moment: Moment) => Step | Promise<Step>,
  ): Promise<CommandAnswer> {
    const state = await readTournament(this.#db, id);
    if (state === undefined) return refuse('noSuchTournament');
    const moment = this.#moment(state, actor);
    try {
      const step = await decision(moment);
      await this.#wakeByThen(id, Date.now() + RETRY);
      await applyStep(moment, step);
      if (step.deleted) await this.#close(state);
      else await this.#settleOrRetry(id, step.news);
      return ok(step.answer ?? {});
    } catch (error) {
      if (error instanceof Refusal) return refuse(error.key, error.params);
      throw error;
    }
  }

  /**
   * Comes before a change is written: if the server is gone between the change and what it brings about, the alarm goes
   * on from there. The runtime sends nothing to the database before the alarm is on disk.
   */
  async #wakeByThen(id: TournamentId, latest: number): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm !== null && alarm <= latest) return;
    this.ctx.storage.kv.put('id', id);
    await this.ctx.storage.setAlarm(latest);
  }

  /** What a change brings about is no part of it: if that fails, the change stands and the alarm tries again. */
  async #settleOrRetry(id: TournamentId, news: readonly News[] = []): Promise<void> {
    try {
      await this.#settle(id, news);
    } catch (error) {
      console.error(JSON.stringify({ tournament: id, error: describeFault(error) }));
      await this.ctx.storage.setAlarm(Date.now() + RETRY);
    }
  }

  /** Tells what has changed, does everything that is due by now, then waits for the next moment. */
  async #settle(id: TournamentId, news: readonly News[]): Promise<void> {
    let state = await readTournament(this.#db, id);
    // An id that nobody has given, or no longer has, leaves nothing behind here.
    if (state === undefined) return this.#forget();
    this.ctx.storage.kv.put('id', id);
    this.#publish(state, news);
    for (let steps = 0; ; steps += 1) {
      const moment = this.#moment(state, VISITOR);
      const step = await dueStep(moment);
      if (step === null) break;
      assert(steps < MOST_STEPS, 'a step that is due stays due after it was done');
      await applyStep(moment, step);
      const next = await readTournament(this.#db, id);
      if (next === undefined) return this.#forget();
      state = next;
      this.#publish(state, step.news ?? []);
    }
    const told = await this.#tellGames(state);
    const wake = nextWake(toTournament(state));
    const alarm = told ? wake : Math.min(wake ?? Number.POSITIVE_INFINITY, Date.now() + RETRY);
    if (alarm === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.max(alarm, Date.now()));
  }

  #moment(state: TournamentState, actor: Actor): Moment {
    const deps: TournamentDeps = {
      db: this.#db,
      now: () => millis(Date.now()),
      newId,
      pair: (kind, input) => this.env.PAIRING.pair(kind, input),
    };
    return { deps, state, actor, now: millis(Date.now()) };
  }

  #publish(state: TournamentState, news: readonly News[]): void {
    this.#hidesResults = state.tournament.showOnlyTop !== null;
    if (this.#feed.size === 0) return;
    const visible = publicView(state);
    for (const one of news) {
      const event =
        one.kind === 'games'
          ? serverSentEvent('games', gamesByPairing(state, this.#moves(), visible), state.tournament.revision)
          : serverSentEvent('game-update', liveEvent(state, one, this.#moves(), visible), state.tournament.revision);
      this.#feed.send(event);
    }
  }

  /** Sends what commits left for the games; what a game has not answered stays and is sent again. */
  async #tellGames(state: TournamentState): Promise<boolean> {
    for (;;) {
      const rows = await this.#db
        .select()
        .from(tournamentOutbox)
        .where(eq(tournamentOutbox.tournament, state.tournament.id))
        .orderBy(asc(tournamentOutbox.id))
        .limit(OUTBOX_SLICE);
      if (rows.length === 0) return true;
      const sent = await Promise.allSettled(rows.map((row) => this.#tell(state, row.message as OutboxMessage)));
      const done = rows.filter((_, index) => sent[index]?.status === 'fulfilled').map(({ id }) => id);
      if (done.length > 0) await this.#db.delete(tournamentOutbox).where(isOneOf(tournamentOutbox.id, done));
      if (done.length < rows.length) return false;
    }
  }

  async #tell(state: TournamentState, message: OutboxMessage): Promise<void> {
    const stub = gameStub(this.env, message.game);
    switch (message.kind) {
      case 'openGame': {
        const game = state.games.find(({ id }) => id === message.game);
        if (game !== undefined) await stub.open(gameSetup(state.tournament, game));
        return;
      }
      case 'endGame':
        await stub.decide(message.result);
        return;
      case 'cancelGame':
        await stub.annul();
        return;
    }
  }

  async #fillLive(state: TournamentState): Promise<void> {
    const running = state.games.filter(({ finishedAt, startAt }) => finishedAt === null && startAt <= Date.now());
    await Promise.all(running.filter(({ id }) => !this.#live.has(id)).map(({ id }) => this.#ask(id)));
  }

  async #ask(game: GameId): Promise<void> {
    const report = await gameStub(this.env, game).progress();
    if (report !== null) this.#live.set(game, report);
  }

  #moves(): Map<GameId, string> {
    return new Map([...this.#live].map(([game, { moves }]) => [game, moves]));
  }

  /** The tournament is gone: its games have nobody left to tell of their end. */
  async #close({ games }: TournamentState): Promise<void> {
    const open = games.filter(({ finishedAt }) => finishedAt === null);
    await Promise.allSettled(open.map(({ id }) => gameStub(this.env, id).annul()));
    await this.#forget();
  }

  async #forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}

/** The stream is one for everybody: it carries what a stranger may see. */
const publicView = (state: TournamentState): Visibility => visibilityFor(VISITOR, state);
