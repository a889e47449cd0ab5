import { decodeMoves } from '../domain/chess/moves.ts';
import { positionAfter, startPosition } from '../domain/chess/position.ts';
import type { LoggedEvent, RefusedMove } from '../domain/game/arbiters-log.ts';
import type { GameEvent } from '../domain/game/commands.ts';
import type { Game } from '../domain/game/game.ts';
import type { AccountId } from '../domain/ids.ts';
import { REFUSED_MOVES_KEPT } from '../domain/limits.ts';
import { assert } from '../domain/result.ts';
import { type Millis, millis } from '../domain/time.ts';
import { decodeLine, encodeLine } from './log-lines.ts';
import type { GameFinished, GameStarts } from './messages.ts';
import type { OutboxEntry, OutboxRows } from './outbox.ts';

/**
 * The rows of one game: the game itself as one value with the log of what happened in it, for the arbiter (a line for
 * each event; what was logged long ago in rows beside it), and the report that waits for its acknowledgement. Everything
 * is synchronous; what one event writes is stored together.
 */
export class GameStore {
  readonly #storage: DurableObjectStorage;
  readonly #sql: SqlStorage;
  #hasTables: boolean;
  /** What stands in the row of the game; null before it is opened, undefined where it has to be read. */
  #saved: Saved | null | undefined;
  /** What waits to be heard, as its rows say; undefined where they have to be read. */
  #waiting: readonly OutboxEntry<GameNews>[] | undefined;

  /** Writes nothing for a game that was never opened: asking for an invented one must not leave an object behind. */
  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#sql = storage.sql;
    this.#hasTables = this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").toArray().length > 0;
    if (this.#hasTables) migrate(this.#sql);
  }

  /** All of these writes, or none: then the rows are read again, as what is remembered of them is not what they say. */
  together(writes: () => void): void {
    try {
      this.#storage.transactionSync(writes);
    } catch (error) {
      this.#saved = undefined;
      this.#waiting = undefined;
      throw error;
    }
  }

  /** The game as it was last saved; null before it is opened. */
  load(): Game | null {
    return this.#row()?.game ?? null;
  }

  /** Saves the game, and what has just happened to it: one row, because each row that is written is paid for. */
  save(game: Game, events: readonly GameEvent[]): void {
    const row = this.#row();
    const state = JSON.stringify(game);
    const lines = events.map((event) => logged({ version: game.version, at: game.changedAt, ...event })).join('');
    // A write that fails leaves the row as it was.
    this.#saved = undefined;
    if (row === null) this.#insert(state, lines);
    else if (row.logged < LOG_PAGE) this.#sql.exec('UPDATE game SET state = ?, log = log || ?', state, lines);
    else this.together(() => this.#turnPage(state, lines));
    const before = row !== null && row.logged < LOG_PAGE ? row.logged : 0;
    this.#saved = { game, logged: before + lines.length };
  }

  /** Keeps for the arbiter that a move was refused; the game is what it was. No more of a game than anybody reads. */
  noteRefusal(game: Game, refused: RefusedMove, at: Millis): void {
    this.#saved = undefined;
    this.#sql.exec(
      'UPDATE game SET log = log || ?, refused = refused + 1 WHERE refused < ?',
      logged({ version: game.version, at, ...refused }),
      REFUSED_MOVES_KEPT,
    );
  }

