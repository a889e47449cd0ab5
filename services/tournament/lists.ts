import type { FinishedTournament } from '../../contract/tournament/lists.ts';
import {
  type CalendarCardRow,
  type CalendarLine,
  countTournamentList,
  type ListFilter,
  type ListOrder,
  type Reader,
  readOwnCalendar,
  readPublicCalendar,
  readTournamentList,
  readTournamentsOf,
  readTowns,
  searchTournaments,
  type Winner,
  winnersOf,
} from '../../db/read/tournament/tournament-lists.ts';
import { type Actor, type Person, VISITOR } from '../../domain/access/actor.ts';
import { can, type Owner, ownerOf } from '../../domain/access/policy.ts';
import { FINISHED_SHOWN, LIST_MAX_ROWS, LIST_MOST_COUNTED } from '../../domain/kernel/limits.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { searchKey } from '../../domain/lib/search-key.ts';
import { canSeeNames, canSeeWholeTable, type Shown } from '../../domain/view/audience.ts';
import type { Deps } from '../deps.ts';
import { playerName } from './views/board-rows.ts';

/** The home calendar of everybody: running and upcoming tournaments, pinned ones, and the last finished. */
export interface Calendar {
  readonly ongoing: readonly CalendarCardRow[];
  readonly upcoming: readonly CalendarCardRow[];
  readonly pinned: readonly CalendarCardRow[];
  readonly finished: readonly FinishedRow[];
  readonly isCut: boolean;
}

/** What a user sees in addition, and the finished tournaments of which they may see more. */
export interface OwnCalendar extends Omit<Calendar, 'pinned'> {
  readonly privates: readonly CalendarCardRow[];
}

/** A finished tournament with its winners, as far as the viewer may know them. */
export interface FinishedRow {
  readonly row: CalendarCardRow;
  readonly winners: FinishedTournament['winners'];
}

/** The calendar that everybody sees, of at most so many unfinished tournaments. */
export async function publicCalendar(deps: Deps, most = LIST_MAX_ROWS): Promise<Calendar> {
  const now = deps.now();
  const rows = await readPublicCalendar(deps.db, now, most);
  const open = rows.filter(isUnfinished);
  const shown = new Set(nearestTo(now, open).slice(0, most));
  const pinned = rows.filter((row) => row.pinned).sort((one, other) => one.pinnedOrder - other.pinnedOrder);
  return {
    ongoing: open.filter((row) => shown.has(row) && isOn(row, now)),
    upcoming: open.filter((row) => shown.has(row) && !isOn(row, now)),
    pinned,
    finished: lastFinished(rows).map((row) => finishedFor(VISITOR, row)),
    isCut: [shown.size, pinned.length].includes(most),
  };
}

/** The private tournaments of a user, and the public ones that they play in or run. */
export async function ownCalendar(deps: Deps, actor: Person): Promise<OwnCalendar> {
  const now = deps.now();
  const rows = await readOwnCalendar(deps.db, readerOf(actor), now);
  const privates = rows.filter(({ publiclyViewable }) => !publiclyViewable);
  const open = rows.filter((row) => row.publiclyViewable && isUnfinished(row));
  return {
    ongoing: open.filter((row) => isOn(row, now)),
    upcoming: open.filter((row) => !isOn(row, now)),
    privates,
    finished: rows.filter((row) => row.publiclyViewable && !isUnfinished(row)).map((row) => finishedFor(actor, row)),
    isCut: privates.length + open.length === LIST_MAX_ROWS,
  };
}

const isUnfinished = ({ finishedAt }: CalendarCardRow): boolean => finishedAt === null;
const isOn = ({ startedAt, firstPairingAt }: CalendarCardRow, now: Millis): boolean =>
  startedAt !== null && firstPairingAt <= now;

/** A pinned tournament may be further away than all others of a list that is cut. */
const nearestTo = (now: Millis, rows: readonly CalendarCardRow[]): CalendarCardRow[] =>
  [...rows].sort((one, other) => Math.abs(one.firstPairingAt - now) - Math.abs(other.firstPairingAt - now));

