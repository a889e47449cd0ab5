import { ok, type Result, refuse } from '../kernel/result.ts';
import type { Color } from '../tournament/value/field.ts';
import { isSquare, type Move, ROLES } from './square.ts';

/**
 * The game record: base64, four characters per entry (from, to, promotion piece), so it grows by appending. An entry
 * that starts with 97, which is no square, is a comment, and old readers skip it (decision D-50).
 */

export const COMMENTS = ['drawOffered', 'drawDeclined', 'clockAdded', 'clockTaken'] as const;
export type Comment = (typeof COMMENTS)[number];

export type RecordEntry =
  | ({ readonly kind: 'move' } & Move)
  /** An event between two moves, with the side it concerns. */
  | { readonly kind: 'comment'; readonly comment: Comment; readonly side: Color };

const COMMENT_MARK = 97;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function encodeEntry(entry: RecordEntry): string {
  const [first, second, third] = unitsOf(entry);
  const bits = first * 65_536 + second * 256 + third;
  return [18, 12, 6, 0].map((shift) => ALPHABET.charAt((bits >> shift) & 63)).join('');
}

export const encodeMoves = (moves: readonly Move[]): string =>
  moves.map((move) => encodeEntry({ kind: 'move', ...move })).join('');

export const lastEntry = (record: string): string => record.slice(-4);

export function decodeRecord(record: string): Result<readonly RecordEntry[], 'unreadableMoves'> {
  const entries: RecordEntry[] = [];
  for (let at = 0; at < record.length; at += 4) {
    const entry = entryOf(unitsAt(record, at));
    if (entry === undefined) return refuse('unreadableMoves');
    entries.push(entry);
  }
  return ok(entries);
}

export function decodeMoves(record: string): Result<readonly Move[], 'unreadableMoves'> {
  const entries = decodeRecord(record);
  return entries.ok ? ok(entries.value.flatMap((entry) => (entry.kind === 'move' ? [moveOf(entry)] : []))) : entries;
}

const moveOf = ({ from, to, promotion }: Move): Move =>
  promotion === undefined ? { from, to } : { from, to, promotion };

type Units = readonly [number, number, number];

function unitsOf(entry: RecordEntry): Units {
  if (entry.kind === 'comment') {
    return [COMMENT_MARK, COMMENTS.indexOf(entry.comment) + 1, entry.side === 'white' ? 0 : 1];
  }
  return [entry.from, entry.to, entry.promotion === undefined ? 0 : ROLES.indexOf(entry.promotion) + 1];
}

function entryOf(units: Units | undefined): RecordEntry | undefined {
  if (units === undefined) return undefined;
  const [first, second, third] = units;
  if (first === COMMENT_MARK) {
    const comment = COMMENTS[second - 1];
    return comment === undefined ? undefined : { kind: 'comment', comment, side: third === 0 ? 'white' : 'black' };
  }
  if (!isSquare(first) || !isSquare(second) || third > ROLES.length) return undefined;
  const promotion = ROLES[third - 1];
  return { kind: 'move', from: first, to: second, ...(promotion === undefined ? {} : { promotion }) };
}

function unitsAt(record: string, at: number): Units | undefined {
  const digits = [0, 1, 2, 3].map((offset) => ALPHABET.indexOf(record.charAt(at + offset)));
  // indexOf('') is 0, so the length must reveal a record that ends inside an entry.
  if (at + 4 > record.length || digits.includes(-1)) return undefined;
  const bits = digits.reduce((sum, digit) => sum * 64 + digit, 0);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}
