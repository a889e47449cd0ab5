import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseTiebreak, type TiebreakId } from '../../../domain/tiebreaks/names.ts';
import type { TournamentSystem } from '../../../domain/tiebreaks/record.ts';
import { standings } from '../../../domain/tournament/standings/standings.ts';
import { toField } from '../../../domain/trf/convert/to-field.ts';
import { readTrf } from '../../../domain/trf/read/read.ts';

/** A tournament with the values and ranks on which FIDE's checker and an independent program agree. */
interface Tournament {
  readonly id: string;
  readonly kind: 'swiss' | 'rr' | 'drr';
  readonly players: number;
  readonly rounds: number;
  readonly counted: number;
  readonly trf: string;
  /** By code, by start number. A code ending in _U1400 counts unrated players as 1400. */
  readonly tiebreaks: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  /** By list of codes: the ranks in the order of the start numbers. */
  readonly rank: Readonly<Record<string, readonly number[]>>;
}

const parseLines = (text: string): Tournament[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Tournament);

const some = parseLines(readFileSync(join(import.meta.dirname, '../../fixtures/tiebreaks/tournaments.jsonl'), 'utf8'));
const everything = join(import.meta.dirname, '../../../../shared/vectors/tiebreaks/public.jsonl.gz');
const all = existsSync(everything) ? parseLines(gunzipSync(readFileSync(everything)).toString('utf8')) : [];

const UNRATED_AS_1400 = '_U1400';

function tiebreakId(code: string): TiebreakId {
  const parsed = parseTiebreak(code);
  if (!parsed.ok) throw new Error(`${code} is not in the registry`);
  return parsed.value;
}

function fieldOfFile(trf: string) {
  const reading = readTrf(trf);
  if (!reading.ok) throw new Error(reading.key);
  return toField(reading.value.document);
}

/** Everything that the program says of the tournament, in the shape of the vector. */
function computed({ kind, counted, trf, tiebreaks, rank }: Tournament): Pick<Tournament, 'tiebreaks' | 'rank'> {
  const field = fieldOfFile(trf);
  const system: TournamentSystem = kind === 'swiss' ? 'swiss' : 'roundRobin';
  const options = { system, countedRounds: counted };
  const values = (code: string): Record<string, number | null> => {
    if (code === 'PTS') {
      return Object.fromEntries(
        standings(field, { ...options, tiebreaks: [] }).rows.map((row) => [row.number, row.points / 2]),
      );
    }
    const rule = code.endsWith(UNRATED_AS_1400) ? { unratedAs: 1400 } : {};
    const table = standings(field, { ...options, ...rule, tiebreaks: [tiebreakId(code.replace(UNRATED_AS_1400, ''))] });
    const scale = table.columns[0]?.scale ?? 1;
    return Object.fromEntries(
      table.rows.map(({ number, values: [value = null] }) => [number, value === null ? null : value / scale]),
    );
  };
  const ranks = (list: string): number[] =>
    [...standings(field, { ...options, tiebreaks: list.split(',').map(tiebreakId) }).rows]
      .sort((a, b) => a.number - b.number)
      .map((row) => row.rank);
  return {
    tiebreaks: Object.fromEntries(Object.keys(tiebreaks).map((code) => [code, values(code)])),
    rank: Object.fromEntries(Object.keys(rank).map((list) => [list, ranks(list)])),
  };
}

describe('tie-breaks, compared with the checker', () => {
  it.each(some)(
    'every tie-break and rank is that of the checker in $id: $players players, $counted of $rounds rounds',
    (tournament) => {
      const { tiebreaks, rank } = tournament;
      expect(computed(tournament)).toEqual({ tiebreaks, rank });
    },
  );
});

describe.skipIf(all.length === 0)('tie-breaks of all tournaments, compared with the checker', () => {
  it.each(all)(
    'every tie-break and rank is that of the checker in $id (full set): $players players, $counted of $rounds rounds',
    (tournament) => {
      const { tiebreaks, rank } = tournament;
      expect(computed(tournament)).toEqual({ tiebreaks, rank });
    },
  );

  it('every round with a result counts when the number of counted rounds is not given', () => {
    for (const { kind, trf, tiebreaks } of all) {
      const system = kind === 'swiss' ? 'swiss' : 'roundRobin';
      const { rows } = standings(fieldOfFile(trf), { system, tiebreaks: [] });
      expect(Object.fromEntries(rows.map((row) => [row.number, row.points / 2]))).toEqual(tiebreaks.PTS);
    }
  });
});
