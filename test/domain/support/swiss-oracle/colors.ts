import type { Color } from '../../../../domain/tournament/value/field.ts';
import { opposite } from '../../../../domain/tournament/value/field.ts';
import { type Player, ranksAbove } from './player.ts';

// C.04.3 art. 1.6, 1.7 and 5: colour differences, colour preferences, and who gets White.

/** Ordered from the weakest to the strongest, so that an index compares them. */
const STRENGTHS = ['mild', 'strong', 'absolute'] as const;

export interface Preference {
  readonly color: Color;
  readonly strength: (typeof STRENGTHS)[number];
}

/** 1.6: games with White minus games with Black. */
export function colorDifference(colors: readonly Color[]): number {
  return colors.filter((color) => color === 'white').length - colors.filter((color) => color === 'black').length;
}

/** 1.7: the colour a player should get, and how badly; null before the first played game. */
export function colorPreference({ colors }: Player): Preference | null {
  const last = colors.at(-1);
  if (last === undefined) return null;
  const difference = colorDifference(colors);
  const balancing: Color = difference > 0 ? 'black' : 'white';
  if (Math.abs(difference) > 1) return { color: balancing, strength: 'absolute' };
  if (colors.at(-2) === last) return { color: opposite(last), strength: 'absolute' };
  if (Math.abs(difference) === 1) return { color: balancing, strength: 'strong' };
  return { color: opposite(last), strength: 'mild' };
}

export interface ColoredPair {
  readonly white: Player;
  readonly black: Player;
}

/** 5.2: the colours of a pair, by the first of the five rules that decides. */
export function allocateColors(one: Player, other: Player, initialColor: Color): ColoredPair {
  const [higher, lower] = ranksAbove(one, other) ? [one, other] : [other, one];
  const color =
    grantBothPreferences(higher, lower) ??
    grantStrongerPreference(higher, lower) ??
    alternateFromLatestDifference(higher, lower) ??
    colorPreference(higher)?.color ?? // 5.2.4: grant the preference of the higher ranked player
    colorFromArrivalNumber(higher, initialColor);
  return color === 'white' ? { white: higher, black: lower } : { white: lower, black: higher };
}

// Each of the following gives the colour of the higher ranked player, or null if the rule does not decide.

/** 5.2.1 */
function grantBothPreferences(higher: Player, lower: Player): Color | null {
  const mine = colorPreference(higher);
  const theirs = colorPreference(lower);
  if (mine === null) return theirs === null ? null : opposite(theirs.color);
  return theirs === null || theirs.color !== mine.color ? mine.color : null;
}

/** 5.2.2: if both are absolute, the wider colour difference is the stronger one. */
function grantStrongerPreference(higher: Player, lower: Player): Color | null {
  const mine = colorPreference(higher);
  const theirs = colorPreference(lower);
  if (mine === null || theirs === null) return null;
  const stronger = STRENGTHS.indexOf(mine.strength) - STRENGTHS.indexOf(theirs.strength);
  const bothAbsolute = mine.strength === 'absolute' && theirs.strength === 'absolute';
  const wider = Math.abs(colorDifference(higher.colors)) - Math.abs(colorDifference(lower.colors));
  const decisive = bothAbsolute ? wider : stronger;
  if (decisive === 0) return null;
  return decisive > 0 ? mine.color : opposite(theirs.color);
}

/** 5.2.3: histories of played games are compared from the latest game backwards. */
function alternateFromLatestDifference(higher: Player, lower: Player): Color | null {
  const shorter = Math.min(higher.colors.length, lower.colors.length);
  for (let back = 1; back <= shorter; back++) {
    const mine = higher.colors.at(-back);
    if (mine !== undefined && mine !== lower.colors.at(-back)) return opposite(mine);
  }
  return null;
}

/** 5.2.5: nobody has a preference; an odd number gets the colour drawn by lot. */
function colorFromArrivalNumber(higher: Player, initialColor: Color): Color {
  return higher.arrivalNumber % 2 === 1 ? initialColor : opposite(initialColor);
}
