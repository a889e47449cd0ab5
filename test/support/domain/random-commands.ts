import { type Actor, VISITOR } from '../../../domain/access/actor.ts';
import type { Chance } from '../../../domain/kernel/chance.ts';
import { type AccountId, asId, isGuestId } from '../../../domain/kernel/ids.ts';
import { halfPoints } from '../../../domain/kernel/points.ts';
import { HOUR, type Millis, millis } from '../../../domain/kernel/time.ts';
import { archiveOf } from '../../../domain/tournament/archive/archive-of.ts';
import type { ForbiddenPlayers, Guest, SystemEvent, TournamentCommand } from '../../../domain/tournament/command.ts';
import { lifecycleOf } from '../../../domain/tournament/guards/lifecycle-of.ts';
import { mayResolveUnplayed } from '../../../domain/tournament/guards/unplayed-games.ts';
import { CARDS, ROUND_MARKS } from '../../../domain/tournament/value/attendance-record.ts';
import {
  boardReportState,
  NO_REPORTS,
  REPORTED_RESULTS,
  undisputedResult,
} from '../../../domain/tournament/value/board-report.ts';
import { boardOf } from '../../../domain/tournament/value/change.ts';
import { hasMatches } from '../../../domain/tournament/value/formats.ts';
import { GAME_RESULTS } from '../../../domain/tournament/value/game-result.ts';
import { isOpenGame, isUnanswered, POSTPONED_STATES } from '../../../domain/tournament/value/postponed-game.ts';
import { PRIZE_SPLITS } from '../../../domain/tournament/value/prize-plan.ts';
import type { Settings } from '../../../domain/tournament/value/settings.ts';
import {
  ACCELERATIONS,
  ATTENDANCE_MARKS,
  type Board,
  boardsOf,
  freeRoundsOf,
  isPlayer,
  openGames,
  playersOf,
  type Round,
  type Tournament,
} from '../../../domain/tournament/value/state.ts';
import { asPlayer, HOST } from './played-tournament.ts';

export interface GeneratedCommand {
  readonly command: TournamentCommand | SystemEvent;
  readonly actor: Actor;
}

type CommandGenerator = (tournament: Tournament, below: Chance, now: Millis) => TournamentCommand | SystemEvent | null;

const PEOPLE = 12;

const guest = (below: Chance): Guest => ({
  person: { firstName: 'Gro', lastName: `Gjest ${below(9)}`, fideNumber: null, birthDate: null, sex: 'F' },
  title: below(4) === 0 ? 'WFM' : null,
  rating: below(2) === 0 ? null : 1500 + below(800),
  federation: 'NOR',
  club: anyClub(below),
});

/** A club, now and then written by another hand; or none. */
const anyClub = (below: Chance): string | null => one(['SK Rokade', 'sk rokade', 'Bergens SK', null], below) ?? null;

