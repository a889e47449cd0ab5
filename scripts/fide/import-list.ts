import { type ListMonth, monthIn } from '../../domain/fide-list/month.ts';
import type { ListedPlayer, ListKind } from '../../domain/fide-list/player.ts';
import { type Database, writePlayers } from './database.ts';
import { type Encoding, encodingOf, readList } from './read-list.ts';
import type { ListSource } from './source.ts';

/** A list with fewer players is not one. */
const FEWEST_PLAYERS = 1_000;
const PLAYERS_PER_WRITE = 5_000;
const SHOWN_FAULTS = 10;

export interface ImportOptions {
  readonly kind: ListKind;
  /** Where the list does not tell its month itself. */
  readonly month?: ListMonth | undefined;
  /** Takes a list that is older than the one in place, or much shorter, or there already. */
  readonly force?: boolean;
  readonly now: number;
  readonly say: (line: string) => void;
}

/** Why a list is not taken; nothing of it has been written. */
export class ListRefused extends Error {}

/**
 * Brings a list into the database. It is read twice: once to see that it is whole, then in slices, each written with how
 * far it goes; so an import that was stopped goes on where it was.
 */
export async function importList(database: Database, source: ListSource, options: ImportOptions): Promise<number> {
  const { kind, say } = options;
  const encoding = await encodingOf(source);
  const seen = await survey(source, kind, encoding);
  for (const { at, text } of seen.faults) say(`Line ${at} cannot be read: ${text.slice(0, 160)}`);
  if (seen.faultCount > 0) say(`${seen.faultCount} lines cannot be read.`);
  const month = options.month ?? monthIn(source.name) ?? monthIn(source.id) ?? monthIn(seen.month);
  if (month === null) throw new ListRefused('The list does not say of which month it is: --month 2026-11');
  const done = await begin(database, source, { ...options, month, players: seen.players });
  if (done > 0) say(`Going on behind ${done} players.`);
  await write(database, source, { kind, encoding, month, done, say, players: seen.players });
  await database.run([
    { sql: 'update fide_imports set finished_at = ? where source = ?', values: [options.now, source.id] },
  ]);
  return seen.players;
}

/** How many players a list has, what of it cannot be read, and the month at its head. */
async function survey(source: ListSource, kind: ListKind, encoding: Encoding) {
  let [players, faultCount, month] = [0, 0, ''];
  const faults: { readonly at: number; readonly text: string }[] = [];
  for await (const item of readList(source, kind, encoding)) {
    if (item.kind === 'player') players += 1;
    else if (item.kind === 'month') month = item.text;
    else {
      faultCount += 1;
      if (faults.length < SHOWN_FAULTS) faults.push(item);
    }
  }
  return { players, faultCount, faults, month };
}

interface Beginning extends ImportOptions {
  readonly month: ListMonth;
  readonly players: number;
}

/** Notes the import, unless the list is refused; answers how many players of it are in place from a time before. */
async function begin(database: Database, { id }: ListSource, { month, players, force }: Beginning): Promise<number> {
  if (players < FEWEST_PLAYERS) throw new ListRefused(`The list has ${players} players only.`);
  const [[known], [last]] = await Promise.all([
    database.rows({ sql: 'select done, month, finished_at from fide_imports where source = ?', values: [id] }),
    database.rows({
      sql: 'select month, players from fide_imports where finished_at is not null order by month desc, finished_at desc limit 1',
      values: [],
    }),
  ]);
  if (known !== undefined && known.finished_at === null && known.month === month) return Number(known.done);
  if (force !== true) {
    if (known !== undefined && known.finished_at !== null)
      throw new ListRefused('This list is in place. --force reads it again.');
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
      values: [id, month, players],
    },
  ]);
  return 0;
}

interface Writing {
  readonly kind: ListKind;
  readonly encoding: Encoding;
  readonly month: ListMonth;
  readonly done: number;
  readonly players: number;
  readonly say: (line: string) => void;
}

async function write(
  database: Database,
  source: ListSource,
  { kind, encoding, month, done, players, say }: Writing,
): Promise<void> {
  let slice: ListedPlayer[] = [];
  let at = 0;
  const flush = async (): Promise<void> => {
    if (slice.length === 0) return;
    const progress = { sql: 'update fide_imports set done = ? where source = ?', values: [at, source.id] };
    await database.run([...writePlayers(slice, kind, month), progress]);
    slice = [];
    if (at % (PLAYERS_PER_WRITE * 20) === 0) say(`${at} of ${players}`);
  };
  for await (const item of readList(source, kind, encoding)) {
    if (item.kind !== 'player') continue;
    at += 1;
    if (at <= done) continue;
    slice.push(item.player);
    if (slice.length === PLAYERS_PER_WRITE) await flush();
  }
  await flush();
}
