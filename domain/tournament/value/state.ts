/** Every change goes through `decide`; database rows and responses are derived from this value. */
import type { Owner } from '../../access/policy.ts';
import type { EndReason } from '../../game/game-end.ts';
import type { MoveClocks } from '../../game/move-clocks.ts';
import type { AccountId, EventId, GameId, LeagueId, TeamId, TournamentId } from '../../kernel/ids.ts';
import { type HalfPoints, halfPoints } from '../../kernel/points.ts';
import type { Millis } from '../../kernel/time.ts';
import type { Pair } from '../../pairing/pairing.ts';
import type { AttendanceRecord } from './attendance-record.ts';
import type { BoardReports } from './board-report.ts';
import type { Category } from './categories.ts';
import type { Bye, Color, PointsDecision } from './field.ts';
import type { GameResult, Outcome, WithoutPlay } from './game-result.ts';
import type { MatchDay, Postponement } from './match-day.ts';
import type { Walkover } from './match-report.ts';
import type { PostponedGame } from './postponed-game.ts';
import type { PrizePlan } from './prize-plan.ts';
import type { Settings } from './settings.ts';

export interface Tournament {
  readonly id: TournamentId;
  readonly revision: number;
  /** The club or organisation that hosts the tournament. */
  readonly host: Owner;
  /** Null outside of a league. */
  readonly league: LeaguePlace | null;
  /** Whose entries come in here; null for none. */
  readonly event: EventId | null;
  readonly createdAt: Millis;
  readonly settings: Settings;
  readonly pin: { readonly pinned: boolean; readonly order: number };
  /** The starting list is drawn by lot instead of sorted by rating. */
  readonly randomSeeding: boolean;
  /** Colour of the top seed in round 1, drawn at the start or from a report file; null until then. */
  readonly initialColor: Color | null;
  /** False if an imported file lacked the time control and nobody has set it since. */
  readonly hasTimeControl: boolean;
  readonly phase: Phase;
  /** Next automatic pairing; null if none is planned. */
  readonly nextPairingAt: Millis | null;
  /** The last attempt to pair found no legal pairing. */
  readonly pairingFailed: boolean;
  /** In order of the starting list. */
  readonly participants: readonly Participant[];
  /** Round n is element n - 1. */
  readonly rounds: readonly Round[];
  /** Byes for rounds that are not paired yet. */
  readonly requestedByes: readonly RequestedBye[];
  readonly forbiddenPairs: readonly ForbiddenPair[];
  /** Acceleration, besides the virtual points of an imported file. */
  readonly acceleration: Acceleration;
  /** In the organiser's order. */
  readonly categories: readonly Category[];
  readonly prizes: PrizePlan;
  /** The unpublished next round; not in `rounds`, and visible to organisers only. */
  readonly draft: RoundDraft | null;
}

/** A paired, unpublished round that only organisers see. */
export interface RoundDraft {
  readonly round: number;
  /** Increases with each change, so that nobody publishes a version they have not seen. */
  readonly version: number;
  readonly proposed: DraftSeats;
  readonly seats: DraftSeats;
}

export interface DraftSeats {
  readonly pairs: readonly Pair<AccountId>[];
  readonly byes: readonly AccountId[];
}

export const ACCELERATIONS = ['none', 'baku'] as const;
export type Acceleration = (typeof ACCELERATIONS)[number];

/** Attendance marks of all rounds to come. */
export const ATTENDANCE_MARKS = ['here', 'away'] as const;
export type AttendanceMark = (typeof ATTENDANCE_MARKS)[number];

export interface LeaguePlace {
  readonly league: LeagueId | null;
  readonly season: string | null;
  readonly category: string | null;
}

export type Phase =
  | { readonly kind: 'open' }
  | { readonly kind: 'running'; readonly startedAt: Millis }
  | { readonly kind: 'finished'; readonly startedAt: Millis; readonly finishedAt: Millis };

export type Participant = Player | Team;

/** A player, or a team where teams are paired. */
export type EntrantId = AccountId | TeamId;

