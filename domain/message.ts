import type { AccountId, ClubId, TeamId, TournamentId } from './ids.ts';

/** What somebody else did with an account, told to its owner. */
export type Deed =
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

/** Something was said about a match of teams, and its captains are told. */
export interface MatchNotice {
  readonly kind: MatchWord;
  readonly by: AccountId;
  readonly tournament: TournamentId;
  /** Of the tournament. */
  readonly name: string;
  readonly round: string;
  /** Whose captain is told. */
  readonly team: TeamId;
  /** Its name. */
  readonly opponent: string;
}

/** The captains of a match do not agree, and those are told who run the tournament. */
export interface DisputeNotice {
  readonly kind: 'disputeToDecide';
  readonly by: AccountId;
  readonly tournament: TournamentId;
  /** Of the tournament. */
  readonly name: string;
  readonly round: string;
  /** One of the two teams. */
  readonly team: TeamId;
  /** Their names. */
  readonly white: string;
  readonly black: string;
}

/** A player calls for the arbiter, and those are told who run the tournament. */
export interface CallNotice {
  readonly kind: 'arbiterCalled';
  readonly by: AccountId;
  readonly tournament: TournamentId;
  /** Of the tournament. */
  readonly name: string;
  readonly round: number;
  /** As it is called: 7, and 2.1 of a match of teams. */
  readonly board: string;
  /** Empty where he says nothing. */
  readonly words: string;
}

/** Somebody has seen to the call of a player: with words of his own, or without. */
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

interface AboutTournament {
  readonly tournament: TournamentId;
  readonly name: string;
  /** Of those withdrawn, the first that is played without them. */
  readonly round: number;
}

/** What a tournament tells those who play in it. */
export type TournamentNotice = AboutTournament &
  (
    | {
        readonly kind: 'playsWhite' | 'playsBlack';
        /** The match of two teams that the board belongs to. */
        readonly match: number | null;
        readonly board: number;
      }
    | { readonly kind: 'hasBye' | 'withdrawn' }
  );

/** What the program tells somebody, in the reader's language when it is read. */
export type Notice = Deed | TournamentNotice;

/** A notice of the program, or what somebody has written. */
export type MessageContent = Notice | { readonly kind: 'written'; readonly text: string };
