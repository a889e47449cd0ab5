import { DurableObject } from 'cloudflare:workers';
import type { ErrorKey } from '../../contract/http/errors.ts';
import type { ReadersPart } from '../../contract/tournament/tournaments.ts';
import { describeFault } from '../../db/fault.ts';
import { readHostPeople } from '../../db/read/host-people.ts';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import type { AccountId, EventId, GameId, TournamentId } from '../../domain/kernel/ids.ts';
import { DELIVERY_WAIT_MS } from '../../domain/kernel/limits.ts';
import { assert, ok, type Result, refuse } from '../../domain/kernel/result.ts';
import type { Region } from '../../domain/lib/regions.ts';
import type { TakenEntry, TournamentCommand } from '../../domain/tournament/command.ts';
import type { TournamentEvent } from '../../domain/tournament/decision.ts';
import { lifecycleOf } from '../../domain/tournament/guards/lifecycle-of.ts';
import { nextWake } from '../../domain/tournament/rounds/schedule.ts';
import type { Person, Tournament } from '../../domain/tournament/value/state.ts';
import { hidesFromSomebody } from '../../domain/tournament/value/visibility-change.ts';
import { mayWatch, mayWatchByRows, type Seats } from '../../services/game/can-watch.ts';
import { clock } from '../../services/platform/clock.ts';
import { explainableRound, explainedRound } from '../../services/tournament/explain.ts';
import { playersToArbitrate } from '../../services/tournament/players-to-arbitrate.ts';
import { holderOf, type StreamHolder } from '../connections/connect.ts';
import { makeDeps } from '../deps.ts';
import { takenAnswerOf } from '../event/entry-sync.ts';
import type { TakenAnswer } from '../event/taken-answer.ts';
import type { GameFinishedReport, GameProgressReport } from '../game/game-report.ts';
import { LivePositions } from '../game/live-positions.ts';
import { DeviceNotifications } from '../jobs/device-notifications.ts';
import { EntrantMails } from '../jobs/entrant-mails.ts';
import type { CommandAnswer, ExplainedAnswer, PlayersAnswer, TournamentRpc } from '../objects.ts';
import type { Sending } from '../outbox/outbox.ts';
import { SerialQueue } from '../outbox/serial-queue.ts';
import { atMost } from '../outbox/time-limit.ts';
import { TournamentStream } from '../stream/tournament-stream.ts';
import { EndedGames } from './ended-games.ts';
import { ExplanationCache } from './explanation-cache.ts';
import { PeopleToNotify } from './people-to-notify.ts';
import { PlayerRegions } from './player-regions.ts';
import { TournamentAlarm } from './tournament-alarm.ts';
import { type Change, type CommandRequest, TournamentCache } from './tournament-cache.ts';
import { TournamentMessages } from './tournament-messages.ts';
import { type PageAnswer, type PageWish, TournamentPages } from './tournament-pages.ts';

/** Start, pair all rounds, finish: more steps at once are a defect. */
const MOST_STEPS = 10;

/** A command's answer, and what is sent because of it, outside the queue. */
interface Handled {
  readonly answer: CommandAnswer;
  readonly sending: readonly Sending[];
}

/**
 * The only writer of a tournament. Changes are queued: decide, commit, broadcast, run due steps, set the alarm. Messages
 * to other objects are sent outside the queue. Nothing in memory is lost by a restart: the tournament and the live
 * positions are loaded again.
 */
