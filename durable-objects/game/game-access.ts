import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import type { SessionRef } from '../../domain/access/session.ts';
import type { AccountId, SessionId } from '../../domain/kernel/ids.ts';
import { STREAM_KEEP_ALIVE_MS } from '../../domain/kernel/limits.ts';
import { type Millis, millis } from '../../domain/kernel/time.ts';
import { peopleOfSessions } from '../../services/account/login/sessions.ts';
import type { Deps } from '../../services/deps.ts';
import { randomBelow } from '../../services/platform/random.ts';
import type { GameSockets, Seat } from './game-sockets.ts';

interface Admitted {
  readonly account: AccountId;
  readonly until: Millis;
}

/** Which of these users may watch the game. */
export type MayWatch = (actors: readonly Actor[]) => Promise<readonly boolean[]>;

type Held = Seat & { readonly socket: WebSocket };

const MOST_ADMITTED = 100;

/**
 * Cached sessions of a game. A session is cached once the game has looked it up, so a move needs no request. Ended
 * sessions are invalidated at once, and rights that can end are also revalidated at the keep-alive interval while the
 * game is played.
 */
export class GameAccess {
  readonly #sockets: GameSockets;
  readonly #deps: Deps;
  readonly #mayWatch: MayWatch;
  /** Players who move without a socket, while cached. */
  readonly #admitted = new Map<SessionId, Admitted>();
  /** Increases with each invalidation; results of earlier look-ups are then discarded. */
  #generation = 0;
  #isRevalidating = false;
  /** Revalidation interval, randomised at first so that the games of a round do not query at once. */
  #revalidateAfterMs = STREAM_KEEP_ALIVE_MS - randomBelow(STREAM_KEEP_ALIVE_MS);

  constructor(sockets: GameSockets, deps: Deps, mayWatch: MayWatch) {
    this.#sockets = sockets;
    this.#deps = deps;
    this.#mayWatch = mayWatch;
  }

  /** Null if the session is invalid. */
  async accountOf(session: SessionRef): Promise<AccountId | null> {
    return this.#cached(session.id) ?? this.#load(session);
  }

  invalidate(account: AccountId): void {
    this.#generation += 1;
    this.#sockets.invalidate(account);
    for (const [session, admitted] of this.#admitted) if (admitted.account === account) this.#admitted.delete(session);
  }

  /** True if a revalidation is due, at the latest after a keep-alive interval. */
  needsRevalidation(now: Millis): boolean {
    return !this.#isRevalidating && this.#sockets.oldestCheck <= now - this.#revalidateAfterMs;
  }

  /** Revalidates due and nearly due holders and returns the sockets to close. */
  async revalidate(): Promise<WebSocket[]> {
    this.#isRevalidating = true;
    const leaving: WebSocket[] = [];
    const since = millis(this.#deps.now() - this.#revalidateAfterMs / 2);
    try {
      // Others may be admitted during the revalidation.
      for (;;) {
        const generation = this.#generation;
        const now = this.#deps.now();
        const due = this.#sockets.unchecked(since).filter((socket) => !leaving.includes(socket));
        if (due.length === 0) return leaving;
        const isAgain = due.some((socket) => this.#sockets.seatOf(socket).checkedAt !== null);
        if (isAgain) this.#revalidateAfterMs = STREAM_KEEP_ALIVE_MS;
        const stays = await this.#stillAllowed(due);
        if (generation !== this.#generation) continue;
        for (const socket of due)
          if (stays.has(socket)) this.#sockets.setCheckedAt(socket, now);
          else leaving.push(socket);
      }
    } finally {
      this.#isRevalidating = false;
    }
  }

  #cached(session: SessionId): AccountId | null {
    const admitted = this.#admitted.get(session);
    if (admitted !== undefined && admitted.until > this.#deps.now()) return admitted.account;
    return this.#sockets.playerOf(session);
  }

  async #load(session: SessionRef): Promise<AccountId | null> {
    for (;;) {
      const generation = this.#generation;
      const status = await this.#deps.accountStatus(session);
      if (generation !== this.#generation) continue;
      if (status === null) return null;
      if (this.#admitted.size >= MOST_ADMITTED) this.#admitted.clear();
      this.#admitted.set(session.id, {
        account: session.account,
        until: millis(this.#deps.now() + STREAM_KEEP_ALIVE_MS),
      });
      return session.account;
    }
  }

  /** Players need a valid session, spectators also the right to see the tournament. */
  async #stillAllowed(sockets: readonly WebSocket[]): Promise<ReadonlySet<WebSocket>> {
    const seats = sockets.map((socket) => ({ socket, ...this.#sockets.seatOf(socket) }));
    const [players, watchers] = await Promise.all([
      this.#playersWhoStay(seats.filter(({ color }) => color !== null)),
      this.#watchersWhoStay(seats.filter(({ color }) => color === null)),
    ]);
    return new Set([...players, ...watchers].map(({ socket }) => socket));
  }

  async #playersWhoStay(players: readonly Held[]): Promise<readonly Held[]> {
    const people = await peopleOfSessions(this.#deps, players.flatMap(sessionIn));
    return players.filter(({ session }) => session !== null && people.has(session));
  }

  async #watchersWhoStay(watchers: readonly Held[]): Promise<readonly Held[]> {
    if (watchers.length === 0) return [];
    const people = await peopleOfSessions(this.#deps, watchers.flatMap(sessionIn));
    const actorOf = ({ session }: Held): Actor => (session && people.get(session)) ?? VISITOR;
    const themselves = watchers.filter((held) => held.account === null || actorOf(held).kind === 'person');
    const may = await this.#mayWatch(themselves.map(actorOf));
    return themselves.filter((_, index) => may[index]);
  }
}

const sessionIn = ({ account, session }: Held): readonly SessionRef[] =>
  account === null || session === null ? [] : [{ account, id: session }];
