/** What a report file lacks for rating, from the file alone. */
import { type AccountId, asId } from '../kernel/ids.ts';
import { DEFAULT_TIME_ZONE } from '../kernel/limits.ts';
import { ok, type Refused, type Result } from '../kernel/result.ts';
import type { Millis } from '../kernel/time.ts';
import { type ReportDeadlines, reportDeadlines } from '../tournament/readiness/deadlines.ts';
import type { Finding } from '../tournament/readiness/finding.ts';
import { isReady, reportFindings, sortedFindings } from '../tournament/readiness/readiness.ts';
import type { Tournament } from '../tournament/value/state.ts';
import type { TrfTeamFault } from '../trf/check/issues.ts';
import { importable } from '../trf/check/team-faults.ts';
import { importedTournament } from '../trf/convert/imported-tournament.ts';
import type { TrfFile, TrfTournament } from '../trf/convert/to-tournament.ts';
import { unknownTiebreaks } from '../trf/tiebreaks.ts';

export interface FileReadiness {
  readonly ready: boolean;
  /** Players are named by their start number. */
  readonly findings: readonly Finding[];
  readonly deadlines: ReportDeadlines;
}

/** Refused for a team file whose matches cannot be read. */
export function readinessOfFile(file: TrfFile, now: Millis): Result<FileReadiness, TrfTeamFault> {
  const refused = teamRefusal(file.tournament);
  if (refused !== null) return refused;
  const tournament = reportedTournament(file.tournament, now);
  const findings = sortedFindings([
    ...fileFindings(file),
    // A file has no event code.
    ...reportFindings(tournament, now).filter(({ kind }) => kind !== 'notRegistered'),
  ]);
  return ok({ ready: isReady(findings), findings, deadlines: reportDeadlines(tournament.settings.endDate) });
}

function teamRefusal(read: TrfTournament): Refused<TrfTeamFault> | null {
  const fault = importable(read);
  // The games of a knockout of players need no stages here.
  return fault.ok || (fault.key === 'trfKnockoutNotOffered' && !read.isTeam) ? null : fault;
}

function fileFindings({ document, tournament: { name, start, end } }: TrfFile): Finding[] {
  const codes = unknownTiebreaks(document).map(({ code }) => code);
  return [
    ...(name === '' ? [{ kind: 'nameMissing' } as const] : []),
    ...(start === null || end === null ? [{ kind: 'datesMissing' } as const] : []),
    ...(codes.length === 0 ? [] : [{ kind: 'tiebreakUnknown', codes } as const]),
  ];
}

/** A tournament that has begun, with the days that the file states and no others. */
function reportedTournament(read: TrfTournament, now: Millis): Tournament {
  const accounts = read.players.map(({ number }) => asId<AccountId>(String(number)));
  let next = 0;
  const tournament = importedTournament(read, {
    id: asId('report'),
    host: { type: 'club', id: asId('report') },
    now,
    timeZone: DEFAULT_TIME_ZONE,
    publiclyViewable: false,
    newAccount: () => accounts[next++] ?? asId('nobody'),
    teamNamed: (name) => asId(name),
  });
  const days = read.roundDates.flatMap((day) => day ?? []).sort();
  const { settings } = tournament;
  return {
    ...tournament,
    phase: { kind: 'running', startedAt: now },
    settings: {
      ...settings,
      startDate: read.start ?? days[0] ?? settings.startDate,
      endDate: read.end ?? days.at(-1) ?? settings.endDate,
    },
    rounds: tournament.rounds.map((round) =>
      (read.roundDates[round.number - 1] ?? null) === null ? { ...round, startAt: null } : round,
    ),
  };
}
