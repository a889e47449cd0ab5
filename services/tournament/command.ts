import type { GuestInput, TournamentPayload } from '../../contract/tournaments.ts';
import type { AccountId } from '../../domain/ids.ts';
import type { Millis } from '../../domain/time.ts';
import type { GameResult } from '../../domain/tournament/game-result.ts';
import type { NextRoundButton } from '../../domain/tournament/kinds.ts';

/** Every change of a tournament. The tournament's object runs them one after the other. */
export type TournamentCommand =
  | { readonly kind: 'start' }
  | { readonly kind: 'join' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'addParticipant'; readonly account: AccountId }
  | { readonly kind: 'addGuest'; readonly guest: GuestInput }
  | { readonly kind: 'removeParticipant'; readonly account: AccountId }
  | { readonly kind: 'changeSeeding'; readonly by: 'rating' | 'random' }
  | { readonly kind: 'edit'; readonly payload: TournamentPayload }
  | { readonly kind: 'delete' }
  | { readonly kind: 'pin'; readonly pinned: boolean; readonly order: number }
  | { readonly kind: 'pairNextRound'; readonly button: NextRoundButton }
  | { readonly kind: 'changeNextPairing'; readonly at: Millis }
  | {
      readonly kind: 'setResult';
      readonly round: number;
      readonly white: AccountId;
      readonly black: AccountId;
      /** Null takes the result back. */
      readonly result: GameResult | null;
    }
  | {
      readonly kind: 'setOnline';
      readonly round: number;
      readonly white: AccountId;
      readonly black: AccountId;
      readonly online: boolean;
    }
  | {
      readonly kind: 'addRound';
      readonly name: string | null;
      readonly startAt: Millis | null;
      readonly number: number | null;
    }
  | { readonly kind: 'setupRound'; readonly number: number; readonly startAt: Millis }
  | { readonly kind: 'deleteRound'; readonly number: number }
  | {
      readonly kind: 'addPairing';
      readonly round: number;
      readonly white: AccountId;
      /** Null gives White a bye. */
      readonly black: AccountId | null;
      readonly online: boolean;
    }
  | {
      readonly kind: 'deletePairing';
      readonly round: number;
      readonly white: AccountId;
      /** Null takes a bye away. */
      readonly black: AccountId | null;
    };
