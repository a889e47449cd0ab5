import type { Actor } from '../access/actor.ts';
import type { Chance } from '../chance.ts';
import type { AccountId, GameId, TeamId } from '../ids.ts';
import type { RestrictionRefusal } from '../league/restrictions.ts';
import type { MatchWord } from '../message.ts';
import type { PairingRefusal, RoundPairing } from '../pairing/pairing.ts';
import type { TeamPairingInput } from '../pairing/team-pairing.ts';
import { ok, type Refused, type Result } from '../result.ts';
import type { Millis } from '../time.ts';
import type { BoardKey, Entry, TeamEntry } from './command.ts';
import type { GameResult } from './game-result.ts';
import type { TournamentKind } from './kinds.ts';
import type { TournamentRefusal } from './refusals.ts';
import type { LeaguePlace, Tournament } from './state.ts';

/** Under which circumstances a command is decided. */
export interface Circumstances {
  /** Who asks; a visitor where nobody does. */
  readonly actor: Actor;
  readonly now: Millis;
  readonly chance: Chance;
  /** What an earlier decision on the same command has asked for. */
  readonly supplied?: Supplied;
}

/** What a command comes to: a change, or a question that somebody outside has to answer first. */
export type Decision = Done | Question;

export interface Done {
  readonly kind: 'done';
  /** The tournament as it is from now on: the same value where nothing changes, null where it is deleted. */
  readonly after: Tournament | null;
  readonly messages: readonly TournamentMessage[];
  readonly news: readonly TournamentNews[];
  /** What the caller is answered. */
  readonly answer: Answer;
  /** The change is made, but it is not what the caller has asked for. */
  readonly refused: TournamentRefusal | null;
}

export type Answer = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The command is decided anew, on the same tournament, with what was asked for; it may then ask for something else. */
export type Question = PairingQuestion | PersonQuestion | PeopleQuestion | TeamQuestion | OnlineQuestion;

/** Pairing is long arithmetic: it is done elsewhere, one input after the other. */
export interface PairingQuestion {
  readonly kind: 'pair';
  readonly format: TournamentKind;
  readonly inputs: readonly TeamPairingInput[];
}

/** Who is behind this account, for which teams of clubs does he play, and may he play in this place of a league? */
export interface PersonQuestion {
  readonly kind: 'whoIs';
  readonly account: AccountId;
  readonly league: LeaguePlace | null;
}

/** The same of many, whatever their teams. */
export interface PeopleQuestion {
  readonly kind: 'whoAre';
  readonly accounts: readonly AccountId[];
}

/** What is this team called? */
export interface TeamQuestion {
  readonly kind: 'whichTeam';
  readonly team: TeamId;
}

/** Who of these is online? */
export interface OnlineQuestion {
  readonly kind: 'whoIsOnline';
  readonly accounts: readonly AccountId[];
}

export type Supplied =
  | { readonly kind: 'online'; readonly accounts: readonly AccountId[] }
  | { readonly kind: 'pairings'; readonly pairings: readonly Result<RoundPairing, PairingRefusal>[] }
  /** Null: there is no such account. */
  | {
      readonly kind: 'entry';
      readonly entry: Entry | null;
      readonly teams: readonly TeamId[];
      /** Why the category of the league is not for him; null where it is. */
      readonly barred: Refused<RestrictionRefusal> | null;
    }
  /** In the order of the question; null: there is no such account. */
  | { readonly kind: 'entries'; readonly entries: readonly (Entry | null)[] }
  /** Null: there is no such team. */
  | { readonly kind: 'team'; readonly team: TeamEntry | null };

/** What a change has to tell others, until they have heard it. */
export type TournamentMessage = GameMessage | EnteredMessage | MatchMessage | DisputeMessage;

/** Somebody was entered by somebody else, and is told. */
export interface EnteredMessage {
  readonly kind: 'entered';
  readonly account: AccountId;
  readonly by: AccountId;
}

/** Something was said about a match of a team, and its captains are told. */
export interface MatchMessage {
  readonly kind: 'match';
  readonly of: MatchWord;
  readonly by: AccountId;
  /** Whose captains are told. */
  readonly team: TeamId;
  readonly opponent: TeamId;
  readonly round: number;
}

/** The captains of a match do not agree, and those are told who run the tournament. */
export interface DisputeMessage {
  readonly kind: 'dispute';
  readonly by: AccountId;
  readonly round: number;
  readonly white: TeamId;
  readonly black: TeamId;
}

/** What a change has to tell the games. */
export type GameMessage =
  | { readonly kind: 'openGame'; readonly game: GameId }
  | { readonly kind: 'endGame'; readonly game: GameId; readonly result: GameResult }
  | { readonly kind: 'cancelGame'; readonly game: GameId };

/** What the listeners of the page are told. */
export type TournamentNews = { readonly kind: 'games' } | ({ readonly kind: 'pairing' } & BoardKey);

/** What a command is refused with, besides what the guards say. */
export type DecisionRefusal =
  | TournamentRefusal
  | 'forbidden'
  | 'tournamentPrivate'
  | 'noSuchAccount'
  | 'noSuchTeam'
  | 'notATeamMember'
  | 'noSuchRound'
  | 'noSuchPairing'
  | 'noSuchGame'
  | 'noSuchBan'
  | 'noSuchTournamentCategory'
  | 'categoryNameTaken'
  | 'tooManyCategories'
  | 'categoryHasPrizes'
  | 'formatNotOffered'
  | 'roundsRequired'
  | 'perTeamRequired'
  | 'invalidInput';

export type Decided = Result<Decision, DecisionRefusal>;

/** A change, with what it makes known. */
export const done = (
  after: Tournament | null,
  { messages = [], news = [], answer = {}, refused = null }: Partial<Omit<Done, 'kind' | 'after'>> = {},
) => ok<Done>({ kind: 'done', after, messages, news, answer, refused });

/** Everything that the page shows of rounds and games may be different. */
export const GAMES_NEWS: readonly TournamentNews[] = [{ kind: 'games' }];
