import { DurableObject } from 'cloudflare:workers';
import type { ErrorKey } from '../../contract/http/errors.ts';
import { commit } from '../../db/commit.ts';
import { describeFault } from '../../db/fault.ts';
import { readWaitingMessages } from '../../db/read/tournament/tournament-outbox.ts';
import { deleteMessages } from '../../db/write/tournament-outbox.ts';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import type { AccountId, GameId, TournamentId } from '../../domain/kernel/ids.ts';
import { assert, ok, type Result, refuse } from '../../domain/kernel/result.ts';
import { MINUTE, SECOND } from '../../domain/kernel/time.ts';
import type { TournamentCommand } from '../../domain/tournament/command.ts';
import type { GameMessage, TournamentEvent } from '../../domain/tournament/decision.ts';
import { lifecycleOf } from '../../domain/tournament/guards/lifecycle-of.ts';
import { nextWake } from '../../domain/tournament/rounds/schedule.ts';
import { gameSetup } from '../../domain/tournament/value/game-setup.ts';
import { boardsOf, openGames, type Person, type Tournament } from '../../domain/tournament/value/state.ts';
import { hidesFromSomebody } from '../../domain/tournament/value/visibility-change.ts';
import { clock } from '../../services/platform/clock.ts';
import { explainableRound, explainedRound } from '../../services/tournament/explain.ts';
import { holderOf, type StreamHolder } from '../connections/connect.ts';
import { makeDeps } from '../deps.ts';
import type { GameFinishedReport, GameProgressReport } from '../game/game-report.ts';
import { LivePositions } from '../game/live-positions.ts';
import { DeviceNotifications } from '../jobs/device-notifications.ts';
import type { CommandAnswer, ExplainedAnswer, TournamentRpc } from '../objects.ts';
import { deliver } from '../outbox/deliver.ts';
import { receiverOf } from '../outbox/messages.ts';
import { SerialQueue } from '../outbox/serial-queue.ts';
import { StoredMessages } from '../outbox/stored-messages.ts';
import { TournamentStream } from '../stream/tournament-stream.ts';
import { gameStub } from '../stubs.ts';
import { ExplanationCache } from './explanation-cache.ts';
import { type Change, type CommandRequest, TournamentCache } from './tournament-cache.ts';
import { type PageAnswer, type PageWish, TournamentPages } from './tournament-pages.ts';

const RETRY = 5 * SECOND;
/** Time after a change in which another one is likely. */
const BUSY_MS = MINUTE;
/** Start, pair all rounds, finish: more steps at once are a defect. */
const MOST_STEPS = 10;

/**
 * The only writer of a tournament. Changes are queued: decide, commit, broadcast, run due steps, set the alarm. Nothing
 * in memory is lost by a restart: the tournament and the live positions are loaded again.
 */
