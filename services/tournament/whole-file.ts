/** A whole tournament as a file, and the tournament that such a file tells of; what is in it says the contract. */
import { WHOLE_FORMAT, WHOLE_VERSION, type WholeTournament } from '../../contract/whole-tournament.ts';
import type { Owner } from '../../domain/access/policy.ts';
import { decodeRecord } from '../../domain/chess/moves.ts';
import { gamePgn, type PgnGame } from '../../domain/chess/pgn.ts';
import { type AccountId, asId, type GameId, isGuestId, type TournamentId } from '../../domain/ids.ts';
import { halfPoints } from '../../domain/points.ts';
import { ok, type Result, refuse } from '../../domain/result.ts';
import type { CleanHtml } from '../../domain/rich-text.ts';
import { millis, SECOND } from '../../domain/time.ts';
import type { Category } from '../../domain/tournament/categories.ts';
import type { Outcome } from '../../domain/tournament/game-result.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import type { LogEntry, LogFact, LoggedValue } from '../../domain/tournament/log.ts';
import type { PrizePlan } from '../../domain/tournament/prizes.ts';
import { rankedAnew } from '../../domain/tournament/ranking.ts';
import { checkSettings, type Settings, settingsOf } from '../../domain/tournament/settings.ts';
import {
  type Ban,
  type Board,
  boardsOf,
  byRound,
  freeRoundsOf,
  isPlayer,
  type OnlineGame,
  type Phase,
  type Player,
  type Round,
  type Tournament,
  UNRANKED,
} from '../../domain/tournament/state.ts';

type FilePlayer = WholeTournament['players'][number];
type FileRound = WholeTournament['rounds'][number];
type FileBoard = FileRound['boards'][number];
type FileGame = FileBoard['games'][number];
type FileEntry = WholeTournament['log'][number];

/** What the tournament itself does not say. */
export interface Beside {
  readonly origin: string;
  /** What somebody of this server is called in the file; who is not in it is called by his id. */
  readonly keys: ReadonlyMap<string, string>;
  /** The earliest first. */
  readonly log: readonly LogEntry[];
  readonly report: string | null;
}

/** Why a tournament is no file, or a file no tournament. */
export type WholeRefusal = 'teamsNotInFiles' | 'gamesStillPlayed';

