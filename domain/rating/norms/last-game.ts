/** What the last game decides, once its opponent is known. */
import type { Side } from '../../tournament/value/game-result.ts';
import type { NormGame, NormInput, NormOpponent, NormRound } from './input.ts';
import type { NormTitle } from './titles.ts';
import { checkNorm } from './verdict.ts';

export type LastGame =
  /** The norm stands without the game. */
  | { readonly kind: 'stands' }
  /** The game must be played; with `loss` any result is enough. */
  | { readonly kind: 'mustBePlayed'; readonly least: Side }
  | { readonly kind: 'outOfReach' };

const SIDES: readonly Side[] = ['loss', 'draw', 'win'];

/** Null unless one game is to come, against a known opponent. */
export function lastGame(title: NormTitle, input: NormInput): LastGame | null {
  const [last, another] = input.rounds.filter((round) => round.kind === 'toCome');
  if (last === undefined || last.opponent === null || another !== undefined) return null;
  const { round, opponent } = last;
  const reachedWith = (ending: NormRound): boolean => {
    const rounds = input.rounds.map((one) => (one === last ? ending : one));
    return checkNorm(title, { ...input, rounds }).kind === 'reached';
  };
  if (reachedWith({ kind: 'bye', round, bye: 'zero-point' })) return { kind: 'stands' };
  const least = SIDES.find((outcome) => reachedWith(gameOf(round, opponent, outcome)));
  return least === undefined ? { kind: 'outOfReach' } : { kind: 'mustBePlayed', least };
}

const gameOf = (round: number, opponent: NormOpponent, outcome: Side): NormGame => ({
  kind: 'game',
  round,
  opponent,
  outcome,
  isRated: true,
  isOnline: false,
});
