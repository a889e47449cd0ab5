import type { Findings } from '../check/issues.ts';
import type { TrfRecord } from '../document.ts';
import {
  FORFEITED_MATCH,
  LINEUP,
  LINEUP_PLAYERS,
  OLD_TEAM,
  OLD_TEAM_PLAYERS,
  TEAM,
  TEAM_BYE_ROUNDS,
  TEAM_BYES,
  TEAM_PLAYERS,
} from '../layouts.ts';
import { readFields, readNumbers } from './read-fields.ts';
import type { SourceLine } from './source-line.ts';

/** 310, the older 013, line-ups 300, byes 320, forfeited matches 330. */

export function readTeam(line: SourceLine, findings: Findings): TrfRecord | null {
  const fields = readFields(line, TEAM, TEAM_PLAYERS.from - 1, findings);
  const players = fields && readNumbers(line, TEAM_PLAYERS, findings);
  return fields && players && { kind: 'team', ...fields, players };
}

export function readOldTeam(line: SourceLine, findings: Findings): TrfRecord | null {
  const fields = readFields(line, OLD_TEAM, OLD_TEAM_PLAYERS.from - 1, findings);
  const players = fields && readNumbers(line, OLD_TEAM_PLAYERS, findings);
  return fields && players && { kind: 'old-team', ...fields, players };
}

export function readLineup(line: SourceLine, findings: Findings): TrfRecord | null {
  const fields = readFields(line, LINEUP, LINEUP_PLAYERS.from - 1, findings);
  const players = fields && readNumbers(line, LINEUP_PLAYERS, findings);
  return fields && players && { kind: 'lineup', ...fields, players };
}

export function readTeamByes(line: SourceLine, findings: Findings): TrfRecord | null {
  const fields = readFields(line, TEAM_BYES, TEAM_BYE_ROUNDS.from - 1, findings);
  const teams = fields && readNumbers(line, TEAM_BYE_ROUNDS, findings);
  return fields && teams && { kind: 'team-byes', ...fields, teams };
}

export function readForfeitedMatch(line: SourceLine, findings: Findings): TrfRecord | null {
  const fields = readFields(line, FORFEITED_MATCH, FORFEITED_MATCH.black.to, findings);
  return fields && { kind: 'forfeited-match', ...fields };
}
