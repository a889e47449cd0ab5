import type { Breakdown, Part } from './breakdown.ts';
import type { PlayerRecord, RecordTable } from './record.ts';
import type { TeamTables } from './team-record.ts';

/** What a tie-break reads. `table` holds the score that ranks: points, or a team's match or game points. */
export interface TiebreakInput {
  readonly table: RecordTable;
  /** Match points, game points and boards; null in a tournament of players. */
  readonly teams: TeamTables | null;
}

/** A tie-break that gives every entrant a figure. */
export interface FigureRule {
  readonly kind: 'figure';
  /** Whose records the figure of an entrant follows from: its own and its opponents', or anybody's. */
  readonly reads: 'opponents' | 'everybody';
  /** Work that all entrants share is done once, in the outer call. */
  readonly figure: (input: TiebreakInput) => (player: PlayerRecord) => Breakdown;
}

/** A tie-break that only orders those who are tied at its place in the list. */
export interface OrderRule {
  readonly kind: 'order';
  /** The tied entrants in order, those who stay equal together; one single group when nothing is broken. */
  readonly order: (input: TiebreakInput, tied: readonly number[]) => readonly (readonly number[])[];
  /** What spoke for or against one of them. */
  readonly parts: (input: TiebreakInput, tied: readonly number[], number: number) => readonly Part[];
}

export type TiebreakRule = FigureRule | OrderRule;

/** A figure that each entrant's record gives on its own, with at most a look at those of the opponents. */
export const figure = (rule: (player: PlayerRecord, table: RecordTable) => Breakdown): FigureRule => ({
  kind: 'figure',
  reads: 'opponents',
  figure:
    ({ table }) =>
    (player) =>
      rule(player, table),
});
