import { ok, type Result, refuse } from '../result.ts';
import type { Color } from '../tournament/field.ts';
import { decodeRecord } from './moves.ts';
import { rulesOf, type Variant } from './rules.ts';
import { type Move, makeSquare } from './square.ts';

/** One half-move of a finished or running game, as a move list shows it. */
export interface PlayedMove {
  readonly move: Move;
  readonly san: string;
  /** The position after the move. */
  readonly fen: string;
  /** Who offered a draw after this move and before the next. */
  readonly drawOffers: readonly Color[];
}

/** A record that has been played through. */
export interface Replayed {
  readonly record: string;
  readonly played: readonly PlayedMove[];
}

const NOTHING: Replayed = { record: '', played: [] };

/**
 * Plays a record through from the start position; names the squares of a move that the rules do not allow. Where the
 * record goes on from one of the same variant that is known, only what is new is played.
 */
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
