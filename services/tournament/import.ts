import { commit } from '../../db/commit.ts';
import { readLedTeams } from '../../db/read/team.ts';
import { TEAM_NAME_UNIQUE } from '../../db/write/club.ts';
import { insertTeams, type TeamRow } from '../../db/write/team.ts';
import { storeTournamentFile, tournamentWrites } from '../../db/write/tournament.ts';
import { storeLogEntry } from '../../db/write/tournament-log.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { can, type Owner } from '../../domain/access/policy.ts';
import { drawId } from '../../domain/chance.ts';
import { type AccountId, asId, GUEST_PREFIX, type TeamId, type TournamentId } from '../../domain/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/limits.ts';
import { visibleText } from '../../domain/text.ts';
import { firstEntry } from '../../domain/tournament/log.ts';
import { rankedAnew } from '../../domain/tournament/ranking.ts';
import { importedTournament } from '../../domain/trf/imported-tournament.ts';
import type { TrfWarning } from '../../domain/trf/issues.ts';
import { readTrf } from '../../domain/trf/read.ts';
import { importable } from '../../domain/trf/team-faults.ts';
import { type TrfTournament, toTournament } from '../../domain/trf/to-tournament.ts';
import type { Deps } from '../deps.ts';
import { randomBelow } from '../random.ts';
import { found, orRefuse, Refusal } from '../refusal.ts';
import { hostToBe, type NamedHost } from './host.ts';
import { ID_TAKEN } from './id-taken.ts';

export interface ImportRequest extends NamedHost {
  readonly trf: string;
  readonly id?: string | undefined;
  readonly publicly_viewable: boolean;
}

export interface Imported {
  readonly id: TournamentId;
  readonly warnings: readonly Pick<TrfWarning, 'line' | 'column' | 'key'>[];
}

/**
 * A tournament report file becomes a tournament with its players, rounds, byes, results and rules of pairing; whoever
 * is in it without an account stands in its tables as a ghost. A file that cannot be used is refused with line and
 * column, and one commit sees to it that nothing is half-imported.
 */
export async function importTournament(deps: Deps, actor: Actor, request: ImportRequest): Promise<Imported> {
  const host = await hostToBe(deps, actor, request);
  const read = readTrf(request.trf);
  if (!read.ok) throw new Refusal(read.key, read.params);
  const told = toTournament(read.value.document);
  orRefuse(importable(told));
  const teams = await teamsToBe(deps, actor, host, told);
  const tournament = rankedAnew(
    importedTournament(told, {
      id: asId<TournamentId>(request.id ?? deps.newId(PROPOSED_ID_LENGTH.max)),
      host,
      now: deps.now(),
      publiclyViewable: request.publicly_viewable,
      newAccount: () => drawId<AccountId>(randomBelow, 10, GUEST_PREFIX),
      teamNamed: (name) => found(teams.ids.get(name)),
    }),
  );
  const { db } = deps;
  const done = await commit(db, {
    writes: [
      ...insertTeams(db, teams.made),
      ...tournamentWrites(db, null, tournament),
      storeTournamentFile(db, tournament, request.trf),
      ...storeLogEntry(db, tournament.id, firstEntry(tournament, 'imported', actor, deps.now())),
    ],
    unique: [...ID_TAKEN, TEAM_NAME_UNIQUE],
  });
  if (!done.ok) throw new Refusal(done.key);
  const { id } = tournament;
  return { id, warnings: read.value.warnings.map(({ line, column, key }) => ({ line, column, key })) };
}

interface TeamsToBe {
  readonly ids: ReadonlyMap<string, TeamId>;
  /** Those that the club has not got yet. */
  readonly made: readonly TeamRow[];
}

/**
 * The teams of the file as teams of the club that hosts the tournament: those of the same name, and new ones for the
 * others, which only who manages the club may found. An organisation has no teams.
 */
async function teamsToBe(deps: Deps, actor: Actor, host: Owner, { teams }: TrfTournament): Promise<TeamsToBe> {
  if (teams.length === 0) return { ids: new Map(), made: [] };
  if (host.type !== 'club') throw new Refusal('trfTeamsNeedClub');
  const there = await readLedTeams(deps.db, { teams: [], clubs: [host.id] });
  const ids = new Map(there.map(({ id, name }) => [name, id]));
  const names = teams.map(({ name }) => visibleText(name)).filter((name) => !ids.has(name));
  if (names.length > 0 && !can(actor, { do: 'manage', of: host })) {
    throw new Refusal('trfTeamsToFound', { names: names.join(', ') });
  }
  const made = names.map((name) => ({ id: asId<TeamId>(deps.newId()), club: host.id, name, createdAt: deps.now() }));
  return { ids: new Map([...ids, ...made.map(({ id, name }) => [name, id] as const)]), made };
}
