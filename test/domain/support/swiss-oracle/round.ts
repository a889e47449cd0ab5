import type { PairingInput } from '../../../../domain/pairing/pairing.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { colorPreference } from './colors.ts';
import { type Player, playersOf } from './player.ts';

// C.04.3 art. 2.1 and 2.2: the absolute criteria, and whether a set of players can be paired at all.

export interface Round {
  readonly initialColor: Color;
  /** In the order of 1.2. */
  readonly players: readonly Player[];
  /** C1, C3 and the forbidden pairs. */
  readonly mayMeet: (one: Player, other: Player) => boolean;
  /** C5: the score of whoever gets the bye; null if nobody does. */
  readonly byeScore: number | null;
  /** C4: these players can all be paired, one of them with the bye of C5 if their number is odd. */
  readonly canBePaired: (players: readonly Player[]) => boolean;
}

/** The round to pair, or null if it has no legal pairing (1.9.3). */
export function roundOf(input: PairingInput): Round | null {
  const players = playersOf(input);
  const mayMeet = (one: Player, other: Player): boolean =>
    haveNotMet(one, other) && absoluteColorsAgree(one, other) && !isForbidden(one, other, input.forbidden);
  // C5: the lowest score with which somebody can have the bye; fixed once, then held in every bracket.
  const scores = [...new Set(players.map(({ score }) => score))].sort((one, other) => one - other);
  for (const byeScore of players.length % 2 === 0 ? [null] : scores) {
    const canBePaired = completion(mayMeet, byeScore);
    if (canBePaired(players)) return { initialColor: input.initialColor, players, mayMeet, byeScore, canBePaired };
  }
  return null;
}

/** C1 */
function haveNotMet(one: Player, other: Player): boolean {
  return !one.met.has(other.tpn) && !other.met.has(one.tpn);
}

/** C3: two players with the same absolute preference do not meet, unless one of them is a topscorer. */
function absoluteColorsAgree(one: Player, other: Player): boolean {
  if (one.isTopscorer || other.isTopscorer) return true;
  const mine = colorPreference(one);
  const theirs = colorPreference(other);
  return !(mine?.strength === 'absolute' && theirs?.strength === 'absolute' && mine.color === theirs.color);
}

function isForbidden(one: Player, other: Player, groups: PairingInput['forbidden']): boolean {
  return groups.some((group) => group.includes(one.tpn) && group.includes(other.tpn));
}

/** C4 by brute force: give the first player every opponent in turn, or the bye, and try to pair the rest. */
export function completion(mayMeet: Round['mayMeet'], byeScore: number | null): Round['canBePaired'] {
  const known = new Map<string, boolean>();
  const tryAll = (players: readonly Player[]): boolean => {
    const [first, ...others] = players;
    if (first === undefined) return true;
    const getsBye = players.length % 2 === 1 && first.mayHaveBye && first.score === byeScore;
    if (getsBye && canBePaired(others)) return true;
    return others.some((other) => mayMeet(first, other) && canBePaired(others.filter((player) => player !== other)));
  };
  const canBePaired = (players: readonly Player[]): boolean => {
    const key = players.map(({ tpn }) => tpn).join();
    const answer = known.get(key) ?? tryAll(players);
    known.set(key, answer);
    return answer;
  };
  return canBePaired;
}