export interface Player {
  readonly kind: 'player';
  readonly account: AccountId;
  readonly person: Person;
  /** Place in the starting list, from 1; the pairing number after the start. */
  readonly seed: number;
  /** Title, rating, federation and club are those at entry. */
  readonly title: string | null;
  readonly rating: number | null;
  readonly federation: string;
  /** Home club of the account, or the guest's club as entered; null if unknown. */
  readonly club: string | null;
  readonly joinedAt: Millis;
  /** Start number in the imported report file. */
  readonly fileNumber: number | null;
  /** Points for pairing only (acceleration), one value per round from round 1. */
  readonly virtualPoints: readonly HalfPoints[] | null;
  /** Points by decision; absent for none. */
  readonly decisions?: readonly PlayerDecision[];
  /** Earlier start numbers, if renumbered; absent otherwise. */
  readonly earlierSeeds?: readonly EarlierSeed[];
  /** First round not played; null while in the tournament. */
  readonly withdrawnFrom: number | null;
  /** Self-withdrawn players may return by themselves. */
  readonly selfWithdrawn: boolean;
  readonly eliminated: boolean;
  /** Attendance mark in formats that use it; null for none. */
  readonly attendance: AttendanceMark | null;
  /** Attendance by round, which goes before the mark; absent for none. */
  readonly attendanceRecord?: AttendanceRecord;
  /** Manually chosen categories by name, in order. */
  readonly manualCategories: readonly string[];
  readonly standing: Standing;
}

/** An earlier start number and the last round paired by it. */
export interface EarlierSeed {
  readonly throughRound: number;
  readonly seed: number;
}

export interface PlayerDecision extends PointsDecision {
  /** Empty for decisions from a report file. */
  readonly reason: string;
}

/** Personal data that do not depend on the tournament. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly ghost: boolean;
  readonly fideNumber: number | null;
  /** In the rating list of their federation; absent if unknown. */
  readonly nationalId?: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | null;
  /** Null if unknown. */
  readonly sex: 'M' | 'F' | null;
  /** For organisers and reports, where the name above is what its holder lets the public see; absent otherwise. */
  readonly registeredName?: PersonName;
}

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** The whole name, whatever the public sees. */
export const registeredNameOf = ({ firstName, lastName, registeredName }: Omit<Person, 'ghost'>): PersonName =>
  registeredName ?? { firstName, lastName };

export interface Team {
  readonly kind: 'team';
  readonly team: TeamId;
  readonly name: string;
  readonly seed: number;
  /** Pupils of a school class; null if unknown. */
  readonly memberCount: number | null;
  /** First round not played; null while in the tournament. */
  readonly withdrawnFrom: number | null;
  readonly eliminated: boolean;
  readonly matchScore: HalfPoints;
  readonly gameScore: HalfPoints;
  /** As in a player's row. */
  readonly tiebreaks: Standing['tiebreaks'];
  /** From 1; equals share it. 0 before the first ranking. */
  readonly rank: number;
  readonly members: readonly Player[];
}

export interface Standing {
  /** Of the rounds that count. */
  readonly score: HalfPoints;
  /** The points of all rounds, and the rounds that do not count; absent if all do (CNT-2). */
  readonly counted?: { readonly allPoints: HalfPoints; readonly dropped: readonly number[] };
  /** Four tie-breaks as exact decimals; null if undefined or not chosen. */
  readonly tiebreaks: readonly [string | null, string | null, string | null, string | null];
  /** From 1; equals share it. 0 before the first ranking. */
  readonly rank: number;
}

export const allPointsOf = ({ score, counted }: Standing): HalfPoints => counted?.allPoints ?? score;

export const UNRANKED: Standing = { score: halfPoints(0), tiebreaks: [null, null, null, null], rank: 0 };

export const UNRANKED_TEAM = {
  matchScore: halfPoints(0),
  gameScore: halfPoints(0),
  tiebreaks: UNRANKED.tiebreaks,
  rank: 0,
} as const satisfies Partial<Team>;

export type Round = PlannedRound | PairedRound;

interface AnyRound {
  readonly number: number;
  /** Null: only its number. */
  readonly name: string | null;
  /** Null if unscheduled. */
  readonly startAt: Millis | null;
}

export interface PlannedRound extends AnyRound {
  readonly kind: 'planned';
}

export interface PairedRound extends AnyRound {
  readonly kind: 'paired';
  readonly pairedAt: Millis;
  /** Boards and matches in order, then byes. */
  readonly pairings: readonly Pairing[];
}

export type Pairing = Board | Match | FreeRound;

/** A game pairing, or one board of a team match. */
export interface Board {
  readonly kind: 'board';
  readonly board: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly result: GameResult | null;
  /** Reports of the players, until there is a result. */
  readonly reports: BoardReports;
  /** Played but unrated (W, D, L in TRF). */
  readonly unrated: boolean;
  readonly online: boolean;
  /** The organiser's result overrides the game's. */
  readonly overridden: boolean;
  /** Online games in order; a match has several with alternating colours. */
  readonly games: readonly OnlineGame[];
  readonly matchGames: readonly BoardGame[];
  /** Absent for a game that is played with its round. */
  readonly postponed?: PostponedGame;
  /** The last request of a player for another day; absent for none. */
  readonly dayRequest?: Postponement;
  /** Of a late result: the first round that was not yet paired; earlier ones were paired with a draw. */
  readonly knownFromRound?: number;
}

