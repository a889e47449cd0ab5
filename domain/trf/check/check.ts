import { trfFormatOf } from '../convert/format.ts';
import { pointSystemOf } from '../convert/point-system.ts';
import type { TrfFile } from '../convert/to-tournament.ts';
import type { TrfDocument, TrfRecord, TrfRecordOf, TrfResult, TrfRound } from '../document.ts';
import { ADJUSTMENT_NUMBERS, BYE_NUMBERS, FORBIDDEN_NUMBERS, PLAYER, roundColumns } from '../layouts.ts';
import { sourceLine, words } from '../read/source-line.ts';
import { unknownTiebreaks } from '../tiebreaks.ts';
import { makeRecord } from '../write/write.ts';
import { checkCounts, checkPoints, type Seated } from './check-totals.ts';
import type { Findings } from './issues.ts';

/** References between records. Skipped if a record could not be read, as every reference to it would be an error. */
export function checkDocument(document: TrfDocument, findings: Findings): Players {
  const players = seatPlayers(document, findings);
  if (findings.errors.length > 0) return players;
  if (players.size === 0) findings.error(1, 1, 'trfNoPlayers');
  for (const player of players.values()) checkRounds(player, players, findings);
  if (!trfFormatOf(document).isTeam) checkNumbers(document, players, findings);
  checkUnknownPoints(document, findings);
  return players;
}

/** What is odd in a file without errors. */
export function checkTournament(file: TrfFile, players: Players, findings: Findings): void {
  checkCounts(file.document, players.size, findings);
  checkByesToCome(file, players, findings);
  checkTiebreaks(file.document, findings);
  checkAdjourned(players, findings);
  checkLateResults(file, findings);
  checkDecisions(file, findings);
  checkPoints(file, players, findings);
}

/** By start number, in the order of their lines. */
type Players = ReadonlyMap<number, Seated>;

function seatPlayers(document: TrfDocument, findings: Findings): Players {
  const players = new Map<number, Seated>();
  document.lines.forEach(({ record }, index) => {
    if (record.kind !== 'player') return;
    const line = index + 1;
    const known = players.get(record.number);
    if (record.number === 0) findings.error(line, PLAYER.number.from, 'trfBadNumber', { text: '0' });
    else if (known === undefined) players.set(record.number, { line, record });
    else findings.error(line, PLAYER.number.from, 'trfDuplicateNumber', { number: record.number, other: known.line });
  });
  return players;
}

/** Unknown results are read as adjourned games. Each pair is reported once. */
function checkAdjourned(players: Players, findings: Findings): void {
  for (const { line, record } of players.values()) {
    record.rounds.forEach((round, index) => {
      if (round?.result !== '?' || round.opponent === null || round.opponent < record.number) return;
      const params = { round: index + 1, number: record.number, opponent: round.opponent };
      findings.warn(line, roundColumns(index + 1).result, 'trfAdjourned', params);
    });
  }
}

/** A late result without the rounds that were paired before it counts from the start. */
function checkLateResults({ tournament }: TrfFile, findings: Findings): void {
  for (const { line, round, white, black, knownFromRound } of tournament.lateResults) {
    if (knownFromRound === null) findings.warn(line, 1, 'trfLateResult', { round, white, black });
  }
}

/** An adjourned game counts as a draw (C.04.2); the file must not say otherwise. */
function checkUnknownPoints(document: TrfDocument, findings: Findings): void {
  const { draw } = pointSystemOf(document);
  document.lines.forEach(({ record }, index) => {
    if (record.kind !== 'points') return;
    const isOther = record.values.some(({ symbol, points }) => symbol === 'X' && points !== draw);
    if (isOther) findings.error(index + 1, 1, 'trfUnknownPoints');
  });
}

/** A pairing-allocated bye in an unpaired round is legal, but often a mistake. */
function checkByesToCome({ tournament }: TrfFile, players: Players, findings: Findings): void {
  const paired = tournament.field.entrants[0]?.results.length ?? 0;
  for (const { line, record } of players.values()) {
    record.rounds.slice(paired).forEach((round, index) => {
      if (round?.result !== 'U') return;
      const params = { round: paired + index + 1, number: record.number };
      findings.warn(line, roundColumns(paired + index + 1).result, 'trfByeInRoundToCome', params);
    });
  }
}

