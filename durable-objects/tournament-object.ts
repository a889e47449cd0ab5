import { DurableObject } from 'cloudflare:workers';
import type { ErrorKey } from '../contract/errors.ts';
import { commit } from '../db/commit.ts';
import { describeFault } from '../db/fault.ts';
import { readWaitingMessages } from '../db/read/tournament-outbox.ts';
import { deleteMessages } from '../db/write/tournament-outbox.ts';
import { type Actor, VISITOR } from '../domain/access/actor.ts';
import type { AccountId, GameId, TournamentId } from '../domain/ids.ts';
import { assert, ok, type Result, refuse } from '../domain/result.ts';
import { MINUTE, SECOND } from '../domain/time.ts';
import type { TournamentCommand } from '../domain/tournament/command.ts';
import type { Answer, GameMessage, TournamentNews } from '../domain/tournament/decision.ts';
import { gameSetup } from '../domain/tournament/game-setup.ts';
import { lifecycleOf } from '../domain/tournament/lifecycle-of.ts';
import { nextWake } from '../domain/tournament/schedule.ts';
import { hidesFromSomebody } from '../domain/tournament/sight.ts';
import { boardsOf, openGames, type Person, type Tournament } from '../domain/tournament/state.ts';
import { type ExplainedRound, explainableRound, explainedRound } from '../services/tournament/explain.ts';
import { holderOf, type StreamHolder } from './connect.ts';
import { makeDeps } from './deps.ts';
import { DeviceNews } from './device-news.ts';
import type { GameFinishedReport, GameProgressReport } from './game-report.ts';
import { KeptExplanations } from './kept-explanations.ts';
import { type Asked, type Change, KeptTournament } from './kept-tournament.ts';
import { LivePositions } from './live-positions.ts';
import { deliver, receiverOf } from './messages.ts';
import { SerialQueue } from './serial-queue.ts';
import { StoredMessages } from './stored-messages.ts';
import { gameStub } from './stubs.ts';
import { type PageAnswer, type PageWish, TournamentPages } from './tournament-pages.ts';
import { TournamentStream } from './tournament-stream.ts';

export type CommandAnswer = Result<Answer, ErrorKey>;
export type ExplainedAnswer = Result<ExplainedRound, ErrorKey>;

const RETRY = 5 * SECOND;
/** So long after a change another one is expected. */
const BUSY_MS = MINUTE;
/** A tournament starts, pairs all its rounds and finishes: more than a few steps at once are a defect. */
const MOST_STEPS = 10;

/**
 * The only writer of one tournament. Every change goes through the queue: decide on what is kept, write as one commit,
 * tell the listeners, do what is due, set the alarm. Nothing is held here that a restart would lose: the tournament is
 * read again, and so are the live positions.
 */
