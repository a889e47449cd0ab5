import type { IMPORT_OUTCOMES, TournamentArchive } from '../../../contract/tournament/archive.ts';
import { bulkInsert } from '../../../db/bulk.ts';
import { commit } from '../../../db/commit.ts';
import { readTournament, readTournamentFile } from '../../../db/read/tournament/tournament.ts';
import { readWholeLog } from '../../../db/read/tournament/tournament-log.ts';
import { findOrigin, readOrigin, type StoredOrigin } from '../../../db/read/tournament/tournament-origin.ts';
import { tournamentLog } from '../../../db/schema/index.ts';
import { storeTournamentFile, tournamentWrites } from '../../../db/write/tournament.ts';
import { storeOrigin } from '../../../db/write/tournament-origin.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import type { Owner } from '../../../domain/access/policy.ts';
import { drawId } from '../../../domain/kernel/chance.ts';
import {
  type AccountId,
  asId,
  type GameId,
  GUEST_PREFIX,
  type TeamId,
  type TournamentId,
} from '../../../domain/kernel/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../../domain/kernel/limits.ts';
import { isSame } from '../../../domain/kernel/same.ts';
import { millis } from '../../../domain/kernel/time.ts';
import type { LogEntry } from '../../../domain/tournament/log/log.ts';
import { boardsOf, openGames, playersOf, type Tournament, teamsOf } from '../../../domain/tournament/value/state.ts';
import { allow } from '../../authority.ts';
import { cleanHtml } from '../../clean-html.ts';
import type { Deps } from '../../deps.ts';
import { randomBelow } from '../../platform/random.ts';
import { orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import { clubOfGuestTeams, guestTeamWrites } from '../guest-teams.ts';
import { type NamedHost, resolveHost } from '../host.ts';
import { ID_TAKEN } from '../id-taken.ts';
import { visibleTournament } from '../views/view.ts';
import { foreignAccount, toArchive } from './tournament-archive.ts';
import { fromArchive, type GamePlace } from './tournament-archive-read.ts';
import { type AskGame, unfinishedGames } from './unfinished-games.ts';

/** Identifies a tournament across servers. */
const originOf = ({ id, createdAt }: Pick<Tournament, 'id' | 'createdAt'>): string => `${id}.${createdAt}`;

export async function exportArchive(deps: Deps, actor: Actor, id: string, ask: AskGame): Promise<TournamentArchive> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  return (await fileOf(deps, tournament, ask)).file;
}

async function fileOf(deps: Deps, tournament: Tournament, ask: AskGame) {
  const [stored, log, report, unfinished, openings] = await Promise.all([
    readOrigin(deps.db, tournament.id),
    readWholeLog(deps.db, tournament.id),
    readTournamentFile(deps.db, tournament.id),
    unfinishedGames(tournament, ask),
    deps.openings(),
  ]);
  const keys = new Map(Object.entries(stored?.keys ?? {}));
  const origin = stored?.origin ?? originOf(tournament);
  return { file: toArchive(tournament, { origin, keys, log, report, unfinished, openings }), keys };
}

export interface ImportArchiveRequest extends NamedHost {
  readonly file: TournamentArchive;
}

export interface ImportOutcome {
  readonly id: TournamentId;
  readonly was: (typeof IMPORT_OUTCOMES)[number];
}

/**
 * Imports an archive as a tournament of this host. An earlier import is updated, as long as it has no local changes
 * that the file does not contain, so a file can be sent repeatedly.
 */
export async function importArchive(
  deps: Deps,
  actor: Actor,
  request: ImportArchiveRequest,
  ask: AskGame,
): Promise<ImportOutcome> {
  const host = await resolveHost(deps, actor, request);
  const { file } = request;
  const known = await findOrigin(deps.db, host, file.origin);
  return known === undefined ? importNew(deps, actor, file, host) : renew(deps, actor, { file, known, ask });
}

async function importNew(deps: Deps, actor: Actor, file: TournamentArchive, host: Owner): Promise<ImportOutcome> {
  const proposed = asId<TournamentId>(file.id);
  const isFree = (await readTournament(deps.db, proposed)) === undefined;
  const id = isFree ? proposed : asId<TournamentId>(deps.newId(PROPOSED_ID_LENGTH.max));
  const club = await clubOfGuestTeams(deps, host, file);
  const ids = new IdMapping();
  const log = [...logOf(file, ids), importedEntry(deps, actor)].map(numberedFrom(1));
  const tournament = orRefuse(
    fromArchive(file, {
      id,
      host,
      revision: log.length,
      league: null,
      pin: { pinned: false, order: 0 },
      clean: cleanHtml,
      ...ids,
      gameOf: () => asId<GameId>(deps.newId()),
    }),
  );
  const { db } = deps;
  const done = await commit(db, {
    writes: [
      ...guestTeamWrites(deps, club, null, tournament),
      ...tournamentWrites(db, null, tournament),
      ...(file.report === null ? [] : [storeTournamentFile(db, tournament, file.report)]),
      storeOrigin(db, { tournament: id, origin: file.origin, keys: ids.keys }),
      ...bulkInsert(
        db,
        tournamentLog,
        log.map((entry) => ({ tournament: id, ...entry })),
      ),
    ],
    unique: ID_TAKEN,
  });
  if (!done.ok) throw new Refusal(done.key);
  return { id, was: 'new' };
}

