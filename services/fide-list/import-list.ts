import { type ListMonth, monthIn } from '../../domain/fide-list/month.ts';
import type { ListKind } from '../../domain/fide-list/player.ts';
import { BrokenList } from './broken-list.ts';
import { type Database, writePlayers } from './database.ts';
import type { TakenList } from './intake.ts';
import type { Item } from './read-list.ts';

/** A list with fewer players is not one. */
const FEWEST_PLAYERS = 1_000;
const SHOWN_FAULTS = 10;

/** Why a list is not taken; nothing of it has been written. */
export class ListRefused extends BrokenList {}

/** What has been seen of a list when it is read for the first time. */
export interface Survey {
  readonly players: number;
  readonly faultCount: number;
  /** The first of what cannot be read, with their lines. */
  readonly faults: readonly { readonly at: number; readonly text: string }[];
  /** The month at the head of its rating; empty where there is none. */
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

/** The month that a list names by its file or by its head (LIST-9). */
export const namedMonth = ({ name, fileName }: TakenList, { month }: Survey): ListMonth | null =>
  monthIn(name) ?? monthIn(fileName) ?? monthIn(month);

/** An import as the database knows it. */
export interface Import {
  /** By what an import that was stopped knows its list again. */
  readonly source: string;
  readonly kind: ListKind;
  readonly month: ListMonth;
  readonly players: number;
}

export const sourceOf = ({ fileName, size }: TakenList, month: ListMonth): string => `${fileName} ${size} ${month}`;

/** Whether the list of this file is in place for this month, or for a later one. */
export async function isInPlace(database: Database, fileName: string, month: ListMonth): Promise<boolean> {
  const found = await database.rows({
    sql: "select 1 from fide_imports where finished_at is not null and month >= ?1 and substr(source, 1, length(?2) + 1) = ?2 || ' ' limit 1",
    values: [month, fileName],
  });
  return found.length > 0;
}

/**
 * Notes the import, unless the list is refused: too short, older than the one in place, or there already. `isForced`
 * takes it all the same. Answers how many players of it are in place from a time before.
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
 * Writes the players of a piece with how far the list is in place then, as one batch. `before` of its players stand in
 * earlier pieces, and `done` have been written at a time before. Answers how many stand up to the end of this piece.
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

/** The list is in place as a whole. */
export const finishImport = (database: Database, { source }: Import, now: number): Promise<void> =>
  database.run([{ sql: 'update fide_imports set finished_at = ? where source = ?', values: [now, source] }]);
