import type { Bracket, BracketPairing, RoundContext } from './bracket.ts';
import { canBePaired, lowestByeScore } from './completability.ts';
import { pairBracketDirectly } from './direct-bracket.ts';
import { pairBracketExactly } from './exact-bracket.ts';
import type { Roster } from './roster.ts';

export interface PairedBracket extends BracketPairing {
  readonly bracket: Bracket;
  readonly c9: boolean;
}

/** Art. 1.9.3 and C5: the score of the bye; null if the round cannot be paired. */
export function openRound(roster: Roster): RoundContext | null {
  if (roster.count % 2 === 1) {
    const byeScore = lowestByeScore(roster);
    return byeScore === undefined ? null : { roster, byeScore };
  }
  const context = { roster, byeScore: null };
  return canBePaired(context, placesFrom(roster, 0)) ? context : null;
}

/** Art. 3: brackets from the top; the downfloater of the last one gets the bye. */
export function pairBrackets(context: RoundContext): PairedBracket[] {
  const { roster } = context;
  const paired: PairedBracket[] = [];
  let movedDown: readonly number[] = [];
  for (let group = 0; group + 1 < roster.groupStart.length; group++) {
    const bracket = bracketOf(roster, group, movedDown);
    const c9 = byeLeavesHere(context, bracket);
    const pairing = pairBracketDirectly(context, bracket, c9) ?? pairBracketExactly(context, bracket, c9);
    paired.push({ ...pairing, bracket, c9 });
    movedDown = pairing.downfloaters;
  }
  return paired;
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

/** C9 applies if the bracket is complete except for the bye and everyone below can be paired among themselves. */
function byeLeavesHere(context: RoundContext, bracket: Bracket): boolean {
  const { roster, byeScore } = context;
  if (byeScore === null || bracket.members.length % 2 === 0) return false;
  if (roster.score[bracket.below - 1] > byeScore) return false;
  return canBePaired(context, bracket.members) && canBePaired(context, placesFrom(roster, bracket.below));
}

const placesFrom = (roster: Roster, from: number): number[] =>
  Array.from({ length: roster.count - from }, (_, i) => from + i);
