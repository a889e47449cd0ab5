import { writeFinding } from '../contract/tournament/readiness.ts';
import { type FileReadiness, readinessOfFile } from '../domain/checker/file-readiness.ts';
import { millis } from '../domain/kernel/time.ts';
import { groupOf, READINESS_GROUPS } from '../domain/tournament/readiness/finding.ts';
import type { TrfTournament } from '../domain/trf/convert/to-tournament.ts';
import { type ExitStatus, print, printError, printJson } from './command.ts';
import { faultText } from './messages.ts';
import { deadlinesText, findingText, groupText, verdictText } from './readiness-text.ts';
import { loadTrf } from './trf-file.ts';

/** What a report file lacks for rating; 1 if that stops it. */
export async function checkReport(file: string, json: boolean): Promise<ExitStatus> {
  const loaded = await loadTrf(file);
  if (!loaded.ok) {
    const { ok, ...failure } = loaded;
    return failed(file, json, failure);
  }
  const checked = readinessOfFile(loaded, millis(Date.now()));
  if (!checked.ok) {
    printError(`${file}: ${faultText(checked)}`);
    return failed(file, json, { error: checked.key });
  }
  const { ready, findings, deadlines } = checked.value;
  if (json) printJson({ file, ready, findings: findings.map(jsonFinding), deadlines, error: null });
  else printReadiness(file, checked.value, loaded.tournament);
  return ready ? 0 : 1;
}

function failed(file: string, json: boolean, failure: { readonly error: string }): ExitStatus {
  if (json) printJson({ file, ready: null, findings: null, deadlines: null, ...failure });
  return 2;
}

function jsonFinding(finding: Parameters<typeof writeFinding>[0]) {
  const { kind, group, who, params } = writeFinding(finding);
  return { kind, group, who: who.map(Number), params };
}

function printReadiness(
  file: string,
  { ready, findings, deadlines }: FileReadiness,
  { players }: Pick<TrfTournament, 'players'>,
): void {
  const names = new Map(
    players.map(({ number, lastName, firstName }) => [
      String(number),
      `${number} ${[lastName, firstName].filter(Boolean).join(', ')}`,
    ]),
  );
  print(`${file}: ${verdictText(ready)}`);
  for (const group of READINESS_GROUPS) {
    const own = findings.filter((finding) => groupOf(finding) === group);
    if (own.length > 0) print(`  ${groupText(group)}`);
    for (const finding of own) print(`    ${findingText(writeFinding(finding), (who) => names.get(who) ?? who)}`);
  }
  print(`  ${deadlinesText(deadlines)}`);
}
