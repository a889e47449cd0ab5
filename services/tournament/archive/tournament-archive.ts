/** Writes a tournament archive; the contract describes the format. */
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type TournamentArchive } from '../../../contract/tournament/archive.ts';
import { type AccountId, asId, type GameId } from '../../../domain/kernel/ids.ts';
import type { LogEntry } from '../../../domain/tournament/log/log.ts';
import type { LogFact, LoggedValue } from '../../../domain/tournament/log/log-fact.ts';
import { boardReportState } from '../../../domain/tournament/value/board-report.ts';
import type { Category } from '../../../domain/tournament/value/categories.ts';
import type { ReportAnswer } from '../../../domain/tournament/value/match-report.ts';
import type { PrizePlan } from '../../../domain/tournament/value/prize-plan.ts';
import { type Settings, settingsOf } from '../../../domain/tournament/value/settings.ts';
import {
  type Board,
  byRound,
  freeRoundsOf,
  type Match,
  matchesOf,
  type OnlineGame,
  type OnlineGameEnd,
  type Player,
  pairingsOf,
  playersOf,
  type Round,
  type Team,
  type Tournament,
  teamsOf,
} from '../../../domain/tournament/value/state.ts';
import { pgnGameOf, playOf } from '../../../domain/view/pgn.ts';
import { gameText } from '../../printout/pgn.ts';

type FilePlayer = TournamentArchive['players'][number];
type FileRound = TournamentArchive['rounds'][number];
type FileBoard = FileRound['boards'][number];
type FileGame = FileBoard['games'][number];
type FileMatch = NonNullable<FileRound['matches']>[number];
type FileEntry = TournamentArchive['log'][number];

/** Data for the archive that the tournament itself does not contain. */
export interface ExportContext {
  readonly origin: string;
  /** The keys of this server's ids in the archive; ids without an entry are their own keys. */
  readonly keys: ReadonlyMap<string, string>;
  /** In chronological order. */
  readonly log: readonly LogEntry[];
  readonly report: string | null;
  /** The state of games whose end the tournament does not know; games without a move may be missing. */
  readonly unfinished: ReadonlyMap<GameId, OnlineGameEnd>;
  /** The names of openings by position. */
  readonly openings: ReadonlyMap<string, string>;
}

/** The archive of a tournament. Running online games are included as annulled, with the moves so far. */
export function toArchive(
  tournament: Tournament,
  { origin, keys, log, report, unfinished, openings }: ExportContext,
): TournamentArchive {
  const players = [...playersOf(tournament)].sort((one, other) => one.seed - other.seed);
  const teams = teamsOf(tournament);
  const keyOf = (id: string): string => keys.get(id) ?? id;
  const { settings, phase } = tournament;
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    origin,
    id: origin.slice(0, origin.lastIndexOf('.')) || tournament.id,
    createdAt: tournament.createdAt,
    settings: fileSettings(settings),
    randomSeeding: tournament.randomSeeding,
    initialColor: tournament.initialColor,
    hasTimeControl: tournament.hasTimeControl,
    startedAt: phase.kind === 'open' ? null : phase.startedAt,
    finishedAt: phase.kind === 'finished' ? phase.finishedAt : null,
    nextPairingAt: tournament.nextPairingAt,
    pairingFailed: tournament.pairingFailed,
    acceleration: tournament.acceleration,
    categories: tournament.categories.map(fileCategory),
    prizes: filePrizes(tournament.prizes),
    players: players.map((player, index) => filePlayer(player, index + 1, keyOf)),
    ...(teams.length > 0 && { teams: teams.map((team) => fileTeam(team, keyOf)) }),
    rounds: tournament.rounds.map((round) =>
      fileRound(round, {
        keyOf,
        unfinished,
        // The file is the same on every server, so games have no address.
        pgn: ({ id, end }) => {
          const options = { names: true, addressOf: null, idOf: keyOf };
          return gameText(pgnGameOf(tournament, id, playOf(end), options), openings) ?? '';
        },
      }),
    ),
    requestedByes: byRound(tournament.requestedByes)
      .map(({ who, round, bye }) => ({ who: keyOf(who), round, bye }))
      .sort((one, other) => one.round - other.round || inOrder(one.who, other.who)),
    forbiddenPairs: tournament.forbiddenPairs.map(({ who, firstRound, lastRound }) => ({
      who: who.map(keyOf).sort(inOrder),
      firstRound,
      lastRound,
    })),
    log: fileLog(log, keyOf),
    report,
  };
}

type KeyOf = (id: string) => string;

