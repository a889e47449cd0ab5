/** The forms of a tournament with title norms, for those who run it. */
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { type ArbiterNormForm, arbiterCandidates } from '../../domain/rating/norms/arbiter-norm.ts';
import type { NormTitle } from '../../domain/rating/norms/titles.ts';
import type { TournamentReport } from '../../domain/rating/norms/tournament-report.ts';
import type { NormStatements } from '../../domain/view/norm-event.ts';
import { arbiterForm, normCertificates, reportForm } from '../../domain/view/norm-forms.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, Refusal } from '../refusal.ts';
import { tournamentWithNorms } from '../tournament/norms.ts';
import { arbiterNormSheet } from './sheets/arbiter-norm.tsx';
import { certificateSheet } from './sheets/certificate.tsx';

interface CertificateRequest {
  readonly id: string;
  readonly account: AccountId;
  readonly title: NormTitle;
}

/** IT1 of a player, if they have reached the norm. */
export async function certificateOf(
  deps: Deps,
  actor: Actor,
  { id, account, title }: CertificateRequest,
  statements: NormStatements,
): Promise<string> {
  const tournament = await tournamentWithNorms(deps, actor, id);
  const certificate = normCertificates(tournament, statements, account).find((one) => one.title === title);
  return certificateSheet(orNotFound(certificate, 'noSuchNorm'));
}

/** IT3; refused while something is missing that FIDE asks for. `remarks` has a line for each of the form. */
export async function completeReport(deps: Deps, actor: Actor, id: string, remarks: string): Promise<TournamentReport> {
  const tournament = await tournamentWithNorms(deps, actor, id);
  const lines = remarks.split('\n').filter((line) => line.trim() !== '');
  const report = reportForm(tournament, lines);
  if (report.organiser === null || report.chiefArbiter === null) throw new Refusal('normReportWithoutOfficials');
  const incomplete = report.missing.flatMap((one) => ('name' in one ? [one.name] : []));
  if (incomplete.length > 0) {
    throw new Refusal('normReportIncomplete', { names: [...new Set(incomplete)].join('; ') });
  }
  return report;
}

interface ArbiterFormRequest {
  readonly id: string;
  readonly form: ArbiterNormForm;
  /** From 1. */
  readonly place: number;
  readonly federation: string | null;
}

/** FA1 or IA1 of an arbiter who is named in the report. */
export async function arbiterFormOf(
  deps: Deps,
  actor: Actor,
  { id, form, place, federation }: ArbiterFormRequest,
): Promise<string> {
  const tournament = await tournamentWithNorms(deps, actor, id);
  const report = reportForm(tournament, []);
  const candidate = orNotFound(arbiterCandidates(report)[place - 1], 'noSuchArbiter');
  if (!candidate.forms.includes(form)) throw new Refusal('noSuchArbiter');
  return arbiterNormSheet(arbiterForm(tournament, report, { form, candidate, federation }));
}
