import { type TeamField, teamGamePointsOf, teamMatchPointsOf } from '../tournament/value/team-field.ts';
import { buildTable, type RecordOptions, type RecordTable } from './record.ts';

export type TeamScore = 'match' | 'game';

/** Records of a team tournament in match points and in game points (C.07 11), with the boards. */
export interface TeamTables {
  readonly field: TeamField;
  /** The score that ranks; the other one is secondary. */
  readonly primary: TeamScore;
  readonly match: RecordTable;
  readonly game: RecordTable;
}

export function teamTables(field: TeamField, options: RecordOptions, primary: TeamScore): TeamTables {
  const { teams, rounds, boards, matchPoints, gamePoints } = field;
  // Article 16 in game points: a drawn match is half the boards.
  const fullMatch = { win: boards * gamePoints.win, draw: boards * gamePoints.draw };
  return {
    field,
    primary,
    match: buildTable(teams, rounds, matchPoints, (result) => teamMatchPointsOf(result, field), options),
    game: buildTable(teams, rounds, fullMatch, (result) => teamGamePointsOf(result, field), options),
  };
}

export const otherScore = (score: TeamScore): TeamScore => (score === 'match' ? 'game' : 'match');