export class TournamentObject extends DurableObject<Env> implements TournamentRpc {
  readonly #queue = new SerialQueue();
  readonly #deps = makeDeps(this.env);
  readonly #devices = new DeviceNotifications(this.env, this.#deps.db);
  readonly #cache = new TournamentCache(this.#deps, this.env, this.#devices);
  readonly #messages = new StoredMessages<GameMessage>({
    read: (id) => readWaitingMessages(this.#deps.db, id),
    remove: (ids) => commit(this.#deps.db, { writes: [deleteMessages(this.#deps.db, ids)] }),
    send: (message) => this.#tell(message),
    receiverOf,
  });
  readonly #explanations = new ExplanationCache(this.ctx.storage.kv, this.env.PAIRING);
  readonly #positions = new LivePositions((game) => gameStub(this.env, game).progress());
  #changedAt = 0;
  readonly #pages = new TournamentPages(this.#deps, this.#positions);
  readonly #stream = new TournamentStream(this.env, this.#deps, this.#positions, this.#pages, (id) =>
    this.#cache.get(id),
  );

  run(id: TournamentId, actor: Actor, command: TournamentCommand): Promise<CommandAnswer> {
    return this.#queue.run(() => this.#change(id, { command, actor }));
  }

  /** Called by the game's outbox until it succeeds; idempotent. */
  async gameFinished(id: TournamentId, report: GameFinishedReport): Promise<void> {
    const command = { kind: 'gameFinished', ...report } as const;
    const answer = await this.#queue.run(() => this.#change(id, { command, actor: VISITOR }));
    // An error means a retry; only deleted tournaments need no result.
    if (!answer.ok && answer.key !== 'noSuchTournament') throw new Error(`the result of ${report.game}: ${answer.key}`);
    this.#positions.forget(report.game);
  }

  async personChanged(id: TournamentId, account: AccountId, person: Person): Promise<void> {
    const command = { kind: 'personChanged', account, person } as const;
    await this.#queue.run(() => this.#change(id, { command, actor: VISITOR }));
  }

  /** Called when an erased account got another id: drops all caches and ends the streams, so that clients reload. */
  async reset(): Promise<void> {
    await this.#queue.run(async () => {
      await this.#cache.invalidate();
      this.#pages.invalidate();
      this.#stream.close();
    });
  }

  /** Stores and broadcasts a live position. False tells the game to stop reporting until asked. */
  gameProgress(report: GameProgressReport): boolean {
    if (this.#positions.take(report)) this.#stream.progress(report);
    const isFollowed = this.#stream.isOpen || this.#positions.areWanted;
    if (!isFollowed) this.#positions.silence(report.game);
    return isFollowed;
  }

  async page(id: TournamentId, wish: PageWish): Promise<PageAnswer> {
    const tournament = await this.#cache.get(id);
    return tournament === undefined
      ? { kind: 'refused', key: 'noSuchTournament' }
      : this.#pages.answer(tournament, wish);
  }

  /** Refused unless the actor may see it. */
  async explanation(id: TournamentId, actor: Actor, round: number): Promise<ExplainedAnswer> {
    const tournament = await this.#cache.get(id);
    if (tournament === undefined) return refuse('noSuchTournament');
    const input = explainableRound(tournament, actor, round);
    if (!input.ok) return input;
    const found = await this.#explanations.of(input.value);
    return found.ok ? ok(explainedRound(tournament, round, found.value)) : refuse('pairingFailed');
  }

  liveMoves(games: readonly GameId[]): Promise<Record<GameId, string>> {
    return this.#positions.movesOf(games);
  }

  revalidateAccess(account: AccountId): void {
    this.#stream.revalidateAccess(account);
  }

  async leases(): Promise<string[]> {
    const id = this.ctx.storage.kv.get<TournamentId>('id');
    return id === undefined ? [] : this.#stream.leases(id);
  }

  /** Notifies organisers of changed arbiter calls. */
  callsChanged(): void {
    this.#stream.notifyHosts('calls');
  }

  relayLoad(relay: number, listeners: number): void {
    this.#stream.relayLoad(relay, listeners);
  }

  async wake(id: TournamentId): Promise<void> {
    await this.#queue.run(() => this.#settleOrRetry(id));
  }

  override async alarm(): Promise<void> {
    const id = this.ctx.storage.kv.get<TournamentId>('id');
    if (id === undefined) return;
    await this.#queue.run(() => this.#settleOrRetry(id));
  }

  override fetch(request: Request): Promise<Response> {
    return this.#stream.open(holderOf<StreamHolder>(request), request.signal);
  }

  async #change(id: TournamentId, request: CommandRequest): Promise<CommandAnswer> {
    const changed = await this.#write(id, request);
    if (!changed.ok) return changed;
    const { before, after, events, answer, refused } = changed.value;
    const answered = { ...answer, revision: (after ?? before).revision };
    if (after === before) return ok(answered);
    if (after === null) await this.#close(changed.value);
    else {
      if (hidesFromSomebody(before, after)) await this.#closeWatchers(after);
      await this.#settleOrRetry(id, events);
    }
    return refused === null ? ok(answered) : refuse(refused);
  }

  async #write(id: TournamentId, request: CommandRequest): Promise<Result<Change, ErrorKey>> {
    try {
      const changed = await this.#cache.change(id, request, () => this.#wakeByThen(id, clock.now() + RETRY));
      if (changed.ok) this.#messages.add(changed.value.waiting);
      return changed;
    } catch (error) {
      this.#messages.invalidate();
      throw error;
    }
  }

  /** Set before the commit, and stored first by the runtime: if the server dies, the alarm continues. */
  async #wakeByThen(id: TournamentId, latest: number): Promise<void> {
    this.#changedAt = clock.now();
    if (this.ctx.storage.kv.get('id') === undefined) this.ctx.storage.kv.put('id', id);
    await this.#wakeBy(latest);
  }

  /** Keeps an earlier alarm, which is harmless and saves a write. */
  async #wakeBy(latest: number): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > latest) await this.ctx.storage.setAlarm(latest);
  }

  /** After a change another one is likely; setting its alarm now keeps it from waiting for the disk. */
  #soonAgain(): number | null {
    return this.#changedAt > clock.now() - BUSY_MS ? clock.now() + RETRY : null;
  }

  /** Follow-up work is not part of the change; if it fails, the alarm retries. */
  async #settleOrRetry(id: TournamentId, events: readonly TournamentEvent[] = []): Promise<void> {
    try {
      await this.#settle(id, events);
    } catch (error) {
      console.error(JSON.stringify({ tournament: id, error: describeFault(error) }));
      await this.ctx.storage.setAlarm(clock.now() + RETRY);
    }
  }

  /** Broadcasts, runs due steps and sets the next alarm. */
  async #settle(id: TournamentId, events: readonly TournamentEvent[]): Promise<void> {
    let tournament = await this.#cache.get(id);
    // Unknown ids must leave nothing behind.
    if (tournament === undefined) return this.#forget();
    if (this.ctx.storage.kv.get('id') === undefined) this.ctx.storage.kv.put('id', id);
    this.#stream.publish(tournament, events);
    for (let steps = 0; ; steps += 1) {
      const done = await this.#write(id, { command: { kind: 'due' }, actor: VISITOR });
      assert(done.ok, `what is due is refused: ${done.ok || done.key}`);
      const { before, after, events: more } = done.value;
      if (after === before) break;
      assert(after !== null && steps < MOST_STEPS, 'a step that is due stays due after it was done');
      tournament = after;
      this.#stream.publish(after, more);
    }
    const retryAt = await this.#messages.send(id);
    await this.#devices.send(id);
    const due = [nextWake(lifecycleOf(tournament)), retryAt, this.#soonAgain()].filter((at) => at !== null);
    if (due.length > 0) await this.#wakeBy(Math.max(Math.min(...due), clock.now()));
  }

  async #tell(message: GameMessage): Promise<void> {
    if (message.kind !== 'openGame') return deliver(this.env, message);
    const id = this.ctx.storage.kv.get<TournamentId>('id');
    const tournament = id && (await this.#cache.get(id));
    // The game may have been removed in the meantime.
    const setup = tournament ? gameSetup(tournament, message.game) : null;
    if (setup !== null) await deliver(this.env, { kind: 'openGame', setup });
  }

  async #close({ messages }: Change): Promise<void> {
    this.#stream.close();
    await Promise.allSettled(messages.map((message) => this.#tell(message)));
    await this.#forget();
  }

  /** Spectators with access reconnect. A game that fails to respond revalidates them itself while it is played. */
  async #closeWatchers({ rounds, revision }: Tournament): Promise<void> {
    const running = rounds.flatMap(boardsOf).flatMap(openGames);
    await Promise.allSettled(running.map(({ id }) => gameStub(this.env, id).closeWatchers(revision)));
  }

  async #forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}
