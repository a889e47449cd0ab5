import type { TiebreakSettings } from '../domain/checker/rank.ts';
import { parseTiebreak } from '../domain/tiebreaks/names.ts';
import type { NamedTiebreak } from '../domain/trf/tiebreaks.ts';
import { type Invocation, numberOption, UsageError } from './command.ts';

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
