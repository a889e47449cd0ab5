/** Builds a tournament from its rows. */
import { ownerOf } from '../../../domain/access/policy.ts';
import type { LeagueId } from '../../../domain/kernel/ids.ts';
import { pointSystem, toPoints } from '../../../domain/kernel/points.ts';
import { type TiebreakId, tiebreakOfCode } from '../../../domain/tiebreaks/names.ts';
import { rankFromScratch } from '../../../domain/tournament/standings/ranking.ts';
import { NO_REPORTS } from '../../../domain/tournament/value/board-report.ts';
import { keptCategory } from '../../../domain/tournament/value/categories.ts';
import { NOTHING_ARRANGED } from '../../../domain/tournament/value/match-day.ts';
import { type Settings, settingsOf } from '../../../domain/tournament/value/settings.ts';
import {
  type Board,
  type ForbiddenPair,
  type FreeRound,
  type LeaguePlace,
  type Match,
  type OnlineGame,
  type Participant,
  type Person,
  type Phase,
  type Player,
  type RequestedBye,
  type Round,
  type Team,
  type Tournament,
  UNRANKED,
  UNRANKED_TEAM,
} from '../../../domain/tournament/value/state.ts';
import { grouped } from '../../grouped.ts';
import type {
  forbiddenPairs,
  games,
  matches,
  pairings,
  participants,
  rounds,
  teams,
  tournaments,
  tournamentTeams,
} from '../../schema/index.ts';

type TournamentRow = typeof tournaments.$inferSelect;
type PairingRow = typeof pairings.$inferSelect;
type MatchRow = typeof matches.$inferSelect;
type GameRow = typeof games.$inferSelect;
type PlayerRow = { readonly entry: typeof participants.$inferSelect; readonly person: Person };
type TeamRow = { readonly team: typeof tournamentTeams.$inferSelect } & Pick<typeof teams.$inferSelect, 'name'>;

/** All rows of a tournament; each list has the order of the tournament. */
export interface TournamentRows {
  readonly tournament: TournamentRow;
  readonly teams: readonly TeamRow[];
  readonly people: readonly PlayerRow[];
  readonly rounds: readonly (typeof rounds.$inferSelect)[];
  readonly matches: readonly MatchRow[];
  readonly pairings: readonly PairingRow[];
  readonly games: readonly GameRow[];
  readonly forbidden: readonly (typeof forbiddenPairs.$inferSelect)[];
}

/** The standings are not stored, but computed from the results. */
export const tournamentOf = (rows: TournamentRows): Tournament => rankFromScratch(unrankedOf(rows));

function unrankedOf(rows: TournamentRows): Tournament {
  const { tournament: row } = rows;
  return {
    id: row.id,
    revision: row.revision,
    host: ownerOf(row.organiserType, row.organiser),
    event: row.event,
    league: leagueOf(row),
    createdAt: row.createdAt,
    settings: settingsIn(row),
    pin: { pinned: row.pinned, order: row.pinnedOrder },
    randomSeeding: row.randomSeeding,
    // The column has its default until the colour is fixed or drawn.
    initialColor: row.initialColorFixed || row.startedAt !== null ? row.initialColor : null,
    hasTimeControl: row.hasTimeControl,
    phase: phaseOf(row),
    nextPairingAt: row.nextPairingAt,
    pairingFailed: row.pairingFailed,
    participants: participantsOf(rows),
    rounds: roundsOf(rows),
    requestedByes: requestedByesOf(rows),
    forbiddenPairs: forbiddenPairsOf(rows),
    acceleration: row.acceleration,
    categories: row.categories.map(keptCategory),
    prizes: row.prizes,
    draft: row.draft,
  };
}

const leagueOf = ({ league, season, category }: TournamentRow): LeaguePlace | null =>
  league === null && season === null && category === null
    ? null
    : { league: league as LeagueId | null, season, category };

function phaseOf({ startedAt, finishedAt }: TournamentRow): Phase {
  if (startedAt === null) return { kind: 'open' };
  return finishedAt === null ? { kind: 'running', startedAt } : { kind: 'finished', startedAt, finishedAt };
}

/** Each setting has the column of its name, except those composed of several columns. */
export function settingsIn(row: TournamentRow): Settings {
  const settings: Settings = {
    ...row,
    interval: { count: row.intervalCount, unit: row.intervalUnit },
    tieBreaks: [tiebreakOf(row.tb1), tiebreakOf(row.tb2), tiebreakOf(row.tb3), tiebreakOf(row.tb4)],
    points: row.pointSystem ?? pointSystem(toPoints(row.winPoints), toPoints(row.drawPoints), toPoints(row.lossPoints)),
  };
  return settingsOf((name) => settings[name]);
}

function tiebreakOf(code: number | null): TiebreakId | null {
  const known = code === null ? null : tiebreakOfCode(code);
  return known?.ok ? known.value : null;
}

/** The teams with their members in board order, and the players without a team. */
function participantsOf({ teams: teamRows, people }: TournamentRows): Participant[] {
  const alone = people.filter(({ entry }) => entry.team === null).map(playerOf);
  return [...teamRows.map((row) => teamOf(row, people)), ...alone];
}

function teamOf({ team: row, name }: TeamRow, people: readonly PlayerRow[]): Team {
  const { team, seed, memberCount, withdrawnFrom, eliminated } = row;
  const members = people
    .filter(({ entry }) => entry.team === team)
    .sort((a, b) => (a.entry.teamSeed ?? 0) - (b.entry.teamSeed ?? 0))
    .map(playerOf);
  return { ...UNRANKED_TEAM, kind: 'team', team, name, seed, memberCount, withdrawnFrom, eliminated, members };
}

