import { commit } from '../../db/commit.ts';
import { storeTournamentFile, tournamentWrites } from '../../db/write/tournament.ts';
import { storeLogEntry } from '../../db/write/tournament-log.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { drawId } from '../../domain/chance.ts';
import { type AccountId, asId, GUEST_PREFIX, type TournamentId } from '../../domain/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/limits.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { firstEntry } from '../../domain/tournament/log.ts';
import { rankedAnew } from '../../domain/tournament/ranking.ts';
import { importedTournament } from '../../domain/trf/imported-tournament.ts';
import type { TrfWarning } from '../../domain/trf/issues.ts';
import { readTrf } from '../../domain/trf/read.ts';
import { toTournament } from '../../domain/trf/to-tournament.ts';
import type { Deps } from '../deps.ts';
import { randomBelow } from '../random.ts';
import { Refusal } from '../refusal.ts';
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
  if (told.isTeam) throw new Refusal('trfTeamsNotOffered');
  // A report does not tell which of its rounds are games of one stage.
  if (KINDS[told.kind].gamesPerMatch > 1) throw new Refusal('formatNotOffered');
  const tournament = rankedAnew(
    importedTournament(told, {
      id: asId<TournamentId>(request.id ?? deps.newId(PROPOSED_ID_LENGTH.max)),
      host,
      now: deps.now(),
      publiclyViewable: request.publicly_viewable,
      newAccount: () => drawId<AccountId>(randomBelow, 10, GUEST_PREFIX),
    }),
  );
  const { db } = deps;
  const done = await commit(db, {
    writes: [
      ...tournamentWrites(db, null, tournament),
      storeTournamentFile(db, tournament, request.trf),
      ...storeLogEntry(db, tournament.id, firstEntry(tournament, 'imported', actor, deps.now())),
    ],
    unique: ID_TAKEN,
  });
  if (!done.ok) throw new Refusal(done.key);
  const { id } = tournament;
  return { id, warnings: read.value.warnings.map(({ line, column, key }) => ({ line, column, key })) };
}
