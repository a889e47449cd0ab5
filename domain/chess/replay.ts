import { ok, type Result, refuse } from '../kernel/result.ts';
import type { Color } from '../tournament/value/field.ts';
import { decodeRecord } from './moves.ts';
import { rulesOf, type Variant } from './rules.ts';
import { type Move, makeSquare } from './square.ts';

export interface PlayedMove {
  readonly move: Move;
  readonly san: string;
  readonly fen: string;
  /** Sides that offered a draw between this move and the next. */
  readonly drawOffers: readonly Color[];
}

export interface Replayed {
  readonly record: string;
  readonly played: readonly PlayedMove[];
}

const NOTHING: Replayed = { record: '', played: [] };

/** Reports an illegal move by its squares. If `known` is a prefix of the record, only new moves are played. */
export function replay(
  variant: Variant,
  record: string,
  known: Replayed = NOTHING,
): Result<readonly PlayedMove[], 'unreadableMoves' | 'illegalMove'> {
  const from = record.startsWith(known.record) ? known : NOTHING;
  const entries = decodeRecord(record.slice(from.record.length));
  if (!entries.ok) return entries;
  const rules = rulesOf(variant);
  const played = [...from.played];
  for (const entry of entries.value) {
    const last = played.at(-1);
    if (entry.kind === 'comment') {
      if (last === undefined || entry.comment !== 'drawOffered') continue;
      played[played.length - 1] = { ...last, drawOffers: [...last.drawOffers, entry.side] };
      continue;
    }
    const { kind: _, ...move } = entry;
    const before = last?.fen ?? rules.startFen;
    const after = rules.play(before, move);
    if (!after.ok) return refuse('illegalMove', { from: makeSquare(move.from), to: makeSquare(move.to) });
    played.push({ move, san: rules.san(before, move), fen: after.value, drawOffers: [] });
  }
  return ok(played);
}
