import type { Color } from '../../tournament/value/field.ts';
import type { Pair } from '../pairing.ts';
import { ABSOLUTE, BLACK, type ColorCode, NO_COLOR, otherColor, WHITE } from './color-preference.ts';
import type { Roster } from './roster.ts';

export type ColorRule = '5.2.1' | '5.2.2' | '5.2.3' | '5.2.4' | '5.2.5';

export interface ColoredPair extends Pair {
  readonly rule: ColorRule;
}

export function allocateColors(roster: Roster, a: number, b: number, initialColor: Color): ColoredPair {
  const higher = Math.min(a, b);
  const lower = Math.max(a, b);
  const { color, rule } = colorOfHigher(roster, higher, lower, initialColor);
  const [white, black] = color === WHITE ? [higher, lower] : [lower, higher];
  return { white: roster.tpn[white], black: roster.tpn[black], rule };
}

export function colorOfHigher(
  roster: Roster,
  higher: number,
  lower: number,
  initialColor: Color,
): { color: ColorCode; rule: ColorRule } {
  const mine = roster.wants[higher] as ColorCode;
  const theirs = roster.wants[lower] as ColorCode;
  if (mine !== theirs) return { color: mine === NO_COLOR ? otherColor(theirs) : mine, rule: '5.2.1' };
  if (mine === NO_COLOR) return { color: byArrival(roster, higher, initialColor), rule: '5.2.5' };

  const stronger = strongerPreference(roster, higher, lower);
  if (stronger !== 0) return { color: stronger > 0 ? mine : otherColor(mine), rule: '5.2.2' };
  const alternated = alternateLatestDifference(roster.colors[higher], roster.colors[lower]);
  if (alternated !== NO_COLOR) return { color: alternated, rule: '5.2.3' };
  return { color: mine, rule: '5.2.4' };
}

/** Art. 5.2.2: stronger preference; for two absolute ones the wider difference. Positive favours `higher`. */
function strongerPreference(roster: Roster, higher: number, lower: number): number {
  const difference = roster.strength[higher] - roster.strength[lower];
  if (difference !== 0 || roster.strength[higher] !== ABSOLUTE) return difference;
  return Math.abs(roster.colorDifference[higher]) - Math.abs(roster.colorDifference[lower]);
}

/** Art. 5.2.3: the opposite of the first player's colour in the latest game in which the two had different colours. */
function alternateLatestDifference(mine: readonly ColorCode[], theirs: readonly ColorCode[]): ColorCode {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const color = mine[mine.length - back];
    if (color !== theirs[theirs.length - back]) return otherColor(color);
  }
  return NO_COLOR;
}

/** Art. 5.2.5: odd arrival numbers get the initial colour. */
function byArrival(roster: Roster, higher: number, initialColor: Color): ColorCode {
  const initial = initialColor === 'white' ? WHITE : BLACK;
  return roster.arrival[higher] % 2 === 1 ? initial : otherColor(initial);
}
