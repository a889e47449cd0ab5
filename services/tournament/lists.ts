import type { FinishedTournament } from '../../contract/tournament/lists.ts';
import {
  type FinishedLine,
  type Reader,
  readCalendar,
  readTournamentList,
  readTournamentsOf,
  searchTournaments,
  type WinnerLine,
} from '../../db/read/tournament/tournament-lists.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, type Owner, ownerOf } from '../../domain/access/policy.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import { searchKey } from '../../domain/lib/search-key.ts';
import { canSeeNames, canSeeWholeTable, type Shown } from '../../domain/view/audience.ts';
import type { Deps } from '../deps.ts';
import { playerName } from './views/board-rows.ts';

/** The home calendar: running and upcoming tournaments, the user's private ones, pinned ones, and the last finished. */
export async function calendar(deps: Deps, actor: Actor) {
  const now = deps.now();
  const { open, own, pinned, finished, winners } = await readCalendar(deps.db, readerOf(actor), now);
  const isOn = ({ tournament }: (typeof open)[number]): boolean =>
    tournament.startedAt !== null && tournament.firstPairingAt <= now;
  return {
    ongoing: open.filter(isOn),
    upcoming: open.filter((row) => !isOn(row)),
    privates: own,
    pinned: [...pinned].sort((a, b) => a.tournament.pinnedOrder - b.tournament.pinnedOrder),
    finished: finished.map((row) => finishedFor(actor, row, winners)),
    isCut: [open, own, pinned].some(({ length }) => length === LIST_MAX_ROWS),
  };
}

/** A finished tournament with its winners, as far as the viewer may know them. */
function finishedFor(actor: Actor, row: FinishedLine, winners: readonly WinnerLine[]) {
  const shown: Shown = {
    host: ownerOf(row.organiserType, row.organiser),
    settings: { publiclyViewable: true, showOnlyTop: row.showOnlyTop, showOnlyUsernames: row.showOnlyUsernames },
  };
  const first = winners.filter(({ tournament }) => tournament === row.id);
  // Showing only some of those who share first place would present them as sole winners.
  const areAllShown = canSeeWholeTable(actor, shown) || first.length <= (row.showOnlyTop ?? first.length);
  const names = canSeeNames(actor, shown);
  return { row, winners: areAllShown ? first.flatMap((winner) => winnerFor(winner, names)) : [] };
}

/** The name of a winner; none if neither the account nor the team exists. */
function winnerFor(
  { account, firstName, lastName, team, teamName }: WinnerLine,
  names: boolean,
): FinishedTournament['winners'] {
  if (team !== null && teamName !== null) return [{ kind: 'team', id: team, name: teamName }];
  if (account === null || firstName === null || lastName === null) return [];
  return [{ kind: 'player', id: account, name: playerName({ account, person: { firstName, lastName } }, names) }];
}

export const allTournaments = (deps: Deps, limit = LIST_MAX_ROWS, offset = 0) =>
  readTournamentList(deps.db, Math.min(limit, LIST_MAX_ROWS), offset);

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
function readerOf(actor: Actor): Reader {
  if (actor.kind === 'visitor') return { account: null, clubs: [], organizations: [] };
  if (actor.level === 3) return 'top';
  return { account: actor.account, clubs: Object.keys(actor.clubs), organizations: Object.keys(actor.organizations) };
}
