import { DurableObject } from 'cloudflare:workers';
import { asc, eq } from 'drizzle-orm';
import type { ErrorKey } from '../contract/errors.ts';
import { isOneOf } from '../db/bulk.ts';
import { describeFault } from '../db/fault.ts';
import { readTournament, type TournamentState } from '../db/read/tournament.ts';
import { tournamentOutbox } from '../db/schema/index.ts';
import { type Actor, VISITOR } from '../domain/access/actor.ts';
import type { AccountId, GameId, TournamentId } from '../domain/ids.ts';
import { assert, ok, type Result, refuse } from '../domain/result.ts';
import { millis, SECOND } from '../domain/time.ts';
import { nextWake } from '../domain/tournament/schedule.ts';
import { Refusal } from '../services/refusal.ts';
import type { TournamentCommand } from '../services/tournament/command.ts';
import { dueStep } from '../services/tournament/due.ts';
import { recordFinishedGame } from '../services/tournament/finished-game.ts';
import { toTournament } from '../services/tournament/lifecycle.ts';
import { gameSetup } from '../services/tournament/open-game.ts';
import { applyStep, decide } from '../services/tournament/run-command.ts';
import {
  hidesFromSomebody,
  type Moment,
  type News,
  type OutboxMessage,
  type Step,
  type TournamentDeps,
} from '../services/tournament/step.ts';
import { holderOf, type StreamHolder } from './connect.ts';
import { makeDeps } from './deps.ts';
import type { GameFinishedReport, GameProgressReport } from './game-report.ts';
import { LivePositions } from './live-positions.ts';
import { SerialQueue } from './serial-queue.ts';
import { gameStub } from './stubs.ts';
import { TournamentStream } from './tournament-stream.ts';

export type CommandAnswer = Result<NonNullable<Step['answer']>, ErrorKey>;

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
  readonly #deps = makeDeps(this.env);
  readonly #db = this.#deps.db;
  readonly #positions = new LivePositions(this.env);
  readonly #stream = new TournamentStream(this.env, this.#deps, this.#positions);

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
    this.#positions.forget(report.game);
  }

  /** A live position: kept for those who come later, told to those who watch. */
  gameProgress(report: GameProgressReport): void {
    if (this.#positions.take(report)) this.#stream.progress(report);
  }

  /** The moves of these running games. */
  liveMoves(games: readonly GameId[]): Promise<Record<GameId, string>> {
    return this.#positions.movesOf(games);
  }

  /** Rights or log-ins of this account have changed. */
  lookAgain(account: AccountId): void {
    this.#stream.lookAgain(account);
  }

  /** What the open streams are counted by. */
  leases(): Promise<string[]> {
    return this.#stream.leases();
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

  /** The event stream of the page. */
  override fetch(request: Request): Promise<Response> {
    return this.#stream.open(holderOf<StreamHolder>(request), request.signal);
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
      if (hidesFromSomebody(state, step)) await this.#closeWatchers(state);
      if (step.deleted) await this.#close(state);
      else await this.#settleOrRetry(id, step.news);
      return step.refused === undefined ? ok(step.answer ?? {}) : refuse(step.refused);
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
    this.#stream.publish(state, news);
    for (let steps = 0; ; steps += 1) {
      const moment = this.#moment(state, VISITOR);
      const step = await dueStep(moment);
      if (step === null) break;
      assert(steps < MOST_STEPS, 'a step that is due stays due after it was done');
      await applyStep(moment, step);
      const next = await readTournament(this.#db, id);
      if (next === undefined) return this.#forget();
      state = next;
      this.#stream.publish(state, step.news ?? []);
    }
    const told = await this.#tellGames(state);
    const wake = nextWake(toTournament(state));
    const alarm = told ? wake : Math.min(wake ?? Number.POSITIVE_INFINITY, Date.now() + RETRY);
    if (alarm === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.max(alarm, Date.now()));
  }

  #moment(state: TournamentState, actor: Actor): Moment {
    const deps: TournamentDeps = {
      ...this.#deps,
      pair: (kind, input) => this.env.PAIRING.pair(kind, input),
    };
    return { deps, state, actor, now: millis(Date.now()) };
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

  /** The tournament is gone: its games have nobody left to tell of their end. */
  async #close({ games }: TournamentState): Promise<void> {
    this.#stream.close();
    const open = games.filter(({ finishedAt }) => finishedAt === null);
    await Promise.allSettled(open.map(({ id }) => gameStub(this.env, id).annul()));
    await this.#forget();
  }

  /** Whoever still may watch comes in anew. A game that does not answer looks at its watchers by itself while it is played. */
  async #closeWatchers({ tournament, games }: TournamentState): Promise<void> {
    const running = games.filter(({ finishedAt }) => finishedAt === null);
    await Promise.allSettled(running.map(({ id }) => gameStub(this.env, id).closeWatchers(tournament.revision + 1)));
  }

  async #forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}
