import { bulkInsert } from '../../db/bulk.ts';
import { commit } from '../../db/commit.ts';
import type { PairingRow, TournamentRow, TournamentState } from '../../db/read/tournament.ts';
import { accounts, pairings, participants, rounds, tournamentFiles, tournaments } from '../../db/schema/index.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { asId, type TournamentId } from '../../domain/ids.ts';
import { PROPOSED_ID_LENGTH } from '../../domain/limits.ts';
import { parseTiebreak, tiebreakOf } from '../../domain/tiebreaks/registry.ts';
import { type Millis, millis } from '../../domain/time.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { parseTrfDate } from '../../domain/trf/date.ts';
import { recordsOf, type TrfDocument, textOf } from '../../domain/trf/document.ts';
import type { TrfWarning } from '../../domain/trf/issues.ts';
import { tournamentKindOf, trfKindOf } from '../../domain/trf/kind.ts';
import { readTrf } from '../../domain/trf/read.ts';
import { bookedByes, startingList, toTournament } from '../../domain/trf/to-field.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { newGuestId } from './guests.ts';
import { hostToBe, type NamedHost } from './host.ts';
import { importedPairings } from './imported-pairings.ts';
import { NOT_PLAYED } from './not-played.ts';
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
 * A tournament report file becomes a tournament with its players, rounds, byes and results; whoever is in it without
 * an account stands in its tables as a ghost. A file that cannot be used is refused with line and column, and one
 * commit sees to it that nothing is half-imported.
 */
export async function importTournament(deps: Deps, actor: Actor, request: ImportRequest): Promise<Imported> {
  const host = await hostToBe(deps, actor, request);
  const read = readTrf(request.trf);
  if (!read.ok) throw new Refusal(read.key, read.params);
  const { document, warnings } = read.value;
  if (trfKindOf(document).isTeam) throw new Refusal('trfTeamsNotOffered');
  const state = toState(deps, document, request, host);
  const players = startingList(document);
  const ranks = new Map(rankedRows(state).map((row) => [row.account, row]));
  const done = await commit(deps.db, {
    writes: [
      deps.db.insert(tournaments).values(state.tournament),
      ...bulkInsert(
        deps.db,
        accounts,
        state.participants.map((row, index) => ({
          id: row.account,
          firstName: row.firstName,
          lastName: row.lastName,
          title: row.title,
          fideRating: row.rating,
          fideNumber: row.fideNumber,
          federation: row.federation,
          birthDate: row.birthDate,
          sex: players[index]?.sex === 'w' ? 'F' : 'M',
          ghost: true,
          createdAt: deps.now(),
        })),
      ),
      ...bulkInsert(
        deps.db,
        participants,
        state.participants.map(
          ({ firstName: _, lastName: __, ghost: ___, fideNumber: ____, birthDate: _____, sex: ______, ...row }) => ({
            ...row,
            ...ranks.get(row.account),
          }),
        ),
      ),
      ...bulkInsert(deps.db, rounds, state.rounds),
      ...bulkInsert(deps.db, pairings, state.pairings),
      deps.db.insert(tournamentFiles).values({ tournament: state.tournament.id, trf: request.trf }),
    ],
    unique: [
      { violates: 'tournaments_id_any_case', otherwise: 'idTaken' },
      { violates: 'tournaments.id', otherwise: 'idTaken' },
    ],
  });
  if (!done.ok) throw new Refusal(done.key);
  return { id: state.tournament.id, warnings: warnings.map(({ line, column, key }) => ({ line, column, key })) };
}

function toState(deps: Deps, document: TrfDocument, request: ImportRequest, host: Owner): TournamentState {
  const { field, pairedRounds, initialColor } = toTournament(document);
  const id = asId<TournamentId>(request.id ?? deps.newId(PROPOSED_ID_LENGTH.max));
  const now = deps.now();
  const people = startingList(document).map((player, index) => ({
    player,
    seed: index + 1,
    account: newGuestId(deps),
  }));
  const accountOf = new Map(people.map(({ player, account }) => [player.number, account]));
  const dates = roundDates(document, now);
  const pairingRows: PairingRow[] = importedPairings(id, field, pairedRounds, bookedByes(document), accountOf);
  return {
    tournament: tournamentRow(document, request, {
      id,
      host,
      now,
      pairedRounds,
      initialColor,
      firstPairingAt: dates(1),
    }),
    participants: people.map(({ player, seed, account }) => {
      const [lastName = '', firstName = ''] = player.name.split(',').map((part) => part.trim());
      return {
        tournament: id,
        account,
        ...NOT_PLAYED,
        seed,
        title: titleOf(player.title),
        rating: player.rating,
        federation: player.federation || 'FID',
        joinedAt: now,
        rank: seed,
        firstName,
        lastName: lastName || player.name || String(player.number),
        ghost: true,
        fideNumber: Number(player.id) || null,
        birthDate: player.birth || null,
        sex: player.sex === 'w' ? 'F' : 'M',
      };
    }),
    rounds: Array.from({ length: pairedRounds }, (_, index) => ({
      tournament: id,
      number: index + 1,
      name: `Round ${index + 1}`,
      startAt: dates(index + 1),
      pairedAt: now,
    })),
    pairings: pairingRows,
    games: [],
  };
}