function checkDecisions({ document, tournament }: TrfFile, findings: Findings): void {
  if (!tournament.isTeam) return;
  document.lines.forEach(({ record }, index) => {
    if (record.kind === 'adjustment') findings.warn(index + 1, 1, 'trfUnsupported', { text: '299' });
  });
}

function checkTiebreaks(document: TrfDocument, findings: Findings): void {
  for (const { id, code } of unknownTiebreaks(document)) {
    const index = document.lines.findIndex(({ record }) => record.kind === 'text' && record.id === id);
    const line = document.lines[index];
    if (line === undefined) continue;
    const text = line.spelling?.text ?? makeRecord(line.record);
    findings.warn(index + 1, [...text.slice(0, text.indexOf(code))].length + 1, 'trfUnknownTiebreak', { text: code });
  }
}

/** First start number of each record type. */
const NUMBERS_FROM = {
  byes: BYE_NUMBERS.from,
  forbidden: FORBIDDEN_NUMBERS.from,
  adjustment: ADJUSTMENT_NUMBERS.from,
  'forbidden-pair': 5,
  absent: 5,
} as const;

/** References to unknown players, which would otherwise go unnoticed. */
function checkNumbers(document: TrfDocument, players: Players, findings: Findings): void {
  document.lines.forEach((line, index) => {
    const { record } = line;
    if (record.kind === 'virtual-points' && !players.has(record.number)) {
      findings.error(index + 1, 5, 'trfUnknownNumber', { number: record.number });
    }
    if (!isNumbered(record)) return;
    for (const number of record.numbers.filter((candidate) => !players.has(candidate))) {
      const source = sourceLine(index + 1, line.spelling?.text ?? makeRecord(record), '');
      const word = words(source, NUMBERS_FROM[record.kind]).find(({ text }) => Number(text) === number);
      findings.error(index + 1, word?.column ?? NUMBERS_FROM[record.kind], 'trfUnknownNumber', { number });
    }
  });
}

const isNumbered = (record: TrfRecord): record is TrfRecordOf<keyof typeof NUMBERS_FROM> => record.kind in NUMBERS_FROM;

function checkRounds(player: Seated, players: Players, findings: Findings): void {
  player.record.rounds.forEach((round, index) => {
    if (round === null || round.opponent === null) return;
    const at = roundColumns(index + 1);
    const params = { round: index + 1, number: player.record.number, opponent: round.opponent };
    if (round.opponent === player.record.number) {
      findings.error(player.line, at.opponent, 'trfSelfPaired', params);
      return;
    }
    const opponent = players.get(round.opponent);
    if (opponent === undefined) {
      findings.error(player.line, at.opponent, 'trfUnknownNumber', { number: round.opponent });
      return;
    }
    const mirror = opponent.record.rounds[index];
    if (mirror?.opponent !== player.record.number) {
      findings.error(player.line, at.opponent, 'trfOpponentMismatch', params);
      return;
    }
    // Reports each pair once, at the second line.
    if (player.line < opponent.line) return;
    if (round.color !== '-' && round.color === mirror.color) {
      findings.error(player.line, at.color, 'trfColorMismatch', params);
    }
    if (!canMirror(round, mirror)) findings.error(player.line, at.result, 'trfResultMismatch', params);
  });
}

/** A win requires a loss opposite; draws and losses may be on both sides (decisions, penalties). */
const MIRRORS: Readonly<Record<TrfResult, readonly TrfResult[]>> = {
  '1': ['0'],
  '=': ['=', '0'],
  '0': ['1', '=', '0'],
  W: ['L'],
  D: ['D', 'L'],
  L: ['W', 'D', 'L'],
  '+': ['-'],
  '-': ['+', '-'],
  '?': ['?', ' '],
  ' ': [' ', '?'],
  H: [],
  F: [],
  U: [],
  Z: [],
};

const canMirror = (one: TrfRound, other: TrfRound): boolean => MIRRORS[one.result].includes(other.result);
