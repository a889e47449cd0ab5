import type { ErrorKey } from '../../contract/http/errors.ts';
import { commit } from '../../db/commit.ts';
import { readEvent, readGroupTournaments } from '../../db/read/event.ts';
import {
  deleteEvent,
  EVENT_ID_UNIQUE,
  eventPartWrites,
  insertEvent,
  issueReceipts,
  storeEntryMails,
  storeEventLog,
  updateEvent,
} from '../../db/write/event.ts';
import type { EventCommand, EventSystemEvent } from '../../domain/event/command.ts';
import { decideEvent } from '../../domain/event/decide.ts';
import type { EventActor, EventDone } from '../../domain/event/decision.ts';
import { newReceiptRows } from '../../domain/event/fees/balance.ts';
import { eventLogEntry } from '../../domain/event/log.ts';
import type { ChessEvent } from '../../domain/event/value/event.ts';
import type { EventId, GroupCode } from '../../domain/kernel/ids.ts';
import { ok, type Result, refuse } from '../../domain/kernel/result.ts';
import { localDayOf } from '../../domain/kernel/time-zone.ts';
import { entryToken } from '../../services/account/login/random-secrets.ts';
import type { Deps } from '../../services/deps.ts';
import { randomBelow } from '../../services/platform/random.ts';

export interface EventRequest {
  readonly command: EventCommand | EventSystemEvent;
  readonly actor: EventActor;
  /** Of the site, for links in e-mails. */
  readonly origin: string | null;
}

export interface EventChange extends EventDone {
  readonly before: ChessEvent;
}

/** A writer that loses a race decides once more on the new state. */
const ATTEMPTS = 3;

/** Write-through cache and only writer of an event, with optimistic locking by revision. */
export class EventCache {
  readonly #deps: Deps;
  #cached: ChessEvent | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Undefined if there is none. */
  async get(id: EventId): Promise<ChessEvent | undefined> {
    if (this.#cached !== null) return this.#cached;
    const stored = await readEvent(this.#deps.db, id);
    this.#cached = stored?.event ?? null;
    return stored?.event;
  }

  invalidate(): void {
    this.#cached = null;
  }

  async change(
    id: EventId,
    request: EventRequest,
    beforeWriting: () => Promise<void>,
  ): Promise<Result<EventChange, ErrorKey>> {
    const { command, actor } = request;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const known = await this.get(id);
      if (known !== undefined && command.kind === 'create') return refuse('idTaken');
      const before = known ?? this.#nothingYet(id, command);
      if (before === null) return refuse('noSuchEvent');
      const { now } = this.#deps;
      const started = await this.#startedGroups(before, command);
      const decided = decideEvent(before, command, { actor, now: now(), chance: randomBelow, started });
      if (!decided.ok) return decided;
      if (decided.value.after === before) return ok({ ...decided.value, before });
      await beforeWriting();
      const written = await this.#write(before, decided.value, request, known === undefined);
      if (written.ok) return ok({ ...decided.value, before });
      if (written.key !== 'changedMeanwhile') return written;
    }
    return refuse('changedMeanwhile');
  }

  #nothingYet(id: EventId, command: EventCommand | EventSystemEvent): ChessEvent | null {
    if (command.kind !== 'create') return null;
    const { host, settings } = command;
    const createdAt = this.#deps.now();
    return { id, revision: 0, host, createdAt, cancelled: null, settings, groups: [], entries: [], done: [] };
  }

  /** Only some commands ask whether a tournament has started. */
  async #startedGroups(event: ChessEvent, { kind }: EventCommand | EventSystemEvent): Promise<ReadonlySet<GroupCode>> {
    const asks = kind === 'submit' || kind === 'confirm' || kind === 'moveEntry' || kind === 'mergeGroups';
    return asks ? (await readGroupTournaments(this.#deps.db, event)).started : new Set();
  }

  async #write(
    before: ChessEvent,
    { after, mails }: EventDone,
    { actor, origin }: EventRequest,
    isNew: boolean,
  ): Promise<Result<true, 'changedMeanwhile' | 'idTaken'>> {
    const { db, now } = this.#deps;
    try {
      const done = await (after === null
        ? commit(db, { claim: { write: deleteEvent(db, before), otherwise: 'changedMeanwhile' }, writes: [] })
        : isNew
          ? commit(db, {
              writes: [
                insertEvent(db, after, { formSecret: entryToken(), origin: origin ?? '' }),
                ...eventPartWrites(db, before, after),
                ...storeEventLog(db, after.id, eventLogEntry(null, after, actor, now())),
              ],
              unique: [EVENT_ID_UNIQUE],
            })
          : commit(db, {
              claim: { write: updateEvent(db, before, after), otherwise: 'changedMeanwhile' },
              writes: [
                ...eventPartWrites(db, before, after),
                ...storeEntryMails(db, after, mails, now()),
                ...storeEventLog(db, after.id, eventLogEntry(before, after, actor, now())),
                ...issueReceipts(db, after, newReceiptRows(before, after), {
                  year: Number(localDayOf(now(), after.settings.timeZone).slice(0, 4)),
                  now: now(),
                }),
              ],
            }));
      this.#cached = done.ok ? after : null;
      return done;
    } catch (error) {
      // The outcome of the write is unknown.
      this.#cached = null;
      throw error;
    }
  }
}
