import { deficiency } from '../matching/maximum-matching.ts';
import { type Bracket, mayTakeBye, type RoundContext } from './bracket.ts';
import { canMeet } from './compatibility.ts';
import { canBePaired, staysCompletable } from './completability.ts';
import { Lookahead } from './lookahead.ts';

/**
 * The part of the field needed to pair one bracket exactly. C4 and C8 concern everyone below, but players below who are
 * proven to be pairable with any downfloaters can be left out.
 */
export interface Scope {
  /** Places of the members, then of the relevant players below. */
  readonly players: readonly number[];
  /** End of the bracket and the next one in `players`. */
  readonly nextEnd: number;
  /** Vertices for leaving the scope, as downfloater or with the bye. */
  readonly exits: number;
  readonly mayExit: (place: number) => boolean;
  /** Exits may stay unused in pairs. */
  readonly exitsAreOptional: boolean;
  readonly coversEverybody: boolean;
}

/** Scopes from the smallest; the first one with a complete matching gives the exact result. */
export function* scopesOf(context: RoundContext, bracket: Bracket, c9: boolean): Generator<Scope> {
  const own = bracketScope(context, bracket, c9);
  if (own !== null) yield own;
  const withNext = nextScope(context, bracket);
  if (withNext !== null) yield withNext;
  yield wholeScope(context, bracket);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The bracket alone: nobody goes down, or a single player whose identity does not affect C4 and C8. */
function bracketScope(context: RoundContext, bracket: Bracket, c9: boolean): Scope | null {
  const { roster, byeScore } = context;
  const { members, below } = bracket;
  const scope = { players: members, nextEnd: members.length, exitsAreOptional: false, coversEverybody: false };
  if (c9) return { ...scope, exits: 1, mayExit: (place) => mayTakeBye(context, place) };
  if (members.length % 2 === 0) {
    return canBePaired(context, range(below, roster.count)) ? { ...scope, exits: 0, mayExit: () => false } : null;
  }
  if (byeScore !== null && roster.score[below - 1] <= byeScore) return null;
  const lookahead = new Lookahead(context, bracket);
  return members.every((place) => lookahead.isBestWith(place)) ? { ...scope, exits: 1, mayExit: () => true } : null;
}

/** The bracket and the next one (C8), if the players below can absorb any downfloaters. */
function nextScope(context: RoundContext, bracket: Bracket): Scope | null {
  const { roster } = context;
  const { members, movedDown, below, belowNext } = bracket;
  if (belowNext === roster.count) return null;
  const next = range(below, belowNext);
  // Upper bound: each downfloater adds at most one unpaired player in the next bracket.
  const exits =
    deficiency({
      size: members.length,
      areAdjacent: (u, v) => Math.max(u, v) >= movedDown && canMeet(roster, members[u], members[v]),
    }) + deficiency({ size: next.length, areAdjacent: (u, v) => canMeet(roster, next[u], next[v]) });
  const players = [...members, ...next];
  if (!staysCompletable(context, range(belowNext, roster.count), players, exits)) return null;
  return {
    players,
    nextEnd: players.length,
    exits,
    mayExit: () => true,
    exitsAreOptional: true,
    coversEverybody: false,
  };
}

function wholeScope(context: RoundContext, bracket: Bracket): Scope {
  const { members, below, belowNext } = bracket;
  const players = [...members, ...range(below, context.roster.count)];
  return {
    players,
    nextEnd: members.length + belowNext - below,
    exits: players.length % 2,
    mayExit: (place) => mayTakeBye(context, place),
    exitsAreOptional: false,
    coversEverybody: true,
  };
}
