import { DurableObject } from 'cloudflare:workers';
import { readSocketRequest } from '../../contract/game/player-request.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { SessionRef } from '../../domain/access/session.ts';
import type { LoggedEvent } from '../../domain/game/arbiters-log.ts';
import { silence, speak, type Talk } from '../../domain/game/chat.ts';
import type { GameRefusal, PlayerRequest } from '../../domain/game/commands.ts';
import { colorOf, type GameSetup } from '../../domain/game/game.ts';
import { moveClocks } from '../../domain/game/move-clocks.ts';
import { phraseOf } from '../../domain/game/phrases.ts';
import { type GameView, viewOf } from '../../domain/game/view.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { ok, refuse } from '../../domain/kernel/result.ts';
import { type Millis, SECOND } from '../../domain/kernel/time.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import type { GameResult } from '../../domain/tournament/value/game-result.ts';
import { clock } from '../../services/platform/clock.ts';
import { holderOf, type SocketHolder } from '../connections/connect.ts';
import { releaseLease } from '../connections/leases.ts';
import { makeDeps } from '../deps.ts';
import type { GameAnswer, GameReview, GameRpc } from '../objects.ts';
import { tournamentStub } from '../stubs.ts';
import { GameAccess } from './game-access.ts';
import { type GameProgressReport, progressReport } from './game-report.ts';
import { GameSockets, packingFor } from './game-sockets.ts';
import { GameStore } from './game-store.ts';
import { ProgressReports } from './progress-reports.ts';
import { regionOf } from './request-region.ts';
import { SocketAnswers } from './socket-answers.ts';
import { SocketRateLimit } from './socket-rate-limit.ts';
import { StoredGame } from './stored-game.ts';

const ALARM_RETRY_MS = 5 * SECOND;
/** Longer than it takes to store and broadcast a move. */
const REVALIDATE_DELAY_MS = 50;

