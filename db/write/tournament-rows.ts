/** Builds the rows of a tournament. */
import type { AccountId, TeamId } from '../../domain/kernel/ids.ts';
import { pointSystem, toPoints } from '../../domain/kernel/points.ts';
import { isSame } from '../../domain/kernel/same.ts';
import { searchKey } from '../../domain/lib/search-key.ts';
import { type TiebreakId, tiebreakNameOf } from '../../domain/tiebreaks/names.ts';
import { placesIn } from '../../domain/tournament/guards/seats.ts';
import { listedProgress } from '../../domain/tournament/rounds/listed-progress.ts';
import { winnersOf } from '../../domain/tournament/standings/winners.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import { NOTHING_ARRANGED } from '../../domain/tournament/value/match-day.ts';
import type { Settings } from '../../domain/tournament/value/settings.ts';
import {
  type Board,
  boardsOf,
  type FreeRound,
  isPlayer,
  type Match,
  type OnlineGame,
  type Pairing,
  type Player,
  pairingsOf,
  type Team,
  type Tournament,
} from '../../domain/tournament/value/state.ts';
import type {
  accounts,
  forbiddenPairs,
  games,
  matches,
  pairings,
  participants,
  rounds,
  tournaments,
  tournamentTeams,
} from '../schema/index.ts';
import type { StoredRow } from './changed-rows.ts';

type Row<Table extends { readonly $inferSelect: unknown }> = Table['$inferSelect'];
type Stored<Table extends { readonly $inferSelect: unknown }> = readonly StoredRow<Row<Table>>[];

export function tournamentRow(tournament: Tournament): Row<typeof tournaments> {
  const { phase, league, initialColor } = tournament;
  return {
    ...settingsColumns(tournament.settings),
    id: tournament.id,
    organiserType: tournament.host.type,
    organiser: tournament.host.id,
    event: tournament.event,
    league: league?.league ?? null,
    season: league?.season ?? null,
    category: league?.category ?? null,
    hasTimeControl: tournament.hasTimeControl,
    randomSeeding: tournament.randomSeeding,
    pinned: tournament.pin.pinned,
    pinnedOrder: tournament.pin.order,
    initialColor: initialColor ?? 'white',
    initialColorFixed: initialColor !== null,
    startedAt: phase.kind === 'open' ? null : phase.startedAt,
    finishedAt: phase.kind === 'finished' ? phase.finishedAt : null,
    winners: winnersOf(tournament),
    nextPairingAt: tournament.nextPairingAt,
    pairingFailed: tournament.pairingFailed,
    acceleration: tournament.acceleration,
    categories: tournament.categories,
    prizes: tournament.prizes,
    draft: tournament.draft,
    ...listedProgress(tournament),
    revision: tournament.revision,
    createdAt: tournament.createdAt,
  };
}

function settingsColumns({ points, interval, tieBreaks, ...settings }: Settings) {
  const [tb1, tb2, tb3, tb4] = tieBreaks;
  const usual = pointSystem(toPoints(points.win), toPoints(points.draw), toPoints(points.loss));
  return {
    ...settings,
    searchKey: searchKey(settings.name),
    intervalCount: interval.count,
    intervalUnit: interval.unit,
    winPoints: points.win,
    drawPoints: points.draw,
    lossPoints: points.loss,
    pointSystem: isSame(points, usual) ? null : points,
    tb1: codeOf(tb1),
    tb2: codeOf(tb2),
    tb3: codeOf(tb3),
    tb4: codeOf(tb4),
  };
}

const codeOf = (id: TiebreakId | null): number | null => (id === null ? null : tiebreakNameOf(id).code);

export const participantRows = ({ id, participants: list }: Tournament): Stored<typeof participants> =>
  list.flatMap((one) =>
    isPlayer(one)
      ? [participantRow(id, one, one, null)]
      : one.members.map((member, index) => participantRow(id, member, one, { team: one.team, teamSeed: index + 1 })),
  );

