import { parseTiebreak } from '../domain/tiebreaks/names.ts';
import type { RecordOptions } from '../domain/tiebreaks/record.ts';
import { parseTrfDate } from '../domain/trf/date.ts';
import { type TrfDocument, textOf } from '../domain/trf/document.ts';
import { trfKindOf } from '../domain/trf/kind.ts';
import { type NamedTiebreak, tiebreaksOf } from '../domain/trf/tiebreaks.ts';
import { type Invocation, numberOption, UsageError } from './command.ts';

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

/** Those asked for; else those of the file, or the usual ones. */
export const tiebreaksFor = (document: TrfDocument, { tiebreaks }: TiebreakSettings): readonly NamedTiebreak[] =>
  tiebreaks ?? tiebreaksOf(document);

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
