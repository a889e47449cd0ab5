import {
  type Reader,
  readCalendar,
  readTournamentList,
  readTournamentsOf,
  searchTournaments,
} from '../../db/read/tournament-lists.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, type Owner, ownerOf } from '../../domain/access/policy.ts';
import { LIST_MAX_ROWS } from '../../domain/limits.ts';
import { searchKey } from '../../domain/search-key.ts';
import type { Deps } from '../deps.ts';

/** The home calendar: what runs, what comes, what is the reader's own and private, what is pinned. */
export async function calendar(deps: Deps, actor: Actor) {
  const now = deps.now();
  const { open, own, pinned } = await readCalendar(deps.db, readerOf(actor), now);
  const isOn = ({ tournament }: (typeof open)[number]): boolean =>
    tournament.startedAt !== null && tournament.firstPairingAt <= now;
  return {
    ongoing: open.filter(isOn),
    upcoming: open.filter((row) => !isOn(row)),
    privates: own,
    pinned: [...pinned].sort((a, b) => a.tournament.pinnedOrder - b.tournament.pinnedOrder),
  };
}

export const allTournaments = (deps: Deps, limit = LIST_MAX_ROWS, offset = 0) =>
  readTournamentList(deps.db, Math.min(limit, LIST_MAX_ROWS), offset);

export const findByName = (deps: Deps, text: string) => searchTournaments(deps.db, searchKey(text));

/**
 * The tournaments of a club or an organisation; without its type those of both that have the id. The private ones of
 * each are for those who run its tournaments.
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

/** The top level manages everything, so it finds every private tournament (checklist D-70). */
function readerOf(actor: Actor): Reader {
  if (actor.kind === 'visitor') return { account: null, clubs: [], organizations: [] };
  if (actor.level === 3) return 'top';
  return { account: actor.account, clubs: Object.keys(actor.clubs), organizations: Object.keys(actor.organizations) };
}
