import { readFile } from 'node:fs/promises';
import type { TrfIssue } from '../domain/trf/check/issues.ts';
import type { TrfFile } from '../domain/trf/convert/to-tournament.ts';
import { trfFileText } from '../domain/trf/read/file-text.ts';
import { readTrf } from '../domain/trf/read/read.ts';
import { printError } from './command.ts';
import { faultText, moreFaults } from './messages.ts';

/** A readable file, or the first error in a form that can be printed as JSON. */
export type LoadedFile =
  | ({ readonly ok: true } & TrfFile)
  | { readonly ok: false; readonly error: string; readonly line?: number; readonly column?: number };

/** Reads a TRF file; errors and warnings go to stderr as `file:line:column: ...`. */
export async function loadTrf(file: string): Promise<LoadedFile> {
  const bytes = await readFile(file).catch((error: unknown) => {
    printError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  if (bytes === null) return { ok: false, error: 'fileNotReadable' };
  const reading = readTrf(trfFileText(bytes, TextDecoder));
  const warnings = reading.ok ? reading.value.warnings : reading.warnings;
  report(file, 'warning', warnings);
  if (reading.ok) return { ok: true, document: reading.value.document, tournament: reading.value.tournament };
  report(file, 'error', reading.errors);
  const [first] = reading.errors;
  return { ok: false, error: reading.key, ...(first && { line: first.line, column: first.column }) };
}

/** A broken file can have an error in every line; the first ones are enough to find the cause. */
const SHOWN = 20;

function report(file: string, severity: 'warning' | 'error', issues: readonly TrfIssue[]): void {
  for (const issue of issues.slice(0, SHOWN)) {
    printError(`${file}:${issue.line}:${issue.column}: ${severity}: ${faultText(issue)}`);
  }
  if (issues.length > SHOWN) printError(`${file}: ${severity}: ${moreFaults(issues.length - SHOWN)}`);
}
