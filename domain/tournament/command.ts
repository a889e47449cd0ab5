import type { Owner } from '../access/policy.ts';
import type { EndReason } from '../game/game-end.ts';
import type { MoveClocks } from '../game/move-clocks.ts';
import type { AccountId, ClubId, EventId, GameId, LeagueId, TeamId } from '../kernel/ids.ts';
import type { Millis } from '../kernel/time.ts';
import type { ListedRatings } from '../rating/seeding-list.ts';
import type { TournamentArchive } from './archive/archive.ts';
import type { ExpectedResult } from './guards/expected-result.ts';
import type { Card, RoundMark } from './value/attendance-record.ts';
import type { ReportedResult } from './value/board-report.ts';
import type { CategoryWish } from './value/categories.ts';
import type { Color } from './value/field.ts';
import type { NextRoundButton } from './value/formats.ts';
import type { GameResult } from './value/game-result.ts';
import type { Home } from './value/match-day.ts';
import type { EnteredBoard, ReportedBoard } from './value/match-report.ts';
import type { PostponedState } from './value/postponed-game.ts';
import type { PrizePlan } from './value/prize-plan.ts';
import type { SentSettings } from './value/settings.ts';
import type {
  Acceleration,
  BoardKey,
  EntrantId,
  ForbiddenPair,
  LeaguePlace,
  Person,
  PlayerDecision,
  RequestedBye,
} from './value/state.ts';

export type TournamentCommand =
  | EntryCommand
  | TeamCommand
  | CaptainCommand
  | OrganiserCommand
  | RoundCommand
  | BoardCommand
  | WishCommand
  | CategoryCommand
  | ImportArchiveCommand;

export type CommandOf<Kind extends TournamentCommand['kind']> = Extract<TournamentCommand, { kind: Kind }>;

/** Internal events from games, accounts and the clock. */
export type SystemEvent =
  | { readonly kind: 'due' }
  | ({ readonly kind: 'gameFinished' } & FinishedGame)
  /** Games that ended at the same moment, in the order of their reports. */
  | { readonly kind: 'gamesFinished'; readonly games: readonly FinishedGame[] }
  | { readonly kind: 'personChanged'; readonly account: AccountId; readonly person: Person }
  /** From the event whose group this tournament is; null from the one whose group it no longer is. */
  | { readonly kind: 'takeEntries'; readonly event: EventId | null; readonly entries: readonly TakenEntry[] };

/** An entry of an event that comes in, is changed, or leaves. */
export interface TakenEntry {
  readonly account: AccountId;
  /** `nameless` for who has had their data erased: whoever has played stays in the results without a name. */
  readonly wanted: 'in' | 'out' | 'nameless';
  /** The tournament has never had it. */
  readonly isNew: boolean;
  /** Null for an account. */
  readonly guest: Guest | null;
  readonly requestedByes: readonly number[];
}

export type EntryCommand =
  /** `team` is required in team tournaments. */
  | { readonly kind: 'join'; readonly team?: TeamId | undefined }
  | { readonly kind: 'leave' }
  /** A player's own word; null takes it back. */
  | {
      readonly kind: 'announceAttendance';
      readonly round: number;
      readonly attendance: Exclude<RoundMark, 'here'> | null;
    }
  /** At the door; without an account the user. */
  | { readonly kind: 'checkIn'; readonly round: number; readonly account?: AccountId | undefined }
  /** `late`: after the start, for the remaining rounds; `missed`: the byes of the earlier rounds. */
  | {
      readonly kind: 'addParticipant';
      readonly account: AccountId;
      readonly team?: TeamId | undefined;
      readonly late?: boolean | undefined;
      readonly missed?: MissedBye | undefined;
    }
  | {
      readonly kind: 'addGuest';
      readonly guest: Guest;
      readonly team?: TeamId | undefined;
      readonly late?: boolean | undefined;
      readonly missed?: MissedBye | undefined;
    }
  | { readonly kind: 'editEntrant'; readonly account: AccountId; readonly details: EntrantDetails }
  /** Replaces all point decisions of the player. */
  | { readonly kind: 'setDecisions'; readonly account: AccountId; readonly decisions: readonly PlayerDecision[] }
  /** Links a guest to an account. */
  | { readonly kind: 'identifyEntrant'; readonly guest: AccountId; readonly account: AccountId }
  /** All or nothing. */
  | { readonly kind: 'addEntrants'; readonly accounts: readonly AccountId[]; readonly guests: readonly Guest[] }
  | { readonly kind: 'removeParticipant'; readonly account: AccountId }
  | { readonly kind: 'changeSeeding'; readonly by: 'rating' | 'random' }
  /** All players, or all teams, in the new order. */
  | { readonly kind: 'setStartingOrder'; readonly order: readonly (AccountId | TeamId)[] }
  | { readonly kind: 'renumber' }
  /** Takes ratings from the lists in place, of these entries or of all. */
  | { readonly kind: 'takeOverRatings'; readonly accounts?: readonly AccountId[] | undefined };

