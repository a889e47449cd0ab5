import type { ByColor, Move } from '../chess/square.ts';
import type { MoveRefusal } from '../chess/variant-rules.ts';
import type { Color } from '../tournament/field.ts';
import type { GameResult } from '../tournament/game-result.ts';
import type { GameEnd } from './game-end.ts';

/** What a player asks for. */
export type PlayerRequest =
  | {
      readonly kind: 'move';
      readonly move: Move;
      /** Half-moves before this one, as the player saw the game: makes a repeated request harmless. */
      readonly ply?: number;
      /** Thinking time that the player's program measured. Believed within the lag quota only. */
      readonly thinkMs?: number;
    }
  | { readonly kind: 'resign' }
  /** Offers a draw, accepts the opponent's offer, or claims the draw that the position gives a right to. */
  | ({ readonly kind: 'agreeToDraw' } & DrawAnswer)
  | ({ readonly kind: 'declineDraw' } & DrawAnswer)
  /** Asks whether the position is a draw by itself. */
  | { readonly kind: 'askForAutomaticDraw' }
  | { readonly kind: 'callFlag' };

interface DrawAnswer {
  /** Half-moves before the offer that is answered; where the player saw none, those of the game as he saw it (DRAW-7). */
  readonly ply?: number;
}

export type PlayerCommand = PlayerRequest & { readonly by: Color };

export type GameCommand =
  | PlayerCommand
  /** The alarm: do what is due. */
  | { readonly kind: 'wake' }
  | { readonly kind: 'connect'; readonly by: Color }
  | { readonly kind: 'disconnect'; readonly by: Color }
  /** The server came back; these sides are still connected. */
  | { readonly kind: 'restart'; readonly connected: ByColor<boolean> }
  | { readonly kind: 'adjustClock'; readonly side: Color; readonly deltaMs: number }
  | { readonly kind: 'decide'; readonly result: GameResult }
  | { readonly kind: 'annul' };

export type GameEvent =
  | { readonly kind: 'started' }
  | {
      readonly kind: 'moved';
      readonly by: Color;
      readonly move: Move;
      /** Half-moves after it. */
      readonly ply: number;
      /** What the mover has left after it, his increment included (CLOCK-8); not in the earliest logs. */
      readonly leftMs?: number;
      /** What the move took by the server's watch, and what of it was forgiven as a delay; not in the earliest logs. */
      readonly spentMs?: number;
      readonly forgivenMs?: number;
    }
  | { readonly kind: 'drawOffered'; readonly by: Color }
  | { readonly kind: 'drawDeclined'; readonly by: Color }
  | { readonly kind: 'clockAdjusted'; readonly side: Color; readonly deltaMs: number }
  | { readonly kind: 'connected'; readonly side: Color }
  | { readonly kind: 'disconnected'; readonly side: Color }
  | { readonly kind: 'clockHeld'; readonly side: Color }
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