/** What can be asked of a tournament, sensible and not; null where there is nothing to ask it of. */
const COMMAND_GENERATORS = {
  addParticipant: (_, below) => ({ kind: 'addParticipant', account: person(below) }),
  addGuest: (_, below) => ({ kind: 'addGuest', guest: guest(below) }),
  addEntrants: (_, below) => ({
    kind: 'addEntrants',
    accounts: below(2) === 0 ? [person(below)] : [],
    guests: [guest(below)],
  }),
  enterLate: (_, below) => ({ kind: 'addGuest', guest: guest(below), late: true }),
  editEntrant: (tournament, below) => ({
    kind: 'editEntrant',
    account: somebody(tournament, below),
    details: {
      name: null,
      title: below(2) === 0 ? 'FM' : null,
      rating: 1500 + below(900),
      federation: below(4) === 0 ? 'SWE' : 'NOR',
      club: anyClub(below),
    },
  }),
  setDecisions: (tournament, below) => ({
    kind: 'setDecisions',
    account: somebody(tournament, below),
    decisions: Array.from({ length: below(3) }, () => ({
      points: halfPoints(below(2) === 0 ? -1 - below(4) : 1 + below(4)),
      after: below(4) === 0 ? null : below(4),
      reason: 'Jury',
    })),
  }),
  identifyEntrant: (tournament, below) => {
    const guests = playersOf(tournament).filter(({ account }) => isGuestId(account));
    const guest = below(4) === 0 ? somebody(tournament, below) : one(guests, below)?.account;
    return guest === undefined ? null : { kind: 'identifyEntrant', guest, account: person(below) };
  },
  removeParticipant: (tournament, below) => ({ kind: 'removeParticipant', account: somebody(tournament, below) }),
  changeSeeding: (_, below) => ({ kind: 'changeSeeding', by: below(2) === 0 ? 'rating' : 'random' }),
  setStartingOrder: ({ participants }, below) => {
    const order = participants.map((participant) => (isPlayer(participant) ? participant.account : participant.team));
    const [first, ...others] = order;
    return { kind: 'setStartingOrder', order: first === undefined || below(8) === 0 ? others : [...others, first] };
  },
  renumber: () => ({ kind: 'renumber' }),
  takeOverRatings: (tournament, below) => ({
    kind: 'takeOverRatings',
    accounts: below(2) === 0 ? undefined : [somebody(tournament, below)],
  }),
  start: () => ({ kind: 'start' }),
  pairNextRound: (_, below) => ({ kind: 'pairNextRound', button: below(9) === 0 ? 'challenges' : 'pairings' }),
  adjournAndPair: () => ({ kind: 'pairNextRound', button: 'pairings', adjourn: true }),
  postponeGame: (tournament, below, now) =>
    onBoard(tournament, below, below(6) === 0 ? anyBoard : isOpen, (key) => ({
      kind: 'postponeGame',
      ...key,
      state: one(POSTPONED_STATES, below) ?? 'postponed',
      by: one(['white', 'black', null] as const, below) ?? null,
      words: below(2) === 0 ? 'Nattevakt' : '',
      startAt: below(2) === 0 ? null : millis(now + below(9) * HOUR),
    })),
  cancelPostponement: (tournament, below) =>
    onBoard(lastRoundOf(tournament), below, below(6) === 0 ? anyBoard : isOpenGame, (key) => ({
      kind: 'cancelPostponement',
      ...key,
    })),
  remindPlayers: (tournament, below) =>
    onBoard(tournament, below, below(6) === 0 ? anyBoard : isOpenGame, (key) => ({ kind: 'remindPlayers', ...key })),
  resolveUnplayed: (tournament, below, now) =>
    onBoard(tournament, below, isOpenGame, (key) => {
      const board = boardOf(tournament, key);
      const proposed =
        board &&
        mayResolveUnplayed({ ...key, tournament: lifecycleOf(tournament), settings: tournament.settings, board }, now);
      return { kind: 'resolveUnplayed', ...key, result: proposed?.ok ? proposed.value : 'notPlayed' };
    }),
  lateResult: (tournament, below) =>
    onBoard(tournament, below, isOpenGame, (key) => ({ kind: 'setResult', ...key, result: anyResult(below) })),
  pairNow: (tournament, below) => ({ kind: 'pairNow', round: Math.max(1, tournament.rounds.length + 1 - below(3)) }),
  startRound: (tournament, below, now) => {
    const waiting = tournament.rounds.find((round) => round.kind === 'paired' && (round.startAt ?? now) > now);
    const any = 1 + below(tournament.rounds.length + 1);
    return { kind: 'startRound', number: below(4) === 0 ? any : (waiting?.number ?? any) };
  },
  setResult: (tournament, below) =>
    onBoard(tournament, below, anyBoard, (key) => ({
      kind: 'setResult',
      ...key,
      result: anyResult(below),
      ...(below(4) === 0 && { game: 1 + below(4) }),
    })),
  finishBoard: (tournament, below) =>
    onBoard(tournament, below, isOpen, (key) => ({
      kind: 'setResult',
      ...key,
      result: one(['whiteWins', 'draw', 'blackWins'] as const, below) ?? 'draw',
    })),
  setResults: (tournament, below) => {
    const key = board(tournament, below, isOpen);
    const found = key === null ? undefined : tournament.rounds[key.round - 1];
    if (key === null || found === undefined) return null;
    const results = boardsOf(found).map(({ white, black }) => ({ white, black, result: anyResult(below) }));
    return { kind: 'setResults', round: key.round, results: results.slice(0, 1 + below(3)) };
  },
  /** Mostly what is agreed. */
  confirmReports: (tournament, below) => {
    const agreed = board(tournament, below, ({ reports }) => boardReportState(reports) === 'agreed');
    const key = agreed ?? board(tournament, below, anyBoard);
    if (key === null) return null;
    const { round, white, black } = key;
    const result = undisputedResult(boardOf(tournament, key)?.reports ?? NO_REPORTS) ?? 'draw';
    return { kind: 'confirmReports', round, boards: [{ white, black, result }] };
  },
  setOnline: (tournament, below) =>
    onBoard(tournament, below, anyBoard, (key) => ({ kind: 'setOnline', ...key, online: below(2) === 0 })),
  gameFinished: (tournament, below, now) => {
    const games = tournament.rounds.flatMap(boardsOf).flatMap((board) => openGames(board));
    const game = one(games, below);
    if (game === undefined) return null;
    const end = one(ENDS, below) ?? ENDS[0];
    const absent = end.reason === 'absence' ? [game.black] : [];
    return { kind: 'gameFinished', game: game.id, ...end, moves: 'AAAA', plies: 1, finishedAt: now, absent };
  },
  markAttendance: (tournament, below) => ({
    kind: 'markAttendance',
    accounts: [somebody(tournament, below)],
    attendance: one([null, ...ATTENDANCE_MARKS], below) ?? null,
  }),
  markRound: (tournament, below) => ({
    kind: 'markAttendance',
    accounts: [somebody(tournament, below)],
    attendance: one([null, ...ROUND_MARKS], below) ?? null,
    round: tournament.rounds.length + below(3),
  }),
  excuseAbsence: (tournament, below) => ({
    kind: 'excuseAbsence',
    account: somebody(tournament, below),
    round: tournament.rounds.length + below(3),
    excused: below(3) > 0,
  }),
  setAttendanceTerms: (tournament, below) => ({
    kind: 'setAttendanceTerms',
    account: somebody(tournament, below),
    card: one([null, ...CARDS], below) ?? null,
    noHalfPoints: below(4) === 0,
  }),
  addRound: (_, below, now) => ({
    kind: 'addRound',
    name: below(3) === 0 ? 'Final' : null,
    startAt: below(2) === 0 ? null : millis(now + (below(5) - 1) * HOUR),
    number: below(6) === 0 ? 1 + below(5) : null,
  }),
  setupRound: (tournament, below, now) => ({
    kind: 'setupRound',
    number: 1 + below(tournament.rounds.length + 1),
    startAt: millis(now + (below(6) - 1) * HOUR),
  }),
  deleteRound: (tournament) => ({ kind: 'deleteRound', number: tournament.rounds.length || 1 }),
  addPairing: (tournament, below) => {
    const round = Math.max(1, tournament.rounds.length + 1 - below(3));
    return { kind: 'addPairing', round, ...seats(tournament, below, round), online: below(2) === 0 };
  },
  deletePairing: (tournament, below) => {
    const key = board(tournament, below, anyBoard);
    if (key === null || below(4) === 0)
      return { kind: 'deletePairing', round: 1 + below(4), white: somebody(tournament, below), black: null };
    return { kind: 'deletePairing', ...key };
  },
  addForbiddenPair: (tournament, below) => ({ kind: 'addForbiddenPair', pair: someForbiddenPair(tournament, below) }),
  removeForbiddenPair: (tournament, below) => {
    const pair = one(tournament.forbiddenPairs, below);
    return {
      kind: 'removeForbiddenPair',
      pair: pair === undefined ? someForbiddenPair(tournament, below) : (pair as ForbiddenPlayers),
    };
  },
  addRequestedBye: (tournament, below) => ({
    kind: 'addRequestedBye',
    bye: {
      who: somebody(tournament, below),
      round: Math.max(1, tournament.rounds.length + below(4)),
      bye: one(['full-point', 'half-point', 'zero-point'] as const, below) ?? 'zero-point',
    },
  }),
  draftRound: () => ({ kind: 'draftRound' }),
  swapInDraft: (tournament, below) => ({
    kind: 'swapInDraft',
    who: [somebody(tournament, below), somebody(tournament, below)],
    version: (tournament.draft?.version ?? 1) - (below(8) === 0 ? 1 : 0),
  }),
  swapSeats: (tournament, below) => ({
    kind: 'swapSeats',
    round: Math.max(1, tournament.rounds.length - below(2)),
    who: [somebody(tournament, below), somebody(tournament, below)],
  }),
  publishDraft: ({ draft }, below) => ({
    kind: 'publishDraft',
    version: (draft?.version ?? 1) - (below(8) === 0 ? 1 : 0),
  }),
  discardDraft: () => ({ kind: 'discardDraft' }),
  accelerate: (_, below) => ({ kind: 'accelerate', by: one(ACCELERATIONS, below) ?? 'none' }),
  setCategory: (tournament, below) => ({
    kind: 'setCategory',
    previousName: below(2) === 0 ? null : (one(tournament.categories, below)?.name ?? null),
    category: {
      name: `Group ${below(4)}`,
      bornFrom: null,
      bornTo: null,
      sex: one([null, 'F', 'M'] as const, below) ?? null,
      ratingFrom: below(2) === 0 ? null : 1500 + below(400),
      ratingTo: null,
      club: anyClub(below),
      chosen: below(2) === 0 ? [] : [somebody(tournament, below)],
    },
  }),
  setPrizes: (tournament, below) => ({
    kind: 'setPrizes',
    prizes: {
      currency: 'NOK',
      split: one(PRIZE_SPLITS, below) ?? 'none',
      several: below(2) === 0,
      prizes: Array.from({ length: below(4) }, () => ({
        category: below(2) === 0 ? null : (one(tournament.categories, below)?.name ?? null),
        amount: below(900),
        gift: 'Book',
      })),
    },
  }),
  removeCategory: (_, below) => ({ kind: 'removeCategory', name: `Group ${below(4)}` }),
  edit: (tournament, below, now) => ({
    kind: 'edit',
    settings: { ...tournament.settings, ...someEdit(tournament, below, now) },
  }),
  changeNextPairing: (_, below, now) => ({ kind: 'changeNextPairing', at: millis(now + below(4) * HOUR) }),
  /** Of the tournament itself, with what was changed on another server. */
  importArchive: (tournament, below) => {
    const settings = { ...tournament.settings, name: `Open ${below(3)}` };
    const archive = archiveOf({ ...tournament, settings }, { origin: null, keys: {}, log: [], report: null });
    return { kind: 'importArchive', archive, host: null, club: null };
  },
  setLeague: ({ league }) => ({ kind: 'setLeague', from: league?.league ?? null, league: null }),
  pin: (_, below) => ({ kind: 'pin', pinned: below(2) === 0, order: below(5) }),
  due: () => ({ kind: 'due' }),
} satisfies Record<string, CommandGenerator>;

