import { partOf, summed } from './breakdown.ts';
import { elementsOf } from './elements.ts';
import { type PlayerRecord, playerRecord, type RecordTable } from './record.ts';
import { figure } from './tiebreak.ts';

/**
 * Koya (C.07 9.2) in half-points, for round robins: the points taken from opponents who have at least half of what
 * they could have. Opponents below that are parts that count nothing.
 */
export const koya = figure((player, table) =>
  summed(
    elementsOf(player, table).map(({ round, value }) => {
      const strong = round.opponent !== null && hasHalf(playerRecord(table, round.opponent), table);
      return partOf(round, { value, counts: strong ? round.points : 0 });
    }),
  ),
);

/** The free round of an odd field is none in which the player could have scored. */
const hasHalf = (player: PlayerRecord, table: RecordTable): boolean =>
  2 * player.score >= table.win * player.rounds.filter((round) => round.opponent !== null).length;
