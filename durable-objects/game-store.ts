import type { GameEvent } from '../domain/game/commands.ts';
import type { Game } from '../domain/game/game.ts';
import type { AccountId } from '../domain/ids.ts';
import { millis } from '../domain/time.ts';
import type { GameFinished } from './messages.ts';
import type { OutboxEntry, OutboxRows } from './outbox.ts';

/**
 * The rows of one game: the game itself as one value, what happened in it, for the arbiter, and the report that waits
 * for its acknowledgement. Everything is synchronous; what one event writes is stored together.
 */
export class GameStore {
  readonly #sql: SqlStorage;
  #hasTables: boolean;

  /** Writes nothing for a game that was never opened: asking for an invented one must not leave an object behind. */
  constructor(sql: SqlStorage) {
    this.#sql = sql;
    this.#hasTables = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").toArray().length > 0;
    if (this.#hasTables) migrate(sql);
  }

  /** The game as it was last saved; null before it is opened. */
  load(): Game | null {
    if (!this.#hasTables) return null;
    const [row] = this.#sql.exec<{ state: string }>('SELECT state FROM game').toArray();
    return row === undefined ? null : (JSON.parse(row.state) as Game);
  }

  /** Saves the game, and what has just happened to it. */
  save(game: Game, events: readonly GameEvent[]): void {
    if (!this.#hasTables) migrate(this.#sql);
    this.#hasTables = true;
    this.#sql.exec('INSERT OR REPLACE INTO game (id, state) VALUES (1, ?)', JSON.stringify(game));
    for (const event of events) {
      this.#sql.exec(
        'INSERT INTO event (version, at, kind, detail) VALUES (?, ?, ?, ?)',
        game.version,
        game.changedAt,
        event.kind,
        JSON.stringify(event),
      );
    }
  }

  /** Saves a game in which somebody has got another id, also in the report that may still wait. Events name sides only. */
  rename(game: Game, from: AccountId, to: AccountId): void {
    this.save(game, []);
    this.#sql.exec('UPDATE outbox SET message = replace(message, ?, ?)', JSON.stringify(from), JSON.stringify(to));
  }

  /** The waiting reports. */
  readonly reports: OutboxRows<GameFinished> = {
    all: () =>
      this.#sql
        .exec<OutboxRow>('SELECT id, message, attempts, due_at FROM outbox ORDER BY rowid')
        .toArray()
        .map(toEntry),
    put: ({ id, message, attempts, dueAt }) => {
      this.#sql.exec(
        'INSERT INTO outbox (id, message, attempts, due_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET attempts = excluded.attempts, due_at = excluded.due_at',
        id,
        JSON.stringify(message),
        attempts,
        dueAt,
      );
    },
    remove: (ids) => {
      for (const id of ids) this.#sql.exec('DELETE FROM outbox WHERE id = ?', id);
    },
  };
}

/** The steps of the schema; the number of steps taken is kept in the table `schema_version`. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE game (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL)',
    'CREATE TABLE event (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL, detail TEXT NOT NULL)',
    'CREATE TABLE outbox (id TEXT PRIMARY KEY, message TEXT NOT NULL, attempts INTEGER NOT NULL, due_at INTEGER NOT NULL)',
  ],
];

function migrate(sql: SqlStorage): void {
  sql.exec('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const [row] = sql.exec<{ version: number }>('SELECT version FROM schema_version').toArray();
  const done = row?.version ?? 0;
  if (done === MIGRATIONS.length) return;
  for (const statement of MIGRATIONS.slice(done).flat()) sql.exec(statement);
  sql.exec('DELETE FROM schema_version');
  sql.exec('INSERT INTO schema_version (version) VALUES (?)', MIGRATIONS.length);
}

type OutboxRow = { id: string; message: string; attempts: number; due_at: number };

const toEntry = ({ id, message, attempts, due_at }: OutboxRow): OutboxEntry<GameFinished> => ({
  id,
  message: { kind: 'gameFinished', ...(JSON.parse(message) as Omit<GameFinished, 'kind'>) },
  attempts,
  dueAt: millis(due_at),
});