/** What players do for themselves. */
const OWN = [
  'announceAttendance',
  'askAnotherDay',
  'answerAnotherDay',
  'join',
  'leave',
  'requestBye',
  'requestBye',
  'withdrawBye',
  'withdrawBye',
  'reportResult',
] as const;

export type CommandName = keyof typeof COMMAND_GENERATORS | (typeof OWN)[number];
const NAMES = Object.keys(COMMAND_GENERATORS) as (keyof typeof COMMAND_GENERATORS)[];
export const COMMAND_NAMES: readonly CommandName[] = [...NAMES, ...OWN];

/** Without these nothing happens for long. */
const OFTEN = [
  'start',
  'pairNextRound',
  'pairNextRound',
  'finishBoard',
  'finishBoard',
  'finishBoard',
  'finishBoard',
  'finishBoard',
  'postponeGame',
  'adjournAndPair',
  'gameFinished',
  'addPairing',
  'draftRound',
  'publishDraft',
  'due',
] as const;

/** Of postponed and adjourned games. */
const LATE = ['lateResult', 'cancelPostponement', 'resolveUnplayed', 'remindPlayers'] as const;

const TOP = { ...HOST, level: 3 } as const;

/** The next thing that somebody does. */
export function randomCommand(
  tournament: Tournament,
  below: Chance,
  now: Millis,
): GeneratedCommand & { readonly name: CommandName } {
  if (below(16) === 0) return ownCommand(tournament, below, now);
  const isAsked = tournament.rounds.some((round) => boardsOf(round).some(({ dayRequest }) => isUnanswered(dayRequest)));
  if (isAsked && below(4) === 0) return dayCommand('answerAnotherDay', tournament, below, now);
  if (tournament.settings.playersReport && below(6) === 0) return boardWord(tournament, below);
  const isSwapped = tournament.draft !== null && below(4) === 0;
  const isLate = tournament.rounds.some((round) => boardsOf(round).some(isOpenGame)) && below(5) === 0;
  const rare = isSwapped ? 'swapInDraft' : isLate ? one(LATE, below) : undefined;
  const name = rare ?? one(below(3) === 0 ? NAMES : OFTEN, below) ?? 'due';
  const command = COMMAND_GENERATORS[name](tournament, below, now);
  if (command === null) return randomCommand(tournament, below, now);
  const isByItself = command.kind === 'due' || command.kind === 'gameFinished';
  return { name, command, actor: isByItself ? VISITOR : command.kind === 'pin' ? TOP : HOST };
}