/** Compares by code units, independent of the language. */
export const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Settings in a fixed order, independent of how the object was built. */
function fileSettings(settings: Settings): TournamentArchive['settings'] {
  const { interval, points, tieBreaks, ...rest } = settings;
  return {
    ...settingsOf((name) => settings[name]),
    ...rest,
    interval: { count: interval.count, unit: interval.unit },
    tieBreaks: [...tieBreaks],
    points: {
      win: points.win,
      draw: points.draw,
      loss: points.loss,
      forfeitWin: points.forfeitWin,
      forfeitLoss: points.forfeitLoss,
      pairingAllocatedBye: points.pairingAllocatedBye,
      fullPointBye: points.fullPointBye,
      halfPointBye: points.halfPointBye,
      zeroPointBye: points.zeroPointBye,
    },
  };
}

/** Fields in a fixed order, as everywhere in the file. */
const fileCategory = ({ name, bornFrom, bornTo, sex, ratingFrom, ratingTo, club }: Category) => ({
  name,
  bornFrom,
  bornTo,
  sex,
  ratingFrom,
  ratingTo,
  club,
});

const filePrizes = ({ currency, split, several, prizes }: PrizePlan) => ({
  currency,
  split,
  several,
  prizes: prizes.map(({ category, amount, gift }) => ({ category, amount, gift })),
});

function filePlayer({ account, person, seed, ...player }: Player, place: number, keyOf: KeyOf): FilePlayer {
  const { firstName, lastName, sex, birthDate, fideNumber } = person;
  const {
    title,
    rating,
    federation,
    club,
    joinedAt,
    fileNumber,
    virtualPoints,
    decisions,
    earlierSeeds,
    withdrawnFrom,
    eliminated,
    attendance,
    manualCategories,
  } = player;
  return {
    key: keyOf(account),
    ...(seed !== place && { number: seed }),
    firstName,
    lastName,
    sex,
    birthDate,
    fideNumber,
    title,
    rating,
    federation,
    club,
    joinedAt,
    fileNumber,
    virtualPoints: virtualPoints && [...virtualPoints],
    ...(decisions && { decisions: decisions.map(({ points, after, reason }) => ({ points, after, reason })) }),
    ...(earlierSeeds && { earlierSeeds: earlierSeeds.map(({ throughRound, seed }) => ({ throughRound, seed })) }),
    withdrawnFrom,
    eliminated,
    attendance,
    manualCategories: [...manualCategories],
  };
}

const fileTeam = ({ team, name, memberCount, withdrawnFrom, eliminated, members }: Team, keyOf: KeyOf) => ({
  key: keyOf(team),
  name,
  memberCount,
  withdrawnFrom,
  eliminated,
  members: members.map(({ account }) => keyOf(account)),
});

interface RoundExportOptions extends Pick<ExportContext, 'unfinished'> {
  readonly keyOf: KeyOf;
  readonly pgn: (game: Ended) => string;
}

function fileRound(round: Round, options: RoundExportOptions): FileRound {
  const { keyOf } = options;
  const matches = matchesOf(round);
  return {
    name: round.name,
    startAt: round.startAt,
    pairedAt: round.kind === 'paired' ? round.pairedAt : null,
    boards: pairingsOf(round).flatMap((one) => (one.kind === 'board' ? [fileBoard(one, options)] : [])),
    ...(matches.length > 0 && { matches: matches.map((match) => fileMatch(match, options)) }),
    byes: freeRoundsOf(round)
      .map(({ who, bye }) => ({ who: keyOf(who), bye }))
      .sort((one, other) => inOrder(one.who, other.who)),
  };
}

function fileMatch(match: Match, options: RoundExportOptions): FileMatch {
  const { keyOf } = options;
  const { board, white, black, lineUps, boards, walkovers, forfeited, through, day } = match;
  return {
    board,
    white: keyOf(white),
    black: keyOf(black),
    lineUps: lineUps && { white: lineUps.white?.map(keyOf) ?? null, black: lineUps.black?.map(keyOf) ?? null },
    boards: boards.map((one) => fileBoard(one, options)),
    walkovers: fileWalkovers(walkovers, keyOf),
    forfeited,
    through,
    day: fileMatchDay(day, keyOf),
  };
}

const fileWalkovers = (walkovers: Match['walkovers'], keyOf: KeyOf): FileMatch['walkovers'] =>
  walkovers.map(({ board, who, color }) => ({ board, who: keyOf(who), color }));

