import { isSame } from '../../domain/kernel/same.ts';
import type { GameRow } from '../game/game-row.ts';
import type { MatchView, PairingView, ParticipantView, SharedPage, TeamRow, TournamentView } from './tournaments.ts';

const BOARD_KEY = ['round', 'white', 'black'] as const;
type BoardKey = Pick<PairingView, (typeof BOARD_KEY)[number]>;
type MatchKey = Pick<MatchView, 'round' | 'white'>;

/** Sent with every changed board, because other events change these fields between two revisions. */
const HOW_IT_ENDED = ['result', 'outcome', 'forfeit'] as const;

/** Fields outside the tables that are the same for all users of an audience. */
const SHARED = [
  'rounds',
  'ssw',
  'league',
  'organiserName',
  'isTeamTournament',
  'tkoSeparation',
  'categories',
  'prizes',
  'categoryRules',
  'clubsOfPlayers',
  'constraints',
  'draft',
  'pairingFaults',
] as const;
type Shared = Pick<SharedPage, (typeof SHARED)[number]>;

/**
 * The event `changed` of the stream: the other changes of a tournament's page since an earlier revision, in the shape
 * of the page. Rows contain current values, so a page at revision `from` or later can apply it. A page from between the
 * two may keep rows that were added and removed in the meantime, and is refetched. Known rows contain only changed
 * fields; empty lists are omitted.
 */
export interface PageDelta {
  /** The minimum revision of a page to which this can be applied. */
  readonly from: number;
  readonly rev: number;
  readonly boards?: readonly (BoardKey & Partial<PairingView>)[];
  readonly boardsGone?: readonly BoardKey[];
  readonly matches?: readonly (MatchKey & Partial<MatchView>)[];
  readonly matchesGone?: readonly MatchKey[];
  readonly teams?: readonly (Pick<TeamRow, 'teamId'> & Partial<TeamRow>)[];
  readonly teamsGone?: readonly string[];
  readonly standings?: readonly (Pick<ParticipantView, 'account'> & Partial<ParticipantView>)[];
  readonly standingsGone?: readonly string[];
  /** Start numbers, each followed by the new rank, because one result moves many players by a place. */
  readonly ranks?: readonly number[];
  readonly facts?: Facts;
}

export interface Facts extends Partial<Shared> {
  /** The whole tournament, if more than its revision has changed. */
  readonly tournament?: TournamentView;
  /** Games by pairing, as in the page; null if a pairing has no games any more. */
  readonly games?: Readonly<Record<string, readonly GameRow[] | null>>;
}

export const boardKey = ({ round, white, black }: BoardKey): string => `${round}_${white}_${black}`;

/** A team has at most one match per round. */
export const matchKey = ({ round, white }: MatchKey): string => `${round}_${white}`;

/** By round; within a round the boards, match by match, and then the byes. */
export const byBoard = (one: PairingView, other: PairingView): number =>
  one.round - other.round || (one.match ?? 0) - (other.match ?? 0) || one.board - other.board;

export const byMatch = (one: MatchView, other: MatchView): number => one.round - other.round || one.match - other.match;

export const bySeed = (one: TeamRow, other: TeamRow): number => one.seed - other.seed;

const LAST = Number.MAX_SAFE_INTEGER;

/** By rank; unranked and hidden players follow by start number. */
export const byRank = (one: ParticipantView, other: ParticipantView): number =>
  (one.rank ?? LAST) - (other.rank ?? LAST) || one.seed - other.seed;

/** The same for teams. */
export const byTeamRank = (one: TeamRow, other: TeamRow): number =>
  (one.rank ?? LAST) - (other.rank ?? LAST) || one.seed - other.seed;

/** The changes between two pages of the same audience; null if the page has to be refetched. */
export function pageDelta(before: SharedPage, after: SharedPage): PageDelta | null {
  // Pages of formats have fields of their own, and a field that goes cannot be told apart from one that is null.
  if (before.tournament.kind !== after.tournament.kind) return null;
  if (before.tournament.droppedRounds > 0 !== after.tournament.droppedRounds > 0) return null;
  if (!isInOrder(before.pairings, after.pairings, boardKey, byBoard)) return null;
  if (!isInOrder(before.participants, after.participants, ({ account }) => account, byRank)) return null;
  if (!isInOrder(before.teams, after.teams, teamKey, bySeed)) return null;
  const boards = rowsDelta(before.pairings, after.pairings, boardKey, [...BOARD_KEY, ...HOW_IT_ENDED]);
  const matches = rowsDelta(before.matches ?? [], after.matches ?? [], matchKey, ['round', 'white']);
  const teams = rowsDelta(before.teams, after.teams, teamKey, ['teamId']);
  const people = rowsDelta(before.participants, after.participants, ({ account }) => account, ['account']);
  const { rows, ranks } = ranksApart(people.changed, after.participants);
  return {
    from: before.tournament.revision,
    rev: after.tournament.revision,
    ...filled('boards', boards.changed),
    ...filled(
      'boardsGone',
      boards.gone.map(({ round, white, black }) => ({ round, white, black })),
    ),
    ...filled('matches', matches.changed),
    ...filled(
      'matchesGone',
      matches.gone.map(({ round, white }) => ({ round, white })),
    ),
    ...filled('teams', teams.changed),
    ...filled('teamsGone', teams.gone.map(teamKey)),
    ...filled('standings', rows),
    ...filled(
      'standingsGone',
      people.gone.map(({ account }) => account),
    ),
    ...filled('ranks', ranks),
    ...factsOf(before, after),
  };
}

