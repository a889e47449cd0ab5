import type { Ok, Refused } from '../../kernel/result.ts';
import { checkDocument, checkTournament } from '../check/check.ts';
import { Findings, type TrfError, type TrfErrorKey, type TrfWarning } from '../check/issues.ts';
import { type TrfFile, toTournament } from '../convert/to-tournament.ts';
import { COUNT_IDS, SINGLE_POINT_IDS, TEXT_IDS, type TrfDocument, type TrfLine, type TrfRecord } from '../document.ts';
import { PERSON } from '../layouts.ts';
import { makeRecord } from '../write/write.ts';
import {
  readAbsent,
  readAcceleration,
  readAdjustment,
  readByes,
  readForbidden,
  readForbiddenPair,
  readVirtualPoints,
} from './read-pairing.ts';
import { readNational, readPlayer } from './read-player.ts';
import { readForfeitedMatch, readLineup, readOldTeam, readTeam, readTeamByes } from './read-team.ts';
import {
  readCount,
  readDate,
  readInitialColor,
  readKeyedPoints,
  readMatchPoints,
  readPoints,
  readRoundDates,
  readSinglePoints,
  readText,
} from './read-tournament.ts';
import { columns, countedInBytes, isAscii, type SourceLine, splitLines } from './source-line.ts';

/** The file with warnings, or all errors; key and params are those of the first. */
export type TrfReading =
  | Ok<TrfFile & { readonly warnings: readonly TrfWarning[] }>
  | (Refused<TrfErrorKey> & { readonly errors: readonly TrfError[]; readonly warnings: readonly TrfWarning[] });

/** Reads TRF16, TRF26, XX. and BB. extensions. Never throws; the document keeps lines without a meaning. */
export function readTrf(text: string): TrfReading {
  const findings = new Findings();
  const { warnings } = findings;
  const lines = splitLines(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  const document: TrfDocument = { lines: lines.map((line) => readLine(line, findings)) };
  const players = checkDocument(document, findings);
  const errors = findings.errors.sort((a, b) => a.line - b.line || a.column - b.column);
  const [first] = errors;
  if (first !== undefined) {
    const params = { ...first.params, line: first.line, column: first.column };
    return { ok: false, key: first.key, params, errors, warnings };
  }
  const file = { document, tournament: toTournament(document) };
  checkTournament(file, players, findings);
  return { ok: true, value: { ...file, warnings } };
}

const BYTE_ORDER_MARK = '\ufeff';

function readLine(line: SourceLine, findings: Findings): TrfLine {
  const record = readRecord(line, findings) ?? { kind: 'other', text: line.text };
  const canonical = makeRecord(record);
  return canonical === line.text
    ? { record, end: line.end }
    : { record, end: line.end, spelling: { text: line.text, canonical } };
}

type ReadRecord = (line: SourceLine, findings: Findings) => TrfRecord | null;

/** Readers by record id, the first three characters. */
const READERS: ReadonlyMap<string, ReadRecord> = new Map<string, ReadRecord>([
  ...TEXT_IDS.map((id) => [id, (line: SourceLine) => readText(line, id)] as const),
  ['042', (line, findings) => readDate(line, '042', findings)],
  ['052', (line, findings) => readDate(line, '052', findings)],
  ...COUNT_IDS.map((id) => [id, (line: SourceLine, findings: Findings) => readCount(line, id, findings)] as const),
  ...SINGLE_POINT_IDS.map(
    (id) => [id, (line: SourceLine, findings: Findings) => readSinglePoints(line, id, findings)] as const,
  ),
  ['132', readRoundDates],
  ['152', (line, findings) => readInitialColor(line, '152', findings)],
  ['XXC', (line, findings) => readInitialColor(line, 'XXC', findings)],
  ['162', readPoints],
  ['362', readMatchPoints],
  ['XXS', readKeyedPoints],
  ['001', (line, findings) => readPerson(line, findings, readPlayer)],
  ['013', readOldTeam],
  ['310', readTeam],
  ['300', readLineup],
  ['320', readTeamByes],
  ['330', readForfeitedMatch],
  ['240', readByes],
  ['250', readAcceleration],
  ['260', readForbidden],
  ['299', readAdjustment],
  ['XXA', readVirtualPoints],
  ['XXP', readForbiddenPair],
  ['XXZ', readAbsent],
]);

/** Some programs pad names by bytes; a line that only fits that way is read so and reported. */
function readPerson(line: SourceLine, findings: Findings, read: ReadRecord): TrfRecord | null {
  const byCharacters = new Findings();
  const record = read(line, byCharacters);
  if (record === null && !isAscii(line)) {
    const byBytes = read(countedInBytes(line), new Findings());
    if (byBytes !== null) {
      findings.warn(line.number, NAME_COLUMN, 'trfByteColumns');
      return byBytes;
    }
  }
  findings.errors.push(...byCharacters.errors);
  findings.warnings.push(...byCharacters.warnings);
  return record;
}

const NAME_COLUMN = PERSON.name.from;

/** Deliberately ignored: comments, and readable summaries of team events. */
const UNREAD_IDS: readonly string[] = ['###', '801', '802'];
/** Descriptive records: unreadable ones are kept and reported, and the file stays usable. */
const DISPENSABLE_IDS: readonly string[] = ['299', '300', '320', '330'];

function readRecord(line: SourceLine, findings: Findings): TrfRecord | null {
  const id = columns(line, 1, 3);
  const read = READERS.get(id);
  if (line.text.trim() === '' || UNREAD_IDS.includes(id)) return null;
  if (isNational(line)) return readPerson(line, findings, readNational);
  if (read === undefined) {
    findings.warn(line.number, 1, 'trfUnknownRecord', { text: id });
    return null;
  }
  if (columns(line, 4, 4).trim() !== '') {
    findings.error(line.number, 4, 'trfMisaligned');
    return null;
  }
  if (!DISPENSABLE_IDS.includes(id)) return read(line, findings);
  const own = new Findings();
  const record = read(line, own);
  for (const { column, params } of own.errors) findings.warn(line.number, column, 'trfUnreadRecord', { ...params, id });
  return record;
}

/** Not a federation: `DAT 0001 EMAIL ...` is one program's note. */
const NO_FEDERATIONS: readonly string[] = ['DAT'];

/** A federation code with a start number; rulers like `DDD SSSS` have letters there. */
const isNational = (line: SourceLine): boolean =>
  /^[A-Z]{3} [ \d]{3}\d( |$)/.test(line.text) &&
  !READERS.has(line.text.slice(0, 3)) &&
  !NO_FEDERATIONS.includes(line.text.slice(0, 3));
