/**
 * A tournament as one value: what was decided about it, who takes part, what was paired and how it ended. Everything that
 * changes it goes through `decide`; rows of the database and answers on the wire are made from it, never the other way.
 */
import type { Owner } from '../access/policy.ts';
import type { EndReason } from '../game/game-end.ts';
import type { KeptClocks } from '../game/kept-clocks.ts';
import type { AccountId, GameId, LeagueId, TeamId, TournamentId } from '../ids.ts';
import type { Pair } from '../pairing/pairing.ts';
import { type HalfPoints, halfPoints } from '../points.ts';
import type { Millis } from '../time.ts';
import type { BoardReports } from './board-report.ts';
import type { Category } from './categories.ts';
import type { Bye, Color } from './field.ts';
import type { GameResult, Outcome, WithoutPlay } from './game-result.ts';
import type { MatchDay } from './match-day.ts';
import type { PrizePlan } from './prizes.ts';
import type { Settings } from './settings.ts';

export interface Tournament {
  readonly id: TournamentId;
  /** Raised by every change. */
  readonly revision: number;
  /** The club or organisation whose tournament it is. */
  readonly host: Owner;
  /** Where it belongs to a league. */
  readonly league: LeaguePlace | null;
  readonly createdAt: Millis;
  readonly settings: Settings;
  /** The place that the calendar gives it, by the word of the top level. */
  readonly pin: { readonly pinned: boolean; readonly order: number };
  /** The starting list is by lot and not by rating. */
  readonly randomSeeding: boolean;
  /** The colour that the first-round top seed gets: drawn at the start, or told by a report file; null until then. */
  readonly initialColor: Color | null;
  /** False where a report file did not tell the time control, and nobody has set it since. */
  readonly timeControlTold: boolean;
  readonly phase: Phase;
  /** When the program pairs the next round by itself; null when nothing is planned. */
  readonly nextPairingAt: Millis | null;
  /** The last attempt to pair found no legal pairing. */
  readonly pairingFailed: boolean;
  /** In the order of the starting list. */
  readonly participants: readonly Participant[];
  /** In order; round n is element n - 1. */
  readonly rounds: readonly Round[];
  /** Byes for rounds that are not paired yet. */
  readonly bookedByes: readonly BookedBye[];
  readonly bans: readonly Ban[];
  /** How the first rounds are accelerated, besides what a file told of each player. */
  readonly acceleration: Acceleration;
  /** Parts of the table with places of their own, in the organiser's order. */
  readonly categories: readonly Category[];
  readonly prizes: PrizePlan;
  /** The next round as the organiser looks at it before it is published; it is none of the rounds, and his alone. */
  readonly draft: RoundDraft | null;
}

/** A round that is paired and not published: nobody but who runs the tournament knows of it. */
export interface RoundDraft {
  /** The round that it becomes. */
  readonly round: number;
  /** Raised by each change of it, so that nobody publishes another one than he has seen. */
  readonly version: number;
  /** What the program has proposed. */
  readonly proposed: DraftSeats;
  /** What is to be published. */
  readonly seats: DraftSeats;
}

export interface DraftSeats {
  /** From the first board on. */
  readonly pairs: readonly Pair<AccountId>[];
  /** Who gets the bye of the format. */
  readonly byes: readonly AccountId[];
}

export const ACCELERATIONS = ['none', 'baku'] as const;
export type Acceleration = (typeof ACCELERATIONS)[number];

/** What an arbiter says of a player in the hall. */
export const SEEN = ['here', 'away'] as const;
export type Seen = (typeof SEEN)[number];

export interface LeaguePlace {
  readonly league: LeagueId | null;
  readonly season: string | null;
  readonly category: string | null;
}

export type Phase =
  | { readonly kind: 'open' }
  | { readonly kind: 'running'; readonly startedAt: Millis }
  | { readonly kind: 'finished'; readonly startedAt: Millis; readonly finishedAt: Millis };

/** Who takes part: a player alone, or a team with those who may play for it. */
export type Participant = Player | Team;