function playerOf({ entry, person }: PlayerRow): Player {
  return {
    kind: 'player',
    account: entry.account,
    person,
    seed: entry.seed,
    title: entry.title,
    rating: entry.rating,
    federation: entry.federation,
    club: entry.club,
    joinedAt: entry.joinedAt,
    fileNumber: entry.fileNumber,
    virtualPoints: entry.virtualPoints,
    ...(entry.decisions.length > 0 && { decisions: entry.decisions }),
    ...(entry.earlierSeeds.length > 0 && { earlierSeeds: entry.earlierSeeds }),
    withdrawnFrom: entry.withdrawnFrom,
    selfWithdrawn: entry.selfWithdrawn,
    eliminated: entry.eliminated,
    attendance: entry.attendance,
    ...(entry.attendanceRecord !== null && { attendanceRecord: entry.attendanceRecord }),
    manualCategories: entry.manualCategories,
    standing: UNRANKED,
  };
}

function roundsOf({ rounds: list, matches: met, pairings: made, games: played }: TournamentRows): Round[] {
  const matchesIn = grouped(met, ({ round }) => round);
  const pairingsIn = grouped(made, ({ round }) => round);
  const gamesIn = grouped(played, ({ round }) => round);
  return list.map(({ number, name, startAt, pairedAt }): Round => {
    if (pairedAt === null) return { kind: 'planned', number, name, startAt };
    const rows = pairingsIn.get(number) ?? [];
    const games = gamesByBoard(rows, gamesIn.get(number) ?? []);
    const boards = grouped(rows, ({ match }) => match);
    const teams = (matchesIn.get(number) ?? []).map((row) => matchOf(row, boards.get(row.number) ?? [], games));
    const players = (boards.get(null) ?? []).map((row) => boardOf(row, games) ?? freeRoundOf(row));
    return { kind: 'paired', number, name, startAt, pairedAt, pairings: [...teams, ...players] };
  });
}

const sidesOf = (white: string, black: string | null): string => `${white} ${black}`;

/** The games of a round by board. A match alternates colours, so a game may have the sides of its board reversed. */
function gamesByBoard(
  made: readonly PairingRow[],
  played: readonly GameRow[],
): ReadonlyMap<string, readonly GameRow[]> {
  const boards = new Set(made.map(({ white, black }) => sidesOf(white, black)));
  return grouped(played, ({ white, black }) => {
    const own = sidesOf(white, black);
    return boards.has(own) ? own : sidesOf(black, white);
  });
}

/** A match with its boards, or a team's bye. */
function matchOf(
  row: MatchRow,
  rows: readonly PairingRow[],
  games: ReadonlyMap<string, readonly GameRow[]>,
): Match | FreeRound {
  const {
    number: board,
    white,
    black,
    bye,
    lineUpsOpen,
    whiteLineUp,
    blackLineUp,
    walkovers,
    forfeited,
    through,
    day,
  } = row;
  if (black === null) return { kind: 'bye', who: white, bye: bye ?? 'pairing-allocated' };
  return {
    kind: 'match',
    board,
    white,
    black,
    lineUps: lineUpsOpen ? { white: whiteLineUp, black: blackLineUp } : null,
    boards: rows.flatMap((one) => boardOf(one, games) ?? []),
    walkovers,
    forfeited,
    day: day ?? NOTHING_ARRANGED,
    through,
  };
}

function boardOf(row: PairingRow, games: ReadonlyMap<string, readonly GameRow[]>): Board | null {
  const { board, white, black, result, whiteReport, blackReport, unrated, online, overridden, matchGames } = row;
  const { postponed, dayRequest, knownFromRound } = row;
  if (black === null) return null;
  const own = (games.get(sidesOf(white, black)) ?? []).map(gameOf);
  const reports =
    whiteReport === null && blackReport === null ? NO_REPORTS : { white: whiteReport, black: blackReport };
  return {
    kind: 'board',
    board,
    white,
    black,
    result,
    reports,
    unrated,
    online,
    overridden,
    games: own,
    matchGames: matchGames ?? [],
    ...(postponed !== null && { postponed }),
    ...(dayRequest !== null && { dayRequest }),
    ...(knownFromRound !== null && { knownFromRound }),
  };
}

const freeRoundOf = ({ white, bye }: PairingRow): FreeRound => ({
  kind: 'bye',
  who: white,
  bye: bye ?? 'pairing-allocated',
});

function gameOf({ id, sequence, white, black, startAt, finishedAt, ...row }: GameRow): OnlineGame {
  const { outcome, moves, plies, clocks } = row;
  const reason = row.reason ?? 'annulled';
  const end = finishedAt && { finishedAt, outcome, reason, moves, plies, ...(clocks !== null && { clocks }) };
  return { id, sequence, white, black, startAt, end };
}

function requestedByesOf({ rounds: list, pairings: made }: TournamentRows): RequestedBye[] {
  const paired = new Set(list.filter(({ pairedAt }) => pairedAt !== null).map(({ number }) => number));
  return made.flatMap(({ round, white, black, bye }) =>
    paired.has(round) || black !== null || bye === null || bye === 'pairing-allocated'
      ? []
      : [{ who: white, round, bye }],
  );
}

const forbiddenPairsOf = ({ forbidden }: TournamentRows): ForbiddenPair[] =>
  [...grouped(forbidden, ({ number }) => number).values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    return [{ who: rows.map(({ account }) => account), firstRound: first.firstRound, lastRound: first.lastRound }];
  });
