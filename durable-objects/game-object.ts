import { DurableObject } from 'cloudflare:workers';
import { ERRORS, type ErrorKey } from '../contract/errors.ts';
import type { AskAnswer } from '../contract/live.ts';
import { type HeardRequest, readSocketRequest } from '../contract/player-request.ts';
import { type LoggedEvent, refusedMove } from '../domain/game/arbiters-log.ts';
import { newsOf } from '../domain/game/audience.ts';
import { silence, speak, type Talk } from '../domain/game/chat.ts';
import type { GameCommand, GameEvent, GameRefusal, PlayerRequest } from '../domain/game/commands.ts';
import { colorOf, endOf, type Game, type GameSetup, nextWake, openGame, renamed } from '../domain/game/game.ts';
import { type KeptClocks, keptClocks } from '../domain/game/kept-clocks.ts';
import { phraseOf } from '../domain/game/phrases.ts';
import { type Step, step } from '../domain/game/step.ts';
import { type GameView, viewOf } from '../domain/game/view.ts';
import type { AccountId, SessionId } from '../domain/ids.ts';
import { ok, type Result, refuse } from '../domain/result.ts';
import { type Millis, millis, SECOND } from '../domain/time.ts';
import type { Color } from '../domain/tournament/field.ts';
import type { GameResult } from '../domain/tournament/game-result.ts';
import { holderOf, type SocketHolder } from './connect.ts';
import { makeDeps } from './deps.ts';
import { FloodGate } from './flood-gate.ts';
import { GameDoor } from './game-door.ts';
import { finishedReport, type GameProgressReport, progressReport } from './game-report.ts';
import { type Asker, GameSockets, packingFor } from './game-sockets.ts';
import { type GameNews, GameStore } from './game-store.ts';
import { giveLease } from './leases.ts';
import { deliver, receiverOf } from './messages.ts';
import { Outbox } from './outbox.ts';
import { pushKeysOf } from './push-keys.ts';
import { tournamentStub } from './stubs.ts';
import { Throttle } from './throttle.ts';

type Answer<Key extends string = never> = Result<GameView, 'noSuchGame' | Key>;

/** What a page that goes through a game is told before the database has it. */
export interface GameReview {
  readonly view: GameView;
  readonly clocks: KeptClocks | null;
}

type Ask = Extract<HeardRequest, { kind: 'ask' }>;

const ALARM_RETRY_MS = 5 * SECOND;
/** Who follows the tournament is told of a game's moves so often at most; who follows the game is told each at once. */
const PROGRESS_EVERY_MS = SECOND / 2;
/** A move is written and told in less. */
const LOOK_AFTER_MS = 50;

/**
 * The shell of one running game: takes a command, steps, stores, tells. All of that happens without waiting, so nothing
 * comes in between, and nothing is kept in memory that the rows and the sockets do not give back.
 */