function fileMatchDay({ home, place, startAt, postponement, reports }: Match['day'], keyOf: KeyOf): FileMatch['day'] {
  return {
    home,
    place,
    startAt,
    postponement: postponement && {
      by: postponement.by,
      startAt: postponement.startAt,
      words: postponement.words,
      askedAt: postponement.askedAt,
      answer: postponement.answer,
    },
    reports: reports.map(({ by, at, answer, boards, walkovers }) => ({
      by,
      at,
      answer: answer && fileAnswer(answer),
      boards: boards.map(({ board, white, black, result }) => ({
        board,
        white: keyOf(white),
        black: keyOf(black),
        result,
      })),
      walkovers: fileWalkovers(walkovers, keyOf),
    })),
  };
}

const fileAnswer = (answer: ReportAnswer): ReportAnswer =>
  answer.kind === 'confirmed'
    ? { kind: answer.kind, at: answer.at }
    : { kind: answer.kind, at: answer.at, words: answer.words };

/** An unfinished board without a result becomes an over-the-board one, because its players cannot log in elsewhere. */
function fileBoard(board: Board, options: RoundExportOptions): FileBoard {
  const { keyOf, unfinished } = options;
  const games = board.games.flatMap((game) => endedOrBrokenOff(game, unfinished));
  const sequenceOf = new Map(games.map(({ id, sequence }) => [id, sequence]));
  const isOpen = board.result === null && board.games.some(({ end }) => end === null);
  return {
    board: board.board,
    white: keyOf(board.white),
    black: keyOf(board.black),
    result: board.result,
    ...(boardReportState(board.reports) !== 'none' && {
      reports: { white: board.reports.white, black: board.reports.black },
    }),
    unrated: board.unrated,
    online: board.online && !isOpen,
    overridden: board.overridden,
    games: games.map((game) => fileGame(game, options)),
    matchGames: board.matchGames.map(({ switched, result, online }) => ({
      switched,
      result,
      game: online === null ? null : (sequenceOf.get(online) ?? null),
    })),
  };
}

type Ended = OnlineGame & { readonly end: OnlineGameEnd };

/** A game as it ended, or its current state; none without a move. */
function endedOrBrokenOff(game: OnlineGame, unfinished: ExportContext['unfinished']): Ended[] {
  const { end } = game;
  if (end !== null) return [{ ...game, end }];
  const soFar = unfinished.get(game.id);
  return soFar === undefined ? [] : [{ ...game, end: soFar }];
}

function fileGame(game: Ended, { keyOf, pgn }: RoundExportOptions): FileGame {
  const { sequence, white, black, startAt, end } = game;
  const { finishedAt, outcome, reason, moves, plies, clocks } = end;
  return {
    sequence,
    white: keyOf(white),
    black: keyOf(black),
    startAt,
    finishedAt,
    outcome,
    reason,
    moves,
    plies,
    ...(clocks !== undefined && { clocks: [...clocks] }),
    pgn: pgn(game),
  };
}

/** The prefix marks accounts of another server in the log, so that they are not confused with local ones. */
const FOREIGN_PREFIX = '@';
export const foreignAccount = (name: string): AccountId => asId(`${FOREIGN_PREFIX}${name}`);
export const isForeignAccount = (id: string): boolean => id.startsWith(FOREIGN_PREFIX);
export const foreignName = (id: string): string => id.slice(FOREIGN_PREFIX.length);

/** Whether an entry concerns this server only. */
const isLocalEntry = ({ facts }: Pick<LogEntry, 'facts'>): boolean => facts.some(({ kind }) => kind === 'takenOver');

const fileLog = (log: readonly LogEntry[], keyOf: KeyOf): FileEntry[] => {
  const nameOf = (id: string): string => (isForeignAccount(id) ? foreignName(id) : keyOf(id));
  return log
    .filter((entry) => !isLocalEntry(entry))
    .map(({ at, by, facts }) => ({
      at,
      by: by === null ? null : nameOf(by),
      facts: facts.map((fact) => fileFact(fact, nameOf)),
    }));
};

/** Fields in a fixed order: the file is the same on every server. */
const fileFact = (
  { kind, round, who, setting, before, after }: LogFact,
  nameOf: (id: string) => string,
): FileEntry['facts'][number] => ({
  kind,
  ...(round !== undefined && { round }),
  ...(who !== undefined && { who: who.map(nameOf) }),
  ...(setting !== undefined && { setting }),
  ...(before !== undefined && { before: copied(before) }),
  ...(after !== undefined && { after: copied(after) }),
});

const copied = (value: LoggedValue): Exclude<FileEntry['facts'][number]['before'], undefined> =>
  typeof value === 'object' && value !== null ? [...value] : value;
