import { DurableObject } from 'cloudflare:workers';
import { describeFault } from '../../db/fault.ts';
import { type ListMonth, monthPublished } from '../../domain/fide-list/month.ts';
import { kindNamed } from '../../domain/fide-list/player.ts';
import { DAY, HOUR, MINUTE, millis } from '../../domain/kernel/time.ts';
import { BrokenList } from '../../services/fide-list/broken-list.ts';
import { d1Database } from '../../services/fide-list/d1-database.ts';
import {
  beginImport,
  finishImport,
  type Import,
  isInPlace,
  NOTHING_SEEN,
  namedMonth,
  type Survey,
  sourceOf,
  survey,
  writePiece,
} from '../../services/fide-list/import-list.ts';
import { Intake, type TakenList } from '../../services/fide-list/intake.ts';
import { type Reading, readPiece, UNREAD } from '../../services/fide-list/read-list.ts';
import { clock } from '../../services/platform/clock.ts';
import type { FideListRpc } from '../objects.ts';
import { SerialQueue } from '../outbox/serial-queue.ts';

/** An unfinished import is restarted after this time. */
const STUCK_MS = DAY;
const FIRST_RETRY_MS = MINUTE;
const LONGEST_RETRY_MS = HOUR;
/** Pieces of half a megabyte read per turn; writing one takes longer. */
const SURVEYED_AT_ONCE = 8;
/** Three times the longest known list. */
const MOST_PIECES = 4_000;

const NOTE = 'import';
const pieceKey = (at: number): string => `piece ${at}`;

/** Progress of an import; `at` is the next piece. */
type Stage =
  | { readonly kind: 'fetching' }
  | {
      readonly kind: 'surveying';
      readonly list: Fetched;
      readonly at: number;
      readonly reading: Reading;
      readonly seen: Survey;
    }
  | {
      readonly kind: 'writing';
      readonly list: Fetched;
      readonly one: Import;
      readonly at: number;
      readonly reading: Reading;
      /** Players in earlier pieces, and those written by an earlier attempt. */
      readonly before: number;
      readonly done: number;
    };

interface Fetched extends TakenList {
  readonly pieces: number;
  /** The list's month, by its date. */
  readonly published: ListMonth;
}

interface Note {
  readonly url: string;
  readonly begunAt: number;
  readonly failures: number;
  readonly stage: Stage;
}

/**
 * Imports FIDE's list: it is stored here completely, unpacked and in pieces, then validated, then written to the
 * database, one piece per alarm. Each step is stored before it starts, so an interrupted import resumes. If download or
 * validation fails, nothing is written and the old list stays in use.
 */
export class FideListObject extends DurableObject<Env> implements FideListRpc {
  readonly #queue = new SerialQueue();
  readonly #database = d1Database(this.env.DB);

  /** Starts an import unless this month's list is imported or in progress. */
  begin(url: string): Promise<void> {
    return this.#queue.run(async () => {
      const now = clock.now();
      const note = this.#note();
      const isGoing = note !== undefined && note.url === url && now - note.begunAt < STUCK_MS;
      if (!isGoing) {
        if (await isInPlace(this.#database, fileNameOf(url), monthPublished(millis(now)))) return;
        await this.#forget();
        this.#keep({ url, begunAt: now, failures: 0, stage: { kind: 'fetching' } });
      }
      if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(now);
    });
  }