export class GameObject extends DurableObject<Env> {
  readonly #store = new GameStore(this.ctx.storage);
  readonly #sockets = new GameSockets(this.ctx);
  readonly #door = new GameDoor(this.#sockets, makeDeps(this.env));
  readonly #outbox = new Outbox<GameNews>({
    rows: this.#store.reports,
    send: (message) => deliver(this.env, message),
    receiverOf,
  });
  readonly #flood = new FloodGate();
  readonly #progress = new Throttle<GameProgressReport>({
    everyMs: PROGRESS_EVERY_MS,
    send: (report) => this.#tellTournament(report),
    later: (then, ms) => this.ctx.waitUntil(scheduler.wait(ms).then(then)),
  });
  /** Whether the tournament wants to be told of positions; until it has answered, it does. */
  #isFollowed = true;
  /** How often the tournament has asked for the position: an answer to what was told before then is out of date. */
  #wanted = 0;
  #talk: Talk = silence;
  /** The alarm that this instance has set; null when it is not known. */
  #alarmAt: number | null = null;
  /** Until the first event it is not known whether the object was asleep, or its server has been restarted. */
  #mayHaveRestarted = true;
  /** Whether a look at who is here is on its way. */
  #looksSoon = false;
  /** Who was let in to an earlier revision of the tournament, and was on his way meanwhile, has to come in anew. */
  #seenSince = 0;

  /** Makes the game of a pairing ready for its start. A second time it changes nothing. */
  open(setup: GameSetup): GameView {
    const now = moment();
    const known = this.#load(now);
    if (known !== null) return viewOf(known, now);
    const game = openGame(setup, now);
    this.#store.save(game, []);
    this.#setAlarm(game);
    return viewOf(this.#change(game, { kind: 'wake' }, now).game, now);
  }

  view(): GameView | null {
    const now = moment();
    const game = this.#load(now);
    return game && viewOf(game, now);
  }

  /** The game with what each mover had left, for who looks at it. */
  review(): GameReview | null {
    const view = this.view();
    return view && { view, clocks: keptClocks(this.#store.log(), view.ply) };
  }

  /** The live position of a game that has begun, for its tournament, which from now on is told of each. */
  progress(): GameProgressReport | null {
    this.#wanted += 1;
    this.#isFollowed = true;
    const view = this.view();
    return view?.isStarted ? progressReport(view) : null;
  }

  /** What has happened in the game, for the arbiter. */
  log(): readonly LoggedEvent[] {
    return this.#store.log();
  }

  /** What a player asks for. Whoever asks is a player of this game, or is refused. */
  command(account: AccountId, request: PlayerRequest): Answer<GameRefusal | 'notAPlayer'> {
    const now = moment();
    const done = this.#request(account, request, now);
    return done.ok ? (done.value.refusal ?? ok(viewOf(done.value.game, now))) : done;
  }

  /** What is asked for with a log-in. It is looked up only where the game does not know it. */
  async commandBy(
    session: SessionId,
    request: PlayerRequest,
  ): Promise<Answer<GameRefusal | 'notAPlayer' | 'loginFirst'>> {
    const account = await this.#door.accountOf(session);
    return account === null ? refuse('loginFirst') : this.command(account, request);
  }

  /** Log-ins or rights of this account have ended: before this settles, nothing here goes by them any more. */
  async lookAgain(account: AccountId): Promise<void> {
    this.#door.doubt(account);
    await this.#look();
  }

  /** The tournament is seen by others than before: who watches has to come in anew. */
  closeWatchers(revision: number): void {
    this.#seenSince = Math.max(this.#seenSince, revision);
    this.#sockets.closeWatchers();
  }

  /** What the open sockets are counted by. */
  leases(): string[] {
    return this.#sockets.leases();
  }

  /** The arbiter gives time or takes it; whether somebody is an arbiter has been decided before. */
  adjustTime(side: Color, deltaMs: number): Answer<GameRefusal> {
    return this.#order({ kind: 'adjustClock', side, deltaMs });
  }

  /** The organiser ends the game with a result. */
  decide(result: GameResult): Answer<GameRefusal> {
    return this.#order({ kind: 'decide', result });
  }

  /** The organiser takes the game away: it has no result. */
  annul(): Answer<GameRefusal> {
    return this.#order({ kind: 'annul' });
  }

  /** A player's account is erased: from now on, and in what is still to be told, he has another id. */
  renamePlayer(from: AccountId, to: AccountId): void {
    const game = this.#store.load();
    if (game === null || colorOf(game.setup, from) === null) return;
    this.#store.rename(renamed(game, from, to), from, to);
    this.#sockets.closeWatchers();
  }

  /** A player says one of the phrases. */
  chat(
    account: AccountId,
    side: Color,
    id: number,
  ): Answer<'forbidden' | 'chatDisabled' | 'invalidInput' | 'tooManyRequests'> {
    const now = moment();
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

  /** The socket of the game. The Worker says in a header whose it is, and the game asks whether that is still so. */
  override fetch(request: Request): Response {
    if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return new Response(null, { status: 426 });
    const now = moment();
    const game = this.#load(now);
    if (game === null) return new Response(null, { status: 404 });
    const holder = holderOf<SocketHolder>(request);
    const color = holder.account && colorOf(game.setup, holder.account);
    if (color === null && holder.revision < this.#seenSince) return new Response(null, { status: 409 });
    const former = this.#sockets.formerOf(holder, color);
    const socket = this.#sockets.accept(holder, color);
    if (socket === null) return new Response(null, { status: 429 });
    const arrived = color === null ? null : this.#change(game, { kind: 'connect', by: color }, now);
    // Who changes something by coming has been told with everybody else.
    if (arrived === null || arrived.events.length === 0) this.#sockets.show(socket.server, viewOf(game, now));
    // After the new one is there: the player has not been away.
    for (const old of former) this.#throwOut(old, 'replaced');
    this.#lookIfDue(now);
    return new Response(null, { status: 101, webSocket: socket.client, headers: packingFor(holder.toldWith) });
  }

  override async alarm(): Promise<void> {
    const now = moment();
    this.#alarmAt = null;
    try {
      const game = this.#load(now);
      if (game === null) return;
      this.#change(game, { kind: 'wake' }, now);
      await this.#outbox.sendDue(now);
      // While that was waited for, other requests may have come.
      this.#setAlarm(this.#store.load() ?? game);
    } catch (error) {
      // A game must not be left without an alarm: the runtime gives up after a few attempts.
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

  /**
   * A page asks on its socket for what it may ask for by HTTP as well, and has the same answer. Where its log-in is known,
   * that is done before this returns, and the runtime has no promise to wait for.
   */
  override webSocketMessage(socket: WebSocket, said: string | ArrayBuffer): undefined | Promise<void> {
    this.#mayHaveRestarted = false;
    const isLetIn = this.#flood.lets(socket, said, moment());
    if (!isLetIn) this.#throwOut(socket, 'tooManyRequests');
    const heard = isLetIn && typeof said === 'string' ? readSocketRequest(said) : undefined;
    if (heard?.kind === 'whole') this.#showAgain(socket);
    const answer = heard?.kind === 'ask' ? this.#answerTo(socket, heard) : null;
    if (answer instanceof Promise) return answer.then((later) => this.#sockets.answer(socket, later));
    this.#sockets.answer(socket, answer);
    return undefined;
  }

  #answerTo(socket: WebSocket, { n, request }: Ask): AskAnswer | null | Promise<AskAnswer | null> {
    const { session, account, checkedAt } = this.#sockets.seatOf(socket);
    if (session === null) return refusing(n, 'loginFirst');
    if (request === undefined) return refusing(n, 'invalidInput');
    const asker = { socket, n };
    if (account !== null && checkedAt !== null) return this.#asked(account, request, asker);
    return this.#door
      .accountOf(session)
      .then((by) => (by === null ? refusing(n, 'loginFirst') : this.#asked(by, request, asker)));
  }

  /** Null where the socket has heard with the news of what it asked for that it was taken. */
  #asked(by: AccountId, request: PlayerRequest, asker: Asker): AskAnswer | null {
    const { n } = asker;
    const done = this.#request(by, request, moment(), asker);
    if (!done.ok) return refusing(n, done.key);
    const { refusal, events, game } = done.value;
    if (refusal !== null) return refusing(n, refusal.key);
    return events.length > 0 ? null : { type: 'taken', n, v: game.version, ply: game.position.ply };
  }

  /** Refused, a request still shows the game to its side, whose page may be out of step. */
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
    const now = moment();
    const game = this.#load(now);
    if (game !== null) this.#sockets.show(socket, viewOf(game, now));
  }

  #throwOut(socket: WebSocket, reason: string): void {
    this.#sockets.close(socket, reason);
    this.#left(socket);
  }

  #left(socket: WebSocket): void {
    // Old sockets do not outlive a restart, so one that closes proves that there was none.
    this.#mayHaveRestarted = false;
    const { color, lease } = this.#sockets.seatOf(socket);
    if (lease !== null) this.ctx.waitUntil(giveLease(this.env, lease));
    const game = this.#store.load();
    if (game === null || color === null || this.#sockets.present(socket)[color]) return;
    this.#change(game, { kind: 'disconnect', by: color }, moment());
  }

  /** Not in the moment of a move: whoever waits for it comes first. */
  #lookIfDue(now: Millis): void {
    if (this.#looksSoon || !this.#door.isDue(now)) return;
    this.#looksSoon = true;
    const looked = scheduler.wait(LOOK_AFTER_MS).then(() => {
      this.#looksSoon = false;
      return this.#look();
    });
    this.ctx.waitUntil(looked);
  }

  /** Closes the sockets of those whose right to them has ended. */
  async #look(): Promise<void> {
    const game = this.#store.load();
    if (game === null) return;
    for (const socket of await this.#door.look(game.setup.id)) {
      this.#sockets.close(socket);
      this.#left(socket);
    }
  }

  #order(command: GameCommand): Answer<GameRefusal> {
    const now = moment();
    const game = this.#load(now);
    if (game === null) return refuse('noSuchGame');
    const done = this.#change(game, command, now);
    return done.refusal ?? ok(viewOf(done.game, now));
  }

  /** The game as stored; after a restart with the players who have lost their sockets marked as gone. */
  #load(now: Millis): Game | null {
    const game = this.#store.load();
    if (game === null || !this.#mayHaveRestarted) return game;
    this.#mayHaveRestarted = false;
    return this.#change(game, { kind: 'restart', connected: this.#sockets.present() }, now).game;
  }

  /** Step, store, tell. */
  #change(game: Game, command: GameCommand, now: Millis, asker: Asker | null = null): Step {
    const done = step(game, command, now);
    if (done.events.length === 0) return done;
    this.#keep(done, now);
    // What is refused may still find that a flag has fallen: that is no answer.
    const answered = done.refusal === null ? asker : null;
    this.#sockets.tell(newsOf(done.events), viewOf(done.game, now), answered);
    this.#lookIfDue(now);
    // The report of the end has the last position, too.
    if (done.events.some(({ kind }) => kind === 'ended')) this.#progress.forget();
    else if (this.#isFollowed && done.events.some(isProgress))
      this.#progress.tell(progressReport(viewOf(done.game, now)), now);
    return done;
  }

  /** The change, the word of a start or an end, and the next alarm are one write. */
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
        const report = finishedReport(game, end, keptClocks(this.#store.log(), game.position.ply));
        this.#outbox.post(report.id, { kind: 'gameFinished', tournament, report }, now);
      });
    this.#setAlarm(game);
  }

  /** Whose devices are to be told that the game begins. */
  #absent({ setup }: Game): { readonly account: AccountId; readonly side: Color }[] {
    if (pushKeysOf(this.env) === null) return [];
    const present = this.#sockets.present();
    return (['white', 'black'] as const)
      .filter((side) => !present[side])
      .map((side) => ({ account: setup[side], side }));
  }

  /**
   * An alarm that rings too early finds nothing to do and is set again, so a flag that moves away by a move costs no
   * write: it is set only when it has to ring earlier than it would.
   */
  #setAlarm(game: Game): void {
    const due = [nextWake(game), this.#outbox.nextDueAt()].filter((at) => at !== null);
    const at = Math.min(...due);
    if (due.length === 0 || (this.#alarmAt !== null && this.#alarmAt <= at)) return;
    this.#alarmAt = at;
    void this.ctx.storage.setAlarm(at);
  }

  /** Best effort: the next move tells it again, and the end has its outbox. */
  #tellTournament(report: GameProgressReport): void {
    const game = this.#store.load();
    if (game === null) return;
    const wanted = this.#wanted;
    const told = tournamentStub(this.env, game.setup.tournament).gameProgress(report);
    const heard = told.then((isFollowed) => {
      if (wanted === this.#wanted) this.#isFollowed = isFollowed;
    });
    this.ctx.waitUntil(heard.catch(() => undefined));
  }
}

const refusing = (n: number, key: ErrorKey): AskAnswer => ({ type: 'refused', n, message: key, status: ERRORS[key] });

const moment = (): Millis => millis(Date.now());

const isProgress = ({ kind }: GameEvent): boolean => kind === 'started' || kind === 'moved' || kind === 'clockAdjusted';
