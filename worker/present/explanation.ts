import type { ExplanationAnswer } from '../../contract/rounds.ts';
import type { Criterion } from '../../domain/pairing/swiss-dutch/criteria.ts';
import { halfPoints, toPoints } from '../../domain/points.ts';
import type { ExplainedRound } from '../../services/tournament/explain.ts';

/** An explained round on the wire: numbers become accounts, half-points points. */
export function presentExplanation({ explained, accounts, asPaired }: ExplainedRound): ExplanationAnswer {
  const accountOf = (number: number): string => accounts.get(number) ?? String(number);
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
  const { brackets, pairs, bye } = explained;
  return {
    as_paired: asPaired,
    brackets: brackets.map(({ score, residents, movedDown, exchange, downfloats }) => ({
      score: toPoints(halfPoints(score)),
      residents: people(residents),
      moved_down: people(movedDown),
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
      color_rule: pair.colorRule,
      ...choice(pair),
    })),
    bye: bye && { player: accountOf(bye.player), bracket: bye.bracket, ...choice(bye) },
  };
}