function participantRow(
  tournament: Tournament['id'],
  player: Player,
  source: Player | Team,
  place: { readonly team: Team['team']; readonly teamSeed: number } | null,
): StoredRow<Row<typeof participants>> {
  const { account } = player;
  return {
    key: account,
    source,
    row: () => ({
      tournament,
      account,
      team: place?.team ?? null,
      seed: player.seed,
      teamSeed: place?.teamSeed ?? null,
      fileNumber: player.fileNumber,
      virtualPoints: player.virtualPoints,
      decisions: player.decisions ?? [],
      earlierSeeds: player.earlierSeeds ?? [],
      title: player.title,
      rating: player.rating,
      federation: player.federation,
      club: player.club,
      joinedAt: player.joinedAt,
      withdrawnFrom: player.withdrawnFrom,
      selfWithdrawn: player.selfWithdrawn,
      eliminated: player.eliminated,
      attendance: player.attendance,
      attendanceRecord: player.attendanceRecord ?? null,
      manualCategories: player.manualCategories,
    }),
  };
}

export const teamRows = ({ id, participants: list }: Tournament): Stored<typeof tournamentTeams> =>
  list
    .filter((one) => !isPlayer(one))
    .map((one) => ({
      key: one.team,
      source: one,
      row: () => {
        const { team, seed, memberCount, withdrawnFrom, eliminated } = one;
        return { tournament: id, team, seed, memberCount, withdrawnFrom, eliminated };
      },
    }));

/** The account of a guest, which is known from the tournament alone. */
export const guestRow = ({ account, person, title, rating, federation, joinedAt }: Player) =>
  ({
    id: account,
    ...person,
    nationalId: person.nationalId ?? null,
    registeredName: person.registeredName ?? null,
    title,
    fideRating: rating,
    federation,
    createdAt: joinedAt,
  }) satisfies (typeof accounts)['$inferInsert'];

export const roundRows = ({ id, rounds: list }: Tournament): Stored<typeof rounds> =>
  list.map((round) => ({
    key: String(round.number),
    source: round,
    row: () => ({
      tournament: id,
      number: round.number,
      name: round.name,
      startAt: round.startAt,
      pairedAt: round.kind === 'paired' ? round.pairedAt : null,
    }),
  }));

const NOT_PLAYED = {
  match: null,
  result: null,
  whiteReport: null,
  blackReport: null,
  unrated: false,
  online: false,
  overridden: false,
  matchGames: null,
  postponed: null,
  dayRequest: null,
  knownFromRound: null,
} as const;

export const boardRows = ({ id, rounds: list }: Tournament): Stored<typeof pairings> =>
  list.flatMap((round) =>
    pairingsOf(round).flatMap((pairing) => {
      if (pairing.kind === 'bye') return [];
      const match = pairing.kind === 'match' ? pairing.board : null;
      return (pairing.kind === 'board' ? [pairing] : pairing.boards).map((board) => ({
        key: `${round.number} ${board.white} ${board.black}`,
        source: board,
        row: () => boardRow(id, round.number, match, board),
      }));
    }),
  );

function boardRow(
  tournament: Tournament['id'],
  round: number,
  match: number | null,
  { board, white, black, result, reports, unrated, online, overridden, matchGames, ...late }: Board,
): Row<typeof pairings> {
  return {
    tournament,
    round,
    match,
    board,
    white,
    black,
    bye: null,
    result,
    whiteReport: reports.white,
    blackReport: reports.black,
    unrated,
    online,
    overridden,
    matchGames: matchGames.length === 0 ? null : matchGames,
    postponed: late.postponed ?? null,
    dayRequest: late.dayRequest ?? null,
    knownFromRound: late.knownFromRound ?? null,
  };
}

export const matchRows = (tournament: Tournament): Stored<typeof matches> =>
  arePairedAsTeams(tournament)
    ? tournament.rounds.flatMap((round) =>
        placesIn(round).flatMap(({ pairing, board }) => {
          if (pairing.kind === 'board') return [];
          const [white, source] = pairing.kind === 'match' ? [pairing.white, pairing] : [pairing.who, round];
          const row = () => matchRow(tournament.id, round.number, board, pairing);
          return [{ key: `${round.number} ${white}`, source, row }];
        }),
      )
    : [];

