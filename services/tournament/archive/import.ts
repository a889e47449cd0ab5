import { commit } from '../../../db/commit.ts';
import { readLedTeams } from '../../../db/read/team.ts';
import { TEAM_NAME_UNIQUE } from '../../../db/write/club.ts';
import { insertTeams, type TeamRow } from '../../../db/write/team.ts';
import { storeTournamentFile, tournamentWrites } from '../../../db/write/tournament.ts';
import { storeLogEntry } from '../../../db/write/tournament-log.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import { can, type Owner } from '../../../domain/access/policy.ts';
import { drawId } from '../../../domain/kernel/chance.ts';
import { type AccountId, asId, GUEST_PREFIX, type TeamId, type TournamentId } from '../../../domain/kernel/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../../domain/kernel/limits.ts';
import { visibleText } from '../../../domain/kernel/text.ts';
import { firstEntry } from '../../../domain/tournament/log/log.ts';
import { rankFromScratch } from '../../../domain/tournament/standings/ranking.ts';
import type { TrfWarning } from '../../../domain/trf/check/issues.ts';
import { importable } from '../../../domain/trf/check/team-faults.ts';
import { importedTournament } from '../../../domain/trf/convert/imported-tournament.ts';
import type { TrfTournament } from '../../../domain/trf/convert/to-tournament.ts';
import { readTrf } from '../../../domain/trf/read/read.ts';
import type { Deps } from '../../deps.ts';
import { randomBelow } from '../../platform/random.ts';
import { orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import { type NamedHost, resolveHost } from '../host.ts';
import { ID_TAKEN } from '../id-taken.ts';

export interface ImportRequest extends NamedHost {
  readonly trf: string;
  readonly id?: string | undefined;
  readonly publiclyViewable: boolean;
}

export interface Imported {
  readonly id: TournamentId;
  readonly warnings: readonly Pick<TrfWarning, 'line' | 'column' | 'key'>[];
}

/**
 * Imports a tournament report file with its players, rounds, byes, results and pairing rules; players without an
 * account become ghosts. An unusable file is refused with line and column. One commit ensures that nothing is imported
 * partially.
 */
export async function importTournament(deps: Deps, actor: Actor, request: ImportRequest): Promise<Imported> {
  const host = await resolveHost(deps, actor, request);
  const read = readTrf(request.trf);
  if (!read.ok) throw new Refusal(read.key, read.params);
  const imported = read.value.tournament;
  orRefuse(importable(imported));
  const teams = await resolveTeams(deps, actor, host, imported);
  const tournament = rankFromScratch(
    importedTournament(imported, {
      id: asId<TournamentId>(request.id ?? deps.newId(PROPOSED_ID_LENGTH.max)),
      host,
      now: deps.now(),
      timeZone: deps.timeZone,
      publiclyViewable: request.publiclyViewable,
      newAccount: () => drawId<AccountId>(randomBelow, 10, GUEST_PREFIX),
      teamNamed: (name) => orNotFound(teams.ids.get(name)),
    }),
  );
  const { db } = deps;
  const done = await commit(db, {
    writes: [
      ...insertTeams(db, teams.made),
      ...tournamentWrites(db, null, tournament),
      storeTournamentFile(db, tournament.id, request.trf),
      ...storeLogEntry(db, tournament.id, firstEntry(tournament, 'imported', actor, deps.now())),
    ],
    unique: [...ID_TAKEN, TEAM_NAME_UNIQUE],
  });
  if (!done.ok) throw new Refusal(done.key);
  const { id } = tournament;
  return { id, warnings: read.value.warnings.map(({ line, column, key }) => ({ line, column, key })) };
}

interface ResolvedTeams {
  readonly ids: ReadonlyMap<string, TeamId>;
  /** Teams that the club does not have yet. */
  readonly made: readonly TeamRow[];
}

/**
 * Maps the file's teams to the hosting club's teams by name. Only club managers may add teams; organisations have none.
 */
async function resolveTeams(deps: Deps, actor: Actor, host: Owner, { teams }: TrfTournament): Promise<ResolvedTeams> {
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
