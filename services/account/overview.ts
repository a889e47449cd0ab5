import type { Db } from '../../db/client.ts';
import { type OpenCall, readOpenCalls } from '../../db/read/arbiter-calls.ts';
import { type PlayersOverview, readPlayersOverview } from '../../db/read/overview.ts';
import type { Person } from '../../domain/access/actor.ts';
import { can, ownerOf } from '../../domain/access/policy.ts';

/** What concerns a person on every page: unread messages, open games, coming pairings, and open calls for the arbiter. */
export interface Overview extends PlayersOverview {
  readonly calls: readonly OpenCall[];
}

export const NO_OVERVIEW: Overview = { unread: [], games: [], pairings: [], calls: [] };

/** One batch, and the calls for those who run tournaments. */
export async function readOverview(db: Db, person: Person): Promise<Overview> {
  const [own, calls] = await Promise.all([readPlayersOverview(db, person.account), openCalls(db, person)]);
  return { ...own, calls };
}

/** The open calls of the tournaments that the user runs by a role in the club or organisation. */
async function openCalls(db: Db, person: Person): Promise<OpenCall[]> {
  const runs = (type: 'club' | 'organization') => (id: string) =>
    can(person, { do: 'runTournaments', of: ownerOf(type, id) });
  const clubs = Object.keys(person.clubs).filter(runs('club'));
  const organizations = Object.keys(person.organizations).filter(runs('organization'));
  if (clubs.length === 0 && organizations.length === 0) return [];
  return readOpenCalls(db, { clubs, organizations });
}
