import type { PlayerRecord, TrfDocument, TrfResult, TrfRound } from './document.ts';
import type { Findings } from './issues.ts';
import { PLAYER, roundColumns } from './layouts.ts';

/** A player's record and the number of its line. */
interface Seated {
  readonly line: number;
  readonly record: PlayerRecord;
}

/** Holds the records of a document against one another and reports what cannot be true. */
export function checkDocument(document: TrfDocument, findings: Findings): void {
  const players = seatPlayers(document, findings);
  if (players.size === 0 && findings.errors.length === 0) findings.error(1, 1, 'trfNoPlayers');
  checkCounts(document, players.size, findings);
  for (const player of players.values()) checkRounds(player, players, findings);
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

function checkCounts(document: TrfDocument, players: number, findings: Findings): void {
  document.lines.forEach(({ record }, index) => {
    if (record.kind !== 'count' || record.id !== '062' || record.value === players || record.value === 0) return;
    findings.warn(index + 1, 5, 'trfCountMismatch', { stated: record.value, found: players });
  });
}

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
      findings.error(player.line, at.opponent, 'trfUnknownNumber', params);
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
