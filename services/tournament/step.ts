import type { Write } from '../../db/commit.ts';
import type { TournamentState } from '../../db/read/tournament.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId, GameId } from '../../domain/ids.ts';
import type { PairingInput, PairingRefusal, RoundPairing } from '../../domain/pairing/pairing.ts';
import type { Result } from '../../domain/result.ts';
import type { Millis } from '../../domain/time.ts';
import type { GameResult } from '../../domain/tournament/game-result.ts';
import type { Deps } from '../deps.ts';
import type { TournamentChange } from './change.ts';
import type { PlayableKind } from './playable.ts';

/** What a verb decides on: one state, one moment, one person. */
export interface Moment {
  readonly deps: TournamentDeps;
  readonly state: TournamentState;
  readonly actor: Actor;
  readonly now: Millis;
}

export interface TournamentDeps extends Deps {
  /** Pairs outside of the tournament's own thread. */
  readonly pair: (kind: PlayableKind, input: PairingInput) => Promise<Result<RoundPairing, PairingRefusal>>;
}

/** What a verb decided: the change of the tournament's own row, the statements beside it, and what is told to whom. */
export interface Step {
  readonly set?: TournamentChange;
  readonly writes?: readonly Write[];
  /** The state after the change, where scores follow from it. */
  readonly after?: TournamentState;
  readonly messages?: readonly OutboxMessage[];
  readonly news?: readonly News[];
  /** The tournament is gone with this step. */
  readonly deleted?: true;
  /** What the caller is answered. */
  readonly answer?: Readonly<Record<string, string | number | boolean>>;
}

/** What a commit has to tell the games; kept in the database until it was told. */
export type OutboxMessage =
  | { readonly kind: 'openGame'; readonly game: GameId }
  | { readonly kind: 'endGame'; readonly game: GameId; readonly result: GameResult }
  | { readonly kind: 'cancelGame'; readonly game: GameId };

/** What the listeners of the page are told. */
export type News =
  | { readonly kind: 'games' }
  | { readonly kind: 'pairing'; readonly round: number; readonly white: AccountId; readonly black: AccountId };
