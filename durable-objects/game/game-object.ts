import { DurableObject } from 'cloudflare:workers';
import { type IncomingRequest, readSocketRequest } from '../../contract/game/player-request.ts';
import { ERRORS, type ErrorKey } from '../../contract/http/errors.ts';
import type { AskAnswer } from '../../contract/live.ts';
import { type LoggedEvent, refusedMove } from '../../domain/game/arbiters-log.ts';
import { notificationsOf } from '../../domain/game/audience.ts';
import { silence, speak, type Talk } from '../../domain/game/chat.ts';
import type { GameCommand, GameEvent, GameRefusal, PlayerRequest } from '../../domain/game/commands.ts';
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
import { type MoveClocks, moveClocks } from '../../domain/game/move-clocks.ts';
import { phraseOf } from '../../domain/game/phrases.ts';
import { type Step, step } from '../../domain/game/step.ts';
import { type GameView, viewOf } from '../../domain/game/view.ts';
import type { AccountId, SessionId } from '../../domain/kernel/ids.ts';
import { ok, type Result, refuse } from '../../domain/kernel/result.ts';
import { type Millis, SECOND } from '../../domain/kernel/time.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import type { GameResult } from '../../domain/tournament/value/game-result.ts';
import { clock } from '../../services/clock.ts';
import { holderOf, type SocketHolder } from '../connections/connect.ts';
import { releaseLease } from '../connections/leases.ts';
import { makeDeps } from '../deps.ts';
import { pushKeysOf } from '../jobs/push-keys.ts';
import { Throttle } from '../limits/throttle.ts';
import { deliver, receiverOf } from '../outbox/messages.ts';
import { Outbox } from '../outbox/outbox.ts';
import { tournamentStub } from '../stubs.ts';
import { GameAccess } from './game-access.ts';
import { finishedReport, type GameProgressReport, progressReport } from './game-report.ts';
import { type Asker, GameSockets, packingFor } from './game-sockets.ts';
import { type GameReport, GameStore } from './game-store.ts';
import { SocketRateLimit } from './socket-rate-limit.ts';

type Answer<Key extends string = never> = Result<GameView, 'noSuchGame' | Key>;

/** Replay data of a game before the database has it. */
export interface GameReview {
  readonly view: GameView;
  readonly clocks: MoveClocks | null;
}

type Ask = Extract<IncomingRequest, { kind: 'ask' }>;

const ALARM_RETRY_MS = 5 * SECOND;
/** Shortest interval of progress reports to the tournament; the game's own clients get every move at once. */
const PROGRESS_EVERY_MS = SECOND / 2;
/** Longer than it takes to store and broadcast a move. */
const REVALIDATE_DELAY_MS = 50;

