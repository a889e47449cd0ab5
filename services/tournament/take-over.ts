import type { TAKEN_OVER, WholeTournament } from '../../contract/whole-tournament.ts';
import { bulkInsert } from '../../db/bulk.ts';
import { commit } from '../../db/commit.ts';
import { readTournament, readTournamentFile } from '../../db/read/tournament.ts';
import { readWholeLog } from '../../db/read/tournament-log.ts';
import { findOrigin, readOrigin, type StoredOrigin } from '../../db/read/tournament-origin.ts';
import { tournamentLog } from '../../db/schema/index.ts';
import { storeTournamentFile, tournamentWrites } from '../../db/write/tournament.ts';
import { storeOrigin } from '../../db/write/tournament-origin.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { drawId } from '../../domain/chance.ts';
import { type AccountId, asId, type GameId, GUEST_PREFIX, type TeamId, type TournamentId } from '../../domain/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/limits.ts';
import { isSame } from '../../domain/same.ts';
import { millis } from '../../domain/time.ts';
import type { LogEntry } from '../../domain/tournament/log.ts';
import { boardsOf, openGames, playersOf, type Tournament, teamsOf } from '../../domain/tournament/state.ts';
import { allow } from '../authority.ts';
import { cleanHtml } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { randomBelow } from '../random.ts';
import { found, orRefuse, Refusal } from '../refusal.ts';
import { clubOfGuestTeams, guestTeamWrites } from './guest-teams.ts';
import { hostToBe, type NamedHost } from './host.ts';
import { ID_TAKEN } from './id-taken.ts';
import { type AskGame, unfinishedGames } from './unfinished-games.ts';
import { visibleTournament } from './view.ts';
import { elsewhere, toWholeFile } from './whole-file.ts';
import { fromWholeFile, type GamePlace } from './whole-file-read.ts';

/** Tells a tournament from every other, on whatever server it was built. */
const originOf = ({ id, createdAt }: Pick<Tournament, 'id' | 'createdAt'>): string => `${id}.${createdAt}`;

/** A whole tournament as one file, for those who run it. */
export async function wholeTournament(deps: Deps, actor: Actor, id: string, ask: AskGame): Promise<WholeTournament> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  return (await fileOf(deps, tournament, ask)).file;
}

async function fileOf(deps: Deps, tournament: Tournament, ask: AskGame) {
  const [stored, log, report, unfinished] = await Promise.all([
    readOrigin(deps.db, tournament.id),
    readWholeLog(deps.db, tournament.id),
    readTournamentFile(deps.db, tournament.id),
    unfinishedGames(tournament, ask),
  ]);
  const keys = new Map(Object.entries(stored?.keys ?? {}));
  const origin = stored?.origin ?? originOf(tournament);
  return { file: toWholeFile(tournament, { origin, keys, log, report, unfinished }), keys };
}

export interface TakeOverRequest extends NamedHost {
  readonly file: WholeTournament;
}

export interface TakenOver {
  readonly id: TournamentId;
  readonly was: (typeof TAKEN_OVER)[number];
}

/**
 * A file of a whole tournament becomes a tournament of this host. One that the host has already is brought up to date,
 * as long as nothing was done to it here that the file does not know of: so a file may be sent as often as one likes.
 */
export async function takeOver(deps: Deps, actor: Actor, request: TakeOverRequest, ask: AskGame): Promise<TakenOver> {
  const host = await hostToBe(deps, actor, request);
  const { file } = request;
  const known = await findOrigin(deps.db, host, file.origin);
  return known === undefined ? takeNew(deps, actor, file, host) : renew(deps, actor, { file, known, ask });
}

