import type { RecordOptions } from '../domain/tiebreaks/record.ts';
import { parseTiebreak, type TiebreakId } from '../domain/tiebreaks/registry.ts';
import { parseTrfDate } from '../domain/trf/date.ts';
import { type TrfDocument, textOf } from '../domain/trf/document.ts';
import { trfKindOf } from '../domain/trf/kind.ts';
import { type Invocation, numberOption, UsageError } from './command.ts';

/** A tie-break as the user spells it, which is also how it is printed. */
export interface NamedTiebreak {
  readonly code: string;
  readonly id: TiebreakId;
}

/** What the user asks of the standings; null or undefined where the file decides. */
export interface TiebreakSettings {
  readonly tiebreaks: readonly NamedTiebreak[] | null;
  readonly rounds: number | undefined;
  readonly unratedAs: number | undefined;
}

export function readTiebreakSettings(options: Invocation['options']): TiebreakSettings {
  const { tiebreaks } = options;
  return {
    tiebreaks: typeof tiebreaks === 'string' ? tiebreaks.split(',').filter(Boolean).map(namedTiebreak) : null,
    rounds: numberOption(options, 'rounds'),
    unratedAs: numberOption(options, 'unrated-as'),
  };
}

function namedTiebreak(code: string): NamedTiebreak {
  const id = parseTiebreak(code);
  if (!id.ok) throw new UsageError(`unknown tie-break ${code}`);
  return { code, id: id.value };
}

const USUAL = { swiss: 'BHC1,BH,SB', roundRobin: 'DE,SB,WIN' } as const;

/** Those asked for; else those of record 202 that we know; else the usual ones. */
export function tiebreaksFor(document: TrfDocument, { tiebreaks }: TiebreakSettings): readonly NamedTiebreak[] {
  if (tiebreaks !== null) return tiebreaks;
  const known = textOf(document, '202')
    .split(',')
    .flatMap((code) => {
      const id = parseTiebreak(code);
      return id.ok ? [{ code: code.trim(), id: id.value }] : [];
    });
  return known.length > 0 ? known : USUAL[systemOf(document)].split(',').map(namedTiebreak);
}

/** How the file's rounds count: its system, the edition of the rules, and what the user asks for. */
export const recordOptionsFor = (document: TrfDocument, settings: TiebreakSettings): RecordOptions => ({
  system: systemOf(document),
  edition: editionOf(document),
  ...(settings.rounds !== undefined && { countedRounds: settings.rounds }),
  ...(settings.unratedAs !== undefined && { unratedAs: settings.unratedAs }),
});

const systemOf = (document: TrfDocument): 'swiss' | 'roundRobin' =>
  trfKindOf(document).system === 'roundRobin' ? 'roundRobin' : 'swiss';

/** C.07 of 2026 holds for events that began on or after 1 March 2026, and for files that do not say when. */
function editionOf(document: TrfDocument): 2024 | 2026 {
  const start = parseTrfDate(textOf(document, '042'));
  return start !== null && start < '2026-03-01' ? 2024 : 2026;
}