export class TournamentObject extends DurableObject<Env> implements TournamentRpc {
  readonly #queue = new SerialQueue();
  readonly #deps = makeDeps(this.env);
  readonly #devices = new DeviceNotifications(this.env, this.#deps.db);
  readonly #entrants = new EntrantMails(this.env, this.#deps.db);
  readonly #cache = new TournamentCache(this.#deps, this.env, { devices: this.#devices, entrants: this.#entrants });
  readonly #regions = new PlayerRegions();
  readonly #alarm = new TournamentAlarm(this.ctx.storage);
  readonly #messages = new TournamentMessages({
    env: this.env,
    context: this.ctx,
    deps: this.#deps,
    cache: this.#cache,
    devices: this.#devices,
    entrants: this.#entrants,
    regions: this.#regions,
    onRetry: (at) => (at === null ? this.#alarm.retry() : this.#alarm.by(at)),
  });
  #ended: EndedGames<Handled> | null = null;
  readonly #people = new PeopleToNotify({
    env: this.env,
    kv: this.ctx.storage.kv,
    onRetry: () => this.#alarm.retry(),
  });
  readonly #explanations = new ExplanationCache(this.ctx.storage.kv, this.env.PAIRING);
  readonly #positions = new LivePositions((games) => this.env.GAMES.progress(games));
  readonly #pages = new TournamentPages(this.#deps, this.#positions);
  readonly #stream = new TournamentStream(this.env, this.#deps, this.#positions, this.#pages, (id) =>
    this.#cache.get(id),
  );

  run(id: TournamentId, actor: Actor, command: TournamentCommand): Promise<CommandAnswer> {
    return this.#handle(id, { command, actor });
  }

  /** Called by the game's outbox until it succeeds; idempotent. */
  async gameFinished(id: TournamentId, report: GameFinishedReport): Promise<void> {
    const answer = await this.#answered(this.#endedGames(id).add(report));
    // An error means a retry; only deleted tournaments need no result.
    if (!answer.ok && answer.key !== 'noSuchTournament') throw new Error(`the result of ${report.game}: ${answer.key}`);
    this.#positions.forget(report.game);
    for (const side of ['white', 'black'] as const) this.#regions.note(report[side], report.regions?.[side] ?? null);
  }

  /** A tournament that is gone or over takes nobody, and has nobody to take out. */
  async takeEntries(id: TournamentId, event: EventId | null, entries: readonly TakenEntry[]): Promise<TakenAnswer> {
    const answer = await this.#handle(id, { command: { kind: 'takeEntries', event, entries }, actor: VISITOR });
    if (answer.ok) return takenAnswerOf(answer.value);
    if (answer.key !== 'noSuchTournament') throw new Error(`the entries of ${id}: ${answer.key}`);
    return { gone: [], refused: entries.flatMap(({ account, wanted }) => (wanted === 'in' ? [account] : [])) };
  }

  async personChanged(id: TournamentId, account: AccountId, person: Person): Promise<void> {
    const command = { kind: 'personChanged', account, person } as const;
    await this.#handle(id, { command, actor: VISITOR });
  }

  /** Called when an erased account got another id: drops all caches and ends the streams, so that clients reload. */
  async reset(): Promise<void> {
    await this.#queue.run(async () => {
      await this.#cache.invalidate();
      this.#pages.invalidate();
      this.#regions.forget();
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
    if (wish.actor.kind === 'person') this.#regions.note(wish.actor.account, wish.region ?? null);
    const tournament = await this.#cache.get(id);
    return tournament === undefined
      ? { kind: 'refused', key: 'noSuchTournament' }
      : this.#pages.answer(tournament, wish);
  }

  /** For a Worker that has the visitors' page from a relay. */
  async ownFields(id: TournamentId, actor: Actor, region: Region | null): Promise<ReadersPart | null> {
    if (actor.kind === 'person') this.#regions.note(actor.account, region);
    const tournament = await this.#cache.get(id);
    return tournament === undefined ? null : this.#pages.ownFields(tournament, actor);
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

  /** Polled by desks that list who is online: the database is not read for it. */
  async playersToArbitrate(id: TournamentId, actor: Actor): Promise<PlayersAnswer> {
    const tournament = await this.#cache.get(id);
    return tournament === undefined ? refuse('noSuchTournament') : playersToArbitrate(tournament, actor);
  }

  /** Which of these users may watch a game of these players. The tournament itself is rarely read for this. */
  async mayWatch(id: TournamentId, seats: Seats, actors: readonly Actor[]): Promise<readonly boolean[]> {
    const byRows = this.#cache.isLoaded ? null : await mayWatchByRows(this.#deps, id, seats, actors);
    if (byRows !== null) return byRows;
    const tournament = await this.#cache.get(id);
    return tournament === undefined ? actors.map(() => false) : mayWatch(tournament, seats, actors);
  }

  liveMoves(games: readonly GameId[]): Promise<Record<GameId, string>> {
    return this.#positions.movesOf(games);
  }

  revalidateAccess(account: AccountId): Promise<void> {
    return this.#stream.revalidateAccess(this.ctx.storage.kv.get<TournamentId>('id'), account);
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
    const sending = await this.#queue.run(() => this.#settleOrRetry(id));
    await briefly(sending.map(({ all }) => all));
  }

  /** Gives parked messages a new series of tries. */
  async resend(messages: readonly string[]): Promise<void> {
    const id = this.ctx.storage.kv.get<TournamentId>('id');
    await this.#queue.run(async () => {
      if (id !== undefined) await this.#messages.read(id);
      await this.#messages.resend(messages);
    });
    if (id !== undefined) await this.#alarm.now();
  }

  override async alarm(): Promise<void> {
    const id = this.ctx.storage.kv.get<TournamentId>('id');
    if (id !== undefined) await this.wake(id);
  }

  override fetch(request: Request): Promise<Response> {
    return this.#stream.open(holderOf<StreamHolder>(request), request.signal);
  }

  #endedGames(id: TournamentId): EndedGames<Handled> {
    this.#ended ??= new EndedGames(this.#queue, (games) =>
      this.#change(id, { command: { kind: 'gamesFinished', games }, actor: VISITOR }),
    );
    return this.#ended;
  }

  /** The answer waits briefly for new messages, so that what they cause is usually there with it. */
  #handle = (id: TournamentId, request: CommandRequest): Promise<CommandAnswer> =>
    this.#answered(this.#queue.run(() => this.#change(id, request)));

  async #answered(handled: Promise<Handled>): Promise<CommandAnswer> {
    const { answer, sending } = await handled;
    await briefly(sending.map(({ firstTries }) => firstTries));
    return answer;
  }

  async #change(id: TournamentId, request: CommandRequest): Promise<Handled> {
    const changed = await this.#write(id, request);
    if (!changed.ok) return { answer: changed, sending: [] };
    const { before, after, answer, refused } = changed.value;
    const answered = { ...answer, revision: (after ?? before).revision };
    if (after === before) return { answer: ok(answered), sending: [] };
    const sending = await this.#followUp(id, changed.value);
    return { answer: refused === null ? ok(answered) : refuse(refused), sending };
  }

  async #followUp(id: TournamentId, { before, after, events, messages }: Change): Promise<readonly Sending[]> {
    if (after === null) {
      this.#stream.close();
      const notified = this.#people.notifyOnce();
      await this.#forget();
      return [this.#messages.sendOnce(messages), { firstTries: notified, all: notified }];
    }
    const closing = hidesFromSomebody(before, after) ? [this.#messages.closeWatchers(after)] : [];
    return [...closing, ...(await this.#settleOrRetry(id, events))];
  }

  async #write(id: TournamentId, request: CommandRequest): Promise<Result<Change, ErrorKey>> {
    try {
      const changed = await this.#cache.change(id, request, ({ concerned }) => {
        this.#people.add(concerned);
        return this.#alarm.beforeWriting(id);
      });
      if (!changed.ok) return changed;
      this.#messages.add(changed.value.waiting);
      await this.#addPeople(changed.value);
      return changed;
    } catch (error) {
      this.#messages.invalidate();
      throw error;
    }
  }

  /** The open calls for the arbiter are shown while the tournament runs, to all who may run it. */
  async #addPeople({ before, after, concerned, recipients }: Change): Promise<void> {
    const known = new Set(concerned);
    const hosts = isShownOtherwise(before, after) ? await readHostPeople(this.#deps.db, before.host) : [];
    this.#people.add([...recipients, ...hosts].filter((account) => !known.has(account)));
  }

  /** Follow-up work is not part of the change; if it fails, the alarm retries. */
  async #settleOrRetry(id: TournamentId, events: readonly TournamentEvent[] = []): Promise<readonly Sending[]> {
    try {
      return await this.#settle(id, events);
    } catch (error) {
      console.error(JSON.stringify({ tournament: id, error: describeFault(error) }));
      await this.#alarm.retry();
      return [];
    }
  }

  /** Broadcasts, runs due steps, starts to send messages and sets the next alarm. */
  async #settle(id: TournamentId, events: readonly TournamentEvent[]): Promise<readonly Sending[]> {
    let tournament = await this.#cache.get(id);
    // Unknown ids must leave nothing behind.
    if (tournament === undefined) {
      await this.#forget();
      return [];
    }
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
    await this.#messages.read(id);
    const sending = this.#messages.sendDue(id);
    const retryAt = this.#messages.nextDueAt();
    const due = [nextWake(lifecycleOf(tournament)), retryAt, this.#alarm.soonAgain()].filter((at) => at !== null);
    if (due.length > 0) await this.#alarm.by(Math.max(Math.min(...due), clock.now()));
    const notified = this.#people.notify();
    return [sending, { firstTries: notified, all: notified }];
  }

  async #forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}

const isShownOtherwise = (before: Tournament, after: Tournament | null): boolean =>
  before.phase.kind !== after?.phase.kind || before.settings.name !== after.settings.name;

/** Waits for deliveries, but not for receivers that do not answer. */
const briefly = (deliveries: readonly Promise<void>[]): Promise<void> =>
  atMost(
    DELIVERY_WAIT_MS,
    Promise.all(deliveries).then(() => undefined),
  );
