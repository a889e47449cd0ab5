import type { AccountId, ClubId, GameId, TeamId, TournamentId } from './kernel/ids.ts';
import type { Millis } from './kernel/time.ts';

/** Sent to the owner of an account when someone else changed it. */
export type ActionNotice =
  | { readonly kind: 'enteredInClub'; readonly by: AccountId; readonly club: ClubId; readonly name: string }
  | { readonly kind: 'removedFromClub'; readonly by: AccountId; readonly club: ClubId; readonly name: string }
  | { readonly kind: 'enteredInTeam'; readonly by: AccountId; readonly team: TeamId; readonly name: string }
  | {
      readonly kind: 'enteredInTournament';
      readonly by: AccountId;
      readonly tournament: TournamentId;
      readonly name: string;
    }
  | MatchNotice
  | DisputeNotice
  | CallNotice
  | CallAnswerNotice;

/** Sent to the captains of a match when something about it was reported or proposed. */
export interface MatchNotice {
  readonly kind: MatchWord;
  readonly by: AccountId;
  readonly tournament: TournamentId;
  readonly name: string;
  readonly round: string;
  readonly team: TeamId;
  readonly opponent: string;
}

/** Sent to the organisers when the captains of a match disagree. */
export interface DisputeNotice {
  readonly kind: 'disputeToDecide';
  readonly by: AccountId;
  readonly tournament: TournamentId;
  readonly name: string;
  readonly round: string;
  readonly team: TeamId;
  readonly white: string;
  readonly black: string;
}

/** Sent to the organisers when a player calls for the arbiter. */
export interface CallNotice {
  readonly kind: 'arbiterCalled';
  readonly by: AccountId;
  readonly tournament: TournamentId;
  readonly name: string;
  readonly round: number;
  /** The board label: 7, or 2.1 in a team match. */
  readonly board: string;
  /** Empty if the player wrote nothing. */
  readonly words: string;
}

/** Sent to a player whose call was resolved, with or without a reply. */
export interface CallAnswerNotice {
  readonly kind: 'callAnswered' | 'callSeenTo';
  readonly by: AccountId;
  readonly tournament: TournamentId;
  readonly name: string;
  readonly words: string;
}

export const MATCH_WORDS = [
  'matchReported',
  'reportConfirmed',
  'reportDisputed',
  'matchDecided',
  'postponementAsked',
  'postponementAgreed',
  'postponementRefused',
  'matchArranged',
] as const;
export type MatchWord = (typeof MATCH_WORDS)[number];

/** To a player whose opponent has postponed the game, asked for another day or answered, or whose game has got a date. */
export const DAY_NOTICES = [
  'gamePostponed',
  'anotherDayAsked',
  'anotherDayAgreed',
  'anotherDayRefused',
  'anotherDaySet',
] as const;
export type DayNoticeKind = (typeof DAY_NOTICES)[number];

interface AboutTournament {
  readonly tournament: TournamentId;
  readonly name: string;
  /** For withdrawn players: the first round without them. */
  readonly round: number;
}

/** Notifications to the participants of a tournament. */
export type TournamentNotice = AboutTournament &
  (
    | {
        readonly kind: 'playsWhite' | 'playsBlack';
        /** The team match of the board. */
        readonly match: number | null;
        readonly board: number;
        /** Null for a game over the board. */
        readonly game: GameId | null;
      }
    | { readonly kind: 'hasBye' | 'withdrawn' }
    | { readonly kind: DayNoticeKind; readonly seat: number }
    /** To both players of an open game, before its time or from the arbiter; `startAt` is missing without a date. */
    | { readonly kind: 'gameReminder'; readonly seat: number; readonly startAt?: Millis }
  );

/** System notices are stored as data and translated when they are read. */
export type Notice = ActionNotice | TournamentNotice;

export type MessageContent = Notice | { readonly kind: 'written'; readonly text: string };
