import { ok, refuse } from '../../result.ts';
import type { PairingInput, PairRound, RoundPairing } from '../pairing.ts';
import type { Bracket, RoundContext } from './bracket.ts';
import { allocateColors } from './colors.ts';
import { canBePaired, lowestByeScore } from './completability.ts';
import { pairBracketDirectly } from './direct-bracket.ts';
import { pairBracketExactly } from './exact-bracket.ts';
import { publicationOrder } from './publication.ts';
import { type Roster, readRoster } from './roster.ts';

/**
 * Pairs a round by the FIDE (Dutch) System, C.04.3 in force from 1 February 2026, with the general rules of C.04.1
 * and C.04.2. Refuses with `noLegalPairing` when the round cannot be completed under C1 to C3 (art. 1.9.3).
 */
export const pairSwissDutch: PairRound = (input) => {
  const roster = readRoster(input);
  const context = openRound(roster);
  if (context === null) return refuse('noLegalPairing');
  const { pairs, bye } = pairBrackets(context);
  return ok(publish(roster, pairs, bye, input));
};

type Places = readonly (readonly [number, number])[];

/** Art. 1.9.3 and C5: whether the round can be paired at all, and with the bye at which score. */
function openRound(roster: Roster): RoundContext | null {
  if (roster.count % 2 === 1) {
    const byeScore = lowestByeScore(roster);
    return byeScore === undefined ? null : { roster, byeScore };
  }
  const context = { roster, byeScore: null };
  return canBePaired(context, placesFrom(roster, 0)) ? context : null;
}

const placesFrom = (roster: Roster, from: number): number[] =>
  Array.from({ length: roster.count - from }, (_, i) => from + i);

/** Art. 3: bracket by bracket from the top. */
function pairBrackets(context: RoundContext): { pairs: Places; bye: number | null } {
  const { roster } = context;
  const pairs: (readonly [number, number])[] = [];
  let movedDown: readonly number[] = [];
  for (let group = 0; group + 1 < roster.groupStart.length; group++) {
    const bracket = bracketOf(roster, group, movedDown);
    const c9 = byeLeavesHere(context, bracket);
    const paired = pairBracketDirectly(context, bracket, c9) ?? pairBracketExactly(context, bracket, c9);
    pairs.push(...paired.pairs);
    movedDown = paired.downfloaters;
  }
  return { pairs, bye: movedDown[0] ?? null };
}

function bracketOf(roster: Roster, group: number, movedDown: readonly number[]): Bracket {
  const start = roster.groupStart[group];
  const below = roster.groupStart[group + 1];
  const residents = Array.from({ length: below - start }, (_, i) => start + i);
  return {
    members: [...movedDown, ...residents],
    movedDown: movedDown.length,
    below,
    belowNext: roster.groupStart[group + 2] ?? below,
  };
}

/** C9 applies where the bracket can be paired but for the bye, and everybody below among themselves. */
function byeLeavesHere(context: RoundContext, bracket: Bracket): boolean {
  const { roster, byeScore } = context;
  if (byeScore === null || bracket.members.length % 2 === 0) return false;
  if (roster.score[bracket.below - 1] > byeScore) return false;
  return canBePaired(context, bracket.members) && canBePaired(context, placesFrom(roster, bracket.below));
}

function publish(roster: Roster, pairs: Places, bye: number | null, input: PairingInput): RoundPairing {
  const published = publicationOrder(roster, pairs).map((i) => {
    const { white, black } = allocateColors(roster, pairs[i][0], pairs[i][1], input.initialColor);
    return { white, black };
  });
  return { pairs: published, byes: bye === null ? [] : [roster.tpn[bye]] };
}