/** Step, store and broadcast are synchronous, so nothing interleaves; rows and sockets restore the memory. */
export class GameObject extends DurableObject<Env> {
  readonly #store = new GameStore(this.ctx.storage);
  readonly #sockets = new GameSockets(this.ctx);
  readonly #access = new GameAccess(this.#sockets, makeDeps(this.env));
  readonly #outbox = new Outbox<GameReport>({
    rows: this.#store.reports,
    send: (message) => deliver(this.env, message),
    receiverOf,
  });
  readonly #rateLimit = new SocketRateLimit();
  readonly #progress = new Throttle<GameProgressReport>({
    everyMs: PROGRESS_EVERY_MS,
    send: (report) => this.#tellTournament(report),
    later: (then, ms) => this.ctx.waitUntil(scheduler.wait(ms).then(then)),
  });
  /** False once the tournament has declined progress reports. */
  #isFollowed = true;
  /** Number of position requests; responses to older reports are ignored. */
  #followRequests = 0;
  #talk: Talk = silence;
  #alarmAt: number | null = null;
  /** Until the first event it is unknown if the object hibernated or the server restarted. */
  #mayHaveRestarted = true;
  #revalidatesSoon = false;
  /** Holders admitted before this tournament revision must reconnect. */
  #seenSince = 0;

  /** Idempotent. */
  open(setup: GameSetup): GameView {
    const now = clock.now();
    const existing = this.#load(now);
    if (existing !== null) return viewOf(existing, now);
    const game = openGame(setup, now);
    this.#store.save(game, []);
    this.#setAlarm(game);
    return viewOf(this.#change(game, { kind: 'wake' }, now).game, now);
  }

  view(): GameView | null {
    const now = clock.now();
    const game = this.#load(now);
    return game && viewOf(game, now);
  }

  review(): GameReview | null {
    const view = this.view();
    return view && { view, clocks: moveClocks(this.#store.log(), view.ply) };
  }

  /** The live position; from now on the game reports progress again. Null before the start. */
  progress(): GameProgressReport | null {
    this.#followRequests += 1;
    this.#isFollowed = true;
    const view = this.view();
    return view?.isStarted ? progressReport(view) : null;
  }

  log(): readonly LoggedEvent[] {
    return this.#store.log();
  }

  /** Refused unless the account plays in this game. */
  command(account: AccountId, request: PlayerRequest): Answer<GameRefusal | 'notAPlayer'> {
    const now = clock.now();
    const done = this.#request(account, request, now);
    return done.ok ? (done.value.refusal ?? ok(viewOf(done.value.game, now))) : done;
  }

  async commandBy(
    session: SessionId,
    request: PlayerRequest,
  ): Promise<Answer<GameRefusal | 'notAPlayer' | 'loginFirst'>> {
    const account = await this.#access.accountOf(session);
    return account === null ? refuse('loginFirst') : this.command(account, request);
  }

  /** Invalidates the account's sessions before it settles. */
  async revalidateAccess(account: AccountId): Promise<void> {
    this.#access.invalidate(account);
    await this.#revalidate();
  }

  /** Spectators must reconnect, as the tournament's visibility changed. */
  closeWatchers(revision: number): void {
    this.#seenSince = Math.max(this.#seenSince, revision);
    this.#sockets.closeWatchers();
  }

  leases(): string[] {
    return this.#sockets.leases();
  }

  /** The caller has already checked that the user is an arbiter. */
  adjustTime(side: Color, deltaMs: number): Answer<GameRefusal> {
    return this.#order({ kind: 'adjustClock', side, deltaMs });
  }

  decide(result: GameResult): Answer<GameRefusal> {
    return this.#order({ kind: 'decide', result });
  }

  annul(): Answer<GameRefusal> {
    return this.#order({ kind: 'annul' });
  }

  /** Replaces the id of an erased account, also in unsent messages. */
  renamePlayer(from: AccountId, to: AccountId): void {
    const game = this.#store.load();
    if (game === null || colorOf(game.setup, from) === null) return;
    this.#store.rename(renamed(game, from, to), from, to);
    this.#sockets.closeWatchers();
  }

  chat(
    account: AccountId,
    side: Color,
    id: number,
  ): Answer<'forbidden' | 'chatDisabled' | 'invalidInput' | 'tooManyRequests'> {
    const now = clock.now();
    const game = this.#load(now);
    if (game === null) return refuse('noSuchGame');
    const phrase = phraseOf(id);
    if (phrase === undefined) return refuse('invalidInput');
    if (colorOf(game.setup, account) !== side) return refuse('forbidden');
    if (!game.setup.chatEnabled) return refuse('chatDisabled');
    const spoken = speak(this.#talk, side, now);
    if (!spoken.ok) return spoken;
    this.#talk = spoken.value;
    this.#sockets.tell([{ kind: 'phrase', side, phrase }], viewOf(game, now));
    return ok(viewOf(game, now));
  }

  /** The Worker sets the holder in a header; the game checks that it is still valid. */
  override fetch(request: Request): Response {
    if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return new Response(null, { status: 426 });
    const now = clock.now();
    const game = this.#load(now);
    if (game === null) return new Response(null, { status: 404 });
    const holder = holderOf<SocketHolder>(request);
    const color = holder.account && colorOf(game.setup, holder.account);
    if (color === null && holder.revision < this.#seenSince) return new Response(null, { status: 409 });
    const former = this.#sockets.formerOf(holder, color);
    const socket = this.#sockets.accept(holder, color);
    if (socket === null) return new Response(null, { status: 429 });
    const arrived = color === null ? null : this.#change(game, { kind: 'connect', by: color }, now);
    // A client whose arrival changed the game has already received the broadcast.
    if (arrived === null || arrived.events.length === 0) this.#sockets.show(socket.server, viewOf(game, now));
    // Closed after the new socket is open, so the player never counts as away.
    for (const old of former) this.#throwOut(old, 'replaced');
    this.#revalidateIfDue(now);
    return new Response(null, { status: 101, webSocket: socket.client, headers: packingFor(holder.format) });
  }

  override async alarm(): Promise<void> {
    const now = clock.now();
    this.#alarmAt = null;
    try {
      const game = this.#load(now);
      if (game === null) return;
      this.#heartbeatIfDue(this.#change(game, { kind: 'wake' }, now).game, now);
      await this.#outbox.sendDue(now);
      // Other requests may have run during the await.
      this.#setAlarm(this.#store.load() ?? game);
    } catch (error) {
      // The runtime gives up after a few failed attempts, and a game must never be without an alarm.
      console.error(JSON.stringify({ game: this.ctx.id.name, alarm: String(error) }));
      await this.ctx.storage.setAlarm(now + ALARM_RETRY_MS);
    }
  }

  override webSocketClose(socket: WebSocket): void {
    this.#left(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#left(socket);
  }

  /** With a cached session this completes synchronously, which is faster than a promise. */
  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): undefined | Promise<void> {
    this.#mayHaveRestarted = false;
    const isAllowed = this.#rateLimit.allows(socket, message, clock.now());
    if (!isAllowed) this.#throwOut(socket, 'tooManyRequests');
    const received = isAllowed && typeof message === 'string' ? readSocketRequest(message) : undefined;
    if (received?.kind === 'whole') this.#showAgain(socket);
    const answer = received?.kind === 'ask' ? this.#answerTo(socket, received) : null;
    if (answer instanceof Promise) return answer.then((later) => this.#sockets.answer(socket, later));
    this.#sockets.answer(socket, answer);
    return undefined;
  }

  #answerTo(socket: WebSocket, { n, request }: Ask): AskAnswer | null | Promise<AskAnswer | null> {
    const { session, account, checkedAt } = this.#sockets.seatOf(socket);
    if (session === null) return refusing(n, 'loginFirst');
    if (request === undefined) return refusing(n, 'invalidInput');
    const asker = { socket, n };
    if (account !== null && checkedAt !== null) return this.#perform(account, request, asker);
    return this.#access
      .accountOf(session)
      .then((by) => (by === null ? refusing(n, 'loginFirst') : this.#perform(by, request, asker)));
  }

  /** Null if the broadcast already confirmed the request. */
  #perform(by: AccountId, request: PlayerRequest, asker: Asker): AskAnswer | null {
    const { n } = asker;
    const done = this.#request(by, request, clock.now(), asker);
    if (!done.ok) return refusing(n, done.key);
    const { refusal, events, game } = done.value;
    if (refusal !== null) return refusing(n, refusal.key);
    return events.length > 0 ? null : { type: 'taken', n, v: game.version, ply: game.position.ply };
  }

  /** After a refusal the client gets the whole game, as its state may be outdated. */
  #request(
    account: AccountId,
    request: PlayerRequest,
    now: Millis,
    asker: Asker | null = null,
  ): Result<Step, 'noSuchGame' | 'notAPlayer'> {
    const game = this.#load(now);
    if (game === null) return refuse('noSuchGame');
    const by = colorOf(game.setup, account);
    if (by === null) return refuse('notAPlayer');
    const done = this.#change(game, { ...request, by }, now, asker);
    if (done.refusal === null) return ok(done);
    const refused = refusedMove(done.game, { ...request, by }, done.refusal.key);
    if (refused !== null) this.#store.noteRefusal(done.game, refused, now);
    this.#sockets.showSide(by, viewOf(done.game, now));
    return ok(done);
  }

  #showAgain(socket: WebSocket): void {
    const now = clock.now();
    const game = this.#load(now);
    if (game !== null) this.#sockets.show(socket, viewOf(game, now));
  }

  #throwOut(socket: WebSocket, reason: string): void {
    this.#sockets.close(socket, reason);
    this.#left(socket);
  }

  #left(socket: WebSocket): void {
    // Sockets do not survive a restart, so a closing one proves that there was none.
    this.#mayHaveRestarted = false;
    const { color, lease } = this.#sockets.seatOf(socket);
    if (lease !== null) this.ctx.waitUntil(releaseLease(this.env, lease));
    const game = this.#store.load();
    if (game === null || color === null || this.#sockets.present(socket)[color]) return;
    this.#change(game, { kind: 'disconnect', by: color }, clock.now());
  }

  /** Delayed, so that the waiting player gets the move first. */
  #revalidateIfDue(now: Millis): void {
    if (this.#revalidatesSoon || !this.#access.needsRevalidation(now)) return;
    this.#revalidatesSoon = true;
    const revalidated = scheduler.wait(REVALIDATE_DELAY_MS).then(() => {
      this.#revalidatesSoon = false;
      return this.#revalidate();
    });
    this.ctx.waitUntil(revalidated);
  }

  async #revalidate(): Promise<void> {
    const game = this.#store.load();
    if (game === null) return;
    for (const socket of await this.#access.revalidate(game.setup.id)) {
      this.#sockets.close(socket);
      this.#left(socket);
    }
  }

  #order(command: GameCommand): Answer<GameRefusal> {
    const now = clock.now();
    const game = this.#load(now);
    if (game === null) return refuse('noSuchGame');
    const done = this.#change(game, command, now);
    return done.refusal ?? ok(viewOf(done.game, now));
  }

  /** The stored game; after a restart players without a socket are marked as gone. */
  #load(now: Millis): Game | null {
    const game = this.#store.load();
    if (game === null || !this.#mayHaveRestarted) return game;
    this.#mayHaveRestarted = false;
    const { heartbeatAt } = this.#store;
    return this.#change(game, { kind: 'restart', connected: this.#sockets.present(), heartbeatAt }, now).game;
  }

  /** Outages are measured from the last stored time, so idle running games store one regularly. */
  #heartbeatIfDue(game: Game, now: Millis): void {
    const dueAt = nextHeartbeat(game, this.#store.heartbeatAt);
    if (dueAt !== null && now >= dueAt) this.#store.saveHeartbeat(now);
  }

  #change(game: Game, command: GameCommand, now: Millis, asker: Asker | null = null): Step {
    const done = step(game, command, now);
    if (done.events.length === 0) return done;
    this.#keep(done, now);
    // A refused request may still reveal a fallen flag; that is not its response.
    const answered = done.refusal === null ? asker : null;
    this.#sockets.tell(notificationsOf(done.events), viewOf(done.game, now), answered);
    this.#revalidateIfDue(now);
    // The final report contains the last position.
    if (done.events.some(({ kind }) => kind === 'ended')) this.#progress.forget();
    else if (this.#isFollowed && done.events.some(isProgress))
      this.#progress.tell(progressReport(viewOf(done.game, now)), now);
    return done;
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
          this.#outbox.post(
            `${id}/start`,
            { kind: 'gameStarts', tournament, game: id, round, startedAt: now, absent },
            now,
          );
        if (end === null) return;
        const report = finishedReport(game, end, moveClocks(this.#store.log(), game.position.ply));
        this.#outbox.post(report.id, { kind: 'gameFinished', tournament, report }, now);
      });
    this.#setAlarm(game);
  }

  /** Absent players, whose devices are notified of the start. */
  #absent({ setup }: Game): { readonly account: AccountId; readonly side: Color }[] {
    if (pushKeysOf(this.env) === null) return [];
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
    void this.ctx.storage.setAlarm(at);
  }

  /** Best effort: the next move reports again, and the end uses the outbox. */
  #tellTournament(report: GameProgressReport): void {
    const game = this.#store.load();
    if (game === null) return;
    const requests = this.#followRequests;
    const sent = tournamentStub(this.env, game.setup.tournament).gameProgress(report);
    const acknowledged = sent.then((isFollowed) => {
      if (requests === this.#followRequests) this.#isFollowed = isFollowed;
    });
    this.ctx.waitUntil(acknowledged.catch(() => undefined));
  }
}

const refusing = (n: number, key: ErrorKey): AskAnswer => ({ type: 'refused', n, message: key, status: ERRORS[key] });

const PROGRESS = ['started', 'moved', 'clockAdjusted', 'clockHeld'] as const satisfies readonly GameEvent['kind'][];

const isProgress = ({ kind }: GameEvent): boolean => PROGRESS.some((one) => one === kind);
