/** A whole tournament as a file; what is in it says the contract. */
import { WHOLE_FORMAT, WHOLE_VERSION, type WholeTournament } from '../../contract/whole-tournament.ts';
import { gamePgn, type PgnGame } from '../../domain/chess/pgn.ts';
import { type AccountId, asId, type GameId } from '../../domain/ids.ts';
import { SECOND } from '../../domain/time.ts';
import { boardReportState } from '../../domain/tournament/board-report.ts';
import type { Category } from '../../domain/tournament/categories.ts';
import type { LogEntry, LogFact, LoggedValue } from '../../domain/tournament/log.ts';
import type { ReportAnswer } from '../../domain/tournament/match-report.ts';
import type { PrizePlan } from '../../domain/tournament/prizes.ts';
import { type Settings, settingsOf } from '../../domain/tournament/settings.ts';
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
} from '../../domain/tournament/state.ts';

type FilePlayer = WholeTournament['players'][number];
type FileRound = WholeTournament['rounds'][number];
type FileBoard = FileRound['boards'][number];
type FileGame = FileBoard['games'][number];
type FileMatch = NonNullable<FileRound['matches']>[number];
type FileEntry = WholeTournament['log'][number];

/** What the tournament itself does not say. */
export interface Beside {
  readonly origin: string;
  /** What somebody of this server is called in the file; who is not in it is called by his id. */
  readonly keys: ReadonlyMap<string, string>;
  /** The earliest first. */
  readonly log: readonly LogEntry[];
  readonly report: string | null;
  /** How the games stand whose end the tournament does not know; who has not been moved in need not be here. */
  readonly unfinished: ReadonlyMap<GameId, OnlineGameEnd>;
}

/** The file of a tournament. What is being played on the screen is in it as it stands, broken off. */
export function toWholeFile(
  tournament: Tournament,
  { origin, keys, log, report, unfinished }: Beside,
): WholeTournament {
  const players = [...playersOf(tournament)].sort((one, other) => one.seed - other.seed);
  const teams = teamsOf(tournament);
  const keyOf = (id: string): string => keys.get(id) ?? id;
  const names = new Map(players.map(({ account, person }) => [account, `${person.lastName}, ${person.firstName}`]));
  const { settings, phase } = tournament;
  return {
    format: WHOLE_FORMAT,
    version: WHOLE_VERSION,
    origin,
    id: origin.slice(0, origin.lastIndexOf('.')) || tournament.id,
    createdAt: tournament.createdAt,
    settings: fileSettings(settings),
    randomSeeding: tournament.randomSeeding,
    initialColor: tournament.initialColor,
    timeControlTold: tournament.timeControlTold,
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
        pgn: (game) => pgnOf(game, round.number, settings, names),
      }),
    ),
    bookedByes: byRound(tournament.bookedByes)
      .map(({ who, round, bye }) => ({ who: keyOf(who), round, bye }))
      .sort((one, other) => one.round - other.round || inOrder(one.who, other.who)),
    bans: tournament.bans.map(({ who, firstRound, lastRound }) => ({
      who: who.map(keyOf).sort(inOrder),
      firstRound,
      lastRound,
    })),
    log: fileLog(log, keyOf),
    report,
  };
}

type KeyOf = (id: string) => string;

