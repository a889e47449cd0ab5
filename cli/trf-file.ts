import { readFile } from 'node:fs/promises';
import type { TrfDocument } from '../domain/trf/document.ts';
import { trfFileText } from '../domain/trf/file-text.ts';
import type { TrfIssue } from '../domain/trf/issues.ts';
import { readTrf } from '../domain/trf/read.ts';
import { complain } from './command.ts';
import { issueText } from './messages.ts';

/** A file that could be read, or the first reason why not, ready to be printed as JSON. */
export type LoadedFile =
  | { readonly ok: true; readonly document: TrfDocument }
  | { readonly ok: false; readonly error: string; readonly line?: number; readonly column?: number };

/** Reads a TRF file; what is wrong or strange in it goes to stderr as `file:line:column: ...`. */
export async function loadTrf(file: string): Promise<LoadedFile> {
  const bytes = await readFile(file).catch((error: unknown) => {
    complain(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  if (bytes === null) return { ok: false, error: 'fileNotReadable' };
  const reading = readTrf(trfFileText(bytes, TextDecoder));
  const warnings = reading.ok ? reading.value.warnings : reading.warnings;
  report(file, 'warning', warnings);
  if (reading.ok) return { ok: true, document: reading.value.document };
  report(file, 'error', reading.errors);
  const [first] = reading.errors;
  return { ok: false, error: reading.key, ...(first && { line: first.line, column: first.column }) };
}

/** A broken file can be wrong in every line: the first places are enough to find the cause. */
const SHOWN = 20;

function report(file: string, severity: 'warning' | 'error', issues: readonly TrfIssue[]): void {
  for (const issue of issues.slice(0, SHOWN)) {
    complain(`${file}:${issue.line}:${issue.column}: ${severity}: ${issueText(issue)}`);
  }
  if (issues.length > SHOWN) complain(`${file}: ${issues.length - SHOWN} more of kind ${severity}`);
}
