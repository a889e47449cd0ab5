import { formatTiebreak } from '../domain/tiebreaks/format.ts';
import { parseTiebreak, type TiebreakId } from '../domain/tiebreaks/registry.ts';
import { standings as rankPlayers, type Standings } from '../domain/tournament/standings.ts';
import { parseTrfDate } from '../domain/trf/date.ts';
import { type TrfDocument, textOf } from '../domain/trf/document.ts';
import { trfKindOf } from '../domain/trf/kind.ts';
import { startingList, toField } from '../domain/trf/to-field.ts';
import {
  type Command,
  complain,
  type ExitStatus,
  forEachFile,
  type Invocation,
  numberOption,
  print,
  printJson,
  UsageError,
} from './command.ts';
import { REFUSALS } from './messages.ts';
import { table } from './table.ts';
import { loadTrf } from './trf-file.ts';

export const standings: Command = {
  help: `
Usage: rokade standings [OPTIONS] FILE...

Ranks the players by score and tie-breaks (FIDE C.07 of 1 March 2026; events that began earlier by the rules of 2024).

  --tiebreaks CODES  comma list such as BHC1,BH,SB,DE; by default the file's own (record 202),
                     else BHC1,BH,SB for a Swiss and DE,SB,WIN for a round robin
  --rounds N         standings after round N
  --unrated-as N     count unrated players as N in rating tie-breaks
  --json             one line of JSON per file
`,
  options: {
    tiebreaks: { type: 'string' },
    rounds: { type: 'string' },
    'unrated-as': { type: 'string' },
    json: { type: 'boolean' },
  },
  run: async ({ files, options }) => {
    const settings = readSettings(options);
    return forEachFile(files, (file) => rankFile(file, settings));
  },
};

/** A tie-break as the user spells it, which is also how it is printed. */
interface NamedTiebreak {
  readonly code: string;
  readonly id: TiebreakId;
}

interface Settings {
  readonly tiebreaks: readonly NamedTiebreak[] | null;
  readonly rounds: number | undefined;
  readonly unratedAs: number | undefined;
  readonly json: boolean;
}

function readSettings(options: Invocation['options']): Settings {
  const { tiebreaks, json } = options;
  return {
    tiebreaks: typeof tiebreaks === 'string' ? tiebreaks.split(',').filter(Boolean).map(namedTiebreak) : null,
    rounds: numberOption(options, 'rounds'),
    unratedAs: numberOption(options, 'unrated-as'),
    json: json === true,
  };
}

function namedTiebreak(code: string): NamedTiebreak {
  const id = parseTiebreak(code);
  if (!id.ok) throw new UsageError(`unknown tie-break ${code}`);
  return { code, id: id.value };
}

async function rankFile(file: string, settings: Settings): Promise<ExitStatus> {
  const loaded = await loadTrf(file);
  if (!loaded.ok) {
    const { ok, ...failure } = loaded;
    if (settings.json) printJson({ file, rows: null, ...failure });
    return 2;
  }
  const { document } = loaded;
  if (trfKindOf(document).isTeam) {
    complain(`${file}: ${REFUSALS.teamTournament}`);
    if (settings.json) printJson({ file, rows: null, error: 'teamTournament' });
    return 2;
  }
  const tiebreaks = settings.tiebreaks ?? ownTiebreaks(document);
  const ranked = rankPlayers(toField(document), {
    tiebreaks: tiebreaks.map(({ id }) => id),
    system: trfKindOf(document).system === 'roundRobin' ? 'roundRobin' : 'swiss',
    edition: editionOf(document),
    ...(settings.rounds !== undefined && { countedRounds: settings.rounds }),
    ...(settings.unratedAs !== undefined && { unratedAs: settings.unratedAs }),
  });
  if (settings.json) printJson({ file, rows: jsonRows(ranked, tiebreaks), error: null });
  else print(standingsTable(document, ranked, tiebreaks));
  return 0;
}

const USUAL = { swiss: 'BHC1,BH,SB', roundRobin: 'DE,SB,WIN' } as const;

/** Those of record 202 that we know; the usual ones where the file names none. */
function ownTiebreaks(document: TrfDocument): readonly NamedTiebreak[] {
  const known = textOf(document, '202')
    .split(',')
    .flatMap((code) => {
      const id = parseTiebreak(code);
      return id.ok ? [{ code: code.trim(), id: id.value }] : [];
    });
  if (known.length > 0) return known;
  return USUAL[trfKindOf(document).system === 'roundRobin' ? 'roundRobin' : 'swiss'].split(',').map(namedTiebreak);
}

/** C.07 of 2026 holds for events that began on or after 1 March 2026, and for files that do not say when. */
function editionOf(document: TrfDocument): 2024 | 2026 {
  const start = parseTrfDate(textOf(document, '042'));
  return start !== null && start < '2026-03-01' ? 2024 : 2026;
}

function jsonRows({ rows, columns }: Standings, tiebreaks: readonly NamedTiebreak[]) {
  return rows.map(({ number, rank, points, values }) => ({
    number,
    rank,
    points: formatTiebreak(points, 2),
    tiebreaks: Object.fromEntries(tiebreaks.map(({ code }, index) => [code, valueText(values, columns, index)])),
  }));
}

const valueText = (values: readonly (number | null)[], columns: Standings['columns'], index: number): string | null => {
  const value = values[index] ?? null;
  return value === null ? null : formatTiebreak(value, columns[index]?.scale ?? 1);
};

function standingsTable(
  document: TrfDocument,
  { rows, columns }: Standings,
  tiebreaks: readonly NamedTiebreak[],
): string {
  const names = new Map(startingList(document).map(({ number, name }) => [number, name]));
  const head = ['Rank', 'No', 'Name', 'Pts', ...tiebreaks.map(({ code }) => code)];
  const lines = rows.map(({ number, rank, points, values }) => [
    String(rank),
    String(number),
    names.get(number) ?? '',
    formatTiebreak(points, 2),
    ...tiebreaks.map((_, index) => valueText(values, columns, index) ?? '-'),
  ]);
  const right = head.map((_, column) => column).filter((column) => column !== 2);
  const title = textOf(document, '012');
  return `${title === '' ? '' : `${title}\n\n`}${table(head, lines, right)}\n`;
}