async function takeNew(deps: Deps, actor: Actor, file: WholeTournament, host: Owner): Promise<TakenOver> {
  const proposed = asId<TournamentId>(file.id);
  const isFree = (await readTournament(deps.db, proposed)) === undefined;
  const id = isFree ? proposed : asId<TournamentId>(deps.newId(PROPOSED_ID_LENGTH.max));
  const club = await clubOfGuestTeams(deps, host, file);
  const standIns = new StandIns();
  const log = [...logOf(file, standIns), takenOverEntry(deps, actor)].map(numberedFrom(1));
  const tournament = orRefuse(
    fromWholeFile(file, {
      id,
      host,
      revision: log.length,
      league: null,
      pin: { pinned: false, order: 0 },
      clean: cleanHtml,
      ...standIns,
      gameOf: () => asId<GameId>(deps.newId()),
    }),
  );
  const { db } = deps;
  const done = await commit(db, {
    writes: [
      ...guestTeamWrites(deps, club, null, tournament),
      ...tournamentWrites(db, null, tournament),
      ...(file.report === null ? [] : [storeTournamentFile(db, tournament, file.report)]),
      storeOrigin(db, { tournament: id, origin: file.origin, keys: standIns.keys }),
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
  readonly file: WholeTournament;
  readonly known: StoredOrigin;
  readonly ask: AskGame;
}

async function renew(deps: Deps, actor: Actor, { file, known, ask }: Renewal): Promise<TakenOver> {
  const id = known.tournament;
  const before = found(await readTournament(deps.db, id), 'noSuchTournament');
  const here = await fileOf(deps, before, ask);
  if (isSame(here.file, file)) return { id, was: 'same' };
  // A file has them broken off: it must not end what is being played.
  if (before.rounds.flatMap(boardsOf).some((board) => openGames(board).length > 0))
    throw new Refusal('gamesStillPlayed');
  const told = here.file.log;
  if (!isSame(told, file.log.slice(0, told.length))) throw new Refusal('changedHereToo');
  const club = await clubOfGuestTeams(deps, before.host, file);
  const standIns = new StandIns([
    ...[...playersOf(before).map(({ account }) => account), ...teamsOf(before).map(({ team }) => team)].map(
      (own) => [own, own] as const,
    ),
    ...here.keys,
  ]);
  const later = logOf({ ...file, log: file.log.slice(told.length) }, standIns);
  const log = [...later, takenOverEntry(deps, actor)].map(numberedFrom(before.revision + 1));
  const games = gamesIn(before);
  const after = orRefuse(
    fromWholeFile(file, {
      ...before,
      revision: before.revision + log.length,
      clean: cleanHtml,
      ...standIns,
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
      storeOrigin(db, { tournament: id, origin: file.origin, keys: standIns.keys }),
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

/** Who stands here for a key of the file, a player or a team: who did so before, else a new guest. */
class StandIns {
  readonly #byKey: Map<string, string>;

  /** By the ids of this server, what they are called in the file. */
  constructor(known: Iterable<readonly [id: string, key: string]> = []) {
    this.#byKey = new Map(Array.from(known, ([id, key]) => [key, id]));
  }

  readonly guestOf = (key: string): AccountId => asId(this.#standIn(key));
  readonly teamOf = (key: string): TeamId => asId(this.#standIn(key));

  /** By the ids of this server, those who are called otherwise in the file. */
  get keys(): Record<string, string> {
    return Object.fromEntries([...this.#byKey].flatMap(([key, id]) => (id === key ? [] : [[id, key]])));
  }

  #standIn(key: string): string {
    const standIn = this.#byKey.get(key) ?? drawId<AccountId>(randomBelow, 10, GUEST_PREFIX);
    this.#byKey.set(key, standIn);
    return standIn;
  }
}

type Unnumbered = Omit<LogEntry, 'revision'>;

/** What was done elsewhere. Who takes part is the guest that stands for him; all others are of elsewhere. */
function logOf({ log, players, teams = [] }: WholeTournament, { guestOf }: StandIns): Unnumbered[] {
  const keys = new Set([...players, ...teams].map(({ key }) => key));
  const told = (name: string): AccountId => (keys.has(name) ? guestOf(name) : elsewhere(name));
  return log.map(({ at, by, facts }) => ({
    at: millis(at),
    by: by === null ? null : told(by),
    facts: facts.map(({ kind, round, who, setting, was, is }) => ({
      kind,
      ...(round !== undefined && { round }),
      ...(who !== undefined && { who: who.map((one): AccountId | TeamId => told(one)) }),
      ...(setting !== undefined && { setting }),
      ...(was !== undefined && { was }),
      ...(is !== undefined && { is }),
    })),
  }));
}

const takenOverEntry = ({ now }: Deps, actor: Actor): Unnumbered => ({
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
