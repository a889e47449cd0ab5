import { partOf, summed } from '../breakdown.ts';
import { type Cuts, cutElements, NO_CUTS } from '../cuts.ts';
import { elementsOf } from '../elements.ts';
import { type FigureRule, figure } from '../tiebreak.ts';

/** C.07 9.1 in quarter-points: each opponent's score times the points scored against them. */
export const sonnebornBerger = (cuts: Cuts = NO_CUTS): FigureRule =>
  figure((player, table) => {
    const elements = elementsOf(player, table).map((element) => ({
      ...element,
      counts: element.value * element.round.points,
    }));
    const reasons = cutElements(elements, cuts);
    return summed(
      elements.map(({ round, value, dummy, counts }, index) =>
        partOf(round, { value, dummy, counts, cut: reasons[index] ?? null }),
      ),
    );
  });
