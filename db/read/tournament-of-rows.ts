/** A tournament from the rows that it is stored in. */
import { ownerOf } from '../../domain/access/policy.ts';
import type { LeagueId } from '../../domain/ids.ts';
import { pointSystem, toPoints } from '../../domain/points.ts';
import { type TiebreakId, tiebreakOfCode } from '../../domain/tiebreaks/names.ts';
import { NO_REPORTS } from '../../domain/tournament/board-report.ts';
import { keptCategory } from '../../domain/tournament/categories.ts';
import { NOTHING_ARRANGED } from '../../domain/tournament/match-day.ts';
import { rankedAnew } from '../../domain/tournament/ranking.ts';
import { type Settings, settingsOf } from '../../domain/tournament/settings.ts';
import {
  type Ban,
  type Board,
  type BookedBye,
  type FreeRound,
  type LeaguePlace,
  type Match,
  type OnlineGame,
  type Participant,
  type Person,
  type Phase,
  type Player,
  type Round,
  type Team,
  type Tournament,
  UNRANKED,
  UNRANKED_TEAM,
} from '../../domain/tournament/state.ts';
import { grouped } from '../grouped.ts';
import type {
  forbiddenGroups,
  games,
  matches,
  pairings,
  participants,
  rounds,
  teams,
  tournaments,
  tournamentTeams,
} from '../schema/index.ts';

type TournamentRow = typeof tournaments.$inferSelect;
type PairingRow = typeof pairings.$inferSelect;
type MatchRow = typeof matches.$inferSelect;
type GameRow = typeof games.$inferSelect;
type PlayerRow = { readonly entry: typeof participants.$inferSelect; readonly person: Person };
type TeamRow = { readonly team: typeof tournamentTeams.$inferSelect } & Pick<typeof teams.$inferSelect, 'name'>;

/** All rows of a tournament, each list in the order in which the tournament has it. */
export interface TournamentRows {
  readonly tournament: TournamentRow;
  readonly teams: readonly TeamRow[];
  readonly people: readonly PlayerRow[];
  readonly rounds: readonly (typeof rounds.$inferSelect)[];
  readonly matches: readonly MatchRow[];
  readonly pairings: readonly PairingRow[];
  readonly games: readonly GameRow[];
  readonly forbidden: readonly (typeof forbiddenGroups.$inferSelect)[];
}

/** Its table is not stored, but worked out from the results. */
export const tournamentOf = (rows: TournamentRows): Tournament => rankedAnew(unrankedOf(rows));

function unrankedOf(rows: TournamentRows): Tournament {
  const { tournament: row } = rows;
  return {
    id: row.id,
    revision: row.revision,
    host: ownerOf(row.organiserType, row.organiser),
    league: leagueOf(row),
    createdAt: row.createdAt,
    settings: settingsIn(row),
    pin: { pinned: row.pinned, order: row.pinnedOrder },
    randomSeeding: row.randomSeeding,
    // Until it is told or drawn, the column has its default.
    initialColor: row.initialColorTold || row.startedAt !== null ? row.initialColor : null,
    timeControlTold: row.timeControlTold,
    phase: phaseOf(row),
    nextPairingAt: row.nextPairingAt,
    pairingFailed: row.pairingFailed,
    participants: participantsOf(rows),
    rounds: roundsOf(rows),
    bookedByes: bookedByesOf(rows),
    bans: bansOf(rows),
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

/** A setting has the column of its name, but for those that several columns make. */
function settingsIn(row: TournamentRow): Settings {
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

/** The teams with their members in board order, and the players who belong to none. */
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
    withdrawnFrom: entry.withdrawnFrom,
    leftByHimself: entry.leftByHimself,
    eliminated: entry.eliminated,
    seen: entry.seen,
    chosenFor: entry.chosenFor,
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

/** The games of a round by the sides of their board: in a match somebody has White in one game and Black in the next. */
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

/** A match with its boards, or the round that a team has free. */
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
  const { board, white, black, result, whiteReport, blackReport, unrated, online, overridden, decidedGames } = row;
  if (black === null) return null;
  const own = (games.get(sidesOf(white, black)) ?? []).map(gameOf);
  const decided = decidedGames ?? [];
  const reports =
    whiteReport === null && blackReport === null ? NO_REPORTS : { white: whiteReport, black: blackReport };
  return { kind: 'board', board, white, black, result, reports, unrated, online, overridden, games: own, decided };
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

/** Byes in rounds that are not paired yet. */
function bookedByesOf({ rounds: list, pairings: made }: TournamentRows): BookedBye[] {
  const paired = new Set(list.filter(({ pairedAt }) => pairedAt !== null).map(({ number }) => number));
  return made.flatMap(({ round, white, black, bye }) =>
    paired.has(round) || black !== null || bye === null || bye === 'pairing-allocated'
      ? []
      : [{ who: white, round, bye }],
  );
}

const bansOf = ({ forbidden }: TournamentRows): Ban[] =>
  [...grouped(forbidden, ({ number }) => number).values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    return [{ who: rows.map(({ account }) => account), firstRound: first.firstRound, lastRound: first.lastRound }];
  });