interface Facts {
  readonly id: TournamentId;
  readonly host: Owner;
  readonly now: Millis;
  readonly pairedRounds: number;
  readonly initialColor: 'white' | 'black' | null;
  readonly firstPairingAt: Millis;
}

function tournamentRow(document: TrfDocument, request: ImportRequest, facts: Facts): TournamentRow {
  const kind = tournamentKindOf(document);
  if (!playableKind(kind)) throw new Refusal('formatNotOffered');
  const { field } = toTournament(document);
  const start = parseTrfDate(textOf(document, '042')) ?? day(facts.firstPairingAt);
  const end = parseTrfDate(textOf(document, '052'));
  const [tb1 = null, tb2 = null, tb3 = null, tb4 = null] = tiebreakCodes(document);
  const chosen = KINDS[kind].choosesTieBreaks;
  return {
    id: facts.id,
    name: (textOf(document, '012') || 'TRF').slice(0, 100),
    description: '',
    kind,
    variant: 'Chess',
    organiserType: facts.host.type,
    organiser: facts.host.id,
    league: null,
    season: null,
    category: null,
    profilePicture: '',
    bannerPicture: '',
    startDate: start,
    endDate: end !== null && end > start ? end : start,
    firstPairingAt: facts.firstPairingAt,
    intervalCount: 1,
    intervalUnit: 'days',
    initialMinutes: 90,
    incrementSeconds: 30,
    rounds: kind === 'ManualPairing' ? null : field.rounds,
    meetings: kind === 'RoundRobin' ? trfKindOf(document).meetings : null,
    perTeam: null,
    winPoints: field.points.win,
    drawPoints: field.points.draw,
    lossPoints: field.points.loss,
    pointSystem: field.points,
    tb1: chosen ? tb1 : null,
    tb2: chosen ? tb2 : null,
    tb3: chosen ? tb3 : null,
    tb4: chosen ? tb4 : null,
    online: false,
    publiclyViewable: request.publicly_viewable,
    selfJoinable: false,
    fideRated: false,
    showOnlyTop: null,
    showOnlyUsernames: false,
    chatEnabled: true,
    removeInactive: false,
    randomSeeding: true,
    pinned: false,
    pinnedOrder: 0,
    initialColor: facts.initialColor ?? 'white',
    startedAt: facts.pairedRounds > 0 ? facts.now : null,
    finishedAt: null,
    nextPairingAt: null,
    pairingFailed: false,
    revision: 1,
    createdAt: facts.now,
  };
}

/** 212 or 202 name the tie-breaks; without them the usual ones of a Swiss. */
function tiebreakCodes(document: TrfDocument): number[] {
  const named = (textOf(document, '212') || textOf(document, '202')).split(',').map((code) => code.trim());
  const codes = named.flatMap((code) => {
    if (code === '' || code === 'PTS') return [];
    const known = parseTiebreak(code);
    return known.ok ? [tiebreakOf(known.value).code] : [];
  });
  return codes.length > 0 ? codes.slice(0, 4) : [4, 1, 7];
}

/** When a round was played: its date in 132, or one day after the other from the first on. */
function roundDates(document: TrfDocument, now: Millis): (round: number) => Millis {
  const dates = recordsOf(document, 'round-dates')[0]?.dates ?? [];
  const first = parseTrfDate(textOf(document, '042')) ?? day(now);
  return (round) => {
    const own = parseTrfDate(dates[round - 1] ?? '');
    const at = Date.parse(`${own ?? first}T09:00:00Z`);
    return millis(own === null ? at + (round - 1) * 86_400_000 : at);
  };
}

const TITLES: Readonly<Record<string, string>> = {
  g: 'GM',
  gm: 'GM',
  m: 'IM',
  im: 'IM',
  f: 'FM',
  fm: 'FM',
  c: 'CM',
  cm: 'CM',
  wg: 'WGM',
  wgm: 'WGM',
  wm: 'WIM',
  wim: 'WIM',
  wf: 'WFM',
  wfm: 'WFM',
  wc: 'WCM',
  wcm: 'WCM',
};
const titleOf = (text: string): string | null => TITLES[text.trim().toLowerCase()] ?? null;

const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