/** The file of a tournament of players, in which nothing is being played on the screen. */
export function toWholeFile(
  tournament: Tournament,
  { origin, keys, log, report }: Beside,
): Result<WholeTournament, WholeRefusal> {
  const players = tournament.participants.filter(isPlayer);
  if (players.length < tournament.participants.length || KINDS[tournament.settings.kind].isTeam)
    return refuse('teamsNotInFiles');
  const open = tournament.rounds.flatMap(boardsOf).flatMap(({ games }) => games.filter(({ end }) => end === null));
  if (open.length > 0) return refuse('gamesStillPlayed');
  const keyOf = (id: string): string => keys.get(id) ?? id;
  const names = new Map(players.map(({ account, person }) => [account, `${person.lastName}, ${person.firstName}`]));
  const { settings, phase } = tournament;
  return ok({
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
    players: players.map((player) => filePlayer(player, keyOf)),
    rounds: tournament.rounds.map((round) =>
      fileRound(round, keyOf, (game) => pgnOf(game, round.number, settings, names)),
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
  });
}

/** Texts by their units, the same in every language. */
const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

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
const fileCategory = ({ name, bornFrom, bornTo, sex, ratingFrom, ratingTo }: Category) => ({
  name,
  bornFrom,
  bornTo,
  sex,
  ratingFrom,
  ratingTo,
});

const filePrizes = ({ currency, split, several, prizes }: PrizePlan) => ({
  currency,
  split,
  several,
  prizes: prizes.map(({ category, amount, gift }) => ({ category, amount, gift })),
});

function filePlayer({ account, person, ...player }: Player, keyOf: (id: string) => string): FilePlayer {
  const { firstName, lastName, sex, birthDate, fideNumber } = person;
  const { title, rating, federation, joinedAt, fileNumber, virtualPoints, withdrawnFrom, eliminated, seen, chosenFor } =
    player;
  return {
    key: keyOf(account),
    firstName,
    lastName,
    sex,
    birthDate,
    fideNumber,
    title,
    rating,
    federation,
    joinedAt,
    fileNumber,
    virtualPoints: virtualPoints && [...virtualPoints],
    withdrawnFrom,
    eliminated,
    seen,
    chosenFor: [...chosenFor],
  };
}

function fileRound(round: Round, keyOf: (id: string) => string, pgn: (game: OnlineGame) => string): FileRound {
  const boards = boardsOf(round).map((board): FileBoard => {
    const sequenceOf = new Map(board.games.map(({ id, sequence }) => [id, sequence]));
    return {
      board: board.board,
      white: keyOf(board.white),
      black: keyOf(board.black),
      result: board.result,
      unrated: board.unrated,
      online: board.online,
      overridden: board.overridden,
      games: board.games.flatMap((game) => fileGame(game, keyOf, pgn)),
      decided: board.decided.map(({ switched, result, online }) => ({
        switched,
        result,
        game: online === null ? null : (sequenceOf.get(online) ?? null),
      })),
    };
  });
  return {
    name: round.name,
    startAt: round.startAt,
    pairedAt: round.kind === 'paired' ? round.pairedAt : null,
    boards,
    byes: freeRoundsOf(round)
      .map(({ who, bye }) => ({ who: keyOf(who), bye }))
      .sort((one, other) => inOrder(one.who, other.who)),
  };
}

function fileGame(game: OnlineGame, keyOf: (id: string) => string, pgn: (game: OnlineGame) => string): FileGame[] {
  const { sequence, white, black, startAt, end } = game;
  if (end === null) return [];
  const { finishedAt, outcome, reason, moves, plies, clocks } = end;
  return [
    {
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
    },
  ];
}

function pgnOf(
  { white, black, startAt, end }: OnlineGame,
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
    result: RESULTS[String(end?.outcome ?? null)] ?? null,
    variant,
    timeControl: { initial: initialMinutes * 60, increment: incrementSeconds },
    record: end?.moves ?? '',
    ...(end?.clocks !== undefined && { clocks: end.clocks.map((leftMs) => leftMs / SECOND) }),
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

const fileLog = (log: readonly LogEntry[], keyOf: (id: string) => string): FileEntry[] => {
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

/** What this server gives to a file. */
export interface Here {
  readonly id: TournamentId;
  readonly revision: number;
  readonly host: Owner;
  readonly league: Tournament['league'];
  readonly pin: Tournament['pin'];
  readonly clean: (description: string) => CleanHtml;
  /** Who is called by a key here: a guest, or who stood under it in the tournament before. Each key has one of its own. */
  readonly guestOf: (key: string) => AccountId;
  readonly gameOf: (place: GamePlace) => GameId;
}

export interface GamePlace {
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly sequence: number;
}

/** The tournament that a file tells of; refused where the file contradicts itself. */
export function fromWholeFile(
  file: WholeTournament,
  here: Here,
): Result<Tournament, 'teamsNotInFiles' | 'wholeFileBroken'> {
  const settings = settingsIn(file, here);
  if (KINDS[settings.kind].isTeam) return refuse('teamsNotInFiles');
  if (!isConsistent(file) || !checkSettings(settings, []).ok) return refuse('wholeFileBroken');
  const { id, revision, host, league, pin, guestOf } = here;
  const tournament: Tournament = {
    id,
    revision,
    host,
    league,
    pin,
    createdAt: millis(file.createdAt),
    settings,
    randomSeeding: file.randomSeeding,
    initialColor: file.initialColor,
    timeControlTold: file.timeControlTold,
    phase: phaseIn(file),
    nextPairingAt: file.nextPairingAt === null ? null : millis(file.nextPairingAt),
    pairingFailed: file.pairingFailed,
    acceleration: file.acceleration,
    categories: file.categories,
    prizes: file.prizes,
    participants: file.players.map((player, index) => playerIn(player, index + 1, guestOf)),
    rounds: file.rounds.map((round, index) => roundIn(round, index + 1, here)),
    bookedByes: file.bookedByes.map(({ who, round, bye }) => ({ who: guestOf(who), round, bye })),
    bans: file.bans.map(
      ({ who, firstRound, lastRound }): Ban => ({ who: who.map(guestOf).sort(inOrder), firstRound, lastRound }),
    ),
    draft: null,
  };
  return ok(rankedAnew(tournament));
}

function settingsIn({ settings }: WholeTournament, { clean }: Here): Settings {
  const { description, firstPairingAt, points, ...rest } = settings;
  return {
    ...rest,
    description: clean(description),
    firstPairingAt: millis(firstPairingAt),
    points: {
      win: halfPoints(points.win),
      draw: halfPoints(points.draw),
      loss: halfPoints(points.loss),
      forfeitWin: halfPoints(points.forfeitWin),
      forfeitLoss: halfPoints(points.forfeitLoss),
      pairingAllocatedBye: halfPoints(points.pairingAllocatedBye),
      fullPointBye: halfPoints(points.fullPointBye),
      halfPointBye: halfPoints(points.halfPointBye),
      zeroPointBye: halfPoints(points.zeroPointBye),
    },
  };
}

function phaseIn({ startedAt, finishedAt }: WholeTournament): Phase {
  if (startedAt === null) return { kind: 'open' };
  if (finishedAt === null) return { kind: 'running', startedAt: millis(startedAt) };
  return { kind: 'finished', startedAt: millis(startedAt), finishedAt: millis(finishedAt) };
}

function playerIn(player: FilePlayer, seed: number, guestOf: Here['guestOf']): Player {
  const { key, firstName, lastName, sex, birthDate, fideNumber, joinedAt, virtualPoints, ...entry } = player;
  const account = guestOf(key);
  return {
    kind: 'player',
    account,
    person: { firstName, lastName, ghost: isGuestId(account), fideNumber, birthDate, sex },
    seed,
    ...entry,
    joinedAt: millis(joinedAt),
    virtualPoints: virtualPoints?.map(halfPoints) ?? null,
    standing: UNRANKED,
  };
}

function roundIn({ name, startAt, pairedAt, boards, byes }: FileRound, number: number, here: Here): Round {
  const common = { number, name, startAt: startAt === null ? null : millis(startAt) };
  if (pairedAt === null) return { kind: 'planned', ...common };
  const pairings = [
    ...boards.map((board) => boardIn(board, number, here)),
    ...byes.map(({ who, bye }) => ({ kind: 'bye', who: here.guestOf(who), bye }) as const),
  ];
  return { kind: 'paired', ...common, pairedAt: millis(pairedAt), pairings };
}

function boardIn(board: FileBoard, round: number, { guestOf, gameOf }: Here): Board {
  const games = board.games.map((game): OnlineGame => {
    const place = { round, white: guestOf(game.white), black: guestOf(game.black), sequence: game.sequence };
    const { startAt, finishedAt, outcome, reason, moves, plies, clocks } = game;
    const end = { finishedAt: millis(finishedAt), outcome: outcome satisfies Outcome, reason, moves, plies };
    return {
      id: gameOf(place),
      sequence: place.sequence,
      white: place.white,
      black: place.black,
      startAt: millis(startAt),
      end: { ...end, ...(clocks !== undefined && { clocks }) },
    };
  });
  const bySequence = new Map(games.map(({ sequence, id }) => [sequence, id]));
  const { board: number, result, unrated, online, overridden } = board;
  return {
    kind: 'board',
    board: number,
    white: guestOf(board.white),
    black: guestOf(board.black),
    result,
    unrated,
    online,
    overridden,
    games,
    decided: board.decided.map(({ switched, result: of, game }) => ({
      switched,
      result: of,
      online: game === null ? null : (bySequence.get(game) ?? null),
    })),
  };
}

/** Whether the parts of a file fit together: everybody whom it names is entered, once, and sits once at each place. */
function isConsistent(file: WholeTournament): boolean {
  const keys = new Set(file.players.map(({ key }) => key));
  const named = [
    ...file.rounds.flatMap(({ boards, byes }) => [
      ...boards.flatMap(({ white, black, games }) => [
        white,
        black,
        ...games.flatMap((game) => [game.white, game.black]),
      ]),
      ...byes.map(({ who }) => who),
    ]),
    ...file.bookedByes.map(({ who }) => who),
    ...file.bans.flatMap(({ who }) => who),
  ];
  return (
    keys.size === file.players.length &&
    named.every((one) => keys.has(one)) &&
    file.rounds.every(isRoundConsistent) &&
    isOnce(file.bookedByes.map(({ who, round }) => `${round} ${who}`)) &&
    file.bookedByes.every(({ round }) => (file.rounds[round - 1]?.pairedAt ?? null) === null) &&
    file.bans.every(({ who }) => isOnce(who)) &&
    areCategoriesConsistent(file) &&
    (file.finishedAt === null || file.startedAt !== null)
  );
}

/** No two of a name, and nobody chosen for one that is not there. */
function areCategoriesConsistent({ categories, players, prizes }: WholeTournament): boolean {
  const names = categories.map(({ name }) => name);
  if (!prizes.prizes.every(({ category }) => category === null || names.includes(category))) return false;
  return (
    isOnce(names) &&
    players.every(({ chosenFor }) => isOnce(chosenFor) && chosenFor.every((name) => names.includes(name)))
  );
}

function isRoundConsistent({ pairedAt, boards, byes }: FileRound): boolean {
  if (pairedAt === null && boards.length + byes.length > 0) return false;
  const isInOrder = boards.every(({ board }, index) => index === 0 || board > (boards[index - 1]?.board ?? 0));
  return (
    isInOrder &&
    isOnce([...boards.map(({ white, black }) => `${white} ${black}`), ...byes.map(({ who }) => `${who} bye`)]) &&
    boards.every(
      ({ white, black, games }) =>
        white !== black &&
        isOnce(games.map(({ sequence }) => sequence)) &&
        games.every((game) => decodeRecord(game.moves).ok && isOfBoard(game, white, black)),
    )
  );
}

const isOfBoard = (game: FileGame, white: string, black: string): boolean =>
  (game.white === white && game.black === black) || (game.white === black && game.black === white);

const isOnce = (all: readonly unknown[]): boolean => new Set(all).size === all.length;
