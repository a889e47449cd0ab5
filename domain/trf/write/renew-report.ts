import { isSame } from '../../kernel/same.ts';
import { makeTiebreak } from '../../tiebreaks/names.ts';
import type { Field } from '../../tournament/value/field.ts';
import { NO_OFFICIAL_DATA } from '../../tournament/value/official-data.ts';
import { bestRoundsIn, isBestRoundsComment } from '../best-rounds.ts';
import { toField } from '../convert/to-field.ts';
import { toTournament } from '../convert/to-tournament.ts';
import {
  type PlayerRecord,
  recordsOf,
  type TrfDocument,
  type TrfLine,
  type TrfRecord,
  type TrfRound,
  textOf,
} from '../document.ts';
import { OFFICIAL_IDS, officialDataIn, officialRecords } from '../official-records.ts';
import { tiebreaksOf, unknownTiebreaks } from '../tiebreaks.ts';
import { makeReport } from './make-report.ts';
import type { TournamentReport } from './report.ts';

/**
 * Updates an imported file with rounds, points, ranks, withdrawals, entries, byes, forbidden pairs and virtual points.
 * Everything else is kept, and without changes the file stays identical. `numberNow` maps start numbers of the file to
 * those of the report; players without one have left.
 */
export function renewReport(
  file: TrfDocument,
  report: TournamentReport,
  numberNow: ReadonlyMap<number, number>,
): TrfDocument {
  const made = makeReport(report, { edition: 'TRF26' });
  const renewed = withPlayers(withComments(withOfficialData(file, report), made), made, numberNow);
  const isSameList = [...numberNow].every(([before, now]) => before === now) && renewed.left === 0;
  if (isSameList && rulesText(toTournament(renewed.document)) === rulesText(report)) return renewed.document;
  return withRules(renewed.document, made);
}

/** The file's own lines stay unless they say something else than the report. */
function withOfficialData(file: TrfDocument, { officialData = NO_OFFICIAL_DATA }: TournamentReport): TrfDocument {
  const wanted = officialRecords(officialData);
  if (isSame(officialRecords(officialDataIn(file)), wanted)) return file;
  const kept = file.lines.filter(({ record }) => record.kind !== 'text' || !OFFICIAL_IDS.includes(record.id));
  const first = kept.findIndex(({ record }) => record.kind === 'player');
  const records = wanted.map(([id, value]) => ({ kind: 'text', id, value }) as const);
  return { lines: inserted(kept, Math.max(0, first), records) };
}

/** With comments that the file does not have yet, and without a setting that has changed. */
function withComments(old: TrfDocument, made: TrfDocument): TrfDocument {
  const file = isSame(bestRoundsIn(old), bestRoundsIn(made)) ? old : withoutBestRounds(old);
  const known = new Set(recordsOf(file, 'other').map(({ text }) => text));
  const first = made.lines.findIndex(({ record }) => record.kind === 'player');
  const added = made.lines
    .slice(0, Math.max(0, first))
    .flatMap(({ record }) => (record.kind === 'other' && !known.has(record.text) ? [record] : []));
  if (added.length === 0) return file;
  const at = file.lines.findIndex(({ record }) => record.kind === 'player');
  return { lines: inserted(file.lines, Math.max(0, at), added) };
}

const withoutBestRounds = ({ lines }: TrfDocument): TrfDocument => ({
  lines: lines.filter(({ record }) => record.kind !== 'other' || !isBestRoundsComment(record.text)),
});

interface Renewed {
  readonly document: TrfDocument;
  readonly left: number;
}

function withPlayers(file: TrfDocument, made: TrfDocument, numberNow: ReadonlyMap<number, number>): Renewed {
  const fresh = new Map(recordsOf(made, 'player').map((player) => [player.number, player]));
  const current = (number: number): PlayerRecord | undefined => fresh.get(numberNow.get(number) ?? 0);
  const inFile = recordsOf(file, 'player');
  const left = inFile.filter(({ number }) => current(number) === undefined).length;
  const known = new Set(numberNow.values());
  const came = [...fresh.values()].filter(({ number }) => !known.has(number));
  const tiebreaks = otherTiebreaks(file, made);
  const hasNewDecisions = decidedText(toField(file)) !== decidedText(toField(made));
  const hasChanged =
    hasNewDecisions ||
    inFile.some((old) => {
      const now = current(old.number);
      return now !== undefined && (now.number !== old.number || !hasSameRounds(old, now));
    });
  if (!hasChanged && left === 0 && came.length === 0) return { document: file, left };
  const lines = file.lines.flatMap((line): TrfLine[] => {
    if (tiebreaks !== null && line.record.kind === 'text' && line.record.id === '212') return [];
    const record = renewedRecord(line.record, current, { players: fresh.size, tiebreaks });
    return record === null ? [] : [{ ...line, record }];
  });
  if (tiebreaks !== null && !lines.some(({ record }) => record.kind === 'text' && record.id === '202')) {
    const first = lines.findIndex(({ record }) => record.kind === 'player');
    lines.splice(
      0,
      lines.length,
      ...inserted(lines, Math.max(0, first), [{ kind: 'text', id: '202', value: tiebreaks }]),
    );
  }
  const last = lines.map(({ record }) => record.kind).lastIndexOf('player');
  return { document: { lines: inserted(lines, last + 1, came) }, left };
}

