import { Findings } from '../check/issues.ts';
import type { TrfDocument, TrfRecordOf } from '../document.ts';
import { readTeam } from '../read/read-team.ts';
import { sourceLine } from '../read/source-line.ts';

/** A 310 as a comment for individually paired teams; its columns start at column 8. */
export const TEAM_COMMENT = '### 310';

export const commentedTeams = (document: TrfDocument): TrfRecordOf<'team'>[] =>
  document.lines.flatMap(({ record }) => {
    if (record.kind !== 'other' || !record.text.startsWith(`${TEAM_COMMENT} `)) return [];
    const text = record.text.slice(TEAM_COMMENT.length - 3);
    const team = readTeam(sourceLine(1, text, ''), new Findings());
    return team?.kind === 'team' ? [team] : [];
  });
