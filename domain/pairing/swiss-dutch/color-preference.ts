// C.04.3 art. 1.6 and 1.7 as small numbers for typed arrays.

export const NO_COLOR = 0;
export const WHITE = 1;
export const BLACK = 2;
export type ColorCode = typeof NO_COLOR | typeof WHITE | typeof BLACK;

export const NO_PREFERENCE = 0;
export const MILD = 1;
export const STRONG = 2;
export const ABSOLUTE = 3;
export type Strength = typeof NO_PREFERENCE | typeof MILD | typeof STRONG | typeof ABSOLUTE;

export interface ColorPreference {
  readonly wants: ColorCode;
  readonly strength: Strength;
  /** Art. 1.6: White games minus Black games. */
  readonly difference: number;
  /** The colour of the last two played games if equal, else none. */
  readonly repeated: ColorCode;
}

export const otherColor = (color: ColorCode): ColorCode =>
  color === WHITE ? BLACK : color === BLACK ? WHITE : NO_COLOR;

/** Art. 1.7, from the colours of played games in order, without gaps. */
export function colorPreference(played: readonly ColorCode[]): ColorPreference {
  let difference = 0;
  for (const color of played) difference += color === WHITE ? 1 : -1;
  const last = played.at(-1) ?? NO_COLOR;
  const repeated = last === played.at(-2) ? last : NO_COLOR;
  const towardsBalance = difference > 0 ? BLACK : WHITE;

  if (Math.abs(difference) > 1) return { wants: towardsBalance, strength: ABSOLUTE, difference, repeated };
  // A repeated colour overrides the colour difference.
  if (repeated !== NO_COLOR) return { wants: otherColor(repeated), strength: ABSOLUTE, difference, repeated };
  if (difference !== 0) return { wants: towardsBalance, strength: STRONG, difference, repeated };
  if (last !== NO_COLOR) return { wants: otherColor(last), strength: MILD, difference, repeated };
  return { wants: NO_COLOR, strength: NO_PREFERENCE, difference, repeated };
}
