import type { ErrorKey } from '../contract/http/errors.ts';
import type { ReadersPart } from '../contract/tournament/tournaments.ts';
import type { AccountStatus } from '../domain/access/account-status.ts';
import type { Actor } from '../domain/access/actor.ts';
import type { SessionRef } from '../domain/access/session.ts';
import type { EventCommand, EventSystemEvent } from '../domain/event/command.ts';
import type { EventActor } from '../domain/event/decision.ts';
import type { LoggedEvent } from '../domain/game/arbiters-log.ts';
import type { GameRefusal, PlayerRequest } from '../domain/game/commands.ts';
import type { GameSetup } from '../domain/game/game.ts';
import type { MoveClocks } from '../domain/game/move-clocks.ts';
import type { GameView } from '../domain/game/view.ts';
import type { AccountId, EntryId, EventId, GameId, SessionId, TournamentId } from '../domain/kernel/ids.ts';
import type { Result } from '../domain/kernel/result.ts';
import type { Millis } from '../domain/kernel/time.ts';
import type { HealthCounts } from '../domain/lib/health-counts.ts';
import type { RateLimit } from '../domain/lib/rate-limit.ts';
import type { Region } from '../domain/lib/regions.ts';
import type { TakenEntry, TournamentCommand } from '../domain/tournament/command.ts';
import type { Answer } from '../domain/tournament/decision.ts';
import type { Color } from '../domain/tournament/value/field.ts';
import type { GameResult } from '../domain/tournament/value/game-result.ts';
import type { Person } from '../domain/tournament/value/state.ts';
import type { Eraser } from '../services/account/erase-account.ts';
import type { Overview } from '../services/account/overview.ts';
import type { Seats } from '../services/game/can-watch.ts';
import type { NewNationalList, ReplacementRefusal } from '../services/national-list/replace-list.ts';
import type { ExplainedRound } from '../services/tournament/explain.ts';
import type { ConnectionTarget } from './connections/connection-target.ts';
import type { TakenAnswer } from './event/taken-answer.ts';
import type { GameFinishedReport, GameProgressReport } from './game/game-report.ts';
import type { GameStarts } from './outbox/messages.ts';
import type { PageAnswer, PageWish } from './tournament/tournament-pages.ts';

/** What each Durable Object offers to the Worker and to the others. */

export type GameAnswer<Key extends string = never> = Result<GameView, 'noSuchGame' | Key>;

/** Replay data of a game before the database has it. */
export interface GameReview {
  readonly view: GameView;
  readonly clocks: MoveClocks | null;
}

export interface GameRpc extends Rpc.DurableObjectBranded {
  open(setup: GameSetup): GameView;
  view(): GameView | null;
  review(): GameReview | null;
  progress(): GameProgressReport | null;
  log(): readonly LoggedEvent[];
  /** Refused unless the account plays in this game. */
  command(account: AccountId, request: PlayerRequest): GameAnswer<GameRefusal | 'notAPlayer'>;
  commandBy(
    session: SessionRef,
    request: PlayerRequest,
  ): Promise<GameAnswer<GameRefusal | 'notAPlayer' | 'loginFirst'>>;
  /** Invalidates the account's sessions before it settles. */
  revalidateAccess(account: AccountId): Promise<void>;
  /** Spectators must reconnect, as the tournament's visibility changed. */
  closeWatchers(revision: number): void;
  leases(): string[];
  /** For arbiters: the caller has already checked that the user is one. */
  adjustTime(side: Color, deltaMs: number): GameAnswer<GameRefusal>;
  decide(result: GameResult): GameAnswer<GameRefusal>;
  annul(): GameAnswer<GameRefusal>;
  /** Replaces the id of an erased account, also in unsent messages. */
  renamePlayer(from: AccountId, to: AccountId): void;
  resend(messages: readonly string[]): Promise<void>;
  chat(
    account: AccountId,
    side: Color,
    id: number,
  ): GameAnswer<'forbidden' | 'chatDisabled' | 'invalidInput' | 'tooManyRequests'>;
}

export type CommandAnswer = Result<Answer, ErrorKey>;
export type ExplainedAnswer = Result<ExplainedRound, ErrorKey>;

export type PlayersAnswer = Result<readonly AccountId[], ErrorKey>;

