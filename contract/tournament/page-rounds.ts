/** The state of a tournament's rounds, derived from its page by the browser and by print-outs. */
import type { RoundState } from '../../domain/tournament/rounds/current-round.ts';
import { BYE } from '../http/codes.ts';
import type { PairingView, TournamentPage } from './tournaments.ts';

const isGame = ({ white, black }: PairingView): boolean => white !== BYE && black !== BYE;

/** Whether the result is missing. One-sided results have a result but no outcome. */
export const isPending = (pairing: PairingView): boolean =>
  isGame(pairing) && pairing.outcome === null && pairing.result === null;

/** Whether the next round waits for the result: postponed and adjourned games do not hold it up. */
export const isMissing = (pairing: PairingView): boolean => isPending(pairing) && !pairing.postponed;

type Rounds = Pick<TournamentPage, 'rounds' | 'pairings' | 'matches'>;

/** The rounds with their unfinished boards; a match with open line-ups counts although it has no boards yet. */
export function roundStates({ rounds, pairings, matches = [] }: Rounds): readonly RoundState[] {
  const waiting = matches.filter(({ bye, result, lineUpsOpen }) => bye === null && result === null && lineUpsOpen);
  const open = countByRound([...pairings.filter(isMissing), ...waiting]);
  const results = countByRound(pairings.filter((one) => isGame(one) && !isPending(one)));
  return rounds.map(({ number, paired, over }) => ({
    number,
    isPaired: paired,
    open: over === undefined ? (open.get(number) ?? 0) : Number(!over),
    results: results.get(number) ?? 0,
  }));
}

function countByRound(rows: readonly { readonly round: number }[]): ReadonlyMap<number, number> {
  const count = new Map<number, number>();
  for (const { round } of rows) count.set(round, (count.get(round) ?? 0) + 1);
  return count;
}
