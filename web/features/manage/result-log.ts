import type { EnteredResult } from '../../../contract/path-parts.ts';
import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import { type GameResult, isForfeit, outcomeOf } from '../../../domain/tournament/game-result.ts';
import { resultOf } from '../../model/field.ts';

/** A pairing as the server knows it: by its round and its two sides. */
export interface PairingKey {
  readonly round: number;
  readonly white: string;
  readonly black: string;
}

/** Null: no result. */
export type Entered = GameResult | null;

export const isSamePairing = (one: PairingKey, other: PairingKey): boolean =>
  one.round === other.round && one.white === other.white && one.black === other.black;

/** A result that the arbiter has entered, with what stood there before. */
export interface Entry {
  readonly pairing: PairingView;
  readonly result: Entered;
  readonly before: Entered;
}

export type LogEvent =
  | { readonly kind: 'entered'; readonly entry: Entry }
  | { readonly kind: 'undone' }
  /** The server did not take it. */
  | { readonly kind: 'refused'; readonly pairing: PairingKey; readonly result: Entered };

/** What can be undone, the last first. */
export function stepLog(log: readonly Entry[], event: LogEvent): readonly Entry[] {
  switch (event.kind) {
    case 'entered':
      return [event.entry, ...log];
    case 'undone':
      return log.slice(1);
    case 'refused':
      return log.filter(({ pairing, result }) => !isSamePairing(pairing, event.pairing) || result !== event.result);
  }
}

/** The entry of a new result; undefined where it changes nothing. */
export function entryFor(pairing: PairingView, result: Entered): Entry | undefined {
  const before = resultOf(pairing) ?? null;
  return before === result ? undefined : { pairing, result, before };
}

/** The page as it will be when the server has taken the result. */
export function withResult(page: TournamentPage, pairing: PairingKey, result: Entered): TournamentPage {
  const changed = {
    result,
    outcome: result === null ? null : outcomeOf(result),
    forfeit: result !== null && isForfeit(result),
  };
  return {
    ...page,
    pairings: page.pairings.map((other) => (isSamePairing(other, pairing) ? { ...other, ...changed } : other)),
  };
}

/** Codes of the specification; results that it does not know by their name. */
export function wireResult(result: Entered): EnteredResult {
  switch (result) {
    case null:
      return 'none';
    case 'whiteWins':
      return '1';
    case 'draw':
      return '0';
    case 'blackWins':
      return '-1';
    default:
      return result;
  }
}