export interface TournamentRpc extends Rpc.DurableObjectBranded {
  run(id: TournamentId, actor: Actor, command: TournamentCommand): Promise<CommandAnswer>;
  gameFinished(id: TournamentId, report: GameFinishedReport): Promise<void>;
  personChanged(id: TournamentId, account: AccountId, person: Person): Promise<void>;
  /** Loads the tournament again: its rows have been rewritten. */
  reset(): Promise<void>;
  /** Stores and broadcasts a live position. False tells the game to stop reporting until asked. */
  gameProgress(report: GameProgressReport): boolean;
  page(id: TournamentId, wish: PageWish): Promise<PageAnswer>;
  /** The fields of one user, to be put into the visitors' page; null if the user sees another page. */
  ownFields(id: TournamentId, actor: Actor, region: Region | null): Promise<ReadersPart | null>;
  /** Refused unless the actor may see it. */
  explanation(id: TournamentId, actor: Actor, round: number): Promise<ExplainedAnswer>;
  /** Refused unless the actor runs it. */
  playersToArbitrate(id: TournamentId, actor: Actor): Promise<PlayersAnswer>;
  /** Brings in, changes and takes out entries of the event whose group this is. */
  takeEntries(id: TournamentId, event: EventId | null, entries: readonly TakenEntry[]): Promise<TakenAnswer>;
  /** Which of these users may watch a game of these players. */
  mayWatch(id: TournamentId, seats: Seats, actors: readonly Actor[]): Promise<readonly boolean[]>;
  liveMoves(games: readonly GameId[]): Promise<Record<GameId, string>>;
  revalidateAccess(account: AccountId): Promise<void>;
  leases(): Promise<string[]>;
  /** Notifies organisers of changed arbiter calls. */
  callsChanged(): void;
  relayLoad(relay: number, listeners: number): void;
  wake(id: TournamentId): Promise<void>;
  resend(messages: readonly string[]): Promise<void>;
}

export interface EventAnswer {
  readonly revision: number;
  /** New entries. */
  readonly entries: readonly EntryId[];
}

export interface EventRpc extends Rpc.DurableObjectBranded {
  /** `origin` is that of the site, for a new event. */
  run(
    id: EventId,
    actor: EventActor,
    command: EventCommand | EventSystemEvent,
    origin: string | null,
  ): Promise<Result<EventAnswer, ErrorKey>>;
  /** Loads the event again: its rows have been rewritten. */
  reset(): void;
}

export interface MailRpc extends Rpc.DurableObjectBranded {
  /** E-mails to entrants wait in the database. */
  wake(): Promise<void>;
}

export interface RelayRpc extends Rpc.DurableObjectBranded {
  page(id: TournamentId, wish: Omit<PageWish, 'actor'>): Promise<PageAnswer>;
  /** These users may see more than visitors now: their streams end, and the tournament takes them. */
  sendBack(accounts: readonly AccountId[]): void;
  leases(): Promise<string[]>;
}

export interface PresenceRpc extends Rpc.DurableObjectBranded {
  touch(account: AccountId): void;
  online(accounts: readonly AccountId[]): AccountId[];
}

export interface PersonRpc extends Rpc.DurableObjectBranded {
  /** Null unless the session is valid. */
  accountStatus(session: SessionId): Promise<AccountStatus | null>;
  /** Nothing that is stored about rights and sessions counts until the change has ended. */
  beginChange(change: string): void;
  /** Returns the objects that hold connections of the person. */
  endChange(change: string): Promise<ConnectionTarget[]>;
  accessGained(): Promise<void>;
  /** What concerns the person on every page; undefined without such an account. */
  overview(): Promise<Overview | undefined>;
  /** Makes the person's pages fetch it again, and those of others. Returns the others that were not reached. */
  overviewChanged(others: readonly AccountId[]): Promise<AccountId[]>;
  take(id: string, target: ConnectionTarget, most: number): Promise<boolean>;
  release(id: string): void;
  targets(): ConnectionTarget[];
}

export interface AddressRpc extends Rpc.DurableObjectBranded {
  take(address: string, id: string, target: ConnectionTarget, most: number): Promise<boolean>;
  release(address: string, id: string): void;
  targets(address: string): ConnectionTarget[];
}

/** The time of the counted attempt, or the milliseconds to wait. */
export type Taken = { readonly taken: true; readonly at: number } | { readonly taken: false; readonly waitMs: number };

export interface LimitRpc extends Rpc.DurableObjectBranded {
  take(key: string, limit: RateLimit, open: boolean): Taken;
  settle(key: string, at: number, counts: boolean): void;
}

export interface PasswordRpc extends Rpc.DurableObjectBranded {
  inTurn(work: () => Promise<void>): Promise<boolean>;
  hash(password: string): string;
  fits(stored: string | null, password: string): boolean;
}

export interface ErasureRpc extends Rpc.DurableObjectBranded, Eraser {
  resend(messages: readonly string[]): Promise<void>;
}

export interface PushRpc extends Rpc.DurableObjectBranded {
  wake(tournament: TournamentId): Promise<void>;
  gameStarts(message: Omit<GameStarts, 'kind'>): Promise<void>;
}

export interface NationalListRpc extends Rpc.DurableObjectBranded {
  replace(list: NewNationalList): Promise<Result<true, ReplacementRefusal>>;
}

export interface HealthRpc extends Rpc.DurableObjectBranded {
  /** Adds the sums of a minute that one instance of the Worker has counted. */
  add(minute: Millis, counts: HealthCounts): void;
  /** The sums of all minutes from then on. */
  since(from: Millis): HealthCounts;
}

export interface FideListRpc extends Rpc.DurableObjectBranded {
  begin(url: string): Promise<void>;
}
