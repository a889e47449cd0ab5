import {
  type Reader,
  readCalendar,
  readTournamentList,
  readTournamentsOf,
  searchTournaments,
} from '../../db/read/tournament-lists.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, ownerOf } from '../../domain/access/policy.ts';
import { LIST_MAX_ROWS } from '../../domain/limits.ts';
import type { Deps } from '../deps.ts';

/** The home calendar: what runs, what comes, what is the reader's own and private, what is pinned. */
export async function calendar(deps: Deps, actor: Actor) {
  const { open, own, pinned } = await readCalendar(deps.db, readerOf(actor));
  const now = deps.now();
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

export const findByName = (deps: Deps, text: string) => searchTournaments(deps.db, text);

export function tournamentsOf(deps: Deps, actor: Actor, organiser: string) {
  const mayRun = (['club', 'organization'] as const).some((type) =>
    can(actor, { do: 'runTournaments', of: ownerOf(type, organiser) }),
  );
  return readTournamentsOf(deps.db, organiser, mayRun);
}

const readerOf = (actor: Actor): Reader =>
  actor.kind === 'visitor'
    ? { account: null, clubs: [], organizations: [] }
    : { account: actor.account, clubs: Object.keys(actor.clubs), organizations: Object.keys(actor.organizations) };
