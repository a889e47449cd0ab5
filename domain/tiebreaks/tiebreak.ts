import type { Breakdown, Part } from './breakdown.ts';
import type { PlayerRecord, RecordTable } from './record.ts';
import type { TeamTables } from './team-record.ts';

/** `table` has the score that ranks: points, or a team's match or game points. */
export interface TiebreakInput {
  readonly table: RecordTable;
  readonly teams: TeamTables | null;
}

export interface FigureRule {
  readonly kind: 'figure';
  /** Records that a value depends on: the entrant's and its opponents', or all. */
  readonly reads: 'opponents' | 'everybody';
  /** The outer call does the work that all entrants share. */
  readonly figure: (input: TiebreakInput) => (player: PlayerRecord) => Breakdown;
}

/** A tie-break that only orders entrants tied at its place in the list. */
export interface OrderRule {
  readonly kind: 'order';
  /** Ordered groups of equal entrants; a single group if no tie is broken. */
  readonly order: (input: TiebreakInput, tied: readonly number[]) => readonly (readonly number[])[];
  readonly parts: (input: TiebreakInput, tied: readonly number[], number: number) => readonly Part[];
}

export type TiebreakRule = FigureRule | OrderRule;

/** A value that depends only on the entrant's own record and the opponents' records. */
export const figure = (rule: (player: PlayerRecord, table: RecordTable) => Breakdown): FigureRule => ({
  kind: 'figure',
  reads: 'opponents',
  figure:
    ({ table }) =>
    (player) =>
      rule(player, table),
});
