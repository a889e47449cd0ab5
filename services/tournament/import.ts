import { bulkInsert } from '../../db/bulk.ts';
import { commit, type Write } from '../../db/commit.ts';
import type { TournamentState } from '../../db/read/tournament.ts';
import {
  accounts,
  forbiddenGroups,
  pairings,
  participants,
  rounds,
  tournamentFiles,
  tournaments,
} from '../../db/schema/index.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { asId, type TournamentId } from '../../domain/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/limits.ts';
import type { TrfWarning } from '../../domain/trf/issues.ts';
import { readTrf } from '../../domain/trf/read.ts';
import { toTournament } from '../../domain/trf/to-tournament.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { newGuestId } from './guests.ts';
import { hostToBe, type NamedHost } from './host.ts';
import { importedState } from './imported-state.ts';
import { playableKind } from './playable.ts';
import { rankedRows } from './refresh-standings.ts';

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
  if (!playableKind(told.kind)) throw new Refusal('formatNotOffered');
  const state = importedState(told, {
    id: asId<TournamentId>(request.id ?? deps.newId(PROPOSED_ID_LENGTH.max)),
    host,
    now: deps.now(),
    publiclyViewable: request.publicly_viewable,
    newAccount: () => newGuestId(deps),
  });
  const { id } = state.tournament;
  const done = await commit(deps.db, {
    writes: [...stateWrites(deps, state), deps.db.insert(tournamentFiles).values({ tournament: id, trf: request.trf })],
    unique: [
      { violates: 'tournaments_id_any_case', otherwise: 'idTaken' },
      { violates: 'tournaments.id', otherwise: 'idTaken' },
    ],
  });
  if (!done.ok) throw new Refusal(done.key);
  return { id, warnings: read.value.warnings.map(({ line, column, key }) => ({ line, column, key })) };
}

function stateWrites({ db, now }: Deps, state: TournamentState): Write[] {
  const tournament = state.tournament.id;
  const ranks = new Map(rankedRows(state).map((row) => [row.account, row]));
  const people = state.participants.map((row) => ({
    id: row.account,
    firstName: row.firstName,
    lastName: row.lastName,
    title: row.title,
    fideRating: row.rating,
    fideNumber: row.fideNumber,
    federation: row.federation,
    birthDate: row.birthDate,
    sex: row.sex,
    ghost: true,
    createdAt: now(),
  }));
  return [
    db.insert(tournaments).values(state.tournament),
    ...bulkInsert(db, accounts, people),
    ...bulkInsert(
      db,
      participants,
      state.participants.map((row) => ({ ...row, ...ranks.get(row.account) })),
    ),
    ...bulkInsert(db, rounds, state.rounds),
    ...bulkInsert(db, pairings, state.pairings),
    ...bulkInsert(
      db,
      forbiddenGroups,
      state.forbidden.flatMap(({ accounts: members, firstRound, lastRound }, index) =>
        members.map((account) => ({ tournament, number: index + 1, account, firstRound, lastRound })),
      ),
    ),
  ];
}
