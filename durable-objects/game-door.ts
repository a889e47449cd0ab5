import { type Actor, VISITOR } from '../domain/access/actor.ts';
import type { AccountId, GameId, SessionId } from '../domain/ids.ts';
import { STREAM_KEEP_ALIVE_MS } from '../domain/limits.ts';
import { type Millis, millis } from '../domain/time.ts';
import { ownersOfSessions, peopleOfSessions } from '../services/account/sessions.ts';
import type { Deps } from '../services/deps.ts';
import { mayFollow } from '../services/game/find-game.ts';
import { randomBelow } from '../services/random.ts';
import type { GameSockets, Seat } from './game-sockets.ts';

interface LetIn {
  readonly account: AccountId;
  readonly until: Millis;
}

type Held = Seat & { readonly socket: WebSocket };

const MOST_LET_IN = 100;

/**
 * Who is in a game by which log-in. A log-in is known here from the moment at which the game itself has asked for it, so
 * a move asks nobody. When it ends, the game is told, and from that moment on it is unknown. Beside that, everybody whose
 * right may end is asked about again while the game is played, as often as a stream is kept alive.
 */
export class GameDoor {
  readonly #sockets: GameSockets;
  readonly #deps: Deps;
  /** Players who move without a socket, as long as they are remembered. */
  readonly #letIn = new Map<SessionId, LetIn>();
  /** Raised whenever something known has become doubtful: what was asked before then is not believed. */
  #doubts = 0;
  #isLooking = false;
  /** Who is here is asked about again after so long: earlier at first, or all games of a round would ask at once. */
  #askAfterMs = STREAM_KEEP_ALIVE_MS - randomBelow(STREAM_KEEP_ALIVE_MS);

  constructor(sockets: GameSockets, deps: Deps) {
    this.#sockets = sockets;
    this.#deps = deps;
  }

  /** Whose log-in this is; null where it does not hold. */
  async accountOf(session: SessionId): Promise<AccountId | null> {
    return this.#known(session) ?? this.#ask(session);
  }

  /** Nothing is known any more of the log-ins of this account. */
  doubt(account: AccountId): void {
    this.#doubts += 1;
    this.#sockets.doubt(account);
    for (const [session, known] of this.#letIn) if (known.account === account) this.#letIn.delete(session);
  }

  /** Whether somebody here has to be asked about again: at the latest after as long as a stream is silent. */
  isDue(now: Millis): boolean {
    return !this.#isLooking && this.#sockets.oldestCheck <= now - this.#askAfterMs;
  }

  /**
   * Asks whether those who are due may still be here, and those who soon will be, and answers the sockets of those who may
   * not.
   */
  async look(game: GameId): Promise<WebSocket[]> {
    this.#isLooking = true;
    const leaving: WebSocket[] = [];
    const since = millis(this.#deps.now() - this.#askAfterMs / 2);
    try {
      // Others may come in while those who are here are asked about.
      for (;;) {
        const doubts = this.#doubts;
        const now = this.#deps.now();
        const due = this.#sockets.unchecked(since).filter((socket) => !leaving.includes(socket));
        if (due.length === 0) return leaving;
        const isAgain = due.some((socket) => this.#sockets.seatOf(socket).checkedAt !== null);
        if (isAgain) this.#askAfterMs = STREAM_KEEP_ALIVE_MS;
        const stays = await this.#mayStay(game, due);
        if (doubts !== this.#doubts) continue;
        for (const socket of due)
          if (stays.has(socket)) this.#sockets.mark(socket, now);
          else leaving.push(socket);
      }
    } finally {
      this.#isLooking = false;
    }
  }

  #known(session: SessionId): AccountId | null {
    const remembered = this.#letIn.get(session);
    if (remembered !== undefined && remembered.until > this.#deps.now()) return remembered.account;
    return this.#sockets.playerOf(session);
  }

  async #ask(session: SessionId): Promise<AccountId | null> {
    for (;;) {
      const doubts = this.#doubts;
      const account = (await ownersOfSessions(this.#deps, [session])).get(session);
      if (doubts !== this.#doubts) continue;
      if (account === undefined) return null;
      if (this.#letIn.size >= MOST_LET_IN) this.#letIn.clear();
      this.#letIn.set(session, {
        account,
        until: millis(this.#deps.now() + STREAM_KEEP_ALIVE_MS),
      });
      return account;
    }
  }

  /** Players by a log-in that still is theirs, whoever watches also by what may be seen of the tournament. */
  async #mayStay(game: GameId, sockets: readonly WebSocket[]): Promise<ReadonlySet<WebSocket>> {
    const seats = sockets.map((socket) => ({ socket, ...this.#sockets.seatOf(socket) }));
    const [players, watchers] = await Promise.all([
      this.#playersWhoStay(seats.filter(({ color }) => color !== null)),
      this.#watchersWhoStay(
        game,
        seats.filter(({ color }) => color === null),
      ),
    ]);
    return new Set([...players, ...watchers].map(({ socket }) => socket));
  }

  /** Asked for each running game every few seconds: it is one statement, and no more is read than whose a log-in is. */
  async #playersWhoStay(players: readonly Held[]): Promise<readonly Held[]> {
    const owners = await ownersOfSessions(this.#deps, players.flatMap(sessionIn));
    return players.filter(({ session, account }) => account === ((session && owners.get(session)) ?? null));
  }

  async #watchersWhoStay(game: GameId, watchers: readonly Held[]): Promise<readonly Held[]> {
    if (watchers.length === 0) return [];
    const people = await peopleOfSessions(this.#deps, watchers.flatMap(sessionIn));
    const actorOf = ({ session }: Held): Actor => (session && people.get(session)) ?? VISITOR;
    const themselves = watchers.filter((held) => {
      const actor = actorOf(held);
      return held.account === (actor.kind === 'person' ? actor.account : null);
    });
    const may = await mayFollow(this.#deps, game, themselves.map(actorOf));
    return themselves.filter((_, index) => may[index]);
  }
}

const sessionIn = ({ session }: Held): readonly SessionId[] => (session === null ? [] : [session]);