const arePairedAsTeams = ({ settings }: Tournament): boolean => FORMATS[settings.format].paired === 'teams';

function matchRow(
  tournament: Tournament['id'],
  round: number,
  number: number,
  pairing: Match | FreeRound,
): Row<typeof matches> {
  const place = { tournament, round, number };
  if (pairing.kind === 'bye') return { ...place, ...NO_MATCH, white: pairing.who as TeamId, bye: pairing.bye };
  const { white, black, lineUps, walkovers, forfeited, through, day } = pairing;
  return {
    ...place,
    white,
    black,
    bye: null,
    lineUpsOpen: lineUps !== null,
    whiteLineUp: lineUps?.white ?? null,
    blackLineUp: lineUps?.black ?? null,
    walkovers,
    forfeited,
    day: isSame(day, NOTHING_ARRANGED) ? null : day,
    through,
  };
}

const NO_MATCH = {
  black: null,
  lineUpsOpen: false,
  whiteLineUp: null,
  blackLineUp: null,
  walkovers: [],
  forfeited: null,
  day: null,
  through: null,
} as const;

/** Byes of players in paired rounds, and requested byes in later rounds. */
export function byeRows(tournament: Tournament): Stored<typeof pairings> {
  const given = (arePairedAsTeams(tournament) ? [] : tournament.rounds).flatMap((round) =>
    placesIn(round).flatMap(({ pairing, board }) => byeRow(tournament, round.number, board, pairing, round)),
  );
  const places = new Map<number, number>();
  const requested = tournament.requestedByes.flatMap(({ round, ...bye }) => {
    const board = (places.get(round) ?? 0) + 1;
    places.set(round, board);
    return byeRow(tournament, round, board, { kind: 'bye', ...bye }, tournament.requestedByes);
  });
  return [...given, ...requested];
}

function byeRow(
  { id }: Tournament,
  round: number,
  board: number,
  pairing: Pairing,
  source: unknown,
): StoredRow<Row<typeof pairings>>[] {
  if (pairing.kind !== 'bye') return [];
  const { who, bye } = pairing;
  return [
    {
      key: `${round} ${who} ${bye}`,
      source,
      row: () => ({ tournament: id, round, board, white: playerAmong(who), black: null, bye, ...NOT_PLAYED }),
    },
  ];
}

/** The tables store players only; they have no column for byes and forbidden pairs of teams. */
const playerAmong = (who: ForbiddenPair['who'][number]): AccountId => who as AccountId;
type ForbiddenPair = Tournament['forbiddenPairs'][number];

export const gameRows = ({ id, rounds: list }: Tournament): Stored<typeof games> =>
  list.flatMap((round) =>
    boardsOf(round).flatMap((board: Board) =>
      board.games.map((game) => ({ key: game.id, source: game, row: () => gameRow(id, round.number, game) })),
    ),
  );

function gameRow(tournament: Tournament['id'], round: number, { end, ...game }: OnlineGame): Row<typeof games> {
  return {
    ...game,
    tournament,
    round,
    finishedAt: end?.finishedAt ?? null,
    outcome: end?.outcome ?? null,
    reason: end?.reason ?? null,
    moves: end?.moves ?? '',
    plies: end?.plies ?? 0,
    clocks: end?.clocks ?? null,
  };
}

export const forbiddenPairRows = ({ id, forbiddenPairs: pairs }: Tournament): Stored<typeof forbiddenPairs> =>
  pairs.flatMap((pair, index) =>
    pair.who.map((who) => ({
      key: `${index + 1} ${who}`,
      source: pair,
      row: () => ({
        tournament: id,
        number: index + 1,
        account: playerAmong(who),
        firstRound: pair.firstRound,
        lastRound: pair.lastRound,
      }),
    })),
  );
