import { visibleText } from '../../kernel/text.ts';
import type { Findings } from '../check/issues.ts';
import { parseTitle } from '../convert/to-player.ts';
import { type NationalRecord, type PlayerRecord, TRF_RESULTS, type TrfResult, type TrfRound } from '../document.ts';
import { PERSON, PLAYER, ROUND_WIDTH, roundColumns } from '../layouts.ts';
import { readFields } from './read-fields.ts';
import { columns, firstInk, lineLength, type SourceLine } from './source-line.ts';

const FIRST_ROUND = roundColumns(1);

/** 001. */
export function readPlayer(line: SourceLine, findings: Findings): PlayerRecord | null {
  const fields = readFields(line, PLAYER, FIRST_ROUND.opponent - 1, findings);
  if (fields === null) return null;
  checkPerson(line, fields, findings);
  const rounds: (TrfRound | null)[] = [];
  const count = Math.ceil((lineLength(line) - PLAYER.rank.to) / ROUND_WIDTH);
  for (let round = 1; round <= count; round++) {
    const read = readRound(line, round, findings);
    if (read === undefined) return null;
    rounds.push(read);
  }
  while (rounds.length > 0 && rounds.at(-1) === null) rounds.pop();
  return { kind: 'player', ...fields, rounds };
}

export function readNational(line: SourceLine, findings: Findings): NationalRecord | null {
  const fields = readFields(line, PERSON, PERSON.birth.to, findings);
  return fields === null ? null : { kind: 'national', country: columns(line, 1, 3), ...fields };
}

function checkPerson(
  line: SourceLine,
  person: { sex: string; title: string; name: string; birth: string },
  findings: Findings,
): void {
  if (!/^[mwf]?$/i.test(person.sex)) {
    findings.warn(line.number, PERSON.sex.from, 'trfBadSex', { text: person.sex });
  }
  if (visibleText(person.name) !== person.name.replace(/\s+/g, ' ')) {
    findings.warn(line.number, PERSON.name.from, 'trfBadName');
  }
  if (person.title !== '' && parseTitle(person.title) === null) {
    findings.warn(line.number, PERSON.title.from, 'trfBadTitle', { text: person.title });
  }
  // Many files have the year only; 0 and 0000/00/00 mean unknown.
  if (!/^(\d{4}([/.-]\d{2}[/.-]\d{2})?|\d{2}[/.-]\d{2}[/.-]\d{4}|0)?$/.test(person.birth)) {
    findings.warn(line.number, PERSON.birth.from, 'trfBadDate', { text: person.birth });
  }
}

/** Null if blank, undefined after an error. */
function readRound(line: SourceLine, round: number, findings: Findings): TrfRound | null | undefined {
  const at = roundColumns(round);
  if (firstInk(line, at.from, at.result) === null) return null;
  for (const blank of [at.from, at.from + 1, at.color - 1, at.result - 1]) {
    if (firstInk(line, blank, blank) === null) continue;
    findings.error(line.number, blank, 'trfMisaligned');
    return undefined;
  }
  const opponentText = columns(line, at.opponent, at.color - 2).trim();
  if (!/^\d*$/.test(opponentText)) {
    findings.error(line.number, at.opponent, 'trfBadNumber', { text: opponentText });
    return undefined;
  }
  const color = columns(line, at.color, at.color).trim().toLowerCase() || '-';
  if (color !== 'w' && color !== 'b' && color !== '-') {
    findings.error(line.number, at.color, 'trfBadColor', { text: color });
    return undefined;
  }
  const result = readResult(columns(line, at.result, at.result));
  if (result === undefined) {
    findings.error(line.number, at.result, 'trfBadResult', { text: columns(line, at.result, at.result) });
    return undefined;
  }
  const opponent = Number(opponentText) || null;
  return opponent === null
    ? readBye(line, { column: at.result, color, result }, findings)
    : readGame(line, { column: at.result, opponent, color, result }, findings);
}

const readResult = (character: string): TrfResult | undefined => {
  const upper = character.toUpperCase() || ' ';
  return TRF_RESULTS.find((result) => result === upper);
};

interface Read {
  readonly column: number;
  readonly color: TrfRound['color'];
  readonly result: TrfResult;
}

/** Forfeits without an opponent are byes too, and common for team members who did not play. */
const BYE_RESULTS: readonly TrfResult[] = ['H', 'F', 'U', 'Z', ' ', '-', '+'];
/** Byes before 2016; reported, as they may also be games with a missing opponent. */
const OLD_BYE_RESULTS: readonly TrfResult[] = ['=', '1', '0'];

function readBye(line: SourceLine, read: Read, findings: Findings): TrfRound | undefined {
  const { result, color } = read;
  if (OLD_BYE_RESULTS.includes(result)) {
    findings.warn(line.number, read.column, 'trfByeSpelling', { text: result });
  } else if (!BYE_RESULTS.includes(result)) {
    findings.error(line.number, read.column, 'trfBadResult', { text: result });
    return undefined;
  }
  if (color !== '-') findings.warn(line.number, read.column - 2, 'trfColorAlone', { text: color });
  return { opponent: null, color, result };
}

const FREE_OF_COLOR: readonly TrfResult[] = ['+', '-', '?', ' '];

function readGame(line: SourceLine, read: Read & { opponent: number }, findings: Findings): TrfRound | undefined {
  const { column, opponent, color, result } = read;
  if (result === 'H' || result === 'F' || result === 'U' || result === 'Z') {
    findings.error(line.number, column, 'trfBadResult', { text: result });
    return undefined;
  }
  if (color === '-' && !FREE_OF_COLOR.includes(result)) {
    findings.error(line.number, column - 2, 'trfBadColor', { text: color });
    return undefined;
  }
  return { opponent, color, result };
}
