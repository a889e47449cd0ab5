import { type PlayerRecord, recordsOf, type TrfDocument, type TrfLine, type TrfRecord } from './document.ts';
import { makeReport } from './make-report.ts';
import type { TournamentReport } from './report.ts';
import { toTournament } from './to-tournament.ts';

/**
 * A file with what has happened since it was read: the rounds, points and ranks of its players, who left and who came,
 * and the byes, forbidden pairs and virtual points of now. Whatever else stands in it stays, and a file in which nothing
 * has happened is the same file. `numberNow` gives the start number in the report for one in the file; who is not in it
 * has left.
 */
export function renewReport(
  file: TrfDocument,
  report: TournamentReport,
  numberNow: ReadonlyMap<number, number>,
): TrfDocument {
  const made = makeReport(report, { edition: 'TRF26' });
  const renewed = withPlayers(file, made, numberNow);
  const isSameList = [...numberNow].every(([before, now]) => before === now) && renewed.left === 0;
  if (isSameList && rulesText(toTournament(renewed.document)) === rulesText(report)) return renewed.document;
  return withRules(renewed.document, made);
}

interface Renewed {
  readonly document: TrfDocument;
  /** Players of the file who are in the tournament no more. */
  readonly left: number;
}

function withPlayers(file: TrfDocument, made: TrfDocument, numberNow: ReadonlyMap<number, number>): Renewed {
  const fresh = new Map(recordsOf(made, 'player').map((player) => [player.number, player]));
  const current = (number: number): PlayerRecord | undefined => fresh.get(numberNow.get(number) ?? 0);
  const inFile = recordsOf(file, 'player');
  const left = inFile.filter(({ number }) => current(number) === undefined).length;
  const known = new Set(numberNow.values());
  const came = [...fresh.values()].filter(({ number }) => !known.has(number));
  const hasChanged = inFile.some((old) => {
    const now = current(old.number);
    return now !== undefined && (now.number !== old.number || !hasSameRounds(old, now));
  });
  if (!hasChanged && left === 0 && came.length === 0) return { document: file, left };
  const lines = file.lines.flatMap((line): TrfLine[] => {
    const record = renewedRecord(line.record, current, fresh.size);
    return record === null ? [] : [{ ...line, record }];
  });
  const last = lines.map(({ record }) => record.kind).lastIndexOf('player');
  return { document: { lines: inserted(lines, last + 1, came) }, left };
}

/** A line's record as it is now; null where it tells of somebody who left. */
function renewedRecord(
  record: TrfRecord,
  current: (number: number) => PlayerRecord | undefined,
  players: number,
): TrfRecord | null {
  switch (record.kind) {
    case 'player': {
      const now = current(record.number);
      if (now === undefined) return null;
      const { number, points, rank, rounds } = now;
      // Columns of rounds to come hold byes that are booked.
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
    case 'count':
      return record.id === '062' ? { ...record, value: players } : record;
    default:
      return record;
  }
}

/** A round that the file leaves blank says the same as a bye that is booked elsewhere in it. */
function hasSameRounds(old: PlayerRecord, now: PlayerRecord): boolean {
  return now.rounds.every((round, index) => {
    const before = old.rounds[index] ?? null;
    if (before === null || round === null) return round?.opponent === undefined || round?.opponent === null;
    if (before.opponent === null) return round.opponent === null;
    return before.opponent === round.opponent && before.result === round.result;
  });
}

const RULES: readonly TrfRecord['kind'][] = [
  'byes',
  'absent',
  'forbidden',
  'forbidden-group',
  'acceleration',
  'virtual-points',
];

/** The document with the byes, forbidden pairs and virtual points of another one in place of its own. */
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

/** New lines at a place, ended as the others are. */
function inserted(lines: readonly TrfLine[], at: number, records: readonly TrfRecord[]): TrfLine[] {
  if (records.length === 0) return [...lines];
  const end = lines[0]?.end || '\r\n';
  const before = lines.slice(0, at).map((line) => (line.end === '' ? { ...line, end } : line));
  return [...before, ...records.map((record) => ({ record, end })), ...lines.slice(at)];
}

/** What is asked of the pairings to come; two texts are the same when the same is asked. */
function rulesText({ byes = [], forbidden = [], virtualPoints = new Map(), field }: Rules): string {
  const booked = [...byes].sort((a, b) => a.round - b.round || a.number - b.number);
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
  return JSON.stringify([booked.map(({ round, number, bye }) => [round, number, bye]), groups.sort(), points.sort()]);
}

type Rules = Pick<TournamentReport, 'byes' | 'forbidden' | 'virtualPoints' | 'field'>;
