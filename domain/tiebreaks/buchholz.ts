import { divideHalfUp } from '../rounding.ts';
import { type Breakdown, type Part, partOf, summed, UNDEFINED } from './breakdown.ts';
import { type Cuts, cutElements, NO_CUTS } from './cuts.ts';
import { elementsOf } from './elements.ts';
import { type PlayerRecord, playerRecord, type RecordTable, type RoundRecord, tableOf } from './record.ts';
import { type FigureRule, figure } from './tiebreak.ts';

/** Buchholz (C.07 8.1) in half-points: the sum of the opponents' adjusted scores, after the cuts of article 14. */
export const buchholz = (cuts: Cuts = NO_CUTS): FigureRule =>
  figure((player, table) => buchholzBreakdown(player, table, cuts));

/** Fore Buchholz (8.3) in half-points: Buchholz as if every paired game of the final round were a draw. */
export const foreBuchholz: FigureRule = {
  kind: 'figure',
  reads: 'everybody',
  figure: ({ table }) => {
    const drawn = withDrawnFinalRound(table);
    return (player) => buchholzBreakdown(playerRecord(drawn, player.number), drawn, NO_CUTS);
  },
};

/** Average of the opponents' Buchholz (8.2) in hundredths of a point, of those met over the board, halves up. */
export const averageOfOpponentsBuchholz: FigureRule = {
  kind: 'figure',
  reads: 'everybody',
  figure: ({ table }) => {
    const scores = table.players.map((player) => buchholzBreakdown(player, table, NO_CUTS).value ?? 0);
    return (player) => {
      const parts = player.rounds.flatMap((round): Part[] => {
        if (round.kind !== 'played' || round.opponent === null) return [];
        const value = scores.get(round.opponent) ?? 0;
        return [partOf(round, { value, counts: value * 50 })];
      });
      if (parts.length === 0) return UNDEFINED;
      return { value: divideHalfUp(summed(parts).value ?? 0, parts.length), parts };
    };
  },
};

function buchholzBreakdown(player: PlayerRecord, table: RecordTable, cuts: Cuts): Breakdown {
  const elements = elementsOf(player, table).map((element) => ({ ...element, counts: element.value }));
  const reasons = cutElements(elements, cuts);
  return summed(
    elements.map(({ round, value, dummy, counts }, index) =>
      partOf(round, { value, dummy, counts, cut: reasons[index] ?? null }),
    ),
  );
}

function withDrawnFinalRound(table: RecordTable): RecordTable {
  if (table.rounds < table.announcedRounds) return table;
  const players = table.players.values().map((player) => ({
    ...player,
    rounds: player.rounds.map((round) => (round.round === table.rounds ? drawnIfPaired(round, table.draw) : round)),
  }));
  return tableOf(players, table);
}

const drawnIfPaired = (round: RoundRecord, draw: number): RoundRecord =>
  round.opponent === null ? round : { ...round, kind: 'played', outcome: 'draw', points: draw };