  /** What has happened in the game, in its order, with the version of the game after it and the moment. */
  log(): readonly LoggedEvent[] {
    if (!this.#hasTables) return [];
    const pages = this.#sql.exec<{ lines: string }>('SELECT lines FROM log_page ORDER BY id').toArray();
    const last = this.#sql.exec<{ lines: string }>('SELECT log AS lines FROM game').toArray();
    const lines = [...pages, ...last].flatMap((page) => page.lines.split('\n'));
    return lines.filter((line) => line !== '').map(decodeLine);
  }

  /** Saves a game in which somebody has got another id, also in the report that may still wait. Events name sides only. */
  rename(game: Game, from: AccountId, to: AccountId): void {
    this.together(() => {
      this.save(game, []);
      this.#waiting = undefined;
      this.#sql.exec('UPDATE outbox SET message = replace(message, ?, ?)', JSON.stringify(from), JSON.stringify(to));
    });
  }

  /** What waits to be heard: that the game has begun, and its end. */
  readonly reports: OutboxRows<GameNews> = {
    // Asked for with each move, and nearly always empty.
    all: () => (this.#waiting ??= this.#readWaiting()),
    put: ({ id, message, attempts, dueAt }) => {
      this.#waiting = undefined;
      this.#sql.exec(
        'INSERT INTO outbox (id, message, attempts, due_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET attempts = excluded.attempts, due_at = excluded.due_at',
        id,
        JSON.stringify(message),
        attempts,
        dueAt,
      );
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
        .exec<{ state: string; logged: number }>('SELECT state, length(log) AS logged FROM game')
        .toArray();
      this.#saved = row === undefined ? null : { game: readGame(row.state), logged: row.logged };
    }
    return this.#saved;
  }

  #insert(state: string, lines: string): void {
    if (!this.#hasTables) migrate(this.#sql);
    this.#hasTables = true;
    this.#sql.exec('INSERT INTO game (id, state, log) VALUES (1, ?, ?)', state, lines);
  }

  /** What was logged before goes beside the game. */
  #turnPage(state: string, lines: string): void {
    this.#sql.exec('INSERT INTO log_page (lines) SELECT log FROM game');
    this.#sql.exec('UPDATE game SET state = ?, log = ?', state, lines);
  }

  #readWaiting(): readonly OutboxEntry<GameNews>[] {
    return this.#sql
      .exec<OutboxRow>('SELECT id, message, attempts, due_at FROM outbox ORDER BY rowid')
      .toArray()
      .map(toEntry);
  }
}

interface Saved {
  readonly game: Game;
  /** How long the log in the row is, in characters. */
  readonly logged: number;
}

/**
 * A log that has grown so long, in characters, is put away beside the row, which is written anew with each move: with the
 * rest of a game of a usual length it stays within one page of the database, of 4,096 bytes.
 */
const LOG_PAGE = 1_800;

function readGame(state: string): Game {
  const game = JSON.parse(state) as Game;
  return 'reversible' in game.position ? game : replayed(game);
}

/** Games of old say of the moves since the last irreversible one only to which positions they have led. */
function replayed(game: Game): Game {
  const moves = decodeMoves(game.record);
  const position = moves.ok ? positionAfter(moves.value, startPosition(game.setup.variant)) : moves;
  assert(position.ok, 'what has been recorded was legal');
  return { ...game, position: position.value };
}

const logged = (event: LoggedEvent): string => `${encodeLine(event)}\n`;

/** The steps of the schema; the number of steps taken is kept in the table `schema_version`. */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE game (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL)',
    'CREATE TABLE event (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL, detail TEXT NOT NULL)',
    'CREATE TABLE outbox (id TEXT PRIMARY KEY, message TEXT NOT NULL, attempts INTEGER NOT NULL, due_at INTEGER NOT NULL)',
  ],
  [
    "ALTER TABLE game ADD COLUMN log TEXT NOT NULL DEFAULT ''",
    "UPDATE game SET log = (SELECT coalesce(group_concat(json_patch(json_object('version', version, 'at', at), detail) || char(10), ''), '') FROM (SELECT * FROM event ORDER BY id))",
    'DROP TABLE event',
  ],
  ['ALTER TABLE game ADD COLUMN refused INTEGER NOT NULL DEFAULT 0'],
  ['CREATE TABLE log_page (id INTEGER PRIMARY KEY, lines TEXT NOT NULL)'],
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

/** What a game tells others. */
export type GameNews = GameFinished | GameStarts;

type OutboxRow = { id: string; message: string; attempts: number; due_at: number };

const toEntry = ({ id, message, attempts, due_at }: OutboxRow): OutboxEntry<GameNews> => ({
  id,
  // Those of old have no kind: they tell of an end.
  message: { kind: 'gameFinished', ...JSON.parse(message) } as GameNews,
  attempts,
  dueAt: millis(due_at),
});
