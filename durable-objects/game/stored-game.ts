import { openDb } from '../../db/client.ts';
import { refusedMove } from '../../domain/game/arbiters-log.ts';
import { notificationsOf } from '../../domain/game/audience.ts';
import type { GameCommand, GameRefusal, PlayerRequest } from '../../domain/game/commands.ts';
import {
  colorOf,
  endOf,
  type Game,
  type GameSetup,
  nextHeartbeat,
  nextWake,
  openGame,
  renamed,
} from '../../domain/game/game.ts';
import { moveClocks } from '../../domain/game/move-clocks.ts';
import { type Step, step } from '../../domain/game/step.ts';
import { viewOf } from '../../domain/game/view.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { DELIVERY_WAIT_MS } from '../../domain/kernel/limits.ts';
import { ok, type Result, refuse } from '../../domain/kernel/result.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import { clock } from '../../services/platform/clock.ts';
import { pushKeysOf } from '../jobs/push-keys.ts';
import type { GameAnswer } from '../objects.ts';
import { deliver } from '../outbox/deliver.ts';
import { receiverOf, replaces } from '../outbox/messages.ts';
import { Outbox } from '../outbox/outbox.ts';
import { parkingOf } from '../outbox/parked-messages.ts';
import { atMost } from '../outbox/time-limit.ts';
import { finishedReport } from './game-report.ts';
import type { Asker, GameSockets } from './game-sockets.ts';
import type { GameReport, GameStore } from './game-store.ts';

interface Surroundings {
  readonly env: Env;
  readonly context: DurableObjectState;
  readonly store: GameStore;
  readonly sockets: GameSockets;
  /** Called when a change has been stored and broadcast. */
  readonly onChange: (done: Step, now: Millis) => void;
}

/** The game of an object: each change is a step, its rows, its messages, the next alarm and the broadcast. */
export class StoredGame {
  readonly #env: Env;
  readonly #storage: DurableObjectStorage;
  readonly #store: GameStore;
  readonly #sockets: GameSockets;
  readonly #onChange: Surroundings['onChange'];
  readonly #outbox: Outbox<GameReport>;
  #alarmAt: number | null = null;
  /** Until the first event it is unknown if the object hibernated or the server restarted. */
  #mayHaveRestarted = true;

