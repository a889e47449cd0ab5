import { type ListMonth, monthIn } from '../../domain/fide-list/month.ts';
import type { ListKind } from '../../domain/fide-list/player.ts';
import { BrokenList } from './broken-list.ts';
import { type Database, writePlayers } from './database.ts';
import type { TakenList } from './intake.ts';
import type { Item } from './read-list.ts';

/** A shorter list is rejected as incomplete. */
const FEWEST_PLAYERS = 1_000;
const SHOWN_FAULTS = 10;

/** Why a list is refused; nothing of it has been written. */
export class ListRefused extends BrokenList {}

/** The result of the first pass over a list. */
export interface Survey {
  readonly players: number;
  readonly faultCount: number;
  /** The first unreadable entries, with their lines. */
  readonly faults: readonly { readonly at: number; readonly text: string }[];
  /** The month in the rating column's heading; empty if there is none. */
  readonly month: string;
}

export const NOTHING_SEEN: Survey = { players: 0, faultCount: 0, faults: [], month: '' };

export function survey(seen: Survey, items: readonly Item[]): Survey {
  let { players, faultCount, month } = seen;
  const faults = [...seen.faults];
  for (const item of items) {
    if (item.kind === 'player') players += 1;
    else if (item.kind === 'month') month = item.text;
    else {
      faultCount += 1;
      if (faults.length < SHOWN_FAULTS) faults.push({ at: item.at, text: item.text });
    }
  }
  return { players, faultCount, faults, month };
}

/** The month of a list, from its file name or its heading (LIST-9). */
export const namedMonth = ({ name, fileName }: TakenList, { month }: Survey): ListMonth | null =>
  monthIn(name) ?? monthIn(fileName) ?? monthIn(month);

export interface Import {
  /** Identifies the list, so that an interrupted import can resume. */
  readonly source: string;
  readonly kind: ListKind;
  readonly month: ListMonth;
  readonly players: number;
}

export const sourceOf = ({ fileName, size }: TakenList, month: ListMonth): string => `${fileName} ${size} ${month}`;

/** Whether the list of this file has been imported for this month or a later one. */
export async function isInPlace(database: Database, fileName: string, month: ListMonth): Promise<boolean> {
  const found = await database.rows({
    sql: "select 1 from fide_imports where finished_at is not null and month >= ?1 and substr(source, 1, length(?2) + 1) = ?2 || ' ' limit 1",
    values: [month, fileName],
  });
  return found.length > 0;
}

/**
 * Records the import, unless the list is too short, older than the current one or already imported; `isForced` skips
 * these checks. Returns how many of its players an earlier attempt has written.
 */
export async function beginImport(
  database: Database,
  { source, month, players }: Import,
  isForced = false,
): Promise<number> {
  if (players < FEWEST_PLAYERS) throw new ListRefused(`The list has ${players} players only.`);
  const [[known], [last]] = await Promise.all([
    database.rows({ sql: 'select done, finished_at from fide_imports where source = ?', values: [source] }),
    database.rows({
      sql: 'select month, players from fide_imports where finished_at is not null order by month desc, finished_at desc limit 1',
      values: [],
    }),
  ]);
  if (known !== undefined && known.finished_at === null) return Number(known.done);
  if (!isForced) {
    if (known !== undefined) throw new ListRefused('This list is in place. --force reads it again.');
    if (last !== undefined && Number(last.month) > month)
      throw new ListRefused(
        `The list in place is of ${last.month}, this one of ${month}. --force takes it all the same.`,
      );
    if (last !== undefined && Number(last.month) < month && players < Number(last.players) / 2)
      throw new ListRefused(
        `The list in place has ${last.players} players, this one ${players}. --force takes it all the same.`,
      );
  }
  await database.run([
    {
      sql: 'insert or replace into fide_imports (source, month, done, players, finished_at) values (?, ?, 0, ?, null)',
      values: [source, month, players],
    },
  ]);
  return 0;
}

/**
 * Writes the players of a piece together with the progress, as one batch. `before` players precede the piece, and
 * `done` have been written by an earlier attempt. Returns the number of players up to the end of this piece.
 */
export async function writePiece(
  database: Database,
  { source, kind, month }: Import,
  { items, before, done }: { readonly items: readonly Item[]; readonly before: number; readonly done: number },
): Promise<number> {
  const players = items.flatMap((item) => (item.kind === 'player' ? [item.player] : []));
  const at = before + players.length;
  const unwritten = players.slice(Math.max(0, done - before));
  if (unwritten.length > 0) {
    const progress = { sql: 'update fide_imports set done = ? where source = ?', values: [at, source] };
    await database.run([...writePlayers(unwritten, kind, month), progress]);
  }
  return at;
}

/** Marks the list as completely imported. */
export const finishImport = (database: Database, { source }: Import, now: number): Promise<void> =>
  database.run([{ sql: 'update fide_imports set finished_at = ? where source = ?', values: [now, source] }]);
