import type { Actor } from '../access/actor.ts';
import type { Chance } from '../kernel/chance.ts';
import type { AccountId, ClubId, GameId, TeamId } from '../kernel/ids.ts';
import { ok, type Refused, type Result } from '../kernel/result.ts';
import type { Millis } from '../kernel/time.ts';
import type { RestrictionRefusal } from '../league/restrictions.ts';
import type { MatchWord } from '../message.ts';
import type { PairingRefusal, RoundPairing } from '../pairing/pairing.ts';
import type { TeamPairingInput } from '../pairing/team-pairing.ts';
import type { ListedRatings, ListsInPlace } from '../rating/seeding-list.ts';
import type { StoredHistory } from './archive/archive-of.ts';
import type { Entry, TeamEntry } from './command.ts';
import type { TournamentRefusal } from './guards/refusals.ts';
import type { FormatName } from './value/formats.ts';
import type { GameResult } from './value/game-result.ts';
import type { BoardKey, LeaguePlace, Tournament } from './value/state.ts';

export interface DecisionContext {
  readonly actor: Actor;
  readonly now: Millis;
  readonly chance: Chance;
  readonly effectResult?: EffectResult;
}

/** A change, or a question to answer outside the domain first. */
export type Decision = Done | Effect;

export interface Done {
  readonly kind: 'done';
  /** Identical if nothing changed; null if deleted. */
  readonly after: Tournament | null;
  readonly messages: readonly TournamentMessage[];
  readonly events: readonly TournamentEvent[];
  readonly answer: Answer;
  /** The change was made, but is not what the caller asked for. */
  readonly refused: TournamentRefusal | null;
  /** What an imported archive stores beside the tournament. */
  readonly imported: ImportedHistory | null;
}

export interface ImportedHistory extends Pick<StoredHistory, 'keys' | 'log'> {
  readonly origin: string;
  /** Null if there is none to add. */
  readonly report: string | null;
  /** The club of guest teams. */
  readonly club: ClubId | null;
}

export type Answer = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The command is decided again with the answer; it may then ask another question. */
export type Effect =
  | PairEffect
  | LoadEntrantEffect
  | LoadEntrantsEffect
  | LoadTeamEffect
  | LoadPresenceEffect
  | LoadRatingsEffect
  | LoadHistoryEffect;

/** Pairing is expensive and runs elsewhere, one input after the other. */
export interface PairEffect {
  readonly kind: 'pair';
  readonly format: FormatName;
  readonly inputs: readonly TeamPairingInput[];
}

/** The account's person and ratings, their clubs' teams, and restrictions of the league category. */
export interface LoadEntrantEffect {
  readonly kind: 'loadEntrant';
  readonly account: AccountId;
  readonly league: LeaguePlace | null;
  /** Whose national list counts. */
  readonly federation: string;
}

export interface LoadEntrantsEffect {
  readonly kind: 'loadEntrants';
  readonly accounts: readonly AccountId[];
  /** Whose ratings are loaded too. */
  readonly guests: readonly ListedPerson[];
  readonly federation: string;
}

export interface LoadRatingsEffect {
  readonly kind: 'loadRatings';
  readonly people: readonly ListedPerson[];
  readonly federation: string;
}

/** A person as rating lists identify them. */
export interface ListedPerson {
  readonly fideNumber: number | null;
  /** In the list of their own federation. */
  readonly nationalId: string | null;
  readonly federation: string;
}

export interface LoadTeamEffect {
  readonly kind: 'loadTeam';
  readonly team: TeamId;
}

export interface LoadPresenceEffect {
  readonly kind: 'loadPresence';
  readonly accounts: readonly AccountId[];
}

export interface LoadHistoryEffect {
  readonly kind: 'loadHistory';
}

export type EffectResult =
  | { readonly kind: 'online'; readonly accounts: readonly AccountId[] }
  | { readonly kind: 'pairings'; readonly pairings: readonly Result<RoundPairing, PairingRefusal>[] }
  /** Null: no such account. */
  | {
      readonly kind: 'entry';
      readonly entry: Entry | null;
      readonly teams: readonly TeamId[];
      /** Why the league category bars the player; null if it does not. */
      readonly barred: Refused<RestrictionRefusal> | null;
    }
  /** In the order of the question; null: no such account. */
  | {
      readonly kind: 'entries';
      readonly entries: readonly (Entry | null)[];
      readonly guests: readonly ListedRatings[];
    }
  /** In the order of the question. */
  | { readonly kind: 'ratings'; readonly listed: readonly ListedRatings[]; readonly inPlace: ListsInPlace }
  | { readonly kind: 'team'; readonly team: TeamEntry | null }
  | { readonly kind: 'history'; readonly history: StoredHistory };

/** Messages of a change, kept until delivered. */
export type TournamentMessage = GameMessage | EnteredMessage | MatchMessage | DisputeMessage;

export interface EnteredMessage {
  readonly kind: 'entered';
  readonly account: AccountId;
  readonly by: AccountId;
}

export interface MatchMessage {
  readonly kind: 'match';
  readonly of: MatchWord;
  readonly by: AccountId;
  readonly team: TeamId;
  readonly opponent: TeamId;
  readonly round: number;
}

export interface DisputeMessage {
  readonly kind: 'dispute';
  readonly by: AccountId;
  readonly round: number;
  readonly white: TeamId;
  readonly black: TeamId;
}

export type GameMessage =
  | { readonly kind: 'openGame'; readonly game: GameId }
  | { readonly kind: 'endGame'; readonly game: GameId; readonly result: GameResult }
  | { readonly kind: 'cancelGame'; readonly game: GameId };

/** Events for subscribers of the page. */
export type TournamentEvent = { readonly kind: 'games' } | ({ readonly kind: 'pairing' } & BoardKey);

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
  | 'noSuchForbiddenPair'
  | 'noSuchTournamentCategory'
  | 'categoryNameTaken'
  | 'tooManyCategories'
  | 'categoryHasPrizes'
  | 'formatNotOffered'
  | 'roundsRequired'
  | 'perTeamRequired'
  | 'roundsOutOfOrder'
  | 'stagesNotOnline'
  | 'invalidInput'
  | 'idTaken'
  | 'gamesStillPlayed'
  | 'changedHereToo'
  /** The current state differs from the one the sender saw; the parameters contain it. */
  | 'changedMeanwhile';

export type Decided = Result<Decision, DecisionRefusal>;

export const done = (
  after: Tournament | null,
  {
    messages = [],
    events = [],
    answer = {},
    refused = null,
    imported = null,
  }: Partial<Omit<Done, 'kind' | 'after'>> = {},
) => ok<Done>({ kind: 'done', after, messages, events, answer, refused, imported });

/** All rounds and games of the page may have changed. */
export const GAMES_CHANGED: readonly TournamentEvent[] = [{ kind: 'games' }];