export class TournamentObject extends DurableObject<Env> {
  readonly #queue = new SerialQueue();
  readonly #deps = makeDeps(this.env);
  readonly #devices = new DeviceNews(this.env, this.#deps.db);
  readonly #kept = new KeptTournament(this.#deps, this.env, this.#devices);
  readonly #messages = new StoredMessages<GameMessage>({
    read: (id) => readWaitingMessages(this.#deps.db, id),
    remove: (ids) => commit(this.#deps.db, { writes: [deleteMessages(this.#deps.db, ids)] }),
    send: (message) => this.#tell(message),
    receiverOf,
  });
  readonly #explanations = new KeptExplanations(this.ctx.storage.kv, this.env.PAIRING);
  readonly #positions = new LivePositions((game) => gameStub(this.env, game).progress());
  #changedAt = 0;
  readonly #pages = new TournamentPages(this.#deps, this.#positions);
  readonly #stream = new TournamentStream(this.env, this.#deps, this.#positions, this.#pages, (id) =>
    this.#kept.known(id),
  );

  /** A change that a person asks for. */
  run(id: TournamentId, actor: Actor, command: TournamentCommand): Promise<CommandAnswer> {
    return this.#queue.run(() => this.#change(id, { command, actor }));
  }

  /** The end of an online game, sent by its outbox until this answers. Heard twice it changes nothing. */
  async gameFinished(id: TournamentId, report: GameFinishedReport): Promise<void> {
    const command = { kind: 'gameFinished', ...report } as const;
    const answer = await this.#queue.run(() => this.#change(id, { command, actor: VISITOR }));
    // Not acknowledged means sent again; only a tournament that has been deleted meanwhile needs no result.
    if (!answer.ok && answer.key !== 'noSuchTournament') throw new Error(`the result of ${report.game}: ${answer.key}`);
    this.#positions.forget(report.game);
  }

  /** A player's account says something else of its person than before. */
  async personChanged(id: TournamentId, account: AccountId, person: Person): Promise<void> {
    const command = { kind: 'personChanged', account, person } as const;
    await this.#queue.run(() => this.#change(id, { command, actor: VISITOR }));
  }

  /**
   * Somebody who stands in its tables has been given another id there: nothing that was read, told or kept for those who
   * come back holds any more. Whoever listens comes back at once, and reads the page anew.
   */
  async startAnew(): Promise<void> {
    await this.#queue.run(async () => {
      await this.#kept.forget();
      this.#pages.forget();
      this.#stream.close();
    });
  }

  /**
   * A live position: kept for those who come later, told to those who watch. Whether the game is to go on telling: where
   * nobody follows the tournament it is silent until it is asked.
   */
  gameProgress(report: GameProgressReport): boolean {
    if (this.#positions.take(report)) this.#stream.progress(report);
    const isFollowed = this.#stream.isOpen || this.#positions.areWanted;
    if (!isFollowed) this.#positions.silence(report.game);
    return isFollowed;
  }

  /** The page of the tournament as this reader is shown it. */
  async page(id: TournamentId, wish: PageWish): Promise<PageAnswer> {
    const tournament = await this.#kept.known(id);
    return tournament === undefined
      ? { kind: 'refused', key: 'noSuchTournament' }
      : this.#pages.answer(tournament, wish);
  }

  /** Why a round was paired as it was, for a reader who may know it. */
  async explanation(id: TournamentId, actor: Actor, round: number): Promise<ExplainedAnswer> {
    const tournament = await this.#kept.known(id);
    if (tournament === undefined) return refuse('noSuchTournament');
    const input = explainableRound(tournament, actor, round);
    if (!input.ok) return input;
    const found = await this.#explanations.of(input.value);
    return found.ok ? ok(explainedRound(tournament, round, found.value)) : refuse('pairingFailed');
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
  async leases(): Promise<string[]> {
    const id = this.ctx.storage.kv.get<TournamentId>('id');
    return id === undefined ? [] : this.#stream.leases(id);
  }

  /** The calls for the arbiter are not what they were: those who run the tournament are told at once. */
  callsChanged(): void {
    this.#stream.tellHosts('calls');
  }

  /** A relay of the stream says how many it tells. */
  relayHolds(relay: number, listeners: number): void {
    this.#stream.relayHolds(relay, listeners);
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

  async #change(id: TournamentId, asked: Asked): Promise<CommandAnswer> {
    const changed = await this.#write(id, asked);
    if (!changed.ok) return changed;
    const { before, after, news, answer, refused } = changed.value;
    if (after === before) return ok(answer);
    if (after === null) await this.#close(changed.value);
    else {
      if (hidesFromSomebody(before, after)) await this.#closeWatchers(after);
      await this.#settleOrRetry(id, news);
    }
    return refused === null ? ok(answer) : refuse(refused);
  }

  async #write(id: TournamentId, asked: Asked): Promise<Result<Change, ErrorKey>> {
    try {
      const changed = await this.#kept.change(id, asked, () => this.#wakeByThen(id, Date.now() + RETRY));
      if (changed.ok) this.#messages.add(changed.value.waiting);
      return changed;
    } catch (error) {
      this.#messages.doubt();
      throw error;
    }
  }

  /**
   * Comes before a change is written: if the server is gone between the change and what it brings about, the alarm goes
   * on from there. The runtime sends nothing to the database before the alarm is on disk.
   */
  async #wakeByThen(id: TournamentId, latest: number): Promise<void> {
    this.#changedAt = Date.now();
    if (this.ctx.storage.kv.get('id') === undefined) this.ctx.storage.kv.put('id', id);
    await this.#wakeBy(latest);
  }

  /** One that is set for an earlier moment stays: it finds nothing to do, and costs a change no write. */
  async #wakeBy(latest: number): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > latest) await this.ctx.storage.setAlarm(latest);
  }

  /** After a change comes the next one: its alarm is set in time, so that it does not wait for the disk. */
  #soonAgain(): number | null {
    return this.#changedAt > Date.now() - BUSY_MS ? Date.now() + RETRY : null;
  }

  /** What a change brings about is no part of it: if that fails, the change stands and the alarm tries again. */
  async #settleOrRetry(id: TournamentId, news: readonly TournamentNews[] = []): Promise<void> {
    try {
      await this.#settle(id, news);
    } catch (error) {
      console.error(JSON.stringify({ tournament: id, error: describeFault(error) }));
      await this.ctx.storage.setAlarm(Date.now() + RETRY);
    }
  }

  /** Tells what has changed, does everything that is due by now, then waits for the next moment. */
  async #settle(id: TournamentId, news: readonly TournamentNews[]): Promise<void> {
    let tournament = await this.#kept.known(id);
    // An id that nobody has given, or no longer has, leaves nothing behind here.
    if (tournament === undefined) return this.#forget();
    if (this.ctx.storage.kv.get('id') === undefined) this.ctx.storage.kv.put('id', id);
    this.#stream.publish(tournament, news);
    for (let steps = 0; ; steps += 1) {
      const done = await this.#write(id, { command: { kind: 'due' }, actor: VISITOR });
      assert(done.ok, `what is due is refused: ${done.ok || done.key}`);
      const { before, after, news: more } = done.value;
      if (after === before) break;
      assert(after !== null && steps < MOST_STEPS, 'a step that is due stays due after it was done');
      tournament = after;
      this.#stream.publish(after, more);
    }
    const told = await this.#messages.send(id);
    await this.#devices.send(id);
    const due = [nextWake(lifecycleOf(tournament)), told, this.#soonAgain()].filter((at) => at !== null);
    if (due.length > 0) await this.#wakeBy(Math.max(Math.min(...due), Date.now()));
  }

  async #tell(message: GameMessage): Promise<void> {
    if (message.kind !== 'openGame') return deliver(this.env, message);
    const id = this.ctx.storage.kv.get<TournamentId>('id');
    const tournament = id && (await this.#kept.known(id));
    // A game that was taken away meanwhile is not opened any more.
    const setup = tournament ? gameSetup(tournament, message.game) : null;
    if (setup !== null) await deliver(this.env, { kind: 'openGame', setup });
  }

  /** The tournament is gone: its games have nobody left to tell of their end. */
  async #close({ messages }: Change): Promise<void> {
    this.#stream.close();
    await Promise.allSettled(messages.map((message) => this.#tell(message)));
    await this.#forget();
  }

  /** Whoever still may watch comes in anew. A game that does not answer looks at its watchers by itself while it is played. */
  async #closeWatchers({ rounds, revision }: Tournament): Promise<void> {
    const running = rounds.flatMap(boardsOf).flatMap(openGames);
    await Promise.allSettled(running.map(({ id }) => gameStub(this.env, id).closeWatchers(revision)));
  }

  async #forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}
