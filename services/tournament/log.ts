import { readNames, readTournamentLog } from '../../db/read/tournament/tournament-log.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { type AccountId, asId } from '../../domain/kernel/ids.ts';
import { LOG_PAGE_ENTRIES } from '../../domain/kernel/limits.ts';
import { foreignName, isForeignAccount } from '../../domain/tournament/archive/archived-log.ts';
import type { LogEntry } from '../../domain/tournament/log/log.ts';
import { playersOf, type Tournament, teamsOf } from '../../domain/tournament/value/state.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { visibleTournament } from './views/view.ts';

export interface TournamentLog {
  readonly entries: readonly LogEntry[];
  /** Names of the people and teams in the entries; erased accounts have none. */
  readonly names: ReadonlyMap<string, string>;
  readonly hasMore: boolean;
}

/** A page of a tournament's log for organisers: the latest changes before a revision. */
export async function logOf(deps: Deps, actor: Actor, id: string, before: number): Promise<TournamentLog> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const found = await readTournamentLog(deps.db, tournament.id, before, LOG_PAGE_ENTRIES + 1);
  const entries = found.slice(0, LOG_PAGE_ENTRIES);
  const known = namesIn(tournament);
  const unknown = [...new Set(entries.flatMap(mentioned))].filter((one) => !known.has(one));
  const others = unknown.filter((one) => !isForeignAccount(one));
  const names = new Map([
    ...known,
    ...unknown.filter(isForeignAccount).map((one) => [one, foreignName(one)] as const),
    ...(await readNames(
      deps.db,
      others.map((one) => asId<AccountId>(one)),
    )),
  ]);
  return { entries, names, hasMore: found.length > entries.length };
}

const mentioned = ({ by, facts }: LogEntry): string[] => [
  ...(by === null ? [] : [by]),
  ...facts.flatMap(({ who = [] }) => who),
];

const namesIn = (tournament: Tournament): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ...playersOf(tournament).map(({ account, person }) => [account, `${person.firstName} ${person.lastName}`] as const),
    ...teamsOf(tournament).map(({ team, name }) => [team, name] as const),
  ]);