/** Pinned tournaments that ended earlier are not among them. */
const lastFinished = (rows: readonly CalendarCardRow[]): CalendarCardRow[] =>
  rows
    .filter(({ finishedAt }) => finishedAt !== null)
    .sort((one, other) => other.lastDay - one.lastDay || (other.finishedAt ?? 0) - (one.finishedAt ?? 0))
    .slice(0, FINISHED_SHOWN);

function finishedFor(actor: Actor, row: CalendarCardRow): FinishedRow {
  const shown: Shown = {
    host: ownerOf(row.organiserType, row.organiser),
    settings: { publiclyViewable: true, showOnlyTop: row.showOnlyTop, showOnlyUsernames: row.showOnlyUsernames },
  };
  const first = winnersOf(row);
  // Showing only some of those who share first place would present them as sole winners.
  const areAllShown = canSeeWholeTable(actor, shown) || first.length <= (row.showOnlyTop ?? first.length);
  const names = canSeeNames(actor, shown);
  return { row, winners: areAllShown ? first.flatMap((winner) => winnerFor(winner, names)) : [] };
}

/** The name of a winner; none if neither the account nor the team exists. */
function winnerFor(
  { account, firstName, lastName, team, teamName }: Winner,
  names: boolean,
): FinishedTournament['winners'] {
  if (team !== null && teamName !== null) return [{ kind: 'team', id: team, name: teamName }];
  if (account === null || firstName === null || lastName === null) return [];
  return [{ kind: 'player', id: account, name: playerName({ account, person: { firstName, lastName } }, names) }];
}

export interface ListRequest extends Omit<ListFilter, 'text' | 'towns'> {
  readonly text: string;
  readonly town?: string | undefined;
  readonly order: ListOrder | null;
  readonly limit: number;
  readonly offset: number;
}

export interface ListedTournaments {
  readonly rows: readonly CalendarLine[];
  /** Counted up to `LIST_MOST_COUNTED`. */
  readonly total: number;
  readonly isMore: boolean;
  readonly towns: readonly string[];
}

/** For crawlers: the latest public tournaments. */
export const latestTournaments = ({ db }: Deps): Promise<readonly CalendarLine[]> =>
  readTournamentList(db, {}, { limit: LIST_MAX_ROWS, offset: 0, order: null });

/** A part of the public tournaments. */
export async function allTournaments({ db }: Deps, request: ListRequest): Promise<ListedTournaments> {
  const { text, town, order, limit, offset, ...rest } = request;
  const known = await readTowns(db);
  const filter: ListFilter = {
    ...rest,
    ...(text !== '' && { text: searchKey(text) }),
    ...(town !== undefined && { towns: known.filter((one) => searchKey(one) === searchKey(town)) }),
  };
  const [rows, counted] = await Promise.all([
    readTournamentList(db, filter, { limit: Math.min(limit, LIST_MAX_ROWS), offset, order }),
    countTournamentList(db, filter, LIST_MOST_COUNTED + 1),
  ]);
  return {
    rows,
    total: Math.min(counted, LIST_MOST_COUNTED),
    isMore: counted > LIST_MOST_COUNTED,
    towns: inOneWriting(known),
  };
}

/** The same town may be typed in capitals. */
const inOneWriting = (towns: readonly string[]): readonly string[] =>
  [...new Map(towns.map((town) => [searchKey(town), town] as const)).values()].sort((one, other) =>
    one.localeCompare(other, 'nb'),
  );

export const findByName = (deps: Deps, text: string) => searchTournaments(deps.db, searchKey(text));

/**
 * The tournaments of a club or an organisation; without a type, of both with this id. Private ones are only for those
 * who run the host's tournaments.
 */
export function tournamentsOf(deps: Deps, actor: Actor, organiser: { id: string; type?: Owner['type'] | undefined }) {
  const types: readonly Owner['type'][] = organiser.type === undefined ? ['club', 'organization'] : [organiser.type];
  return readTournamentsOf(
    deps.db,
    types.map((type) => {
      const owner = ownerOf(type, organiser.id);
      return { organiser: owner, includePrivate: can(actor, { do: 'runTournaments', of: owner }) };
    }),
  );
}

/** The top level manages everything, so it sees every private tournament (checklist D-70). */
function readerOf(actor: Person): Reader {
  if (actor.level === 3) return 'top';
  return { account: actor.account, clubs: Object.keys(actor.clubs), organizations: Object.keys(actor.organizations) };
}
