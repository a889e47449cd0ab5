import type { Field } from '../tournament/field.ts';
import type { TeamField } from '../tournament/team-field.ts';
import { type RecordOptions, recordTable } from './record.ts';
import { type TeamScore, type TeamTables, teamTables } from './team-record.ts';
import type { TiebreakInput } from './tiebreak.ts';

export interface TeamOptions extends RecordOptions {
  /** The score that ranks; match points by default. */
  readonly primary?: TeamScore;
}

/** What the tie-breaks of a tournament of players read. */
export const playerInput = (field: Field, options: RecordOptions): TiebreakInput => ({
  table: recordTable(field, options),
  teams: null,
});

/** What the tie-breaks of a tournament of teams read. */
export function teamInput(field: TeamField, options: TeamOptions): TiebreakInput & { readonly teams: TeamTables } {
  const teams = teamTables(field, options, options.primary ?? 'match');
  return { table: teams[teams.primary], teams };
}