/** One of two at a board says how it ended; once both agree, mostly the arbiter. */
function boardWord(tournament: Tournament, below: Chance): ReturnType<typeof randomCommand> {
  const isAgreed = board(tournament, below, ({ reports }) => boardReportState(reports) === 'agreed') !== null;
  const command = isAgreed && below(3) > 0 ? COMMAND_GENERATORS.confirmReports(tournament, below) : null;
  return command === null ? reportCommand(tournament, below) : { name: 'confirmReports', command, actor: HOST };
}

/** A command of a player for themselves: mostly of a player who can give it. */
function ownCommand(tournament: Tournament, below: Chance, now: Millis): ReturnType<typeof randomCommand> {
  const name = one(OWN, below) ?? 'leave';
  if (name === 'join' || name === 'leave') return { name, command: { kind: name }, actor: asPlayer(person(below)) };
  if (name === 'reportResult') return reportCommand(tournament, below);
  if (name === 'askAnotherDay' || name === 'answerAnotherDay') return dayCommand(name, tournament, below, now);
  if (name === 'announceAttendance') {
    const attendance = one([null, 'comes', 'away', 'away'] as const, below) ?? null;
    const command = { kind: name, round: tournament.rounds.length + below(3), attendance } as const;
    return { name, command, actor: asPlayer(somebody(tournament, below)) };
  }
  const requested = name === 'withdrawBye' ? one(tournament.requestedByes, below) : undefined;
  const round = requested?.round ?? tournament.rounds.length + below(3);
  return { name, command: { kind: name, round }, actor: asPlayer(requested?.who ?? somebody(tournament, below)) };
}