/** Step, store and broadcast are synchronous, so nothing interleaves; rows and sockets restore the memory. */
export class GameObject extends DurableObject<Env> implements GameRpc {
  readonly #store = new GameStore(this.ctx.storage);
  readonly #sockets = new GameSockets(this.ctx);
  readonly #access = new GameAccess(this.#sockets, makeDeps(this.env), (actors) => this.#mayWatch(actors));
  readonly #game = new StoredGame({
    env: this.env,
    context: this.ctx,
    store: this.#store,
    sockets: this.#sockets,
    onChange: (done, now) => {
      this.#revalidateIfDue(now);
      this.#progress.after(done, now);
    },
  });
  readonly #progress = new ProgressReports(this.env, this.ctx, () => this.#store.load()?.setup.tournament ?? null);
  readonly #answers = new SocketAnswers(this.#game, this.#sockets, this.#access);
  readonly #rateLimit = new SocketRateLimit();
  #talk: Talk = silence;
  #revalidatesSoon = false;
  /** Holders admitted before this tournament revision must reconnect. */
  #seenSince = 0;

  /** Idempotent. */
  open(setup: GameSetup): GameView {
    const now = clock.now();
    return viewOf(this.#game.open(setup, now), now);
  }

  view(): GameView | null {
    const now = clock.now();
    const game = this.#game.load(now);
    return game && viewOf(game, now);
  }

  review(): GameReview | null {
    const view = this.view();
    return view && { view, clocks: moveClocks(this.#store.log(), view.ply) };
  }

  /** The live position; from now on the game reports progress again. Null before the start. */
  progress(): GameProgressReport | null {
    this.#progress.follow();
    const view = this.view();
    return view?.isStarted ? progressReport(view) : null;
  }

  log(): readonly LoggedEvent[] {
    return this.#store.log();
  }

  /** Refused unless the account plays in this game. */
  command(account: AccountId, request: PlayerRequest): GameAnswer<GameRefusal | 'notAPlayer'> {
    const now = clock.now();
    const done = this.#game.request(account, request, now);
    return done.ok ? (done.value.refusal ?? ok(viewOf(done.value.game, now))) : done;
  }

  async commandBy(
    session: SessionRef,
    request: PlayerRequest,
  ): Promise<GameAnswer<GameRefusal | 'notAPlayer' | 'loginFirst'>> {
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
  adjustTime(side: Color, deltaMs: number): GameAnswer<GameRefusal> {
    return this.#game.order({ kind: 'adjustClock', side, deltaMs });
  }

  decide(result: GameResult): GameAnswer<GameRefusal> {
    return this.#game.order({ kind: 'decide', result });
  }

  annul(): GameAnswer<GameRefusal> {
    return this.#game.order({ kind: 'annul' });
  }

  /** Replaces the id of an erased account, also in unsent messages. */
  renamePlayer(from: AccountId, to: AccountId): void {
    if (this.#game.rename(from, to)) this.#sockets.closeWatchers();
  }

  resend(messages: readonly string[]): Promise<void> {
    return this.#game.resend(messages);
  }

  chat(
    account: AccountId,
    side: Color,
    id: number,
  ): GameAnswer<'forbidden' | 'chatDisabled' | 'invalidInput' | 'tooManyRequests'> {
    const now = clock.now();
    const game = this.#game.load(now);
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
    const game = this.#game.load(now);
    if (game === null) return new Response(null, { status: 404 });
    const holder = holderOf<SocketHolder>(request);
    const color = holder.account && colorOf(game.setup, holder.account);
    if (color === null && holder.revision < this.#seenSince) return new Response(null, { status: 409 });
    const former = this.#sockets.formerOf(holder, color);
    const socket = this.#sockets.accept(holder, color, color && regionOf(request));
    if (socket === null) return new Response(null, { status: 429 });
    const arrived = color === null ? null : this.#game.change(game, { kind: 'connect', by: color }, now);
    // A client whose arrival changed the game has already received the broadcast.
    if (arrived === null || arrived.events.length === 0) this.#sockets.show(socket.server, viewOf(game, now));
    // Closed after the new socket is open, so the player never counts as away.
    for (const old of former) this.#throwOut(old, 'replaced');
    this.#revalidateIfDue(now);
    return new Response(null, { status: 101, webSocket: socket.client, headers: packingFor(holder.format) });
  }

  override async alarm(): Promise<void> {
    const now = clock.now();
    try {
      await this.#game.wake(now);
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
    this.#game.noteSocketEvent();
    const isAllowed = this.#rateLimit.allows(socket, message, clock.now());
    if (!isAllowed) this.#throwOut(socket, 'tooManyRequests');
    const received = isAllowed && typeof message === 'string' ? readSocketRequest(message) : undefined;
    if (received?.kind === 'whole') this.#showAgain(socket);
    const answer = received?.kind === 'ask' ? this.#answers.to(socket, received) : null;
    if (answer instanceof Promise) return answer.then((later) => this.#sockets.answer(socket, later));
    this.#sockets.answer(socket, answer);
    return undefined;
  }

  #showAgain(socket: WebSocket): void {
    const now = clock.now();
    const game = this.#game.load(now);
    if (game !== null) this.#sockets.show(socket, viewOf(game, now));
  }

  #throwOut(socket: WebSocket, reason: string): void {
    this.#sockets.close(socket, reason);
    this.#left(socket);
  }

  #left(socket: WebSocket): void {
    this.#game.noteSocketEvent();
    const { color, lease } = this.#sockets.seatOf(socket);
    if (lease !== null) this.ctx.waitUntil(releaseLease(this.env, lease));
    const game = this.#store.load();
    if (game === null || color === null || this.#sockets.present(socket)[color]) return;
    this.#game.change(game, { kind: 'disconnect', by: color }, clock.now());
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
    if (this.#store.load() === null) return;
    for (const socket of await this.#access.revalidate()) {
      this.#sockets.close(socket);
      this.#left(socket);
    }
  }

  /** The tournament usually has what this depends on in memory. */
  async #mayWatch(actors: readonly Actor[]): Promise<readonly boolean[]> {
    const game = this.#store.load();
    if (game === null) return actors.map(() => false);
    const { tournament, white, black } = game.setup;
    return tournamentStub(this.env, tournament).mayWatch(tournament, { white, black }, actors);
  }
}
