import { decodeMoves } from '../../domain/chess/moves.ts';
import { positionAfter, startPosition } from '../../domain/chess/position.ts';
import type { LoggedEvent, RefusedMove } from '../../domain/game/arbiters-log.ts';
import type { GameEvent } from '../../domain/game/commands.ts';
import type { Game } from '../../domain/game/game.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { REFUSED_MOVES_KEPT } from '../../domain/kernel/limits.ts';
import { assert } from '../../domain/kernel/result.ts';
import { type Millis, millis } from '../../domain/kernel/time.ts';
import type { GameFinished, GameStarts } from '../outbox/messages.ts';
import type { OutboxEntry, OutboxRows } from '../outbox/outbox.ts';
import { createTables, hasTables, migrate } from './game-tables.ts';
import { decodeLine, encodeLine } from './log-lines.ts';

/**
 * Rows of one game: the game with its log for the arbiter (a line per event; older parts in separate rows), and the
 * unacknowledged report. Everything is synchronous, and the writes of one event are atomic.
 */
export class GameStore {
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;
  #hasTables: boolean;
  /** Cached row; null before the game is opened, undefined if not loaded. */
  #saved: Saved | null | undefined;
  /** Cached outbox; undefined if not loaded. */
  #waiting: readonly OutboxEntry<GameReport>[] | undefined;

  /** Writes nothing before a game is opened, as requests for unknown games must not leave objects behind. */
  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#sql = storage.sql;
    this.#hasTables = hasTables(this.#sql);
    if (this.#hasTables) migrate(this.#sql);
  }

  /** Makes the writes atomic; after a failure the caches are dropped. */
  together(writes: () => void): void {
    try {
      this.#storage.transactionSync(writes);
    } catch (error) {
      this.#saved = undefined;
      this.#waiting = undefined;
      throw error;
    }
  }

  load(): Game | null {
    return this.#row()?.game ?? null;
  }

  /** Saves the game and its new events in one row, as each written row is billed. */
  save(game: Game, events: readonly GameEvent[]): void {
    const row = this.#row();
    const state = JSON.stringify(game);
    const lines = events.map((event) => logged({ version: game.version, at: game.changedAt, ...event })).join('');
    // A failed write leaves the row unchanged.
    this.#saved = undefined;
    if (row === null) this.#insert(state, lines);
    else if (row.logged < LOG_PAGE) this.#sql.exec('UPDATE game SET state = ?, log = log || ?', state, lines);
    else this.together(() => this.#turnPage(state, lines));
    const before = row !== null && row.logged < LOG_PAGE ? row.logged : 0;
    this.#saved = { game, logged: before + lines.length, heartbeatAt: row?.heartbeatAt ?? null };
  }

  get heartbeatAt(): Millis | null {
    return this.#row()?.heartbeatAt ?? null;
  }

  saveHeartbeat(at: Millis): void {
    const row = this.#row();
    if (row === null) return;
    this.#saved = undefined;
    this.#sql.exec('UPDATE game SET heartbeat_at = ?', at);
    this.#saved = { ...row, heartbeatAt: at };
  }

  /** Logs a refused move, up to a limit per game. */
  noteRefusal(game: Game, refused: RefusedMove, at: Millis): void {
    this.#saved = undefined;
    this.#sql.exec(
      'UPDATE game SET log = log || ?, refused = refused + 1 WHERE refused < ?',
      logged({ version: game.version, at, ...refused }),
      REFUSED_MOVES_KEPT,
    );
  }

