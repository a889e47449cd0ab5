import type { ErrorKey } from '../../contract/errors.ts';
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
  /** The change is made, but it is not what the caller has asked for. */
  readonly refused?: ErrorKey;
  /** What the caller is answered. */
  readonly answer?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
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

/** Whether a step may take games of a tournament out of somebody's sight who sees them now. */
export function hidesFromSomebody({ tournament, participants }: TournamentState, { set, after }: Step): boolean {
  const next = { ...tournament, ...set };
  if (tournament.publiclyViewable && !next.publiclyViewable) return true;
  if (next.showOnlyTop !== null && next.showOnlyTop !== tournament.showOnlyTop) return true;
  const staying = new Set((after?.participants ?? participants).map(({ account }) => account));
  return !next.publiclyViewable && participants.some(({ account }) => !staying.has(account));
}