/** One of two asks for another day, or mostly the other one answers. */
function dayCommand(
  name: 'askAnotherDay' | 'answerAnotherDay',
  tournament: Tournament,
  below: Chance,
  now: Millis,
): ReturnType<typeof randomCommand> {
  const asked = board(tournament, below, ({ dayRequest }) => isUnanswered(dayRequest));
  const key = (name === 'answerAnotherDay' ? asked : null) ?? board(tournament, below, isOpen);
  const { round, white, black } = key ?? { round: 1, white: person(below), black: person(below) };
  const by = boardOf(tournament, { round, white, black })?.dayRequest?.by;
  const actor = asPlayer(below(8) === 0 ? somebody(tournament, below) : by === 'white' ? black : white);
  const about = { round, white, black };
  if (name === 'answerAnotherDay') return { name, command: { kind: name, ...about, agreed: below(3) > 0 }, actor };
  return { name, command: { kind: name, ...about, startAt: millis(now + below(72) * HOUR), words: '' }, actor };
}

/** Mostly on an open board by one of its two players, and mostly the same as the other's report, if there is one. */
function reportCommand(tournament: Tournament, below: Chance): ReturnType<typeof randomCommand> {
  const heard = board(tournament, below, ({ reports }) => boardReportState(reports) === 'reported');
  const open = board(tournament, below, below(4) === 0 ? anyBoard : isOpen);
  const key = (below(3) > 0 ? heard : null) ?? open ?? { round: 1, white: person(below), black: person(below) };
  const reports = boardOf(tournament, key)?.reports ?? NO_REPORTS;
  const result = below(3) > 0 ? undisputedResult(reports) : null;
  const any = below(6) === 0 ? null : (one(REPORTED_RESULTS, below) ?? null);
  const first = reports.white === null ? key.white : key.black;
  const by = below(9) === 0 ? somebody(tournament, below) : below(4) === 0 ? key.black : first;
  const command = { kind: 'reportResult', ...key, result: result ?? any } as const;
  return { name: 'reportResult', command, actor: asPlayer(by) };
}