/** Texts by their units, the same in every language. */
export const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** In the order of their list, whatever they were made of. */
function fileSettings(settings: Settings): WholeTournament['settings'] {
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

/** Each part in its place, as everywhere in the file. */
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
    withdrawnFrom,
    eliminated,
    seen,
    chosenFor,
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
    withdrawnFrom,
    eliminated,
    seen,
    chosenFor: [...chosenFor],
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

/** How what is played in a round is told. */
interface Telling extends Pick<Beside, 'unfinished'> {
  readonly keyOf: KeyOf;
  readonly pgn: (game: Ended) => string;
}

function fileRound(round: Round, telling: Telling): FileRound {
  const { keyOf } = telling;
  const matches = matchesOf(round);
  return {
    name: round.name,
    startAt: round.startAt,
    pairedAt: round.kind === 'paired' ? round.pairedAt : null,
    boards: pairingsOf(round).flatMap((one) => (one.kind === 'board' ? [fileBoard(one, telling)] : [])),
    ...(matches.length > 0 && { matches: matches.map((match) => fileMatch(match, telling)) }),
    byes: freeRoundsOf(round)
      .map(({ who, bye }) => ({ who: keyOf(who), bye }))
      .sort((one, other) => inOrder(one.who, other.who)),
  };
}

function fileMatch(match: Match, telling: Telling): FileMatch {
  const { keyOf } = telling;
  const { board, white, black, lineUps, boards, walkovers, forfeited, through, day } = match;
  return {
    board,
    white: keyOf(white),
    black: keyOf(black),
    lineUps: lineUps && { white: lineUps.white?.map(keyOf) ?? null, black: lineUps.black?.map(keyOf) ?? null },
    boards: boards.map((one) => fileBoard(one, telling)),
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

/** Where a game is not over and its board has no result, the board goes on over the board: nobody elsewhere can log in. */
function fileBoard(board: Board, telling: Telling): FileBoard {
  const { keyOf, unfinished } = telling;
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
    games: games.map((game) => fileGame(game, telling)),
    decided: board.decided.map(({ switched, result, online }) => ({
      switched,
      result,
      game: online === null ? null : (sequenceOf.get(online) ?? null),
    })),
  };
}

type Ended = OnlineGame & { readonly end: OnlineGameEnd };

/** A game as it ended, or as it stands; none where nobody has moved yet. */
function endedOrBrokenOff(game: OnlineGame, unfinished: Beside['unfinished']): Ended[] {
  const { end } = game;
  if (end !== null) return [{ ...game, end }];
  const soFar = unfinished.get(game.id);
  return soFar === undefined ? [] : [{ ...game, end: soFar }];
}

function fileGame(game: Ended, { keyOf, pgn }: Telling): FileGame {
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

function pgnOf(
  { white, black, startAt, end }: Ended,
  round: number,
  settings: Settings,
  names: ReadonlyMap<string, string>,
): string {
  const { name, variant, initialMinutes, incrementSeconds } = settings;
  const game: PgnGame = {
    event: name,
    date: new Date(startAt).toISOString().slice(0, 10),
    round,
    white: names.get(white) ?? white,
    black: names.get(black) ?? black,
    result: RESULTS[String(end.outcome)] ?? null,
    variant,
    timeControl: { initial: initialMinutes * 60, increment: incrementSeconds },
    record: end.moves,
    ...(end.clocks !== undefined && { clocks: end.clocks.map((leftMs) => leftMs / SECOND) }),
  };
  const written = gamePgn(game);
  return written.ok ? written.value : '';
}

const RESULTS: Readonly<Record<string, PgnGame['result']>> = { 1: 'whiteWins', 0: 'draw', [-1]: 'blackWins' };

/** Whoever is no player of this server's tournament is marked in its log: nobody here may be taken for him. */
const ELSEWHERE = '@';
export const elsewhere = (name: string): AccountId => asId(`${ELSEWHERE}${name}`);
export const isElsewhere = (id: string): boolean => id.startsWith(ELSEWHERE);
export const nameElsewhere = (id: string): string => id.slice(ELSEWHERE.length);

/** What is said of this server only, and of no other. */
const isOfHere = ({ facts }: Pick<LogEntry, 'facts'>): boolean => facts.some(({ kind }) => kind === 'takenOver');

const fileLog = (log: readonly LogEntry[], keyOf: KeyOf): FileEntry[] => {
  const told = (id: string): string => (isElsewhere(id) ? nameElsewhere(id) : keyOf(id));
  return log
    .filter((entry) => !isOfHere(entry))
    .map(({ at, by, facts }) => ({
      at,
      by: by === null ? null : told(by),
      facts: facts.map((fact) => fileFact(fact, told)),
    }));
};

/** Each part in its place: a file is the same whoever writes it. */
const fileFact = (
  { kind, round, who, setting, was, is }: LogFact,
  told: (id: string) => string,
): FileEntry['facts'][number] => ({
  kind,
  ...(round !== undefined && { round }),
  ...(who !== undefined && { who: who.map(told) }),
  ...(setting !== undefined && { setting }),
  ...(was !== undefined && { was: copied(was) }),
  ...(is !== undefined && { is: copied(is) }),
});

const copied = (value: LoggedValue): Exclude<FileEntry['facts'][number]['was'], undefined> =>
  typeof value === 'object' && value !== null ? [...value] : value;