interface Renewal {
  readonly file: TournamentArchive;
  readonly known: StoredOrigin;
  readonly ask: AskGame;
}

async function renew(deps: Deps, actor: Actor, { file, known, ask }: Renewal): Promise<ImportOutcome> {
  const id = known.tournament;
  const before = orNotFound(await readTournament(deps.db, id), 'noSuchTournament');
  const target = await fileOf(deps, before, ask);
  if (isSame(target.file, file)) return { id, was: 'same' };
  // An archive contains running games as annulled, so importing it must not end them.
  if (before.rounds.flatMap(boardsOf).some((board) => openGames(board).length > 0))
    throw new Refusal('gamesStillPlayed');
  const knownLog = target.file.log;
  if (!isSame(knownLog, file.log.slice(0, knownLog.length))) throw new Refusal('changedHereToo');
  const club = await clubOfGuestTeams(deps, before.host, file);
  const ids = new IdMapping([
    ...[...playersOf(before).map(({ account }) => account), ...teamsOf(before).map(({ team }) => team)].map(
      (own) => [own, own] as const,
    ),
    ...target.keys,
  ]);
  const later = logOf({ ...file, log: file.log.slice(knownLog.length) }, ids);
  const log = [...later, importedEntry(deps, actor)].map(numberedFrom(before.revision + 1));
  const games = gamesIn(before);
  const after = orRefuse(
    fromArchive(file, {
      ...before,
      revision: before.revision + log.length,
      clean: cleanHtml,
      ...ids,
      gameOf: (place) => games.get(placeText(place)) ?? asId<GameId>(deps.newId()),
    }),
  );
  const { db } = deps;
  const [write, ...writes] = tournamentWrites(db, before, after);
  const done = await commit(db, {
    claim: { write, otherwise: 'changedMeanwhile' },
    writes: [
      ...guestTeamWrites(deps, club, before, after),
      ...writes,
      storeOrigin(db, { tournament: id, origin: file.origin, keys: ids.keys }),
      ...bulkInsert(
        db,
        tournamentLog,
        log.map((entry) => ({ tournament: id, ...entry })),
      ),
    ],
  });
  if (!done.ok) throw new Refusal(done.key);
  return { id, was: 'renewed' };
}

/** Maps the keys of an archive (players and teams) to local ids: the id of an earlier import, else a new guest. */
class IdMapping {
  readonly #byKey: Map<string, string>;

  /** Ids known from an earlier import, with their keys in the archive. */
  constructor(known: Iterable<readonly [id: string, key: string]> = []) {
    this.#byKey = new Map(Array.from(known, ([id, key]) => [key, id]));
  }

  readonly guestOf = (key: string): AccountId => asId(this.#idOf(key));
  readonly teamOf = (key: string): TeamId => asId(this.#idOf(key));

  /** Those ids whose key in the archive differs, with the key. */
  get keys(): Record<string, string> {
    return Object.fromEntries([...this.#byKey].flatMap(([key, id]) => (id === key ? [] : [[id, key]])));
  }

  #idOf(key: string): string {
    const id = this.#byKey.get(key) ?? drawId<AccountId>(randomBelow, 10, GUEST_PREFIX);
    this.#byKey.set(key, id);
    return id;
  }
}

type Unnumbered = Omit<LogEntry, 'revision'>;

/** The log of the other server. Participants are mapped to local guests; everybody else stays a foreign account. */
function logOf({ log, players, teams = [] }: TournamentArchive, { guestOf }: IdMapping): Unnumbered[] {
  const keys = new Set([...players, ...teams].map(({ key }) => key));
  const accountOf = (name: string): AccountId => (keys.has(name) ? guestOf(name) : foreignAccount(name));
  return log.map(({ at, by, facts }) => ({
    at: millis(at),
    by: by === null ? null : accountOf(by),
    facts: facts.map(({ kind, round, who, setting, before, after }) => ({
      kind,
      ...(round !== undefined && { round }),
      ...(who !== undefined && { who: who.map((one): AccountId | TeamId => accountOf(one)) }),
      ...(setting !== undefined && { setting }),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    })),
  }));
}

const importedEntry = ({ now }: Deps, actor: Actor): Unnumbered => ({
  at: now(),
  by: actor.kind === 'person' ? actor.account : null,
  facts: [{ kind: 'takenOver' }],
});

const numberedFrom =
  (first: number) =>
  (entry: Unnumbered, index: number): LogEntry => ({ revision: first + index, ...entry });

const gamesIn = ({ rounds }: Tournament): ReadonlyMap<string, GameId> =>
  new Map(
    rounds.flatMap((round) =>
      boardsOf(round).flatMap(({ games }) =>
        games.map(({ id, white, black, sequence }) => [placeText({ round: round.number, white, black, sequence }), id]),
      ),
    ),
  );

const placeText = ({ round, white, black, sequence }: GamePlace): string => `${round} ${white} ${black} ${sequence}`;