/** New tie-breaks if the file ranks by others or unknown ones; its ranks then change too. */
function otherTiebreaks(file: TrfDocument, made: TrfDocument): string | null {
  const now = textOf(made, '202');
  const told = tiebreaksOf(file).map(({ id }) => makeTiebreak(id));
  const isSame = unknownTiebreaks(file).length === 0 && told.join() === now;
  return isSame || now === '' ? null : now;
}

/** The current record of a line; null if its player has left. */
function renewedRecord(
  record: TrfRecord,
  current: (number: number) => PlayerRecord | undefined,
  { players, tiebreaks }: { readonly players: number; readonly tiebreaks: string | null },
): TrfRecord | null {
  switch (record.kind) {
    case 'player': {
      const now = current(record.number);
      if (now === undefined) return null;
      const { number, points, rank, rounds } = now;
      // Columns of future rounds contain requested byes.
      return { ...record, number, points, rank, rounds: [...rounds, ...record.rounds.slice(rounds.length)] };
    }
    case 'national': {
      const now = current(record.number);
      return now === undefined ? null : { ...record, number: now.number };
    }
    case 'adjustment': {
      const numbers = record.numbers.flatMap((number) => current(number)?.number ?? []);
      return numbers.length === 0 ? null : { ...record, numbers };
    }
    case 'text':
      return record.id === '202' && tiebreaks !== null ? { ...record, value: tiebreaks } : record;
    case 'count':
      return record.id === '062' ? { ...record, value: players } : record;
    default:
      return record;
  }
}

/** A blank round equals a bye recorded elsewhere in the file. */
function hasSameRounds(old: PlayerRecord, now: PlayerRecord): boolean {
  return now.rounds.every((round, index) => {
    const before = old.rounds[index] ?? null;
    if (before === null || round === null) return round?.opponent === undefined || round?.opponent === null;
    if (before.opponent === null) return round.opponent === null;
    return before.opponent === round.opponent && (before.result === round.result || areOpen(before, round));
  });
}

/** A blank result of the file is an open game too. */
const areOpen = (...rounds: readonly TrfRound[]): boolean =>
  rounds.every(({ result }) => result === ' ' || result === '?');

const RULES: readonly TrfRecord['kind'][] = [
  'byes',
  'absent',
  'forbidden',
  'forbidden-pair',
  'acceleration',
  'virtual-points',
  'adjustment',
];

function withRules(document: TrfDocument, made: TrfDocument): TrfDocument {
  const { pairedRounds } = toTournament(made);
  const lines = document.lines
    .filter(({ record }) => !RULES.includes(record.kind))
    .map((line): TrfLine => {
      const { record } = line;
      return record.kind === 'player'
        ? { ...line, record: { ...record, rounds: record.rounds.slice(0, pairedRounds) } }
        : line;
    });
  const rules = made.lines.map(({ record }) => record).filter(({ kind }) => RULES.includes(kind));
  return { lines: inserted(lines, lines.length, rules) };
}

function inserted(lines: readonly TrfLine[], at: number, records: readonly TrfRecord[]): TrfLine[] {
  if (records.length === 0) return [...lines];
  const end = lines[0]?.end || '\r\n';
  const before = lines.slice(0, at).map((line) => (line.end === '' ? { ...line, end } : line));
  return [...before, ...records.map((record) => ({ record, end })), ...lines.slice(at)];
}

/** A comparison key of byes, forbidden pairs and virtual points. */
function rulesText({ byes = [], forbidden = [], virtualPoints = new Map(), field }: Rules): string {
  const requested = [...byes].sort((a, b) => a.round - b.round || a.number - b.number);
  const groups = forbidden
    .map(({ numbers, ...rounds }) => ({ ...rounds, numbers: [...new Set(numbers)].sort((a, b) => a - b) }))
    .filter(({ numbers }) => numbers.length > 1)
    .map(({ numbers, firstRound, lastRound }) => {
      const last = Math.min(lastRound ?? field.rounds, field.rounds);
      return `${firstRound} ${Math.max(firstRound, last)} ${numbers}`;
    });
  const points = [...virtualPoints]
    .map(([number, values]) => `${number} ${values}`.replace(/[ ,]0(,0)*$/, ''))
    .filter((text) => text.includes(' '));
  return JSON.stringify([
    requested.map(({ round, number, bye }) => [round, number, bye]),
    groups.sort(),
    points.sort(),
    decidedText(field),
  ]);
}

const decidedText = ({ entrants }: Field): string =>
  entrants
    .flatMap(({ number, decisions = [] }) => decisions.map(({ points, after }) => `${number} ${after} ${points}`))
    .sort()
    .join();

type Rules = Pick<TournamentReport, 'byes' | 'forbidden' | 'virtualPoints' | 'field'>;
