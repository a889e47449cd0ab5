import { checkCounts, checkPoints, type Seated } from './check-totals.ts';
import type { TrfDocument, TrfRecord, TrfRecordOf, TrfResult, TrfRound } from './document.ts';
import type { Findings } from './issues.ts';
import { trfKindOf } from './kind.ts';
import { ADJUSTMENT_NUMBERS, BYE_NUMBERS, FORBIDDEN_NUMBERS, PLAYER, roundColumns } from './layouts.ts';
import { sourceLine, words } from './source-line.ts';
import { makeRecord } from './write.ts';

/**
 * Holds the records of a document against one another and reports what cannot be true. Where a record could not be
 * read, nothing is compared: every mention of it would look like another fault.
 */
export function checkDocument(document: TrfDocument, findings: Findings): void {
  const players = seatPlayers(document, findings);
  if (findings.errors.length > 0) return;
  if (players.size === 0) findings.error(1, 1, 'trfNoPlayers');
  for (const player of players.values()) checkRounds(player, players, findings);
  if (!trfKindOf(document).isTeam) checkNumbers(document, players, findings);
  if (findings.errors.length > 0) return;
  checkCounts(document, players.size, findings);
  checkPoints(document, players, findings);
}

function seatPlayers(document: TrfDocument, findings: Findings): Map<number, Seated> {
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

/** Where the start numbers of a record begin. */
const NUMBERS_FROM = {
  byes: BYE_NUMBERS.from,
  forbidden: FORBIDDEN_NUMBERS.from,
  adjustment: ADJUSTMENT_NUMBERS.from,
  'forbidden-group': 5,
  absent: 5,
} as const;

/** Byes, decisions and forbidden pairs of players who are not there: a slip that would pass unseen. */
function checkNumbers(document: TrfDocument, players: ReadonlyMap<number, Seated>, findings: Findings): void {
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

function checkRounds(player: Seated, players: ReadonlyMap<number, Seated>, findings: Findings): void {
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
    // Each pair once: the second line is the one that contradicts the first.
    if (player.line < opponent.line) return;
    if (round.color !== '-' && round.color === mirror.color) {
      findings.error(player.line, at.color, 'trfColorMismatch', params);
    }
    if (!canMirror(round, mirror)) findings.error(player.line, at.result, 'trfResultMismatch', params);
  });
}

/** Wins of one side ask for losses of the other; draws and losses may stand on both sides (decisions, penalties). */
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
