import type { Field } from '../tournament/value/field.ts';
import type { TeamField } from '../tournament/value/team-field.ts';
import { type RecordOptions, recordTable } from './record.ts';
import { type TeamScore, type TeamTables, teamTables } from './team-record.ts';
import type { TiebreakInput } from './tiebreak.ts';

export interface TeamOptions extends RecordOptions {
  readonly primary?: TeamScore;
}

export const playerInput = (field: Field, options: RecordOptions): TiebreakInput => ({
  table: recordTable(field, options),
  teams: null,
});

export function teamInput(field: TeamField, options: TeamOptions): TiebreakInput & { readonly teams: TeamTables } {
  const teams = teamTables(field, options, options.primary ?? 'match');
  return { table: teams[teams.primary], teams };
}