export interface Player {
  readonly kind: 'player';
  readonly account: AccountId;
  readonly person: Person;
  /** Place in the starting list, from 1: the pairing number once the tournament has started. */
  readonly seed: number;
  /** Title, rating, federation and club as they were on entry. */
  readonly title: string | null;
  readonly rating: number | null;
  readonly federation: string;
  /** The home club of an account by its name, or what was said of a guest; null where none is known. */
  readonly club: string | null;
  readonly joinedAt: Millis;
  /** Start number in the report file that the entry came from. */
  readonly fileNumber: number | null;
  /** Points that count for pairing only (acceleration): one value a round, from round 1. */
  readonly virtualPoints: readonly HalfPoints[] | null;
  /** The first round that is no longer played; null while in the tournament. */
  readonly withdrawnFrom: number | null;
  /** Whether he has withdrawn of his own accord, and may come back so. */
  readonly leftByHimself: boolean;
  readonly eliminated: boolean;
  /** What the arbiter has said of him, where not everybody has to be there; null where he has said nothing. */
  readonly seen: Seen | null;
  /** The names of the categories that the organiser has put him into, whatever their rules say; in order. */
  readonly chosenFor: readonly string[];
  readonly standing: Standing;
}

/** What is known of the person behind a player, and does not change with the tournament. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  /** Has no account to log in with. */
  readonly ghost: boolean;
  readonly fideNumber: number | null;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string | null;
  readonly sex: 'M' | 'F';
}

export interface Team {
  readonly kind: 'team';
  readonly team: TeamId;
  readonly name: string;
  readonly seed: number;
  /** Pupils of a school class; null where nobody told. */
  readonly memberCount: number | null;
  /** The first round that is no longer played; null while in the tournament. */
  readonly withdrawnFrom: number | null;
  readonly eliminated: boolean;
  readonly matchScore: HalfPoints;
  readonly gameScore: HalfPoints;
  /** As those of a player's row. */
  readonly tiebreaks: Standing['tiebreaks'];
  /** From 1; equals share it. 0 before anything was ranked. */
  readonly rank: number;
  /** In board order. */
  readonly members: readonly Player[];
}

/** The row of the table, derived from the results whenever they change. */
export interface Standing {
  readonly score: HalfPoints;
  /** The values of the four tie-breaks as exact decimals; null where undefined or not chosen. */
  readonly tiebreaks: readonly [string | null, string | null, string | null, string | null];
  /** From 1; equals share it. 0 before anything was ranked. */
  readonly rank: number;
}

/** Before the table is worked out. */
export const UNRANKED: Standing = { score: halfPoints(0), tiebreaks: [null, null, null, null], rank: 0 };

/** Before the table of teams is worked out. */
export const UNRANKED_TEAM = {
  matchScore: halfPoints(0),
  gameScore: halfPoints(0),
  tiebreaks: UNRANKED.tiebreaks,
  rank: 0,
} as const satisfies Partial<Team>;

export type Round = PlannedRound | PairedRound;

interface AnyRound {
  readonly number: number;
  /** What the arbiter has called it; null for its number. */
  readonly name: string | null;
  /** Null: not scheduled yet. */
  readonly startAt: Millis | null;
}

export interface PlannedRound extends AnyRound {
  readonly kind: 'planned';
}

export interface PairedRound extends AnyRound {
  readonly kind: 'paired';
  readonly pairedAt: Millis;
  /** Boards and matches from the first board on, then the byes. */
  readonly pairings: readonly Pairing[];
}

export type Pairing = Board | Match | FreeRound;

/** Two players who meet: the whole pairing in a tournament of players, one board of a match in one of teams. */
export interface Board {
  readonly kind: 'board';
  /** Counted from 1. */
  readonly board: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly result: GameResult | null;
  /** What its players say of a game over the board, until it has a result. */
  readonly reports: BoardReports;
  /** Played, but not rated (the letters W D L of a TRF file). */
  readonly unrated: boolean;
  /** Played on the screen and not over the board. */
  readonly online: boolean;
  /** Set by the organiser over what the game said. */
  readonly overridden: boolean;
  /** Games played online, in order. A match has several, with colours switched. */
  readonly games: readonly OnlineGame[];
  /** Where a pairing is a match of several games: those that are decided, in order. Its result follows from them. */
  readonly decided: readonly DecidedGame[];
}

/** A game of a match that has ended, over the board or online. */
export interface DecidedGame {
  /** Whether the colours were those of the pairing, or switched. */
  readonly switched: boolean;
  /** In the colours of the game. */
  readonly result: GameResult;
  /** The game on the screen that gave it, or over which it was entered; null over the board. */
  readonly online: GameId | null;
}

/** Two teams who meet; White is who has White on the first board. */
export interface Match {
  readonly kind: 'match';
  /** The number of the match in its round, counted from 1. */
  readonly board: number;
  readonly white: TeamId;
  readonly black: TeamId;
  /** What the captains have handed in; null once the line-ups are closed and the boards made. */
  readonly lineUps: LineUps | null;
  /** Numbered from 1 in each match. */
  readonly boards: readonly Board[];
  /** Boards that one side has left empty. Which neither can fill is none. */
  readonly walkovers: readonly Walkover[];
  /** The match as a whole is decided without play, and has no boards. */
  readonly forfeited: WithoutPlay | null;
  /** Where and when it is played, and what its captains say of it. */
  readonly day: MatchDay;
  /** Who goes through in a knockout, whose boards have several games; null while it is open, and in other formats. */
  readonly through: Color | null;
}

