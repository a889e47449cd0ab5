import { divideHalfUp } from '../../kernel/rounding.ts';
import { type Breakdown, type Part, partOf, summed, UNDEFINED } from '../breakdown.ts';
import { type Cuts, cutElements, NO_CUTS } from '../cuts.ts';
import { countsAsPlayed, elementsOf } from '../elements.ts';
import { type PlayerRecord, playerRecord, type RecordTable, type RoundRecord, tableOf } from '../record.ts';
import { type FigureRule, figure } from '../tiebreak.ts';

/** Buchholz (C.07 8.1) in half-points: sum of adjusted opponent scores after cuts (article 14). */
export const buchholz = (cuts: Cuts = NO_CUTS): FigureRule =>
  figure((player, table) => buchholzBreakdown(player, table, cuts));

/** Fore Buchholz (8.3) in half-points: pending games of the final round count as draws. */
export const foreBuchholz = (cuts: Cuts = NO_CUTS): FigureRule => ({
  kind: 'figure',
  reads: 'everybody',
  figure: ({ table }) => {
    const drawn = withDrawnFinalRound(table);
    return (player) => buchholzBreakdown(playerRecord(drawn, player.number), drawn, cuts);
  },
});

interface AverageOptions {
  readonly cuts?: Cuts;
  readonly fore?: boolean;
}

/** Average Buchholz of opponents met (8.2), in hundredths of a point, halves up. */
export const averageOfOpponentsBuchholz = ({ cuts = NO_CUTS, fore = false }: AverageOptions = {}): FigureRule => ({
  kind: 'figure',
  reads: 'everybody',
  figure: ({ table }) => {
    const rule = (fore ? foreBuchholz() : buchholz()).figure({ table, teams: null });
    const scores = table.players.map((player) => rule(player).value ?? 0);
    return (player) => {
      const all = player.rounds.flatMap((round): Part[] => {
        if (!countsAsPlayed(round, table) || round.opponent === null) return [];
        const value = scores.get(round.opponent) ?? 0;
        return [partOf(round, { value, counts: value * 50 })];
      });
      const reasons = cutElements(
        all.map(({ counts }) => ({ value: counts, counts, voluntary: false })),
        cuts,
      );
      const parts = all.map((part, index) => ({ ...part, cut: reasons[index] ?? null }));
      const kept = parts.filter(({ cut }) => cut === null).length;
      return kept === 0 ? { ...UNDEFINED, parts } : { value: divideHalfUp(summed(parts).value ?? 0, kept), parts };
    };
  },
});

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
