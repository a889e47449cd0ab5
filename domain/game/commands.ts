import type { ByColor, Move } from '../chess/square.ts';
import type { MoveRefusal } from '../chess/variant-rules.ts';
import type { Millis } from '../kernel/time.ts';
import type { Color } from '../tournament/value/field.ts';
import type { GameResult } from '../tournament/value/game-result.ts';
import type { GameEnd } from './game-end.ts';

export type PlayerRequest =
  | {
      readonly kind: 'move';
      readonly move: Move;
      /** The number of half-moves that the player has seen; makes retries idempotent. */
      readonly ply?: number;
      /** Thinking time that the client measured; trusted within the lag quota only. */
      readonly thinkMs?: number;
    }
  | { readonly kind: 'resign' }
  /** Offers a draw, accepts the opponent's offer, or claims a draw that the position allows. */
  | ({ readonly kind: 'agreeToDraw' } & DrawAnswer)
  | ({ readonly kind: 'declineDraw' } & DrawAnswer)
  | { readonly kind: 'askForAutomaticDraw' }
  | { readonly kind: 'callFlag' };

interface DrawAnswer {
  /** Half-moves before the answered offer, or half-moves that the player has seen if there was no offer (DRAW-7). */
  readonly ply?: number;
}

export type PlayerCommand = PlayerRequest & { readonly by: Color };

export type GameCommand =
  | PlayerCommand
  /** The alarm fired; everything due is processed. */
  | { readonly kind: 'wake' }
  | { readonly kind: 'connect'; readonly by: Color }
  | { readonly kind: 'disconnect'; readonly by: Color }
  /** The game object was loaded again; `connected` has the sides that are still connected. */
  | {
      readonly kind: 'restart';
      readonly connected: ByColor<boolean>;
      /** Last stored heartbeat; null if there is none. */
      readonly heartbeatAt: Millis | null;
    }
  | { readonly kind: 'adjustClock'; readonly side: Color; readonly deltaMs: number }
  | { readonly kind: 'decide'; readonly result: GameResult }
  | { readonly kind: 'annul' };

export type GameEvent =
  | { readonly kind: 'started' }
  | {
      readonly kind: 'moved';
      readonly by: Color;
      readonly move: Move;
      /** Half-moves after the move. */
      readonly ply: number;
      /** The mover's remaining time with increment (CLOCK-8); missing in the oldest logs. */
      readonly leftMs?: number;
      /** Elapsed time at the server and the lag compensated in it; missing in the oldest logs. */
      readonly spentMs?: number;
      readonly forgivenMs?: number;
    }
  | { readonly kind: 'drawOffered'; readonly by: Color }
  | { readonly kind: 'drawDeclined'; readonly by: Color }
  | { readonly kind: 'clockAdjusted'; readonly side: Color; readonly deltaMs: number }
  | { readonly kind: 'connected'; readonly side: Color }
  | { readonly kind: 'disconnected'; readonly side: Color }
  /** Length of a server outage that was not charged; missing in the oldest logs. */
  | { readonly kind: 'clockHeld'; readonly side: Color; readonly gapMs?: number }
  | { readonly kind: 'ended'; readonly end: GameEnd };

export type GameRefusal =
  | MoveRefusal
  | 'gameNotStarted'
  | 'gameOver'
  | 'notYourTurn'
  | 'outOfStep'
  | 'drawAlreadyOffered'
  | 'noAutomaticDraw'
  | 'flagNotFallen';
