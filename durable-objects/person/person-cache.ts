import { commit } from '../../db/commit.ts';
import { type Access, readAccess, readSession } from '../../db/read/session.ts';
import { extendSession } from '../../db/write/session.ts';
import { type AccountStatus, personOf } from '../../domain/access/account-status.ts';
import type { AccountId, SessionId } from '../../domain/kernel/ids.ts';
import { PERSON_CACHE_MS } from '../../domain/kernel/limits.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { extendedExpiry } from '../../services/account/login/sessions.ts';
import { type Overview, readOverview } from '../../services/account/overview.ts';
import type { Deps } from '../../services/deps.ts';
import { CachedRead } from './cached-read.ts';
import { ChangesUnderWay } from './changes-under-way.ts';

/** Sessions beyond these, the oldest ones, are read from D1 each time. */
const MOST_SESSIONS = 100;

interface Options {
  readonly account: AccountId;
  readonly deps: Pick<Deps, 'db' | 'now'>;
  readonly kv: SyncKvStorage;
}

/** The rights and sessions of an account and what concerns it on every page, read from D1 when they have changed. */
export class PersonCache {
  readonly #options: Options;
  readonly #changes: ChangesUnderWay;
  readonly #access: CachedRead<Access>;
  readonly #overview: CachedRead<Overview>;
  #generation = 0;

  constructor(options: Options) {
    const { account, deps, kv } = options;
    this.#options = options;
    this.#changes = new ChangesUnderWay(kv, deps.now);
    const common = { kv, now: deps.now, maxAgeMs: PERSON_CACHE_MS, isStable: () => !this.#changes.any };
    this.#access = new CachedRead({
      ...common,
      key: 'access',
      read: () => readAccess(deps.db, account, { now: deps.now(), mostSessions: MOST_SESSIONS }),
    });
    this.#overview = new CachedRead({
      ...common,
      key: 'overview',
      read: async () => {
        const access = await this.#access.get();
        return access && readOverview(deps.db, personOf(access.status));
      },
    });
  }

  /** Increases with each change of rights or sessions. */
  get generation(): number {
    return this.#generation;
  }

  /** Undefined without such an account. */
  overview(): Promise<Overview | undefined> {
    return this.#overview.get();
  }

  overviewChanged(): void {
    this.#overview.invalidate();
  }

  /** Null if the session is not one of the account, or has expired. */
  async statusOf(session: SessionId): Promise<AccountStatus | null> {
    const access = await this.#access.get();
    if (access === undefined) return null;
    const expiresAt = access.sessions.get(session) ?? (access.hasMoreSessions ? await this.#oldSession(session) : null);
    const now = this.#options.deps.now();
    if (expiresAt === null || expiresAt <= now) return null;
    const extended = extendedExpiry(expiresAt, now);
    if (extended !== null) await this.#extend(session, extended);
    return access.status;
  }

  beginChange(change: string): void {
    this.#changes.begin(change);
    this.invalidate();
  }

  endChange(change: string): void {
    this.#changes.end(change);
    this.invalidate();
  }

  /** The open calls for the arbiter depend on the roles. */
  invalidate(): void {
    this.#generation += 1;
    this.#access.invalidate();
    this.#overview.invalidate();
  }

  async #oldSession(session: SessionId): Promise<Millis | null> {
    const { account, deps } = this.#options;
    const found = await readSession(deps.db, session, deps.now());
    return found?.account === account ? found.expiresAt : null;
  }

  async #extend(session: SessionId, expiresAt: Millis): Promise<void> {
    const { db } = this.#options.deps;
    await commit(db, { writes: [extendSession(db, session, expiresAt)] });
    this.#access.update(({ sessions, ...access }) => ({
      ...access,
      sessions: sessions.has(session) ? new Map([...sessions, [session, expiresAt]]) : sessions,
    }));
  }
}
