import type { Actor } from '../../domain/access/actor.ts';
import { type ReportDeadlines, reportDeadlines } from '../../domain/tournament/readiness/deadlines.ts';
import type { Finding } from '../../domain/tournament/readiness/finding.ts';
import { isReady, reportFindings } from '../../domain/tournament/readiness/readiness.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { visibleTournament } from './views/view.ts';

export interface Readiness {
  readonly ready: boolean;
  readonly findings: readonly Finding[];
  readonly deadlines: ReportDeadlines;
}

/** What the rating report of a tournament lacks, for organisers. */
export async function readinessOf(deps: Deps, actor: Actor, id: string): Promise<Readiness> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const findings = reportFindings(tournament, deps.now());
  return { ready: isReady(findings), findings, deadlines: reportDeadlines(tournament.settings.endDate) };
}