const ENDS = [
  { result: 'draw', reason: 'agreement' },
  { result: 'blackWins', reason: 'resignation' },
  { result: null, reason: 'annulled' },
  { result: 'whiteWins', reason: 'arbiter' },
  { result: 'whiteWinsByForfeit', reason: 'absence' },
] as const;

export const one = <Value>(list: readonly Value[], below: Chance): Value | undefined => list[below(list.length)];

const person = (below: Chance): AccountId => asId(`p${1 + below(PEOPLE)}`);

const somebody = (tournament: Tournament, below: Chance): AccountId =>
  one(playersOf(tournament), below)?.account ?? person(below);

const someForbiddenPair = (tournament: Tournament, below: Chance): ForbiddenPlayers => ({
  who: [somebody(tournament, below), somebody(tournament, below)],
  firstRound: 1 + below(3),
  lastRound: below(2) === 0 ? null : 3,
});

/** Postponed games can be cancelled until a later round is paired. */
const lastRoundOf = (tournament: Tournament): Tournament => ({ ...tournament, rounds: tournament.rounds.slice(-1) });

const anyBoard = (): boolean => true;
const isOpen = ({ result }: Board): boolean => result === null;
const anyResult = (below: Chance) => (below(3) === 0 ? null : (one(GAME_RESULTS, below) ?? null));

function board(tournament: Tournament, below: Chance, isMeant: (board: Board) => boolean) {
  const boards = tournament.rounds.flatMap((round) =>
    boardsOf(round)
      .filter(isMeant)
      .map(({ white, black }) => ({ round: round.number, white, black })),
  );
  return one(boards, below) ?? null;
}

function onBoard(
  tournament: Tournament,
  below: Chance,
  isMeant: (board: Board) => boolean,
  command: (key: NonNullable<ReturnType<typeof board>>) => TournamentCommand,
): TournamentCommand | null {
  const key = board(tournament, below, isMeant);
  if (key === null) return null;
  // The games of a match are entered in their own colours.
  const isSwitched = hasMatches(tournament) && below(2) === 0;
  return command(isSwitched ? { ...key, white: key.black, black: key.white } : key);
}

/** Mostly two who wait in the round for an opponent, or one of them for a bye. */
function seats(tournament: Tournament, below: Chance, round: number) {
  const found = tournament.rounds[round - 1];
  const waiting = found === undefined || below(4) === 0 ? [] : waitingIn(tournament, found);
  const white = one(waiting, below) ?? somebody(tournament, below);
  const rest = waiting.filter((account) => account !== white);
  return { white, black: below(5) === 0 ? null : (one(rest, below) ?? somebody(tournament, below)) };
}

function waitingIn(tournament: Tournament, round: Round): AccountId[] {
  const seated = new Set<string>([
    ...boardsOf(round).flatMap(({ white, black }) => [white, black]),
    ...freeRoundsOf(round).map(({ who }) => who),
  ]);
  return playersOf(tournament)
    .map(({ account }) => account)
    .filter((account) => !seated.has(account));
}

function someEdit({ settings }: Tournament, below: Chance, now: Millis): Partial<Settings> {
  const edits: readonly Partial<Settings>[] = [
    { online: !settings.online },
    { name: `Open ${below(3)}` },
    { publiclyViewable: !settings.publiclyViewable },
    { showOnlyTop: below(2) === 0 ? null : below(5) },
    { rounds: 1 + below(6) },
    { tieBreaks: ['sonnebornBerger', null, null, null] },
    { tieBreaks: [null, 'buchholz', null, 'averageOpponentRating'] },
    { interval: { count: 1 + below(3), unit: 'hours' } },
    { firstPairingAt: millis(now + below(5) * HOUR) },
    { removeInactive: !settings.removeInactive },
    { selfJoinable: !settings.selfJoinable },
    { requestableByes: below(3) },
    { playersReport: below(4) > 0 },
    { startingOrder: below(2) === 0 ? 'rating' : 'manual' },
    { reverseLastRounds: !settings.reverseLastRounds },
    { format: 'Knockout' },
    { endDate: '2026-11-23' },
  ];
  return one(edits, below) ?? {};
}