  log(): readonly LoggedEvent[] {
    if (!this.#hasTables) return [];
    const pages = this.#sql.exec<{ lines: string }>('SELECT lines FROM log_page ORDER BY id').toArray();
    const last = this.#sql.exec<{ lines: string }>('SELECT log AS lines FROM game').toArray();
    const lines = [...pages, ...last].flatMap((page) => page.lines.split('\n'));
    return lines.filter((line) => line !== '').map(decodeLine);
  }

  /** Replaces an account id in the game and in an unsent report. Events contain sides only. */
  rename(game: Game, from: AccountId, to: AccountId): void {
    this.together(() => {
      this.save(game, []);
      this.#waiting = undefined;
      this.#sql.exec('UPDATE outbox SET message = replace(message, ?, ?)', JSON.stringify(from), JSON.stringify(to));
    });
  }

  /** Unacknowledged reports of the start and the end. */
  readonly reports: OutboxRows<GameReport> = {
    // Read with each move, and usually empty.
    all: () => (this.#waiting ??= this.#readWaiting()),
    put: ({ id, message, attempts, firstTriedAt, dueAt, parkedAt }) => {
      this.#waiting = undefined;
      this.#sql.exec(PUT_MESSAGE, id, JSON.stringify(message), attempts, firstTriedAt, dueAt, parkedAt);
    },
    remove: (ids) => {
      this.#waiting = undefined;
      for (const id of ids) this.#sql.exec('DELETE FROM outbox WHERE id = ?', id);
    },
  };

  #row(): Saved | null {
    if (!this.#hasTables) return null;
    if (this.#saved === undefined) {
      const [row] = this.#sql
        .exec<GameRow>('SELECT state, length(log) AS logged, heartbeat_at AS heartbeatAt FROM game')
        .toArray();
      this.#saved = row === undefined ? null : toSaved(row);
    }
    return this.#saved;
  }

  #insert(state: string, lines: string): void {
    if (!this.#hasTables) createTables(this.#sql);
    this.#hasTables = true;
    this.#sql.exec('INSERT INTO game (id, state, log) VALUES (1, ?, ?)', state, lines);
  }

  /** Moves the older log to a separate row. */
  #turnPage(state: string, lines: string): void {
    this.#sql.exec('INSERT INTO log_page (lines) SELECT log FROM game');
    this.#sql.exec('UPDATE game SET state = ?, log = ?', state, lines);
  }

  #readWaiting(): readonly OutboxEntry<GameReport>[] {
    return this.#sql
      .exec<OutboxRow>(
        'SELECT id, message, attempts, first_tried_at AS firstTriedAt, due_at AS dueAt, parked_at AS parkedAt FROM outbox ORDER BY rowid',
      )
      .toArray()
      .map(toEntry);
  }
}

interface Saved {
  readonly game: Game;
  /** Length of the log in the row, in characters. */
  readonly logged: number;
  readonly heartbeatAt: Millis | null;
}

type GameRow = { state: string; logged: number; heartbeatAt: number | null };

const toSaved = ({ state, logged, heartbeatAt }: GameRow): Saved => ({
  game: readGame(state),
  logged,
  heartbeatAt: heartbeatAt === null ? null : millis(heartbeatAt),
});

/** In characters. The main row, rewritten with each move, stays within one database page (4,096 bytes). */
const LOG_PAGE = 1_800;

function readGame(state: string): Game {
  const game = JSON.parse(state) as Game;
  return 'reversible' in game.position ? game : replayed(game);
}

/** Older games store positions instead of moves since the last irreversible one. */
function replayed(game: Game): Game {
  const moves = decodeMoves(game.record);
  const position = moves.ok ? positionAfter(moves.value, startPosition(game.setup.variant)) : moves;
  assert(position.ok, 'what has been recorded was legal');
  return { ...game, position: position.value };
}

const logged = (event: LoggedEvent): string => `${encodeLine(event)}\n`;

/** Messages of a game to other objects. */
export type GameReport = GameFinished | GameStarts;

type OutboxRow = {
  id: string;
  message: string;
  attempts: number;
  firstTriedAt: number | null;
  dueAt: number;
  parkedAt: number | null;
};

/** A message that is written again has only been tried; its text may have been renamed. */
const PUT_MESSAGE = `INSERT INTO outbox (id, message, attempts, first_tried_at, due_at, parked_at)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET attempts = excluded.attempts,
  first_tried_at = excluded.first_tried_at, due_at = excluded.due_at, parked_at = excluded.parked_at`;

const toEntry = ({ id, message, attempts, firstTriedAt, dueAt, parkedAt }: OutboxRow): OutboxEntry<GameReport> => ({
  id,
  // Older messages have no kind; they are all final reports.
  message: { kind: 'gameFinished', ...JSON.parse(message) } as GameReport,
  attempts,
  firstTriedAt: firstTriedAt === null ? null : millis(firstTriedAt),
  dueAt: millis(dueAt),
  parkedAt: parkedAt === null ? null : millis(parkedAt),
});
