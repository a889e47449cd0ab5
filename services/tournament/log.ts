import { readNames, readTournamentLog } from '../../db/read/tournament-log.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { type AccountId, asId } from '../../domain/ids.ts';
import { LOG_PAGE_ENTRIES } from '../../domain/limits.ts';
import type { LogEntry } from '../../domain/tournament/log.ts';
import { playersOf, type Tournament, teamsOf } from '../../domain/tournament/state.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { visibleTournament } from './view.ts';
import { isElsewhere, nameElsewhere } from './whole-file.ts';

export interface ToldLog {
  /** The latest first. */
  readonly entries: readonly LogEntry[];
  /** What the people and teams are called of whom it speaks; who has been removed with his account has no name left. */
  readonly names: ReadonlyMap<string, string>;
  readonly hasMore: boolean;
}

/** The log of a tournament for those who run it: the latest of the changes before a revision. */
export async function logOf(deps: Deps, actor: Actor, id: string, before: number): Promise<ToldLog> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const found = await readTournamentLog(deps.db, tournament.id, before, LOG_PAGE_ENTRIES + 1);
  const entries = found.slice(0, LOG_PAGE_ENTRIES);
  const known = namesIn(tournament);
  const unknown = [...new Set(entries.flatMap(mentioned))].filter((one) => !known.has(one));
  const others = unknown.filter((one) => !isElsewhere(one));
  const names = new Map([
    ...known,
    ...unknown.filter(isElsewhere).map((one) => [one, nameElsewhere(one)] as const),
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