/** Identifies a board of a tournament. */
export interface BoardKey {
  readonly round: number;
  readonly white: AccountId;
  readonly black: AccountId;
}

/** A finished game of a match, online or over the board. */
export interface BoardGame {
  /** True if the colours are opposite to the pairing's. */
  readonly switched: boolean;
  /** In the colours of the game. */
  readonly result: GameResult;
  /** The online game behind the result, even if overridden; null over the board. */
  readonly online: GameId | null;
}

/** A team match; White has White on board 1. */
export interface Match {
  readonly kind: 'match';
  readonly board: number;
  readonly white: TeamId;
  readonly black: TeamId;
  /** Line-ups handed in; null once the boards are made. */
  readonly lineUps: LineUps | null;
  /** Numbered from 1 in each match. */
  readonly boards: readonly Board[];
  /** Boards with one side missing; boards without any player are left out. */
  readonly walkovers: readonly Walkover[];
  /** Decided as a whole without play; such a match has no boards. */
  readonly forfeited: WithoutPlay | null;
  readonly day: MatchDay;
  /** The side that advances in a knockout; null while open and in other formats. */
  readonly through: Color | null;
}

export type LineUps = Readonly<Record<Color, readonly AccountId[] | null>>;

export interface FreeRound {
  readonly kind: 'bye';
  readonly who: AccountId | TeamId;
  readonly bye: Bye;
}

export interface OnlineGame {
  readonly id: GameId;
  readonly sequence: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly startAt: Millis;
  /** Null until finished; the game's object has the live state. */
  readonly end: OnlineGameEnd | null;
}

export interface OnlineGameEnd {
  readonly finishedAt: Millis;
  /** Null if annulled. */
  readonly outcome: Outcome;
  readonly reason: EndReason;
  /** Encoded by `domain/chess/moves.ts`. */
  readonly moves: string;
  readonly plies: number;
  /** Missing in older games. */
  readonly clocks?: MoveClocks;
}

export interface RequestedBye {
  readonly who: AccountId | TeamId;
  readonly round: number;
  readonly bye: Exclude<Bye, 'pairing-allocated'>;
}

/** Must not meet in these rounds, both included; null for the whole tournament. */
export interface ForbiddenPair {
  /** In the order of their ids. */
  readonly who: readonly (AccountId | TeamId)[];
  readonly firstRound: number;
  readonly lastRound: number | null;
}

export const byRound = (byes: readonly RequestedBye[]): RequestedBye[] =>
  [...byes].sort((one, other) => one.round - other.round);

/** Players, including team members. */
export const playersOf = ({ participants }: Pick<Tournament, 'participants'>): readonly Player[] =>
  participants.every(isPlayer) ? participants : participants.flatMap((one) => (isPlayer(one) ? [one] : one.members));

export const isPlayer = (participant: Participant): participant is Player => participant.kind === 'player';

export const playerOf = (tournament: Tournament, account: AccountId): Player | undefined =>
  playersOf(tournament).find((player) => player.account === account);

export const isTeam = (participant: Participant): participant is Team => participant.kind === 'team';

/** In order of the starting list; empty without teams. */
export const teamsOf = ({ participants }: Pick<Tournament, 'participants'>): readonly Team[] =>
  participants.filter(isTeam);

export const teamIn = (tournament: Tournament, id: TeamId): Team | undefined =>
  teamsOf(tournament).find(({ team }) => team === id);

export const teamOfPlayer = (tournament: Tournament, account: AccountId): Team | undefined =>
  teamsOf(tournament).find(({ members }) => members.some((member) => member.account === account));

export const pairingsOf = (round: Round): readonly Pairing[] => (round.kind === 'paired' ? round.pairings : []);

/** Includes the boards of team matches. */
export const boardsOf = (round: Round): readonly Board[] =>
  pairingsOf(round).flatMap((pairing) =>
    pairing.kind === 'board' ? [pairing] : pairing.kind === 'match' ? pairing.boards : [],
  );

export const matchesOf = (round: Round): readonly Match[] =>
  pairingsOf(round).filter((pairing) => pairing.kind === 'match');

export const freeRoundsOf = (round: Round): readonly FreeRound[] =>
  pairingsOf(round).filter((pairing) => pairing.kind === 'bye');

/** Neither finished nor decided otherwise. */
export const openGames = ({ games, matchGames }: Board): readonly OnlineGame[] =>
  games.filter(({ id, end }) => end === null && !matchGames.some(({ online }) => online === id));

/** 0 before round 1. With manual pairing an earlier round may be empty. */
export const pairedRounds = ({ rounds }: Pick<Tournament, 'rounds'>): number =>
  Math.max(0, ...rounds.filter(({ kind }) => kind === 'paired').map(({ number }) => number));
