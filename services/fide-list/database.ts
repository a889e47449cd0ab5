import type { ListedPlayer, ListKind } from '../../domain/fide-list/player.ts';
import { fideSearchKey } from '../../domain/fide-list/search.ts';

export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

/** A D1 database, local or on the platform. */
export interface Database {
  /** Atomic. */
  readonly run: (statements: readonly Statement[]) => Promise<void>;
  readonly rows: (statement: Statement) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** D1 comfortably takes 100 KB of values in one statement. */
const ROWS_PER_STATEMENT = 500;

const COLUMNS = [
  'number',
  'first_name',
  'last_name',
  'search_key',
  'federation',
  'sex',
  'title',
  'standard',
  'rapid',
  'blitz',
  'k',
  'rapid_k',
  'blitz_k',
  'birth_year',
  'inactive',
  'month',
] as const;

/** Columns that a list does not cover: the list of one kind of game keeps the ratings of the others. */
const UNTOLD: Readonly<Record<ListKind, readonly (typeof COLUMNS)[number][]>> = {
  all: [],
  standard: ['rapid', 'blitz', 'rapid_k', 'blitz_k'],
  rapid: ['standard', 'blitz', 'k', 'blitz_k'],
  blitz: ['standard', 'rapid', 'k', 'rapid_k'],
};

/** Overwrites the stored players; of duplicate entries the last one counts. */
export function writePlayers(players: readonly ListedPlayer[], kind: ListKind, month: number): Statement[] {
  const set = COLUMNS.filter((name) => name !== 'number' && !UNTOLD[kind].includes(name));
  const sql =
    `insert into fide_players (${COLUMNS.join(', ')}) ` +
    `select ${COLUMNS.map((_, at) => `json_extract(value, '$[${at}]')`).join(', ')} from json_each(?) where true ` +
    `on conflict (number) do update set ${set.map((name) => `${name} = excluded.${name}`).join(', ')}`;
  const statements: Statement[] = [];
  for (let from = 0; from < players.length; from += ROWS_PER_STATEMENT) {
    const rows = players.slice(from, from + ROWS_PER_STATEMENT).map((player) => rowOf(player, month));
    statements.push({ sql, values: [JSON.stringify(rows)] });
  }
  return statements;
}

/** In the order of `COLUMNS`. */
const rowOf = (player: ListedPlayer, month: number) => [
  player.number,
  player.firstName,
  player.lastName,
  fideSearchKey(`${player.lastName} ${player.firstName}`),
  player.federation,
  player.sex,
  player.title,
  player.standard,
  player.rapid,
  player.blitz,
  player.k,
  player.rapidK,
  player.blitzK,
  player.birthYear,
  player.inactive ? 1 : 0,
  month,
];
