import type { PairingView, TournamentPage } from '../../../contract/tournaments.ts';
import { type GameResult, isForfeit, outcomeOf } from '../../../domain/tournament/game-result.ts';
import { resultOf } from '../../model/field.ts';

/** A result that the arbiter has entered, with what stood there before. */
export interface Entry {
  readonly pairing: PairingView;
  readonly result: GameResult | null;
  readonly before: GameResult | null;
}

export type LogEvent =
  | { readonly kind: 'entered'; readonly entry: Entry }
  | { readonly kind: 'undone' }
  /** The server did not take it. */
  | { readonly kind: 'refused'; readonly entry: Entry };

/** What can be undone, the last first. */
export function stepLog(log: readonly Entry[], event: LogEvent): readonly Entry[] {
  switch (event.kind) {
    case 'entered':
      return [event.entry, ...log];
    case 'undone':
      return log.slice(1);
    case 'refused':
      return log.filter((entry) => entry !== event.entry);
  }
}

/** The entry of a new result; undefined where it changes nothing. */
export function entryFor(pairing: PairingView, result: GameResult | null): Entry | undefined {
  const before = resultOf(pairing) ?? null;
  return before === result ? undefined : { pairing, result, before };
}

/** The page as it will be when the server has taken the result. */
export function withResult(page: TournamentPage, pairing: PairingView, result: GameResult | null): TournamentPage {
  const changed = {
    result,
    outcome: result === null ? null : outcomeOf(result),
    forfeit: result !== null && isForfeit(result),
  };
  const isSame = (other: PairingView): boolean =>
    other.round === pairing.round && other.white === pairing.white && other.black === pairing.black;
  return { ...page, pairings: page.pairings.map((other) => (isSame(other) ? { ...other, ...changed } : other)) };
}

/** Codes of the specification; results that it does not know by their name. */
export function wireResult(result: GameResult | null): string {
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