export type TeamCommand =
  | { readonly kind: 'addTeam'; readonly team: TeamId }
  | { readonly kind: 'removeTeam'; readonly team: TeamId }
  /** Moves the player to this place of the team's board order (from 1). */
  | { readonly kind: 'seatMember'; readonly team: TeamId; readonly account: AccountId; readonly place: number }
  /** Line-up of a match, while line-ups are open. */
  | {
      readonly kind: 'handInLineUp';
      readonly team: TeamId;
      readonly round: number;
      readonly players: readonly AccountId[];
    }
  /** Null if the class size is unknown. */
  | { readonly kind: 'setMemberCount'; readonly team: TeamId; readonly count: number | null };

export type CaptainCommand =
  | ({ readonly kind: 'reportMatch'; readonly boards: readonly EnteredBoard[] } & MatchKey)
  /** Text is only allowed in a dispute. */
  | ({
      readonly kind: 'answerReport';
      readonly disputed: { readonly words: string } | null;
      /** The report that the captain saw; absent to skip the check. */
      readonly expected?: readonly ReportedBoard[] | undefined;
    } & MatchKey)
  | ({ readonly kind: 'askPostponement'; readonly startAt: Millis; readonly words: string } & MatchKey)
  | ({ readonly kind: 'answerPostponement'; readonly agreed: boolean } & MatchKey)
  | ({ readonly kind: 'namePlace'; readonly place: string | null } & MatchKey);

export interface MatchKey {
  readonly round: number;
  readonly team: TeamId;
}

export type OrganiserCommand =
  /** Null: the default of the tournament or round. */
  | ({
      readonly kind: 'arrangeMatch';
      readonly home: Home | null;
      readonly place: string | null;
      readonly startAt: Millis | null;
    } & MatchKey)
  | ({ readonly kind: 'closeLineUps' } & MatchKey)
  | ({ readonly kind: 'decideMatch'; readonly boards: readonly EnteredBoard[] } & MatchKey)
  /** Null: the default of the format. */
  | {
      readonly kind: 'markAttendance';
      readonly accounts: readonly AccountId[];
      /** `comes` only of one round. */
      readonly attendance: RoundMark | null;
      /** Absent for all rounds to come. */
      readonly round?: number | undefined;
    }
  | { readonly kind: 'excuseAbsence'; readonly account: AccountId; readonly round: number; readonly excused: boolean }
  | {
      readonly kind: 'setAttendanceTerms';
      readonly account: AccountId;
      /** What is left out stays. */
      readonly card?: Card | null | undefined;
      readonly noHalfPoints?: boolean | undefined;
    }
  | { readonly kind: 'start' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'pin'; readonly pinned: boolean; readonly order: number }
  /** `from`: the league that the sender takes it from; null for a tournament outside of leagues. */
  | { readonly kind: 'setLeague'; readonly from: LeagueId | null; readonly league: LeaguePlace | null }
  /** `setsBye`: the settings contain the value of a pairing-allocated bye. */
  | { readonly kind: 'edit'; readonly settings: SentSettings; readonly setsBye?: boolean }
  | { readonly kind: 'changeNextPairing'; readonly at: Millis };

export type RoundCommand =
  /** `round`: the round that the sender means; idempotent if it is already paired. */
  | ({
      readonly kind: 'pairNextRound';
      readonly button: NextRoundButton;
      readonly round?: number | undefined;
    } & WithOpenGames)
  | { readonly kind: 'pairNow'; readonly round: number }
  /** Starts a paired round at once and closes its line-ups. */
  | { readonly kind: 'startRound'; readonly number: number }
  | DraftCommand
  | {
      readonly kind: 'addRound';
      readonly name: string | null;
      readonly startAt: Millis | null;
      readonly number: number | null;
    }
  | { readonly kind: 'setupRound'; readonly number: number; readonly startAt: Millis }
  | { readonly kind: 'deleteRound'; readonly number: number }
  /** Swaps two seats of a published round; opponents swap colours. */
  | { readonly kind: 'swapSeats'; readonly round: number; readonly who: readonly [AccountId, AccountId] };

export interface WithOpenGames {
  /** Registers games without a result as adjourned, and confirms open ones; without it they are refused (OPEN-2, OPEN-14). */
  readonly adjourn?: boolean | undefined;
}

export type DraftCommand =
  /** Replaces an existing draft by the program's pairing. */
  | ({ readonly kind: 'draftRound' } & WithOpenGames)
  | { readonly kind: 'swapInDraft'; readonly who: readonly [AccountId, AccountId]; readonly version: number }
  | { readonly kind: 'publishDraft'; readonly version: number; readonly round?: number | undefined }
  | { readonly kind: 'discardDraft' };