  constructor({ env, context, store, sockets, onChange }: Surroundings) {
    this.#env = env;
    this.#storage = context.storage;
    this.#store = store;
    this.#sockets = sockets;
    this.#onChange = onChange;
    this.#outbox = new Outbox<GameReport>({
      rows: store.reports,
      send: (message) => deliver(env, message),
      receiverOf,
      replaces,
      parking: parkingOf(openDb(env.DB), { kind: 'game', id: context.id.toString() }, ({ tournament }) => tournament),
      now: () => clock.now(),
    });
  }

  /** Idempotent. */
  open(setup: GameSetup, now: Millis): Game {
    const existing = this.load(now);
    if (existing !== null) return existing;
    const game = openGame(setup, now);
    this.#store.save(game, []);
    this.#setAlarm(game);
    return this.change(game, { kind: 'wake' }, now).game;
  }

  /** The stored game; after a restart players without a socket are marked as gone. */
  load(now: Millis): Game | null {
    const game = this.#store.load();
    if (game === null || !this.#mayHaveRestarted) return game;
    this.#mayHaveRestarted = false;
    const { heartbeatAt } = this.#store;
    return this.change(game, { kind: 'restart', connected: this.#sockets.present(), heartbeatAt }, now).game;
  }

  /** Sockets do not survive a restart: an event of one proves that there was none. */
  noteSocketEvent(): void {
    this.#mayHaveRestarted = false;
  }

  change(game: Game, command: GameCommand, now: Millis, asker: Asker | null = null): Step {
    const done = step(game, command, now);
    if (done.events.length === 0) return done;
    this.#keep(done, now);
    // A refused request may still reveal a fallen flag; that is not its response.
    const answered = done.refusal === null ? asker : null;
    this.#sockets.tell(notificationsOf(done.events), viewOf(done.game, now), answered);
    this.#onChange(done, now);
    return done;
  }

  /** A player's request. After a refusal the client gets the whole game, as its state may be outdated. */
  request(
    account: AccountId,
    request: PlayerRequest,
    now: Millis,
    asker: Asker | null = null,
  ): Result<Step, 'noSuchGame' | 'notAPlayer'> {
    const game = this.load(now);
    if (game === null) return refuse('noSuchGame');
    const by = colorOf(game.setup, account);
    if (by === null) return refuse('notAPlayer');
    const done = this.change(game, { ...request, by }, now, asker);
    if (done.refusal === null) return ok(done);
    const refused = refusedMove(done.game, { ...request, by }, done.refusal.key);
    if (refused !== null) this.#store.noteRefusal(done.game, refused, now);
    this.#sockets.showSide(by, viewOf(done.game, now));
    return ok(done);
  }

  /** An arbiter's command, or one of the tournament. */
  order(command: GameCommand): GameAnswer<GameRefusal> {
    const now = clock.now();
    const game = this.load(now);
    if (game === null) return refuse('noSuchGame');
    const done = this.change(game, command, now);
    return done.refusal ?? ok(viewOf(done.game, now));
  }

  /** Replaces the id of an erased account, also in unsent messages; false if it is nobody's in this game. */
  rename(from: AccountId, to: AccountId): boolean {
    const game = this.#store.load();
    if (game === null || colorOf(game.setup, from) === null) return false;
    this.#store.rename(renamed(game, from, to), from, to);
    return true;
  }

  /** What the alarm is for: the clock, the heartbeat, and messages that were not delivered. */
  async wake(now: Millis): Promise<void> {
    this.#alarmAt = null;
    const game = this.load(now);
    if (game === null) return;
    this.#heartbeatIfDue(this.change(game, { kind: 'wake' }, now).game, now);
    const sent = this.#outbox.sendDue().all.then(() => this.#rearm());
    // A slow receiver must not hold up the clocks.
    await atMost(DELIVERY_WAIT_MS, sent);
    this.#rearm();
  }

  /** Gives parked messages a new series of tries. */
  async resend(messages: readonly string[]): Promise<void> {
    await this.#outbox.resend(messages);
    this.#rearm();
  }

  /** Other requests may have changed the game during an await. */
  #rearm(): void {
    const game = this.#store.load();
    if (game !== null) this.#setAlarm(game);
  }

  /** Outages are measured from the last stored time, so idle running games store one regularly. */
  #heartbeatIfDue(game: Game, now: Millis): void {
    const dueAt = nextHeartbeat(game, this.#store.heartbeatAt);
    if (dueAt !== null && now >= dueAt) this.#store.saveHeartbeat(now);
  }

  /** The change, its messages and the next alarm are one write. */
  #keep({ game, events }: Step, now: Millis): void {
    const end = events.some(({ kind }) => kind === 'ended') ? endOf(game) : null;
    const absent = events.some(({ kind }) => kind === 'started') ? this.#absent(game) : [];
    if (end === null && absent.length === 0) this.#store.save(game, events);
    else
      this.#store.together(() => {
        this.#store.save(game, events);
        const { id, tournament, round } = game.setup;
        if (absent.length > 0)
          this.#outbox.post(`${id}/start`, { kind: 'gameStarts', tournament, game: id, round, startedAt: now, absent });
        if (end === null) return;
        const clocks = moveClocks(this.#store.log(), game.position.ply);
        const report = finishedReport(game, end, { clocks, regions: this.#sockets.regions() });
        this.#outbox.post(report.id, { kind: 'gameFinished', tournament, report });
      });
    this.#setAlarm(game);
  }

  /** Absent players, whose devices are notified of the start. */
  #absent({ setup }: Game): { readonly account: AccountId; readonly side: Color }[] {
    if (pushKeysOf(this.#env) === null) return [];
    const present = this.#sockets.present();
    return (['white', 'black'] as const)
      .filter((side) => !present[side])
      .map((side) => ({ account: setup[side], side }));
  }

  /** An early alarm is re-armed, so a move that delays the flag costs no write. */
  #setAlarm(game: Game): void {
    const heartbeat = nextHeartbeat(game, this.#store.heartbeatAt);
    const due = [nextWake(game), heartbeat, this.#outbox.nextDueAt()].filter((at) => at !== null);
    const at = Math.min(...due);
    if (due.length === 0 || (this.#alarmAt !== null && this.#alarmAt <= at)) return;
    this.#alarmAt = at;
    void this.#storage.setAlarm(at);
  }
}