  override alarm(): Promise<void> {
    return this.#queue.run(async () => {
      const note = this.#note();
      if (note === undefined) return;
      try {
        const stage = await this.#step(note);
        if (stage === null) return await this.#forget();
        this.#keep({ ...note, failures: 0, stage });
        await this.ctx.storage.setAlarm(clock.now());
      } catch (error) {
        await this.#failed(note, error);
      }
    });
  }

  /** Runs a step and returns the next one, or null at the end. */
  #step({ url, stage }: Note): Promise<Stage | null> {
    if (stage.kind === 'fetching') return this.#fetch(url);
    return stage.kind === 'surveying' ? this.#survey(stage) : this.#write(stage);
  }

  async #fetch(url: string): Promise<Stage> {
    const answer = await fetch(url);
    if (!answer.ok || answer.body === null) throw new BrokenList(`The list is answered with ${answer.status}.`);
    const intake = new Intake(fileNameOf(url));
    let pieces = 0;
    const keep = async (more: readonly Uint8Array[]): Promise<void> => {
      if (pieces + more.length > MOST_PIECES) throw new BrokenList('The list has no end.');
      for (const piece of more) this.ctx.storage.kv.put(pieceKey(pieces++), piece);
      // Unsynced pieces are in memory.
      if (more.length > 0) await this.ctx.storage.sync();
    };
    for await (const bytes of answer.body) await keep(intake.push(bytes));
    const { pieces: last, list } = intake.end();
    await keep(last);
    const modified = Date.parse(answer.headers.get('last-modified') ?? '');
    const published = monthPublished(millis(Number.isNaN(modified) ? clock.now() : modified));
    return { kind: 'surveying', list: { ...list, pieces, published }, at: 0, reading: UNREAD, seen: NOTHING_SEEN };
  }

  async #survey({ list, at, reading, seen }: Extract<Stage, { kind: 'surveying' }>): Promise<Stage> {
    let [now, found] = [reading, seen];
    const to = Math.min(list.pieces, at + SURVEYED_AT_ONCE);
    for (let next = at; next < to; next += 1) {
      const read = this.#read(list, now, next);
      now = read.reading;
      found = survey(found, read.items);
    }
    if (to < list.pieces) return { kind: 'surveying', list, at: to, reading: now, seen: found };
    const month = namedMonth(list, found) ?? list.published;
    const one = { source: sourceOf(list, month), kind: kindNamed(list.fileName), month, players: found.players };
    const done = await beginImport(this.#database, one);
    if (found.faultCount > 0) console.warn(JSON.stringify({ fideList: one.source, unreadable: found.faultCount }));
    return { kind: 'writing', list, one, at: 0, reading: UNREAD, before: 0, done };
  }

  async #write(stage: Extract<Stage, { kind: 'writing' }>): Promise<Stage | null> {
    const { list, one, at, before, done } = stage;
    if (at === list.pieces) {
      await finishImport(this.#database, one, clock.now());
      console.log(JSON.stringify({ fideList: one.source, players: one.players }));
      return null;
    }
    const { items, reading } = this.#read(list, stage.reading, at);
    const behind = await writePiece(this.#database, one, { items, before, done });
    return { ...stage, at: at + 1, reading, before: behind };
  }

  #read(list: Fetched, reading: Reading, at: number) {
    const piece = this.ctx.storage.kv.get<Uint8Array>(pieceKey(at));
    if (piece === undefined) throw new BrokenList(`Piece ${at} of the list is not there.`);
    return readPiece({ ...list, kind: kindNamed(list.fileName) }, reading, piece);
  }

  /** Missing or invalid lists wait until the next attempt; database errors are retried. */
  async #failed(note: Note, error: unknown): Promise<void> {
    const isOver = error instanceof BrokenList || note.stage.kind === 'fetching';
    console.error(JSON.stringify({ fideList: describeFault(error), stage: note.stage.kind }));
    if (isOver) return this.#forget();
    this.#keep({ ...note, failures: note.failures + 1 });
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** note.failures);
    await this.ctx.storage.setAlarm(clock.now() + wait);
  }

  #note = (): Note | undefined => this.ctx.storage.kv.get<Note>(NOTE);

  #keep(note: Note): void {
    this.ctx.storage.kv.put<Note>(NOTE, note);
  }

  async #forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }
}

const fileNameOf = (url: string): string => new URL(url).pathname.split('/').pop() ?? '';