/** Who is to play for each of the two teams; null where a captain has not said so. */
export type LineUps = Readonly<Record<Color, readonly AccountId[] | null>>;

/** A board of a match with an empty chair: who sits at it wins without play. */
export interface Walkover {
  readonly board: number;
  readonly who: AccountId;
  readonly color: Color;
}

/** Somebody who does not play in a round that is paired. */
export interface FreeRound {
  readonly kind: 'bye';
  readonly who: AccountId | TeamId;
  readonly bye: Bye;
}

export interface OnlineGame {
  readonly id: GameId;
  /** Counted from 1 within the pairing. */
  readonly sequence: number;
  readonly white: AccountId;
  readonly black: AccountId;
  readonly startAt: Millis;
  /** Null while it waits or runs: what happens meanwhile is with the game's own object. */
  readonly end: OnlineGameEnd | null;
}

export interface OnlineGameEnd {
  readonly finishedAt: Millis;
  /** Null where the game was annulled. */
  readonly outcome: Outcome;
  readonly reason: EndReason;
  /** As `domain/chess/moves.ts` writes them. */
  readonly moves: string;
  readonly plies: number;
  /** Missing where nobody has kept them. */
  readonly clocks?: KeptClocks;
}

export interface BookedBye {
  readonly who: AccountId | TeamId;
  readonly round: number;
  readonly bye: Exclude<Bye, 'pairing-allocated'>;
}

/** These must not meet one another from one round to another, both included; null for as long as the tournament lasts. */
export interface Ban {
  /** In the order of their ids. */
  readonly who: readonly (AccountId | TeamId)[];
  readonly firstRound: number;
  readonly lastRound: number | null;
}

/** Byes for rounds to come, round by round. */
export const byRound = (byes: readonly BookedBye[]): BookedBye[] =>
  [...byes].sort((one, other) => one.round - other.round);

/** All players, those of teams too. */
export const playersOf = ({ participants }: Pick<Tournament, 'participants'>): readonly Player[] =>
  participants.every(isPlayer) ? participants : participants.flatMap((one) => (isPlayer(one) ? [one] : one.members));

export const isPlayer = (participant: Participant): participant is Player => participant.kind === 'player';

export const playerOf = (tournament: Tournament, account: AccountId): Player | undefined =>
  playersOf(tournament).find((player) => player.account === account);

export const isTeam = (participant: Participant): participant is Team => participant.kind === 'team';

/** The teams in the order of the starting list; none where players take part for themselves. */
export const teamsOf = ({ participants }: Pick<Tournament, 'participants'>): readonly Team[] =>
  participants.filter(isTeam);

export const teamIn = (tournament: Tournament, id: TeamId): Team | undefined =>
  teamsOf(tournament).find(({ team }) => team === id);

/** The team that somebody plays for. */
export const teamOfPlayer = (tournament: Tournament, account: AccountId): Team | undefined =>
  teamsOf(tournament).find(({ members }) => members.some((member) => member.account === account));

export const pairingsOf = (round: Round): readonly Pairing[] => (round.kind === 'paired' ? round.pairings : []);

/** The boards of a round, those of matches too. */
export const boardsOf = (round: Round): readonly Board[] =>
  pairingsOf(round).flatMap((pairing) =>
    pairing.kind === 'board' ? [pairing] : pairing.kind === 'match' ? pairing.boards : [],
  );

export const matchesOf = (round: Round): readonly Match[] =>
  pairingsOf(round).filter((pairing) => pairing.kind === 'match');

export const freeRoundsOf = (round: Round): readonly FreeRound[] =>
  pairingsOf(round).filter((pairing) => pairing.kind === 'bye');

/** Games that are not over, nor decided without their end. */
export const openGames = ({ games, decided }: Board): readonly OnlineGame[] =>
  games.filter(({ id, end }) => end === null && !decided.some(({ online }) => online === id));

/** The last round that is paired; 0 before the first. By hand an earlier one may still be empty. */
export const pairedRounds = ({ rounds }: Pick<Tournament, 'rounds'>): number =>
  Math.max(0, ...rounds.filter(({ kind }) => kind === 'paired').map(({ number }) => number));
