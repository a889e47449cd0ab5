import type { Color, RoundResult } from '../../tournament/value/field.ts';
import type { BoardResult } from '../../tournament/value/team-field.ts';

/** A player in a line-up; null is a vacant board. */
export type Chair = { readonly number: number; readonly result: RoundResult | null } | null;

export interface TrfBoardOfMatch {
  readonly first: number | null;
  readonly second: number | null;
  /** The first team's colour, if the file gives it. */
  readonly color: Color | null;
  readonly results: readonly [BoardResult | null, BoardResult | null];
}

/** Line-ups that are not written out (300) omit vacant boards, so winners without an opponent face one. */
export function matchBoardsOf(first: readonly Chair[], second: readonly Chair[]): readonly TrfBoardOfMatch[] {
  const boards: TrfBoardOfMatch[] = [];
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    const [one, other] = [first[i] ?? null, second[j] ?? null];
    const [skipsOne, skipsOther] = [!isAlone(one) && isAlone(other), isAlone(one)];
    boards.push(boardOf(skipsOne ? null : one, skipsOther ? null : other));
    if (!skipsOne || first[i] === null) i++;
    if (!skipsOther || second[j] === null) j++;
  }
  return boards;
}

const isAlone = (chair: Chair): boolean => chair?.result?.kind === 'bye';

function boardOf(first: Chair, second: Chair): TrfBoardOfMatch {
  return {
    first: first?.number ?? null,
    second: second?.number ?? null,
    color: colorOf(first) ?? mirrored(colorOf(second)),
    results: [resultOf(first), resultOf(second)],
  };
}

const colorOf = (chair: Chair): Color | null =>
  chair?.result == null || chair.result.kind === 'bye' ? null : chair.result.color;

const mirrored = (color: Color | null): Color | null => (color === null ? null : color === 'white' ? 'black' : 'white');

/** A vacant side forfeits; a player without an opponent in the file wins by forfeit. */
function resultOf(chair: Chair): BoardResult | null {
  const result = chair?.result ?? null;
  if (result === null) return 'forfeitLoss';
  switch (result.kind) {
    case 'game':
      return result.outcome;
    case 'forfeit':
      return result.outcome === 'win' ? 'forfeitWin' : 'forfeitLoss';
    case 'pending':
      return null;
    case 'bye':
      return result.bye === 'full-point' ? 'forfeitWin' : 'forfeitLoss';
  }
}
