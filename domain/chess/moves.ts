import { ok, type Result, refuse } from '../result.ts';
import type { Color } from '../tournament/field.ts';
import { isSquare, type Move, ROLES } from './square.ts';

/**
 * The record of a game: three units an entry, written as base64, so that an entry is four characters and a record
 * grows by appending. A move is from, to and promotion piece; an entry that opens with 97, which is no square, is a
 * comment, and old readers skip it (decision D-50).
 */

/** In the order of their codes, from 1. */
export const COMMENTS = ['drawOffered', 'drawDeclined', 'clockAdded', 'clockTaken'] as const;
export type Comment = (typeof COMMENTS)[number];

export type RecordEntry =
  | ({ readonly kind: 'move' } & Move)
  /** What happened between two moves, and which side it was about. */
  | { readonly kind: 'comment'; readonly comment: Comment; readonly side: Color };

const COMMENT_MARK = 97;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The four characters of one entry. */
export function encodeEntry(entry: RecordEntry): string {
  const [first, second, third] = unitsOf(entry);
  const bits = first * 65_536 + second * 256 + third;
  return [18, 12, 6, 0].map((shift) => ALPHABET.charAt((bits >> shift) & 63)).join('');
}

export const encodeMoves = (moves: readonly Move[]): string =>
  moves.map((move) => encodeEntry({ kind: 'move', ...move })).join('');

/** What a record has grown by last. */
export const lastEntry = (record: string): string => record.slice(-4);

/** Reads a record, comments included. */
export function decodeRecord(record: string): Result<readonly RecordEntry[], 'unreadableMoves'> {
  const entries: RecordEntry[] = [];
  for (let at = 0; at < record.length; at += 4) {
    const entry = entryOf(unitsAt(record, at));
    if (entry === undefined) return refuse('unreadableMoves');
    entries.push(entry);
  }
  return ok(entries);
}

/** The moves of a record without its comments. */
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
  // indexOf('') is 0, so a record that breaks off inside an entry has to be told apart by its length.
  if (at + 4 > record.length || digits.includes(-1)) return undefined;
  const bits = digits.reduce((sum, digit) => sum * 64 + digit, 0);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}
