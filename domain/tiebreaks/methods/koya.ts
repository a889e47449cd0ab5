import { partOf, summed } from '../breakdown.ts';
import { elementsOf } from '../elements.ts';
import { type PlayerRecord, playerRecord, type RecordTable } from '../record.ts';
import { type FigureRule, figure } from '../tiebreak.ts';

/** Koya (C.07 9.2) in half-points: points against opponents with half of their maximum; 14.5 shifts it. */
export const koya = (limit = 0): FigureRule =>
  figure((player, table) =>
    summed(
      elementsOf(player, table).map(({ round, value }) => {
        const strong = round.opponent !== null && hasHalf(playerRecord(table, round.opponent), table, limit);
        return partOf(round, { value, counts: strong ? round.points : 0 });
      }),
    ),
  );

/** The free round of an odd field is not part of the possible score. */
const hasHalf = (player: PlayerRecord, table: RecordTable, limit: number): boolean =>
  2 * (player.score - (player.decided ?? 0) - limit) >=
  table.win * player.rounds.filter((round) => round.opponent !== null).length;