export type BoardCommand =
  | SetResultCommand
  | { readonly kind: 'setResults'; readonly round: number; readonly results: readonly BoardResult[] }
  /** A player's report of their own game over the board; null withdraws it. */
  | ({ readonly kind: 'reportResult'; readonly result: ReportedResult | null } & BoardKey)
  /** Confirms matching reports as the arbiter saw them: all or none. */
  | { readonly kind: 'confirmReports'; readonly round: number; readonly boards: readonly AgreedReport[] }
  /** Registers the game, or changes what is registered. */
  | ({
      readonly kind: 'postponeGame';
      readonly state: PostponedState;
      /** The player who asked, of a postponed game; null for nobody. */
      readonly by: Color | null;
      readonly words: string;
      readonly startAt: Millis | null;
    } & BoardKey)
  | ({ readonly kind: 'cancelPostponement' } & BoardKey)
  /** Enters what the rule proposes for a game that was not played by its deadline, as the arbiter saw it. */
  | ({ readonly kind: 'resolveUnplayed'; readonly result: GameResult } & BoardKey)
  | ({ readonly kind: 'remindPlayers' } & BoardKey)
  /** A player proposes another day for their own game, or another date; the opponent answers. */
  | ({ readonly kind: 'askAnotherDay'; readonly startAt: Millis; readonly words: string } & BoardKey)
  | ({ readonly kind: 'answerAnotherDay'; readonly agreed: boolean } & BoardKey)
  | ({ readonly kind: 'setOnline'; readonly online: boolean } & BoardKey)
  | ({ readonly kind: 'addPairing'; readonly online: boolean } & SeatsKey)
  | ({ readonly kind: 'deletePairing' } & SeatsKey);

export interface SetResultCommand extends BoardKey, ExpectedResult {
  readonly kind: 'setResult';
  /** Null removes the result. */
  readonly result: GameResult | null;
  /** Game of a match, from 1; by default the colours identify it. */
  readonly game?: number | undefined;
}

export type BoardResult = Omit<SetResultCommand, 'kind' | 'round' | 'game'>;

export interface AgreedReport extends BoardResult {
  readonly result: ReportedResult;
}

export type CategoryCommand =
  /** `previousName`: current name of the category to change; null creates one. */
  | { readonly kind: 'setCategory'; readonly previousName: string | null; readonly category: CategoryWish }
  | { readonly kind: 'removeCategory'; readonly name: string }
  | { readonly kind: 'setPrizes'; readonly prizes: PrizePlan };

export type WishCommand =
  | { readonly kind: 'addForbiddenPair'; readonly pair: ForbiddenPlayers }
  | { readonly kind: 'removeForbiddenPair'; readonly pair: ForbiddenPlayers }
  | { readonly kind: 'addRequestedBye'; readonly bye: PlayerBye }
  | { readonly kind: 'requestBye'; readonly round: number }
  | { readonly kind: 'withdrawBye'; readonly round: number }
  | { readonly kind: 'accelerate'; readonly by: Acceleration };

export interface ImportArchiveCommand {
  readonly kind: 'importArchive';
  readonly archive: TournamentArchive;
  /** The host of a tournament that is new here; null brings the one that is here up to date. */
  readonly host: Owner | null;
  /** The club of the archive's teams; null without teams. */
  readonly club: ClubId | null;
}

/** Byes for rounds missed by a late entry, at the organiser's choice. */
export const MISSED_BYES = ['zero-point', 'half-point'] as const;
export type MissedBye = (typeof MISSED_BYES)[number];

export interface PlayerBye extends RequestedBye {
  readonly who: AccountId;
}

export interface ForbiddenPlayers extends ForbiddenPair {
  readonly who: readonly AccountId[];
}

/** A board, a team match, or (without Black) a bye. */
export interface SeatsKey extends Pick<BoardKey, 'round'> {
  readonly white: EntrantId;
  readonly black: EntrantId | null;
}

/** A participant without an account, in one tournament only. */
export interface Guest extends Omit<Entry, 'account' | 'person' | 'listed'> {
  readonly person: Omit<Person, 'ghost'>;
}

/** The name of an account cannot be set here. */
export interface EntrantDetails extends Pick<Entry, 'title' | 'rating' | 'federation' | 'club'> {
  readonly name: Pick<Person, 'firstName' | 'lastName'> | null;
  /** Only for guests; otherwise the account's data apply. */
  readonly facts?: Partial<Pick<Person, 'fideNumber' | 'birthDate' | 'sex'>> & {
    /** Null for none. */
    readonly nationalId?: string | null;
  };
}

export interface Entry {
  readonly account: AccountId;
  readonly person: Person;
  readonly title: string | null;
  readonly rating: number | null;
  readonly federation: string;
  readonly club: string | null;
  /** In the rating lists; absent for nobody to look up. */
  readonly listed?: ListedRatings;
}

export interface TeamEntry {
  readonly team: TeamId;
  readonly name: string;
}

/** Sent by the game's object. */
export interface FinishedGame {
  readonly game: GameId;
  /** Null for an annulled game. */
  readonly result: GameResult | null;
  readonly reason: EndReason;
  readonly moves: string;
  readonly plies: number;
  readonly clocks?: MoveClocks;
  readonly finishedAt: Millis;
  /** Players who lost because they never made a first move. */
  readonly absent: readonly AccountId[];
}