const teamKey = ({ teamId }: Pick<TeamRow, 'teamId'>): string => teamId;

const filled = <Name extends string, Item>(name: Name, list: readonly Item[]): { [key in Name]?: readonly Item[] } =>
  list.length === 0 ? {} : ({ [name]: list } as { [key in Name]: readonly Item[] });

/** Whether the page can order its rows by sorting: the rows that it has, then the new ones. */
function isInOrder<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
  compare: (one: Row, other: Row) => number,
): boolean {
  if (after.every((row, index) => index === 0 || compare(after[index - 1] as Row, row) < 0)) return true;
  // Several rows compare as equal, such as the first boards of all matches.
  const rows = new Map(after.map((row) => [keyOf(row), row]));
  const known = new Set(before.map(keyOf));
  const kept = before.flatMap((row) => rows.get(keyOf(row)) ?? []);
  const sorted = [...kept, ...after.filter((row) => !known.has(keyOf(row)))].sort(compare);
  return sorted.every((row, index) => row === after[index]);
}

/** New rows completely; for changed rows the `always` fields and the changed ones; and removed rows. */
function rowsDelta<Row extends object, Key extends keyof Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
  always: readonly Key[],
): { readonly changed: (Pick<Row, Key> & Partial<Row>)[]; readonly gone: readonly Row[] } {
  // Most rows keep their identity and are skipped.
  const [known, kept] = [new Set(before), new Set(after)];
  const old = new Map(before.flatMap((row) => (kept.has(row) ? [] : [[keyOf(row), row] as const])));
  const changed: (Pick<Row, Key> & Partial<Row>)[] = [];
  for (const row of after) {
    if (known.has(row)) continue;
    const key = keyOf(row);
    const was = old.get(key);
    old.delete(key);
    if (was === undefined) changed.push(row);
    else {
      const fields = (Object.keys({ ...was, ...row }) as (keyof Row)[]).filter(
        (field) => !isSame(row[field], was[field]),
      );
      if (fields.length > 0) changed.push(picked(row, [...always, ...fields]) as Pick<Row, Key> & Partial<Row>);
    }
  }
  return { changed, gone: [...old.values()] };
}

const picked = <Row extends object>(row: Row, fields: readonly (keyof Row)[]): Partial<Row> =>
  // JSON has no undefined, so a removed field is sent as null.
  Object.fromEntries(fields.map((field) => [field, row[field] ?? null])) as Partial<Row>;

type StandingsRow = NonNullable<PageDelta['standings']>[number];

/** Players with no other change than the rank are sent by start number. */
function ranksApart(changed: readonly StandingsRow[], participants: readonly ParticipantView[]) {
  const seeds = new Map(participants.map(({ account, seed }) => [account, seed]));
  const rows: StandingsRow[] = [];
  const ranks: number[] = [];
  for (const row of changed) {
    const seed = seeds.get(row.account);
    if (Object.keys(row).length === 2 && typeof row.rank === 'number' && seed !== undefined) ranks.push(seed, row.rank);
    else rows.push(row);
  }
  return { rows, ranks };
}

function factsOf(before: SharedPage, after: SharedPage): { readonly facts?: Facts } {
  const shared = SHARED.filter((field) => !isSame(before[field], after[field]));
  const isEdited = !isSame({ ...before.tournament, revision: 0 }, { ...after.tournament, revision: 0 });
  const games = gamesDelta(before.games, after.games);
  const facts: Facts = {
    ...picked(after, shared),
    ...(isEdited && { tournament: after.tournament }),
    ...(games === null ? {} : { games }),
  };
  return Object.keys(facts).length === 0 ? {} : { facts };
}

function gamesDelta(before: SharedPage['games'], after: SharedPage['games']): NonNullable<Facts['games']> | null {
  if (before === after) return null;
  const changed = Object.entries(after).filter(([key, games]) => !isSame(before[key], games));
  const gone = Object.keys(before).filter((key) => after[key] === undefined);
  if (changed.length + gone.length === 0) return null;
  return Object.fromEntries([...changed, ...gone.map((key) => [key, null] as const)]);
}
