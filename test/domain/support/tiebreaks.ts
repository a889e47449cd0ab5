import { formatTiebreak } from '../../../domain/tiebreaks/format.ts';
import type { TiebreakId } from '../../../domain/tiebreaks/names.ts';
import type { RecordOptions } from '../../../domain/tiebreaks/record.ts';
import { type Standings, standings } from '../../../domain/tournament/standings/standings.ts';
import { type FieldText, fieldOf } from '../../support/domain/field.ts';

type Columns = Record<number, string | null>;

/** The last column of a table as texts, by number: a test says `5.5` and means it. */
export function lastColumn({ columns, rows }: Standings): Columns {
  const scale = columns.at(-1)?.scale ?? 1;
  return Object.fromEntries(
    rows.map(({ number, values }) => {
      const value = values.at(-1) ?? null;
      return [number, value === null ? null : formatTiebreak(value, scale)];
    }),
  );
}

/** One tie-break of everybody in a field of letters. */
export const figures = (text: FieldText, tiebreak: TiebreakId, options: Partial<RecordOptions> = {}): Columns =>
  lastColumn(standings(fieldOf(text), { system: 'swiss', ...options, tiebreaks: [tiebreak] }));
