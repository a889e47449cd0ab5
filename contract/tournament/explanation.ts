import { halfPoints, toPoints } from '../../domain/kernel/points.ts';
import type { Criterion } from '../../domain/pairing/swiss-dutch/criteria.ts';
import type { ExplainedPairing } from '../../domain/pairing/swiss-dutch/explain.ts';
import type { ExplanationAnswer } from './rounds.ts';

/** An explanation in wire format: accounts instead of numbers (files keep numbers), points instead of half-points. */
export function presentExplanation(
  { brackets, pairs, bye }: ExplainedPairing,
  { accountOf, asPaired }: { readonly accountOf: (number: number) => string; readonly asPaired: boolean },
): ExplanationAnswer {
  const people = (numbers: readonly number[]): string[] => numbers.map(accountOf);
  const choice = ({
    natural,
    criterion,
  }: {
    readonly natural: number | null;
    readonly criterion: Criterion | null;
  }) => ({
    natural: natural === null ? null : accountOf(natural),
    criterion,
  });
  return {
    asPaired,
    brackets: brackets.map(({ score, residents, movedDown, exchange, downfloats }) => ({
      score: toPoints(halfPoints(score)),
      residents: people(residents),
      movedDown: people(movedDown),
      exchange: exchange && {
        leaving: people(exchange.leaving),
        entering: people(exchange.entering),
        criterion: exchange.criterion,
      },
      downfloats: downfloats.map((one) => ({ player: accountOf(one.player), ...choice(one) })),
    })),
    pairs: pairs.map((pair) => ({
      white: accountOf(pair.white),
      black: accountOf(pair.black),
      bracket: pair.bracket,
      floater: pair.floater === null ? null : accountOf(pair.floater),
      colorRule: pair.colorRule,
      ...choice(pair),
    })),
    bye: bye && { player: accountOf(bye.player), bracket: bye.bracket, ...choice(bye) },
  };
}
